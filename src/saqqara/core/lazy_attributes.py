"""Facts of an object that never changes, found when they are first asked for.

`functools.cached_property` takes a lock before Python 3.12, and then costs several times as much; a look at a table asks for eight facts.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Fact = TypeVar("Fact")


class lazy(Generic[Fact]):  # noqa: N801 - a decorator
    """Make a method a property that is found once."""

    def __init__(self, find: Callable[[Any], Fact]) -> None:
        self.find, self.name, self.__doc__ = find, find.__name__, find.__doc__

    def __get__(self, of: Any, kind: Any = None) -> Fact:
        found = of.__dict__[self.name] = self.find(of)
        return found
