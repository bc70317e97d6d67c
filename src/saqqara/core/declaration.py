"""A game's declaration made usable: what lies on the table (`games/<game>/declaration.py`) as positions, views and imagined positions.

A declaration has four parts. `State` is how the table is stored (`cstruct`). `Position` is everything on it as text, each field with how
it is stored (`number`, `flag`, `choice` …) or a function that reads it. `SECRETS` says which parts are secret to whom, until when and by
which clause. `View` is what a seat is shown: by default the position's field of the same name, else what a function makes of what that seat
may know.

A view is made of a position in which every secret of that seat has been replaced by `Hidden`, and of a record without the fields that
store secrets. So a view cannot show what its seat may not know. `docs/contributing/declaration.md` has the whole of it.
"""

import typing
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from saqqara.core.errors import BadPosition
from saqqara.core.position_field_checks import PER_SEAT, Length, OneOf, check_field, kind_of
from saqqara.core.secrecy import Hidden, Open, Place, Secret, seat_in_path, take_apart


@typing.dataclass_transform(frozen_default=True)
class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position: data as text has it. Unknown fields are refused."""


@typing.dataclass_transform(frozen_default=True)
class Shown(msgspec.Struct, frozen=True):
    """A part of a view."""


class NoDetail(Shown):
    """The breakdown of an outcome where points and places say it all."""


def no_detail(s: Any, deck: Any) -> NoDetail:
    """Return nothing."""
    return NoDetail()


# How a field of a position is stored


@dataclass(frozen=True)
class Stored:
    """The functions that read a field from a record and write it to one. `write` is None for what `Model.lay` writes."""

    read: Callable[[Any, Any], Any]
    write: Callable[[Any, Any], None] | None = None
    implies: tuple[Length | OneOf, ...] = ()
    """Further constraints of the field (`saqqara.core.position_field_checks`)."""
    field: str = ""
    """The record's field, where it is stored as it is."""
    of: Literal["table", "seats", "seat"] = "table"
    """The kind of the field's numbers: of the table, one or a row for each seat, or a seat."""


def number(name: str) -> Stored:
    """Return a number."""
    return Stored(lambda f, deck: getattr(f, name), lambda s, value: setattr(s, name, value), field=name)


def seat_number(name: str) -> Stored:
    """Return a seat."""
    return Stored(lambda f, deck: getattr(f, name), lambda s, value: setattr(s, name, value), field=name, of="seat")


def flag(name: str) -> Stored:
    """True or false."""
    return Stored(lambda f, deck: bool(getattr(f, name)), lambda s, value: setattr(s, name, int(value)), field=name)


def choice(name: str, names: Sequence[str]) -> Stored:
    """Declare one of some names, stored as its place among them; None is stored as -1."""
    told = (*names, None)

    def write(s: Any, value: str | None) -> None:
        setattr(s, name, -1 if value is None else names.index(value))

    return Stored(lambda f, deck: told[getattr(f, name)], write, (OneOf(tuple(names)),), field=name)


def numbers(name: str) -> Stored:
    """Declare all numbers of an array."""

    def write(s: Any, value: list[int]) -> None:
        getattr(s, name)[: len(value)] = value

    return Stored(lambda f, deck: tuple(getattr(f, name)), write, field=name)


def per_seat(name: str, names: Sequence[str] | None = None) -> Stored:
    """Return a number for each seat, or one of some names."""

    def read(f: Any, deck: Any) -> list[Any]:
        values = getattr(f, name)[: f.seats]
        return list(values) if names is None else [names[value] for value in values]

    def write(s: Any, value: list[Any]) -> None:
        getattr(s, name)[: len(value)] = value if names is None else [names.index(one) for one in value]

    return Stored(read, write, (PER_SEAT,), field=name, of="seats")


