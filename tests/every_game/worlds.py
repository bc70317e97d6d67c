"""The meaning of declared secrets for one position: a viewer's knowledge of it, and every position it might be instead. Names no game."""

import json
import math
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from saqqara.core.game import find
from saqqara.core.secrecy import Hidden, Open, Place, Secret

Path = tuple[str | int, ...]
TOKEN = re.compile(r"\.?(\w+)|\[(seat|each)\]|\.?\{([\w,]+)\}")
CERTAIN = 0.8
"""A value as likely as that may well come in every draw."""
MANY = 4000
"""The number of values of one secret that are too many to go through."""


@dataclass(frozen=True)
class Part:
    """A declared part: the steps of its path (names, `[seat]` and `[each]`), and the fields at its end that go together."""

    declared: Open | Secret
    steps: tuple[str, ...]
    fields: tuple[str, ...]

    def covers(self, path: Path) -> bool:
        """Return whether the value at a path belongs to this part."""
        if len(path) < len(self.steps) + bool(self.fields):
            return False
        fits = all(isinstance(at, int) if step in ("[seat]", "[each]") else at == step for step, at in zip(self.steps, path, strict=False))
        return fits and (not self.fields or path[len(self.steps)] in self.fields)

    def lies_below(self, path: Path) -> bool:
        """Return whether this part is inside the value at a path, whose presence is then open."""
        return len(path) <= len(self.steps) and all(
            isinstance(at, int) if step in ("[seat]", "[each]") else at == step for step, at in zip(self.steps, path, strict=False)
        )

    def places(self, position: Any, at: Path = (), seat: int | None = None) -> Iterator[tuple[Path, int | None]]:
        """Yield every path in a position that this part names, with the seat in it."""
        if len(at) == len(self.steps):
            yield at, seat
            return
        step = self.steps[len(at)]
        if isinstance(position, Mapping):
            if step in position:
                yield from self.places(position[step], (*at, step), seat)
        elif isinstance(position, list):
            for number, thing in enumerate(position):
                yield from self.places(thing, (*at, number), number if step == "[seat]" else seat)


def take_apart(declared: Open | Secret, text: str) -> Part:
    """Return a path as text into its steps."""
    steps, fields, end = [], "", 0
    for match in TOKEN.finditer(text):
        assert match.start() == end, f"{text}: a path is names, [seat], [each] and at its end {{a,b}}"
        end = match.end()
        if match[3]:
            fields = match[3]
        else:
            steps.append(f"[{match[2]}]" if match[2] else match[1])
    assert end == len(text), f"{text}: a path is names, [seat], [each] and at its end {{a,b}}"
    return Part(declared, tuple(steps), tuple(fields.split(",")) if fields else ())


@cache
def parts_of(game: str) -> tuple[Part, ...]:
    """Return all that a game declares."""
    found = []
    for declared in find(game).part("declaration").SECRETS:
        texts = declared.parts.split() if isinstance(declared, Open) else [declared.part]
        found += [take_apart(declared, text) for text in texts]
    return tuple(found)


def leaves(thing: Any, at: Path = ()) -> Iterator[Path]:
    """Yield the path of everything in a position that has nothing inside."""
    inside: Sequence[tuple[str | int, Any]] = ()
    if isinstance(thing, Mapping):
        inside = list(thing.items())
    elif isinstance(thing, list):
        inside = list(enumerate(thing))
    if not inside:
        yield at
    for key, value in inside:
        yield from leaves(value, (*at, key))


def copied(thing: Any) -> Any:
    """Return a position that can be changed (far quicker than `copy.deepcopy`, and there are many)."""
    if isinstance(thing, dict):
        return {key: copied(value) for key, value in thing.items()}
    return [copied(value) for value in thing] if isinstance(thing, list) else thing


def typed(game: str, position: dict[str, Any]) -> Any:
    """Return a position as declarations read it, with whatever is hidden in it."""
    return built(find(game).model.Position, position)


