"""The vector environment on the CPU, of which `saqqara.envs.vector` tells; what a GPU does otherwise is in `vector_cuda.py`."""

import secrets
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np

from saqqara.bots.decisions import own_player
from saqqara.bots.search_setup import search_of, search_setup
from saqqara.bots.strength import placed
from saqqara.core.arrays import deck_array, generator, new_states, option_codes, record_of
from saqqara.core.compile import twins
from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import Game, find
from saqqara.core.table import seed_bytes
from saqqara.core.template_parts import named, observation_of
from saqqara.core.templates import bind
from saqqara.envs import batch_step
from saqqara.envs.batch_memory import ANEW, AT_RANDOM, CHANCE, ERRING, NOBODY, Batch
from saqqara.envs.env_setup import action_text, drawn, whole_number
from saqqara.envs.planes import coding

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError:
    spaces, VectorEnv, AutoresetMode = None, object, None  # type: ignore[assignment,misc]

LIMIT = 10_000
"""After so many moves a game is truncated, where nothing else is said: there are games that never end if nobody wants them to."""
MOST = 1 << 31
"""The number of environments whose games have numbers of their own."""
ENCODINGS = ("planes", "integers")
BY_CHANCE = "chance"


def no_err(s: Any, deck: Any, w: Any, seat: Any, noise: Any, overlooked: Any, greed: Any, habit: Any, moves: Any, rng: Any) -> Any:
    """Stand for a heuristic where nobody plays by one."""
    return -1


@cache
def batching_of(game: str, rivals: bool) -> Any:
    """Return `batch_step.py` over a game's rules and observation, with its heuristic for other seats (`rivals`), as plain functions."""
    search = named(search_of(game), ("err",)) if rivals else {"err": no_err}
    return bind(batch_step, f"{game} {rivals}", game=observation_of(find(game)), search=search)


@cache
def compiled_for(game: str, rivals: bool) -> Any:
    """Return the same compiled."""
    return twins(batching_of(game, rivals))


class Wish(NamedTuple):
    """The arguments of a vector environment."""

    game: str
    num_envs: int
    seats: int | None
    encode: str
    canonical: bool
    opponents: str | None
    learner: int | None
    deck: Any
    limit: int
    render_mode: str | None
    again: bool
    options: Mapping[str, Any]


def level_of(kind: Game, seats: int, options: Mapping[str, Any], name: str) -> Any:
    """Return the weights and the level of a player by the heuristic; raises BadSetup where a level plays otherwise."""
    if placed(name) is None:
        raise BadSetup("vector-opponents", name=kind.name, got=str(name)[:40])
    if own_player(kind.name) is None:
        setup = search_setup(kind.name, seats, tuple(options.items()))
        level = setup.level(name)
        if level.simulations == 0:
            return setup.taught, np.array([level.noise, level.overlooked, level.greed, level.habit])
    raise BadSetup("vector-opponents", name=kind.name, got=name)