def counts_per_seat(name: str, names: Sequence[str]) -> Stored:
    """Declare for each seat the count of each name; names with count 0 are left out."""

    def read(f: Any, deck: Any) -> list[dict[str, int]]:
        return [{names[kind]: n for kind, n in enumerate(row) if n} for row in getattr(f, name)[: f.seats]]

    def write(s: Any, value: list[dict[str, int]]) -> None:
        for row, told in zip(getattr(s, name), value, strict=False):
            for one, n in told.items():
                row[names.index(one)] = n

    return Stored(read, write, (PER_SEAT,), field=name, of="seats")


def by(read: Callable[[Any, Any], Any]) -> Stored:
    """Return a field that a function reads from a record and the deck: the way out for what is not stored as it is told. What it
    needs to be written is written by `Model.lay`."""
    return Stored(read)


# What a view shows


@dataclass(frozen=True)
class Known:
    """The knowledge of a seat (-1: an onlooker): the position with `Hidden` in place of secrets, the record's open fields, the deck."""

    position: Any
    record: Any
    deck: Any
    seat: int
    made: "Made"

    def once(self, make: Callable[..., Any], thing: Any, *more: Any) -> Any:
        """Return `make(thing, deck, *more)`, made once for all seats to which a thing is the same."""
        return once(self.made, (make, *more), thing, make, self.deck, *more)


Made = dict[Any, Any]
"""Things made of one state: seats that may know the same of one are shown the same object."""


def once(made: Made, name: Any, thing: Any, make: Callable[..., Any], *given: Any) -> Any:
    """Return `make(thing, *given)`, made once under a name. The thing is held, so that nothing else can come to have its id."""
    key = name, id(thing)
    if key not in made:
        made[key] = thing, make(thing, *given)
    return made[key][1]


@dataclass(frozen=True)
class Derived:
    """A field of a view that a function makes: of the record's open fields and the deck, for all alike; of what one seat may know; or of
    each thing in the position's field of that name, and back again."""

    for_all: Callable[[Any, Any], Any] | None = None
    for_seat: Callable[[Known], Any] | None = None
    thing: Callable[[Any, Any], Any] | None = None
    back: Callable[[Any, Any], Any] | None = None


def shown(for_all: Callable[[Any, Any], Any], back: Callable[[Any, Any], Any] | None = None) -> Derived:
    """Return a field that everybody sees alike: `for_all(record, deck)`, of a record without the fields that store secrets. `back(shown,
    deck)` gives the position's field of that name again, where there is one."""
    return Derived(for_all=for_all, back=back)


def shown_to_seat(for_seat: Callable[[Known], Any], back: Callable[[Any, Any], Any] | None = None) -> Derived:
    """Return a field that each seat sees otherwise: `for_seat(known)`. Where the position has a field of that name, `back(look, deck)`
    gives it, with `Hidden` in place of what the look does not tell."""
    return Derived(for_seat=for_seat, back=back)


def each(thing: Callable[[Any, Any], Any], back: Callable[[Any, Any], Any]) -> Derived:
    """Return a field in which each thing of the position's field is shown as `thing(value, deck)`, where the value may be `Hidden`;
    `back(shown, deck)` gives the value again."""
    return Derived(thing=thing, back=back)


def things(value: Any, change: Callable[[Any], Any]) -> Any:
    """Return lists of things with each thing changed. No list at all stays None."""
    if type(value) is list or type(value) is tuple:
        return [things(one, change) for one in value]
    return change(value)