def built(hint: Any, value: Any) -> Any:
    """Return a value of that type, of which parts may be hidden."""
    if isinstance(value, Hidden) or value is None:
        return value
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return built(args[0], value)
    if origin in (Union, UnionType):
        return built(next(arg for arg in args if arg is not type(None)), value)
    if origin is list:
        return [built(args[0], one) for one in value]
    if origin is dict:
        return {key: built(args[1], one) for key, one in value.items()}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = hints_of(hint)
        return hint(**{name: built(hints[name], one) for name, one in value.items()})
    return value


@cache
def hints_of(kind: type) -> dict[str, Any]:
    """Return the types of a struct's fields."""
    return get_type_hints(kind, include_extras=True)


@cache
def defaults_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the defaults of a struct's fields."""
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


def as_data(value: Any) -> Any:
    """Return a declaration's values as positions have them: fields with their defaults are left out."""
    if isinstance(value, msgspec.Struct):
        defaults = defaults_of(type(value))
        told = {name: getattr(value, name) for name in defaults}
        return {name: as_data(one) for name, one in told.items() if isinstance(one, Hidden) or one != defaults[name]}
    if isinstance(value, dict):
        return {key: as_data(one) for key, one in value.items() if one is not None}
    return [as_data(one) for one in value] if isinstance(value, list | tuple) else value


def get(position: Any, path: Path) -> Any:
    """Return the value at a path."""
    for step in path:
        position = position[step]
    return position


def at_path(true: Any, path: Path) -> Any:
    """Return the value at a path of a typed position."""
    for step in path:
        true = true[step] if isinstance(step, int) else getattr(true, step)
    return true


@dataclass(frozen=True)
class Spot:
    """A secret of one position: the part it belongs to, its place, and who knows it."""

    part: Part
    place: Place
    owner: int | None

    @property
    def secret(self) -> Secret:
        """Its declaration."""
        assert isinstance(self.part.declared, Secret)
        return self.part.declared

    @property
    def name(self) -> str:
        """The declared path, with the owner's seat."""
        return self.secret.part.replace("[seat]", f"[{self.place.seat}]")

    def value(self, position: Any) -> Any:
        """Return its value in a position."""
        there = get(position, self.place.path)
        return {name: there[name] for name in self.part.fields if name in there} if self.part.fields else there

    def put(self, position: Any, value: Any) -> None:
        """Make it something else."""
        if not self.part.fields:
            get(position, self.place.path[:-1])[self.place.path[-1]] = value
            return
        there = get(position, self.place.path)
        for name in self.part.fields:
            if isinstance(value, Hidden):
                there[name] = value
            elif name in value:
                there[name] = copied(value[name])
            else:
                there.pop(name, None)

    def hidden_in(self, position: Any) -> dict[str, Any]:
        """Return a position in which this alone is hidden."""
        known: dict[str, Any] = copied(position)
        self.put(known, Hidden(self.place.shows))
        return known


