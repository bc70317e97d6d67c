"""A game's `weights.toml`: what it says of bots, and of bots at one table, for each `[[tables]]` in it changes some of that for tables of
some seats or options.

    [levels.novice]
    noise = 2.0

    [[tables]]
    seats = [3, 4]
    options = {mode = "fair"}
    levels.novice.noise = 3.0
"""

from collections import namedtuple
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find, read_file
from saqqara.core.look import Look
from saqqara.core.parsing import convert, parse_toml

Kind = TypeVar("Kind")
Options = tuple[tuple[str, str | bool], ...]
PARTS = ("worth", "search", "levels")


def numbered(names: str) -> Any:
    """Return the places of weights in their array, in the order of these names, as a named tuple."""
    kind: Any = namedtuple("Weights", names.split())  # type: ignore[misc]
    return kind(*range(len(kind._fields)))


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The changes at tables of these seats (none named: of any) with these options."""

    seats: tuple[int, ...] = ()
    options: dict[str, str | bool] = {}
    worth: dict[str, float] = {}
    search: dict[str, float] = {}
    levels: dict[str, dict[str, float | bool]] = {}

    def holds(self, seats: int, options: Options) -> bool:
        """Return whether it applies to such a table."""
        return (not self.seats or seats in self.seats) and set(self.options.items()) <= set(options)


class File(msgspec.Struct, frozen=True):
    """The fields that all such files have; a game's own kind of file checks the rest."""

    tables: list[Change] = []
    worth: dict[str, float] = {}
    levels: dict[str, Any] = {}


def checked(game: Game, file: File) -> File:
    """Return the file, once every change is found to name something that exists."""
    known = {"worth": file.worth, "levels": file.levels}
    for change in file.tables:
        for seats in change.seats:
            game.seat_count(seats)
        for seats in change.seats or game.seats:
            game.choices(seats, change.options)
        for part, names in known.items():
            for name in getattr(change, part):
                if name not in names:
                    raise BadSetup("weights-unknown", name=f"tables.{part}.{name}", known=list(names))
    return file


def read_weights(game: Game) -> tuple[dict[str, Any], list[tuple[Change, dict[str, Any]]]]:
    """Return the file as plain data without its `tables`, and these, each checked and as it was written."""
    try:
        data: dict[str, Any] = parse_toml(read_file(game.folder / "bots/weights.toml"), BadSetup)
        changes = checked(game, convert(data, File, BadSetup)).tables
    except BadSetup as why:
        raise BadSetup("weights-wrong", name=game.name, why=why) from None
    written = data.pop("tables", [])
    return data, list(zip(changes, written, strict=True))


def merge(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Data with other data laid over it."""
    deeper = {name: merge(under.get(name, {}), value) if isinstance(value, dict) else value for name, value in over.items()}
    return {**under, **deeper}


def load(name: str, seats: int | None = None, options: Options = ()) -> dict[str, Any]:
    """Return a game's weights for a table of that many seats, or of its smallest, with its usual options."""
    game = find(name)
    count = game.seat_count(seats)
    chosen = tuple(game.choices(count, dict(options)).items())
    data, changes = read_weights(game)
    for change, written in changes:
        if change.holds(count, chosen):
            data = merge(data, {part: written[part] for part in PARTS if part in written})
    return data


def parse(data: Mapping[str, Any], kind: type[Kind], name: str) -> Kind:
    """Return such data as the game's own kind of file; raises an error that says what is wrong with it."""
    try:
        return convert(data, kind, BadSetup)
    except BadSetup as why:
        raise BadSetup("weights-wrong", name=name, why=why) from None


@cache
def names_of_options(name: str) -> tuple[str, ...]:
    """Return the options of a game."""
    return tuple(find(name).options)


def options_of(look: Look) -> Options:
    """Return the options of the table that somebody looks at: a view says them all."""
    return tuple((name, getattr(look.view, name)) for name in names_of_options(look.game))


def between(low: Kind, high: Kind, part: float) -> Kind:
    """Return a level that part of the way from a lower one to a higher one, in all its numbers; what is none it has from the higher one."""
    fields: tuple[str, ...] = low.__struct_fields__  # type: ignore[attr-defined]
    return type(low)(**{name: mixed(getattr(low, name), getattr(high, name), part) for name in fields})


def mixed(low: Any, high: Any, part: float) -> Any:
    """Return a number that part of the way from one to another, and none below 0."""
    return high if isinstance(high, bool) or not isinstance(high, int | float) else max(0.0, low + part * (high - low))