class OpenRecord:
    """A record's open fields. Reading a field that stores secrets raises AttributeError: it is not there."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name} stores secrets: a view is made of what its seat may know")


@dataclass(frozen=True)
class ViewField:
    """A field of a view: how it is made, if it is not just the position's field of its name; whether seats see it differently; how its
    JSON begins."""

    name: str
    derived: Derived
    private: bool
    start: bytes

    @classmethod
    def of(cls, name: str, hint: Any, secret: bool, first: bool) -> "ViewField":
        """Return a field by its annotation. `secret`: the position's field of that name has secrets."""
        derived = next((told for told in getattr(hint, "__metadata__", ()) if isinstance(told, Derived)), Derived())
        private = derived.for_seat is not None or (secret and derived.for_all is None)
        return cls(name, derived, private, b'%b"%b":' % (b"{" if first else b",", name.encode()))

    def value(self, position: Any, record: OpenRecord, deck: Any, made: Made) -> Any:
        """Return what it shows of a position, in which secrets may be hidden."""
        if self.derived.for_all is not None:
            return self.derived.for_all(record, deck)
        thing, there = self.derived.thing, getattr(position, self.name)
        if thing is not None:
            return None if there is None else [once(made, thing, one, things, lambda inner: thing(inner, deck)) for one in there]
        return things(there, lambda one: None if isinstance(one, Hidden) else one) if self.private else there

    def told(self, look: Any, deck: Any) -> Any:
        """Return the position's field that a look shows so, with `Hidden` in place of what it does not tell."""
        shown, back = getattr(look.view, self.name), self.derived.back
        if back is not None and self.derived.for_seat is not None:
            return back(look, deck)
        if back is not None:
            return None if shown is None else things(shown, lambda one: back(one, deck))
        return things(shown, lambda one: Hidden() if one is None else one) if self.private else shown