class Sight:
    """A viewer's knowledge of a position, by the declaration, and its gaps."""

    def __init__(self, game: str, position: dict[str, Any], deck: Any, viewer: int | None) -> None:
        self.deck, self.game = deck, game
        self.secrets: list[Spot] = []
        true = typed(game, position)
        for part in parts_of(game):
            if isinstance(part.declared, Secret) and not part.declared.until(true):
                for path, seat in part.places(position):
                    self.see(part, path, seat, true, viewer)
        self.known: dict[str, Any] = copied(position)
        for spot in self.secrets:
            spot.put(self.known, Hidden(spot.place.shows))
        for path in undeclared(game, position):
            get(self.known, path[:-1])[path[-1]] = Hidden()

    def see(self, part: Part, path: Path, seat: int | None, true: Any, viewer: int | None) -> None:
        """Note whether a place is secret to this viewer."""
        assert isinstance(part.declared, Secret)
        place = Place(path, seat, part.declared.shows(at_path(true, path), self.deck))
        owner = part.declared.owner(true, place)
        if viewer is None or owner != viewer:
            self.secrets.append(Spot(part, place, owner))

    def values(self, spot: Spot, known: dict[str, Any]) -> list[tuple[Any, float]]:
        """Return the possible values of a secret with the ones before it settled: all of them, or a good many."""
        values = spot.secret.values(typed(self.game, known), self.deck, spot.place)
        return [(as_data(value), weight) for value, weight in islice(values, MANY)]

    def settle(self, known: dict[str, Any], spot: Spot, value: Any) -> dict[str, Any]:
        """Return the same with one secret supposed; a list that stands for a set is put in order once nothing in it is hidden."""
        supposed: dict[str, Any] = copied(known)
        spot.put(supposed, value)
        if not spot.secret.ordered:
            among = get(supposed, spot.place.path[:-1])
            if not any(isinstance(thing, Hidden) for thing in among):
                among.sort()
        return supposed

    def number(self, enough: int) -> int:
        """About how many positions it might be; `enough` is as good as more."""
        known, number = self.known, 1
        for spot in self.secrets:
            if number >= enough:
                break
            values = self.values(spot, known)
            number *= len(values)
            known = self.settle(known, spot, values[0][0])
        return number

    def worlds(self) -> dict[str, float]:
        """Return every position it might be, as text, with its chance."""
        found: dict[str, float] = {}
        todo = [(self.known, 0, 1.0)]
        while todo:
            known, n, chance = todo.pop()
            if n == len(self.secrets):
                text = as_text(known)
                found[text] = found.get(text, 0.0) + chance
                continue
            values = self.values(self.secrets[n], known)
            total = sum(weight for _, weight in values)
            todo += [(self.settle(known, self.secrets[n], value), n + 1, chance * weight / total) for value, weight in values]
        return found

    def some_world(self, chance: random.Random) -> dict[str, Any]:
        """Return one of the possible worlds."""
        known: dict[str, Any] = self.known
        for spot in self.secrets:
            values = self.values(spot, known)
            value = chance.choices([value for value, _ in values], [weight for _, weight in values])[0]
            known = self.settle(known, spot, value)
        return known

    def uncertain(self) -> list[Spot]:
        """Return the secrets that are not settled, or nearly so, by what is known anyway."""
        found = []
        for spot in self.secrets:
            weights = [weight for _, weight in self.values(spot, self.known)]
            if max(weights) < CERTAIN * sum(weights) and len(weights) > self.things_beside(spot):
                found.append(spot)
        return found

    def things_beside(self, spot: Spot) -> int:
        """Return how many things of a set are hidden in it: no more values than that leave no doubt which they are."""
        if spot.secret.ordered:
            return 1
        return sum(other.part is spot.part and other.place.path[:-1] == spot.place.path[:-1] for other in self.secrets)


def undeclared(game: str, position: dict[str, Any]) -> list[Path]:
    """Return the paths that no declaration opens or names as a secret: secret to all."""
    return [path for path in leaves(position) if not is_declared(game, path)]


@cache
def is_declared(game: str, path: Path) -> bool:
    """Return whether a part of a game covers a path, or lies inside of it."""
    return any(part.covers(path) or part.lies_below(path) for part in parts_of(game))


def as_text(position: Any) -> str:
    """Return a position to be compared."""
    return json.dumps(position, sort_keys=True)


def too_uneven(counted: Mapping[str, int], chances: Mapping[str, float]) -> float:
    """Chi-squared as a number of standard deviations (Wilson and Hilferty): beyond 5 is no accident."""
    n = sum(counted.values())
    if len(chances) < 2:
        return 0.0
    total = sum(chances.values())
    squared = sum((counted.get(key, 0) - n * p / total) ** 2 / (n * p / total) for key, p in chances.items())
    free = len(chances) - 1
    return float(((squared / free) ** (1 / 3) - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free)))
