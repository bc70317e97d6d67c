"""Fields of a position, by their types: the checks of each field by itself, and its widget in the position editor.

A type may carry in `Annotated` what it cannot say of itself: `Between`, `Length`, `OneOf`, `ITEM`, `RISING`.
"""

import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec

from saqqara.core.errors import BadPosition

Bound = int | Callable[[int, Any], int]
"""A number, or what follows from the number of seats and the deck."""


@dataclass(frozen=True)
class Between:
    """A number from `least` to `most`, by a clause."""

    least: Bound
    most: Bound
    clause: str = "none"


@dataclass(frozen=True)
class Length:
    """A list of so many, by a clause."""

    wanted: Bound
    clause: str = "none"


@dataclass(frozen=True)
class OneOf:
    """A text that is one of these."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Mark:
    """A kind that needs only its name."""

    name: str


ITEM = Mark("item")
"""A number is that of a card or tile, which lies in one place at a time."""
RISING = Mark("rising")
"""A list stands for a set: its entries rise."""
SEAT = Mark("seat")
PER_SEAT = Length(lambda seats, deck: seats)
"""A list has one entry for each seat."""
Seat = Annotated[int, SEAT, Between(0, lambda seats, deck: seats - 1)]
"""The number of a seat."""


class PositionField(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of positions. `kind`: choice, flag, number, seat, item (the number of a card or tile), text, list, parts or map. `values` are
    those of a choice, or the keys of a map; `none`: it may be null; `seats`: a list has one entry for each seat. Where `length` or a bound
    depends on the number of seats, it is a map.
    """

    kind: str
    none: bool = False
    values: tuple[str, ...] = ()
    least: int | dict[str, int] | None = None
    most: int | dict[str, int] | None = None
    length: int | dict[str, int] | None = None
    rising: bool = False
    seats: bool = False
    of: "PositionField | None" = None
    parts: dict[str, "PositionField"] = {}


@dataclass(frozen=True)
class Kind:
    """A type taken apart."""

    kind: str
    none: bool
    marks: tuple[Any, ...]
    inside: Mapping[Any, Any]
    """The types of a struct's fields by name, of a tuple's by place, or of a list's or a map's values under `...`."""
    values: tuple[str, ...] = ()

    def mark(self, kind: type) -> Any:
        """Return what `Annotated` has of that class, if anything."""
        return next((mark for mark in self.marks if isinstance(mark, kind)), None)


@cache
def kind_of(hint: Any) -> Kind:
    """Return a type taken apart."""
    marks: tuple[Any, ...] = ()
    none = False
    while True:
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            hint = args[0]
            marks += tuple(one for mark in args[1:] for one in (mark, *getattr(mark, "implies", ())))
        elif origin in (typing.Union, types.UnionType):
            none = type(None) in args
            hint = next(one for one in args if one is not type(None))
        else:
            break
    if origin is typing.Literal:
        return Kind("choice", none, marks, {}, args)
    if origin is tuple and args[-1] is not ...:
        return Kind("list", none, (*marks, Length(len(args))), dict(enumerate(args)))
    if origin in (list, tuple):
        return Kind("list", none, marks, {...: args[0]})
    if origin is dict:
        return Kind("map", none, marks, {...: args[1]}, typing.get_args(args[0]))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return Kind("parts", none, marks, typing.get_type_hints(hint, include_extras=True))
    names = next((mark.names for mark in marks if isinstance(mark, OneOf)), None)
    if names is not None:
        return Kind("choice", none, marks, {}, names)
    if hint is int:
        return Kind("item" if ITEM in marks else "seat" if SEAT in marks else "number", none, marks, {})
    return Kind({bool: "flag", str: "text"}[hint], none, marks, {})


def check_field(value: Any, hint: Any, field: str, position: Any, deck: Any) -> None:
    """Check what fields state for themselves: bounds, lengths, order. Raises BadPosition at the first that does not hold."""
    kind = kind_of(hint)
    if value is None:
        return
    if between := kind.mark(Between):
        least, most = (bound(one, position.seats, deck) for one in (between.least, between.most))
        if not least <= value <= most:
            raise BadPosition("bad-position-range", position.game, field=field, got=value, least=least, most=most, clause=between.clause)
    if kind.kind == "parts":
        for name, one in kind.inside.items():
            check_field(getattr(value, name), one, f"{field}.{name}" if field else name, position, deck)
    elif kind.kind == "map":
        for key, one in value.items():
            check_field(one, kind.inside[...], f"{field}.{key}", position, deck)
    elif kind.kind == "list":
        if length := kind.mark(Length):
            wanted = bound(length.wanted, position.seats, deck)
            if len(value) != wanted:
                key = "bad-position-seats" if length is PER_SEAT else "bad-position-length"
                raise BadPosition(key, position.game, field=field, wanted=wanted, got=len(value), clause=length.clause)
        for number, one in enumerate(value):
            check_field(one, kind.inside.get(number, kind.inside.get(...)), f"{field}[{number}]", position, deck)
        if RISING in kind.marks and sorted(set(value)) != value:
            raise BadPosition("bad-position-order", position.game, field=field)


def bound(told: Bound, seats: int, deck: Any) -> int:
    """Return a bound as a number."""
    return told if isinstance(told, int) else int(told(seats, deck))


def described(hint: Any, seats: tuple[int, ...], deck: Any) -> PositionField:
    """Return a field with all that is in it, for tables of these numbers of seats with this deck."""
    kind = kind_of(hint)

    def by_seats(told: Bound) -> int | dict[str, int]:
        found = {str(count): bound(told, count, deck) for count in seats}
        return next(iter(found.values())) if len(set(found.values())) == 1 else found

    between, length = kind.mark(Between), kind.mark(Length)
    inside = {name: described(one, seats, deck) for name, one in kind.inside.items()}
    return PositionField(
        kind.kind,
        kind.none,
        kind.values,
        by_seats(between.least) if between else None,
        by_seats(between.most) if between else None,
        by_seats(length.wanted) if length and length is not PER_SEAT else None,
        RISING in kind.marks,
        length is PER_SEAT,
        inside.get(...),
        {} if ... in inside else {str(name): one for name, one in inside.items()},
    )