class Model:
    """The model derived from a game's declaration (src/saqqara/games/README.md: `declaration` and `position_checks`)."""

    def __init__(self, state: Any, table: Any, checks: Any) -> None:
        self.State, self.Position, self.View, self.secrets = state, table.Position, table.View, table.SECRETS
        self._checks, self._lay = checks, getattr(table, "lay", None)
        self.Turned: Any = getattr(table, "Turned", None)
        self.Detail, self.detail = getattr(table, "Detail", NoDetail), getattr(table, "detail", no_detail)
        self.scored: Callable[[Any, Any], tuple[int, ...]] | None = getattr(table, "scored", None)
        # What a game in which nothing is veiled, revealed or timed leaves out.
        self.veiled: Callable[[Any, int, int], bool] = getattr(table, "veiled", lambda s, seat, move: False)
        self.reveals: Callable[[Any, Any, int, int], str | None] = getattr(table, "reveals", self._turns_over)
        self.step: Callable[[Any], tuple[int, ...]] = getattr(table, "step", lambda s: ())
        self.awaited: Callable[[Any, int], int] | None = getattr(table, "awaited", None)
        self.turned: Callable[[Any, Any, int, int], Any] | None = getattr(table, "turned", None)
        self.veiled_moves: Callable[[Any, Any, int], Any] | None = getattr(table, "veiled_moves", None)
        self.clock: Callable[[Any], Any] | None = getattr(table, "clock", None)
        self._open_names = tuple(name for name in state.__slots__ if name not in table.STORE_SECRETS)
        self._open_values = attrgetter(*self._open_names)
        hints = typing.get_type_hints(self.Position, include_extras=True)
        self._stored = {name: stored_as(name, hint) for name, hint in hints.items()}
        self._hiding = [Hiding(one, take_apart(one.part)) for one in self.secrets if isinstance(one, Secret)]
        self._secret_parts = frozenset(one.path.steps[0] for one in self._hiding)
        views = typing.get_type_hints(self.View, include_extras=True)
        self.fields = [ViewField.of(name, hint, name in self._secret_parts, first=not n) for n, (name, hint) in enumerate(views.items())]
        self.private = [field for field in self.fields if field.private]
        open_parts = {take_apart(text).steps[0] for one in self.secrets if isinstance(one, Open) for text in one.parts.split()}
        for name in hints.keys() - open_parts - self._secret_parts:
            raise TypeError(f"{table.__name__}: SECRETS says nothing of {name}: declare it Open, with the clause that opens it, or Secret")
        for name in (set(table.STORE_SECRETS) - state.FIELDS.keys()) | (open_parts | self._secret_parts) - hints.keys():
            raise TypeError(f"{table.__name__}: there is no {name}")

    def _turns_over(self, s: Any, deck: Any, seat: int, move: int) -> str | None:
        """Return why a move cannot be undone, where the game does not say so itself: it has turned something over."""
        return None if self.turned is None or self.turned(s, deck, seat, move) is None else "undo-revealed"

    # Positions

    def position(self, s: Any, deck: Any) -> Any:
        """Return everything that lies on the table, secrets included."""
        return self.Position(**{name: stored.read(s, deck) for name, stored in self._stored.items()})

    def state(self, position: Any, deck: Any) -> Any:
        """Return the record of a position; raises BadPosition where it cannot be on a table."""
        check_field(position, self.Position, "", position, deck)
        self._checks.check(position, deck)
        s = self.laid_out(position, deck)
        if position.over != self._stored["over"].read(s, deck):
            raise BadPosition("bad-position-over", position.game, field="over", got=str(position.over).lower())
        if hasattr(self._checks, "check_record"):
            self._checks.check_record(position, s, deck)
        return s

    def laid_out(self, position: Any, deck: Any) -> Any:
        """Return the record of a position that is known to be right."""
        s = self.State()
        for name, stored in self._stored.items():
            if stored.write is not None:
                stored.write(s, getattr(position, name))
        if self._lay is not None:
            self._lay(position, s, deck)
        return s

    # Views

    def open_record(self, s: Any) -> OpenRecord:
        """Return a record without the fields that store secrets."""
        return OpenRecord(dict(zip(self._open_names, self._open_values(s), strict=True)))

    def for_all(self, position: Any, record: OpenRecord, deck: Any) -> list[Any]:
        """Return the fields of a view that everybody sees alike, and None in place of the others."""
        return [None if field.private else field.value(position, record, deck, {}) for field in self.fields]

    def for_seat(self, position: Any, record: OpenRecord, deck: Any, seat: int, made: Made | None = None) -> list[Any]:
        """Return the other fields, as a seat (-1: an onlooker) sees them, in their order. `made`: what was made for other seats."""
        known, made = position, {} if made is None else made
        for hiding in self._hiding:
            if not hiding.secret.until(position):
                known = hiding.hide(known, position, deck, seat, made)
        told = Known(known, record, deck, seat, made)
        return [make(told) if (make := field.derived.for_seat) else field.value(known, record, deck, made) for field in self.private]

    # Imagination

    def imagine(self, look: Any, deck: Any, rng: Any) -> Any:
        """Return a position that the seat of a look cannot tell from the true one: each secret is drawn from its declared values."""
        known = self.known_from(look, deck)
        for hiding in self._hiding:
            if not hiding.secret.until(known):  # its place may be part of another secret
                known = hiding.settle(known, deck, rng)
        return known

    def known_from(self, look: Any, deck: Any) -> Any:
        """Return the position as a look tells it, with `Hidden` in place of secrets."""
        values: dict[str, Any] = {"seats": look.seats, "over": look.outcome is not None}
        for field in self.fields:
            if field.name in self._stored:
                values[field.name] = field.told(look, deck)
        return self.Position(**{"game": look.game, **values})


def stored_as(name: str, hint: Any) -> Stored:
    """Return how a field of a position is stored: what its annotation says, else by its type under its own name."""
    kind = kind_of(hint)
    told: Stored | None = kind.mark(Stored)
    if told is not None:
        return told
    if kind.kind in ("number", "seat"):
        return seat_number(name) if kind.kind == "seat" else number(name)
    if kind.kind == "flag":
        return flag(name)
    if kind.kind == "choice":
        return Stored(lambda f, deck: kind.values[0]) if name == "game" else choice(name, kind.values)
    raise TypeError(f"{name}: say how it is stored")


