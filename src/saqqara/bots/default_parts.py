"""Stand-ins for the optional functions of a game's bots: no memory, no temptation, no move is overlooked."""

from typing import Any


def as_drawn(s: Any, deck: Any, memory: Any, seat: Any, rng: Any) -> Any:
    """Keep what `redeal` has drawn: there is nothing to remember."""
    return


def no_change(s: Any, deck: Any, w: Any, memory: Any, seat: Any, move: Any) -> Any:
    """Return the worth of a move as it is, unchanged by memory."""
    return 0.0


def nowhere(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """Return 0: no move tempts more than its worth, and none is overlooked."""
    return 0.0


def nothing(s: Any, deck: Any, w: Any, x: Any) -> Any:
    """Stand for `describe` in a game without networks."""


def look_over_nothing(s: Any, deck: Any, w: Any, seat: Any, x: Any) -> Any:
    """Stand for `look_over` in a game without networks."""


def nothing_of_a_move(s: Any, deck: Any, w: Any, seat: Any, move: Any, x: Any) -> Any:
    """Stand for `describe_move` in a game without networks."""
