"""What stands in for functions that a game need not bring for its bots: nothing is remembered, nothing tempts, all is before one's eyes."""

from typing import Any


def as_drawn(s: Any, deck: Any, memory: Any, seat: Any, rng: Any) -> Any:
    """There is nothing to remember: what `redeal` has drawn may stay."""
    return


def no_change(s: Any, deck: Any, w: Any, memory: Any, seat: Any, move: Any) -> Any:
    """What is remembered changes nothing: a move looks as good as before."""
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
