"""The functions that generic compiled code needs from a game: parts for `saqqara.core.templates.bind`."""

from typing import Any, Protocol


class Rules(Protocol):
    """The rules of a game (docs/architecture.md, "What a game offers")."""

    def deal(self, s: Any, deck: Any, seats: Any, options: Any, rng: Any) -> Any:
        """Set the table up."""

    def to_act(self, s: Any) -> Any:
        """Return the set of seats that may act."""

    def legal(self, s: Any, deck: Any, seat: Any, out: Any) -> Any:
        """Write the legal moves into `out`; return how many."""

    def sample(self, s: Any, deck: Any, seat: Any, rng: Any) -> Any:
        """Return a legal move, each as likely as the next."""

    def play(self, s: Any, deck: Any, seat: Any, move: Any, rng: Any) -> Any:
        """Make a legal move."""

    def result(self, s: Any, deck: Any, scores: Any, places: Any) -> Any:
        """Write each seat's points and place."""

    def redeal(self, s: Any, deck: Any, seat: Any, rng: Any) -> Any:
        """Draw anew everything that a seat must not know."""


class Observation(Rules, Protocol):
    """The rules and the observation of a game."""

    def observe(self, s: Any, deck: Any, seat: Any, out: Any) -> Any:
        """Write what a seat may know."""

    def mask(self, s: Any, deck: Any, seat: Any, out: Any) -> Any:
        """Write 1 for each action that a seat may take, 0 for the others."""

    def move_of(self, s: Any, deck: Any, seat: Any, action: Any) -> Any:
        """Return the move that an action stands for."""


RULES = ("deal", "to_act", "legal", "sample", "play", "result", "redeal")
ACTIONS = ("mask", "move_of")


def rules_of(game: Any) -> dict[str, Any]:
    """Return the rules of a game as a part."""
    return {name: getattr(game.rules, name) for name in RULES}


def observation_of(game: Any) -> dict[str, Any]:
    """Return the rules and the observation of a game as a part."""
    return rules_of(game) | named(game.part("lab.observation"), ACTIONS) | named(game.part("build.observe"), ("observe",))


def named(module: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """Return some functions of a module by their names."""
    return {name: getattr(module, name) for name in names}
