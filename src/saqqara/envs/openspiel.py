"""The games in OpenSpiel: importing this registers `saqqara_<game>` with pyspiel; `load` makes one from our own words.

    game = load("objective", seats=3)        # or pyspiel.load_game("saqqara_objective(players=3)")

Parameters: `players`, the game's options by their names, `deck` (a file; the shipped one when empty), `seed`.

**Chance.** The rules draw from a generator inside compiled code. OpenSpiel's sampled mode would fit that, but a game made in Python
cannot be serialized in it (it asks the game for a generator's state, and Python games cannot answer). So chance nodes are explicit: each
has 64 outcomes, all as likely, and each outcome makes another generator of the one before (`Course.happen`). A history therefore
determines its state, and a search that tries a chance node again sees other things. Of what may happen at one node a tree has 64 samples;
over all trees (`seed`) chances are exactly those of the rules. A move for which nothing is drawn has no chance node after it.

**Several at once.** Where seats act at once they are asked one by one, and none sees what the others have chosen in the same step. Where
time is part of the rules, a chance node draws who acts next, evenly among those who may and the clock, which acts by itself.

**Information states** have perfect recall: the string is a fingerprint of all that a seat has seen and done (`Course`). The tensors, and
the observation string, are what it may know now, as the game's `observation.py` lays it out. `resample_from_infostate` draws a world that
the seat cannot tell from the true one by what it sees now; where it could know more by having counted what was shuffled back long ago,
that is not taken into account.
"""

from typing import Any

import numpy as np

from saqqara.core.arrays import array_of
from saqqara.core.determinization import imagine_state
from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find, games
from saqqara.core.look import Look
from saqqara.core.observation import places
from saqqara.core.parsing import plain
from saqqara.core.rng import Rng
from saqqara.envs.env_setup import Setting
from saqqara.envs.game_tree import CHANCE, LONGEST, OUTCOMES, SHUFFLES, TERMINAL, Course

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise BadSetup("env-missing") from missing

NUMBERS = list(range(OUTCOMES))
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in NUMBERS]
PREFIX = "saqqara_"


def load(game: str, seats: int | None = None, deck: str = "", seed: int = 0, **options: Any) -> Any:
    """Return one of our games as an OpenSpiel game."""
    kind = find(game)
    if not kind.has("lab.observation"):
        raise BadSetup("env-no-observation", name=game)
    count = kind.seat_count(seats)
    parameters = {"players": count, "seed": seed, **kind.choices(count, options)}
    return pyspiel.load_game(PREFIX + game, {**parameters, "deck": str(deck)} if kind.has_deck else parameters)


def from_look(look: Look, rng: Rng, deck: Any = None) -> Any:
    """Return a state that fits a look of a seat whose turn it is: for OpenSpiel's bots at our tables, who know the look and nothing
    else."""
    if look.seat is None or not look.moves:
        raise BadSetup("env-look")
    game = load(look.game, look.seats)
    setting = Setting(look.game, look.seats, None, deck)
    return SpielState(game, Course.midway(setting, array_of(imagine_state(look, rng, deck)[0]), look.seat, rng))


def reload(words: str) -> Any:
    """Return a game from its name and parameters, as kept ones ask for it: whoever calls this has registered our games."""
    return pyspiel.load_game(words)