class Vector(VectorEnv):
    """The vector environment of `vector.make`: many games on the CPU."""

    spec: Any = None
    closed = False

    def __init__(self, wish: Wish) -> None:
        self.kind = kind = find(wish.game)
        if not kind.has("lab.observation"):
            raise BadSetup("env-no-observation", name=wish.game)
        for name, most in (("num_envs", MOST), ("limit", 1 << 62)):
            if not whole_number(getattr(wish, name)) or not 0 < getattr(wish, name) < most:
                raise BadSetup("vector-number", name=name, got=str(getattr(wish, name)))
        for name, known in (("encode", ENCODINGS), ("render_mode", (None, "ansi"))):
            if getattr(wish, name) not in known:
                raise BadSetup("vector-choice", name=name, known=tuple(str(one) for one in known), got=str(getattr(wish, name)))
        self.num_envs, self.encode, self.render_mode = wish.num_envs, wish.encode, wish.render_mode
        self.seats = kind.seat_count(wish.seats)
        if wish.learner is not None and (not whole_number(wish.learner) or not 0 <= wish.learner < self.seats):
            raise BadSetup("no-seat", seat=str(wish.learner), most=self.seats - 1)
        self.options = kind.choices(self.seats, wish.options)
        self.own_deck, self.deck = wish.deck, kind.tables(kind.deck(wish.deck))
        part = kind.part("lab.observation")
        self.actions, self.coding = int(part.ACTIONS), coding(kind.name)
        self.numbers = int(part.SIZE)
        self.size = len(self.coding.planes) if wish.encode == "planes" else self.numbers
        self.opponents = wish.opponents
        self._heuristic = wish.opponents not in (None, BY_CHANCE)
        self._rivals = level_of(kind, self.seats, self.options, str(wish.opponents)) if self._heuristic else (np.zeros(1), np.zeros(4))
        self._code = self._load()
        self._batch = self._allocate(wish)
        self._at_random, self._anew = (self._own(np.full(self.num_envs, code, np.int64)) for code in (AT_RANDOM, ANEW))
        self._begun = False

    # What lies in memory

    def _load(self) -> Any:
        """Return the compiled functions."""
        return compiled_for(self.kind.name, self._heuristic)

    def _zeros(self, *shape: int, dtype: Any) -> Any:
        """Return an array that callers see."""
        return np.zeros(shape, dtype)

    def _own(self, array: Any) -> Any:
        """Return an array that callers do not see."""
        return array

    def _observations(self) -> Any:
        """Return the observation of each row."""
        return self._zeros(self.num_envs, self.size, dtype=np.uint8 if self.encode == "planes" else np.int16)

    def _scratch(self) -> tuple[Any, Any]:
        """Arrays into which numbers and masks are written: the numbers of one observation at a time, or what callers see."""
        return (np.zeros((1, self.numbers), np.int16) if self.encode == "planes" else self.observations), self.masks

    def _allocate(self, wish: Wish) -> Batch:
        """Allocate all arrays."""
        n, kind, tables = self.num_envs, self.kind, self.coding
        self.observations = self._observations()
        self.masks = self._zeros(n, self.actions, dtype=np.bool_)
        self.seat = self._zeros(n, dtype=np.int8)
        self.rewards = self._zeros(n, dtype=np.float32)
        self.returns = self._zeros(n, self.seats, dtype=np.float32)
        self.terminated = self._zeros(n, dtype=np.bool_)
        self.truncated = self._zeros(n, dtype=np.bool_)
        self.scores = self._zeros(n, self.seats, dtype=np.int64)
        (weights, level), rivals = self._rivals, NOBODY if wish.opponents is None else ERRING if self._heuristic else CHANCE
        numbers, masks = self._scratch()
        swaps = tables.own if wish.canonical else -1
        learner = -1 if wish.learner is None else wish.learner
        ways = np.array([wish.limit, learner, rivals, self._writes_planes(), swaps, wish.again], np.int64)
        return Batch(
            states=self._own(new_states(kind, n)),
            deck=self._own(deck_array(kind, kind.deck(wish.deck))),
            options=self._own(option_codes(kind, self.options)),
            seed=self._own(np.zeros(4, np.uint64)),
            rngs=self._own(np.zeros((n, 4), np.uint64)),
            games=self._own(np.zeros(n, np.int64)),
            steps=self._own(np.zeros(n, np.int64)),
            ways=self._own(ways),
            learners=self._own(np.full(n, -1, np.int64)),
            own=self._own(np.zeros(n, np.int64)),
            numbers=self._own(numbers),
            moves=self._own(np.zeros((self._thinkers(), kind.rules.MAX_LEGAL if self._heuristic else 1), np.int64)),
            weights=self._own(np.ascontiguousarray(weights)),
            level=self._own(level),
            coding=self._own(tables.runs),
            values=self._own(tables.values),
            rows=self._own(tables.rows),
            action_rows=self._own(tables.action_rows),
            columns=self._own(tables.columns),
            observations=self._own(self.observations),
            masks=self._own(masks),
            seat=self._own(self.seat),
            rewards=self._own(self.rewards),
            returns=self._own(self.returns),
            terminated=self._own(self.terminated),
            truncated=self._own(self.truncated),
            scores=self._own(self.scores),
            places=self._own(np.zeros((n, self.seats), np.int64)),
        )

    def _thinkers(self) -> int:
        """Return the number of games that are played at the same time."""
        return 1

    def _writes_planes(self) -> bool:
        """Return whether planes are written by the step itself."""
        return self.encode == "planes"

    # As Gymnasium has it

    @cached_property
    def metadata(self) -> dict[str, Any]:  # type: ignore[override]
        """Return how it begins anew and can be drawn; in Gymnasium's own word where that is installed."""
        return {"autoreset_mode": "SameStep" if AutoresetMode is None else AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}

    @cached_property
    def single_observation_space(self) -> Any:  # type: ignore[override]
        """Return the space of one seat's observation."""
        return self._box((self.size,))

    @cached_property
    def single_action_space(self) -> Any:  # type: ignore[override]
        """Return the space of one seat's actions, as far as its mask allows them."""
        return made_by_gymnasium().Discrete(self.actions)

    @cached_property
    def observation_space(self) -> Any:  # type: ignore[override]
        """The same for the whole batch."""
        return self._box((self.num_envs, self.size))

    @cached_property
    def action_space(self) -> Any:  # type: ignore[override]
        """The same for the whole batch."""
        return made_by_gymnasium().MultiDiscrete(np.full(self.num_envs, self.actions))

    def _box(self, shape: tuple[int, ...]) -> Any:
        """Return the space of observations."""
        if self.encode == "planes":
            return made_by_gymnasium().Box(0, 1, shape, np.uint8)
        return made_by_gymnasium().Box(-(1 << 15), (1 << 15) - 1, shape, np.int16)

    def reset(self, *, seed: int | bytes | str | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games everywhere. The same seed gives the same games, each row its own whatever the size of the batch; without one they go on
        from the seed before, or from chance. There are no `options`."""
        if options:
            raise BadSetup("env-reset-options", known=tuple(options))
        if seed is not None or not self._begun:
            self._seed(generator(secrets.token_bytes(32) if seed is None else seed_bytes(seed)))
        if isinstance(seed, int) and seed >= 0 and spaces is not None:
            super().reset(seed=seed)  # Gymnasium's own generator, which nothing here uses
        self._begun = True
        self._step_all(self._anew)
        return self.observations, self._info()

    def step(self, actions: Any = None) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Make one action in each row, or random ones; raises a `SaqqaraError` before anything has changed where one is not allowed."""
        if not self._begun:
            raise SaqqaraError("vector-reset")
        self._step_all(self._at_random if actions is None else self._checked(actions))
        return self.observations, self.rewards, self.terminated, self.truncated, self._info()

    def render(self) -> tuple[str, ...] | None:
        """Return each table as an onlooker sees it, with `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        return tuple(drawn(self.kind, states, self.deck, self.own_deck) for states in self._host_states())

    def action_text(self, row: int, action: int) -> str:
        """Return an action of a row as a move is written."""
        seat, own = int(self.seat[row]), int(self._host_own()[row])
        if own > 1:
            column = int(self.coding.columns[action])
            action += own - 1 if column == 0 else -column if column == own - 1 else 0
        return action_text(self.kind, record_of(self.kind, self._host_states()[row]), self.deck, seat, action)

    def close(self, **ignored: Any) -> None:
        """Do nothing: there is nothing to close."""
        self.closed = True

    def _info(self) -> dict[str, Any]:
        """Return the information beside the observations."""
        return {"action_mask": self.masks, "seat": self.seat, "scores": self.scores, "returns": self.returns}

    def _checked(self, actions: Any) -> Any:
        """Actions as compiled code takes them, all of them allowed."""
        given = self._as_array(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise SaqqaraError("vector-actions", wanted=self.num_envs, got=f"{given.dtype} {tuple(given.shape)}")
        given = self._contiguous(given)
        row = self._first_refused(given)
        if row >= 0:
            raise SaqqaraError("vector-refused", row=str(row), action=str(int(given[row])))
        return given

    # What is done by compiled code

    def _as_array(self, actions: Any) -> Any:
        """Return the given actions as an array."""
        return np.asarray(actions)

    def _contiguous(self, actions: Any) -> Any:
        """Return the same in the one type that code is compiled for."""
        return np.ascontiguousarray(actions, np.int64)

    def _seed(self, words: Any) -> None:
        """Begin with the first games of a seed."""
        self._batch.seed[:] = words
        self._batch.games[:] = 0

    def _first_refused(self, actions: Any) -> int:
        """Return the first row whose action is not allowed, or -1."""
        return int(self._code.refused(self.masks, actions, 0, self.num_envs))

    def _step_all(self, actions: Any) -> None:
        """Make one action in each row."""
        self._code.step_rows(self._batch, actions, 0, self.num_envs)

    def _host_states(self) -> Any:
        """Return the states, an array of one for each row, in this machine's own memory."""
        return self._batch.states.reshape(-1, 1)

    def _host_own(self) -> Any:
        """Return the thing that was exchanged for the first one in each row."""
        return self._batch.own


def made_by_gymnasium() -> Any:
    """Gymnasium's spaces."""
    if spaces is None:
        raise BadSetup("vector-gymnasium")
    return spaces
