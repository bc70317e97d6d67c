"""Stand-ins for the optional functions of a game's bots: no memory, no temptation, no move is overlooked."""

from typing import Any


def as_drawn(s: Any, deck: Any, memory: Any, seat: Any, rng: Any) -> Any:
    """There is nothing to remember: what `redeal` has drawn may stay."""
    return


def no_change(s: Any, deck: Any, w: Any, memory: Any, seat: Any, move: Any) -> Any:
    """Return the worth of a move as it is, unchanged by memory."""
    return 0.0


def nowhere(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """No move tempts more than its worth, and none lies aside."""
    return 0.0


def nothing(s: Any, deck: Any, w: Any, x: Any) -> Any:
    """In place of `describe` where a game has no judgement that was learned."""


def look_over_nothing(s: Any, deck: Any, w: Any, seat: Any, x: Any) -> Any:
    """In place of `look_over`, likewise."""


def nothing_of_a_move(s: Any, deck: Any, w: Any, seat: Any, move: Any, x: Any) -> Any:
    """In place of `describe_move`, likewise."""
