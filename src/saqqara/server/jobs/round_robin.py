"""Going around many things, some at a time: what is done at every tick costs the same, however many there are."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class RoundRobin(Generic[T]):
    """An endless iteration over things in turn; things may come and go meanwhile."""

    def __init__(self, everything: Callable[[], Iterable[T]]) -> None:
        self._everything = everything
        self._left: deque[T] = deque()

    def next_batch(self, count: int) -> list[T]:
        """Return the next so many, none twice. They are let go of here: a thousand that have gone would else all end at the same moment."""
        found = self._take(count)
        if len(found) < count:  # once around
            self._left.extend(self._everything())
            known = set(found)
            found += [one for one in self._take(count - len(found)) if one not in known]
        return found

    def _take(self, count: int) -> list[T]:
        return [self._left.popleft() for _ in range(min(count, len(self._left)))]
