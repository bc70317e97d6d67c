"""A memo of what follows from a deck alone, computed once for each deck."""

from collections.abc import Callable
from typing import Any, TypeVar

DECKS = 64
"""The number of decks kept."""
T = TypeVar("T")


def once_a_deck(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """Cache the result of a function of a deck alone, once for each. A deck is known by its identity: to
    compare thousands of bytes takes longer than the look for which it is asked."""
    made: dict[int, tuple[Any, T]] = {}

    def found(deck: Any) -> T:
        known = made.get(id(deck))
        if known is None:
            if len(made) >= DECKS:
                made.clear()
            known = made[id(deck)] = deck, make(deck)  # the deck is held, so that nothing else can come to have its id
        return known[1]

    return found
