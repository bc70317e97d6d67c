"""Going around many things, some at a time: what is done at every tick costs the same, however many there are."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Generic, TypeVar

T = TypeVar("T")


class Round(Generic[T]):
    """Everything in turn, again and again; what comes or goes meanwhile does no harm."""

    def __init__(self, everything: Callable[[], Iterable[T]]) -> None:
        self._everything = everything
        self._left: Iterator[T] = iter(())

    def some(self, count: int) -> list[T]:
        """The next so many, none twice."""
        found = list(islice(self._left, count))
        if len(found) < count:  # once around
            self._left = iter(list(self._everything()))
            known = set(found)
            found += [one for one in islice(self._left, count - len(found)) if one not in known]
        return found