def game_type(kind: Game) -> Any:
    """Return the game's description for OpenSpiel."""
    options = {name: option.default for name, option in kind.options.items()}
    return pyspiel.GameType(
        short_name=PREFIX + kind.name,
        long_name=f"Saqqara: {kind.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.seats[-1],
        min_num_players=kind.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": kind.seats[0], "seed": 0, **({"deck": ""} if kind.has_deck else {}), **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters. Each of our games has a class of its own, which pyspiel calls, and keeps beyond the end of Python."""

    kind: Game

    def __init__(self, parameters: dict[str, Any]) -> None:
        kind, given = self.kind, {**parameters}
        seats, self.seed, deck = int(given.pop("players")), int(given.pop("seed")), given.pop("deck", "") or None
        self.setting = Setting(kind.name, seats, given, deck)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=self.setting.worst,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(kind), info, parameters)

    def __reduce__(self) -> Any:
        return reload, (str(self),)

    def new_initial_state(self) -> "SpielState":
        """Before the deal."""
        return SpielState(self, Course(self.setting, self.seed))

    def max_chance_nodes_in_history(self) -> int:
        """Return the deal, and at most two for each move: what comes of it, and who acts next."""
        return SHUFFLES + 2 * LONGEST

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Observer | None":
        """Return an observer of what a seat knows, by now or with all it remembers. None, as OpenSpiel has it, for other kinds of
        observation: there is only what a seat knows as a whole, and not what is open to all, or secret, alone."""
        if kind is not None and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return None
        return Observer(self, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the game; `course` has all of it."""

    def __init__(self, game: SpielGame, course: Course) -> None:
        super().__init__(game)
        self.course = course

    # As C++ asks for them, and from Python at once where C++ would only ask back

    def current_player(self) -> int:
        """Return a seat, or chance, or nobody any more."""
        return self.course.actor

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.course.actor == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether chance acts."""
        return self.course.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the actions of who acts now; of others there are none."""
        actor = self.course.actor
        if actor >= 0:
            return self.course.actions()[:] if player is None or player == actor else []
        return NUMBERS[:] if actor == CHANCE else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all outcomes with equal chances."""
        return CHANCES

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course.actor == CHANCE:
            course.happen(action)
        elif course.actor == TERMINAL or not course.decide(action):
            raise BadSetup("env-action", agent=f"player {course.actor}", action=str(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        course = self.course
        if course.states is None:
            return f"action {action}"
        table = course.setting
        move = int(table.code.meaning(course.states, table.tables, player, action))
        if move < 0:
            return f"action {action}"
        return str(table.kind.part("notation").write(table.record(course.states), table.deck_tables, player, move))

    def returns(self) -> list[float]:
        """Return the worth for each seat."""
        return self.course.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """Return a fingerprint of all that a seat has seen and done."""
        seat = self.course.actor if player is None else player
        memory = self.course.recall(seat)
        return f"{seat}.{memory.things}.{memory.mark.hex()}"

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "SpielState":
        """Return another state that this seat cannot tell from this one; its history begins there."""
        chance = [int(probability_sampler() * 2**53) << 11 for _ in range(3)]
        return SpielState(self.get_game(), self.course.resampled(player, [*chance, 1]))

    def __str__(self) -> str:
        course = self.course
        if course.states is None:
            return f"before the deal, {course.shuffles} shuffles to come"
        position = course.setting.kind.model.position(course.setting.record(course.states), course.setting.deck_tables)
        return f"to act: {course.actor}, pending: {course.pending}, {plain(position)}, luck: {course.rng.tobytes().hex()}"


class Playouts:
    """An evaluator for OpenSpiel's searches: a random game to its end in compiled code, many times as fast as OpenSpiel's own in Python."""

    def __init__(self, rng: Rng) -> None:
        self.rng = np.array(rng, np.uint64)

    def evaluate(self, state: SpielState) -> list[float]:
        """Return the worth for each seat of one random game from here."""
        return state.course.played_out(self.rng)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return equal chances for all actions."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Observer:
    """OpenSpiel's view of what a seat knows: a tensor with its parts by name, and a string."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        layout = game.setting.layout
        self.recall = recall
        self.tensor = np.zeros(game.setting.size, np.float32)
        begins = places(layout)
        self.dict = {part.name: self.tensor[begins[part.name] :][: part.size].reshape(part.shape) for part in layout}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take over what a seat may know."""
        self.tensor[:] = state.course.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat may know, as text; or the fingerprint of all that it remembers."""
        if self.recall:
            return state.information_state_string(player)
        self.set_from(state, player)
        return "\n".join(f"{name}: {' '.join(str(int(n)) for n in part.flat)}" for name, part in self.dict.items())


def register() -> None:
    """Make all games that can be observed known to pyspiel."""
    for kind in games().values():
        if kind.has("lab.observation"):
            pyspiel.register_game(game_type(kind), type(f"{SpielGame.__name__}_{kind.name}", (SpielGame,), {"kind": kind}))


register()