@dataclass(frozen=True)
class Hiding:
    """A secret and its path."""

    secret: Secret
    path: Any

    def hide(self, told: Any, position: Any, deck: Any, seat: int, made: Made) -> Any:
        """Return a position with this secret hidden from a seat (-1: an onlooker)."""
        owner = self.secret.owner
        if owner is seat_in_path:
            return self.mapped(told, 0, (), None, lambda value, place: self.hidden(value, deck), seat, made)

        def replaced(value: Any, place: Place) -> Any:
            known_to = owner(position, place)
            return value if known_to is not None and known_to == seat else self.hidden(value, deck)

        return self.mapped(told, 0, (), None, replaced)

    def hidden(self, value: Any, deck: Any) -> Any:
        """Return what stands in place of a secret, or the thing of which some fields are secret."""
        hidden = Hidden(self.secret.shows(value, deck))
        return replace(value, **dict.fromkeys(self.path.fields, hidden)) if self.path.fields else hidden

    def settle(self, known: Any, deck: Any, rng: Any) -> Any:
        """Return a position with each hidden place of this secret drawn from its declared values."""
        for path, seat, value in list(self._places(known, 0, (), None)):
            hidden = getattr(value, self.path.fields[0]) if self.path.fields else value
            if isinstance(hidden, Hidden):
                place = Place(path, seat, hidden.shows)
                drawn = self.secret.draw(known, deck, place, rng)
                known = self._put(known, path, drawn)
        return known if self.secret.ordered else self._sorted(known)

    def mapped(
        self,
        value: Any,
        at: int,
        path: tuple[Any, ...],
        seat: int | None,
        change: Callable[[Any, Place], Any],
        owner: int | None = None,
        made: Made | None = None,
    ) -> Any:
        """Return a position in which each place of this secret has been changed. With `made` those of an owner stay as they are, and what
        is the same for all others is changed once."""
        if at == len(self.path.steps):
            return change(value, Place(path, seat, None))
        step = self.path.steps[at]
        if step in ("[seat]", "[each]"):
            if value is None or isinstance(value, Hidden):
                return value
            if made is not None and step == "[seat]":

                def below(one: Any, n: int) -> Any:
                    return self.mapped(one, at + 1, (*path, n), n, change)

                return [one if n == owner else once(made, self.secret.part, one, below, n) for n, one in enumerate(value)]
            return [self.mapped(one, at + 1, (*path, n), n if step == "[seat]" else seat, change) for n, one in enumerate(value)]
        inside = getattr(value, step)
        changed = self.mapped(inside, at + 1, (*path, step), seat, change, owner, made)
        return value if changed is inside else replace(value, **{step: changed})

    def _places(self, value: Any, at: int, path: tuple[Any, ...], seat: int | None) -> Iterable[tuple[tuple[Any, ...], int | None, Any]]:
        if at == len(self.path.steps):
            yield path, seat, value
            return
        step = self.path.steps[at]
        if step not in ("[seat]", "[each]"):
            yield from self._places(getattr(value, step), at + 1, (*path, step), seat)
        elif value is not None and not isinstance(value, Hidden):
            for n, one in enumerate(value):
                yield from self._places(one, at + 1, (*path, n), n if step == "[seat]" else seat)

    def _put(self, value: Any, path: tuple[Any, ...], drawn: Any) -> Any:
        if not path:
            return replace(value, **drawn) if self.path.fields else drawn
        if isinstance(path[0], int):
            return [self._put(one, path[1:], drawn) if n == path[0] else one for n, one in enumerate(value)]
        return replace(value, **{path[0]: self._put(getattr(value, path[0]), path[1:], drawn)})

    def _sorted(self, known: Any) -> Any:
        """Return a list that stands for a set is ascending."""
        whole = Hiding(self.secret, type(self.path)(self.path.steps[:-1], ()))
        return whole.mapped(known, 0, (), None, lambda value, place: sorted(value))
