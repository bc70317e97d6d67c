"""The interface of a game, and the search for its folder.

A game's folder under `saqqara/games/` offers modules, each loaded when it is first needed: `rules`, `declaration`, `refusals`, `notation`,
`terminal`; with cards `deck` and `picture`; and, where it likes, `position_checks`, `evaluation`, `player`, `tally` and `figures`. What
each of their functions returns is in `src/saqqara/games/README.md` ("What a game offers").

`deck` is one record of tables made from the deck file (a game without cards gets an empty one). It is an argument of every rules function,
because a table may bring its own deck and compiled code freezes what is global.
"""

import dataclasses
import importlib
import pkgutil
import re
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from saqqara.core.cstruct import cstruct, field
from saqqara.core.errors import BadDeck, BadSetup, SaqqaraError
from saqqara.core.parsing import convert, kind_of, parse_toml
from saqqara.core.texts import say

if TYPE_CHECKING:
    from saqqara.core.declaration import Model

CLOCK = 7
"""The pseudo seat of the clock, where time is part of the rules."""

ONLOOKER = -1
"""The pseudo seat of somebody who only watches."""


@cstruct
class NoTables:
    """The deck of a game without cards."""

    none: int = field("i1")


NO_DECK = NoTables()
GAMES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Option:
    """A choice made when a table is opened; `only` names the seat counts of values that are not for all."""

    values: tuple[str | bool, ...]
    default: str | bool
    only: Mapping[str | bool, tuple[int, ...]] = dataclasses.field(default_factory=dict)

    def allowed(self, seats: int) -> tuple[str | bool, ...]:
        """Return the values for that many seats."""
        return tuple(value for value in self.values if seats in self.only.get(value, (seats,)))


@cache
def part_of(game: str, name: str) -> Any:
    """Return a module of a game's folder (`rules`, `bots.evaluation`). Cached: it is asked for at every move and look."""
    return importlib.import_module(f"saqqara.games.{game}.{name}")


@cache
def has_part(game: str, name: str) -> bool:
    """Return whether a game's folder has that module. Cached."""
    file = GAMES / game / name.replace(".", "/")
    return any(file.with_suffix(suffix).exists() for suffix in (".py", ".pyc"))  # a page has compiled modules alone


@dataclass(frozen=True)
class Game:
    """A game's facts that need no rules.

    `earlier` are rules versions that differ from the present one in the deck alone, with the files of their decks: their games go on.
    """

    name: str
    rules_version: int
    seats: tuple[int, ...]
    minutes: int
    options: Mapping[str, Option] = dataclasses.field(default_factory=dict)
    times: Mapping[str, float | None] = dataclasses.field(default_factory=dict)
    hidden: bool = True
    simultaneous: bool = False
    earlier: Mapping[int, str] = dataclasses.field(default_factory=dict)

    def __reduce__(self) -> Any:
        return find, (self.name,)

    def __deepcopy__(self, memo: Any) -> "Game":
        return self

    def part(self, name: str) -> Any:
        """Return a module of the game's folder."""
        return part_of(self.name, name)

    @cached_property
    def model(self) -> "Model":
        """Return the model derived from its declaration."""
        from saqqara.core.declaration import Model

        checks = "position_checks" if self.has("position_checks") else "declaration"
        return Model(self.rules.State, self.part("declaration"), self.part(checks))

    @cached_property
    def memory(self) -> Callable[[Any, Any, Any, int, int], Any] | None:
        """Return the function that gives the memory after a move (`memory.after`)."""
        return self.part("bots.memory").after if self.has("bots.memory") else None

    def drawing(self, look: Any, language: str) -> Any:
        """Return what a look shows, as something that Rich prints: the game's own drawing, or else its fields as lines."""
        if self.has("extras.terminal"):
            from saqqara.core.terminal_drawing import Drawing

            return Drawing(look, language, self.part("extras.terminal").draw)
        from saqqara.core.look_text import look_text

        return look_text(look, language)

    @property
    def folder(self) -> Path:
        """Return the game's folder."""
        return GAMES / self.name

    def has(self, name: str) -> bool:
        """Return whether the game's folder has that module: some are optional."""
        return has_part(self.name, name)

    @cached_property
    def has_deck(self) -> bool:
        """Return whether it is played with cards that a table may bring."""
        return (self.folder / "deck.toml").exists()

    def title(self, language: str = "en") -> str:
        """Return the game's name for people."""
        return say("title", language, self.name)

    @cached_property
    def rules(self) -> Any:
        """The rules module."""
        return self.part("rules")

    @cached_property
    def loops(self) -> Any:
        """Random games by this game's rules (`core/random_games.py`), compiled."""
        from saqqara.core.compile import twins

        return twins(self.plain_loops)

    @cached_property
    def plain_loops(self) -> Any:
        """The same in plain Python."""
        from saqqara.core import random_games
        from saqqara.core.template_parts import rules_of
        from saqqara.core.templates import bind

        return bind(random_games, self.name, game=rules_of(self))

    # Setting up: what a caller asks for, checked.

    def seat_count(self, seats: int | None) -> int:
        """Return a seat count that this game allows; the smallest when none is asked for."""
        if seats is None:
            return self.seats[0]
        if type(seats) is not int:
            raise BadSetup("field-type", field="seats", wanted="int", got=kind_of(seats))
        if seats not in self.seats:
            raise BadSetup("bad-seats", name=self.name, least=self.seats[0], most=self.seats[-1], seats=str(seats))
        return seats

    def choices(self, seats: int, asked: Mapping[str, Any]) -> dict[str, str | bool]:
        """Return all options, chosen or by default."""
        for name in asked:
            if name not in self.options:
                if not self.options:
                    raise BadSetup("no-options", name=self.name, option=name)
                raise BadSetup("unknown-option", name=self.name, option=name, known=list(self.options))
        chosen = {}
        for name, option in self.options.items():
            value = asked.get(name, option.default)
            known = tuple(str(v).lower() for v in option.allowed(seats))
            if not any(value is v or (isinstance(v, str) and value == v) for v in option.values):
                raise BadSetup("bad-option", option=name, name=self.name, known=known, got=str(value)[:60])
            if value not in option.allowed(seats):
                raise BadSetup("option-seats", option=name, known=known, got=str(value), seats=seats)
            chosen[name] = value
        return chosen

    def codes(self, chosen: Mapping[str, Any]) -> list[int]:
        """Options as the rules functions take them: the index of each value."""
        return [option.values.index(chosen[name]) for name, option in self.options.items()] or [0]

    def durations(self, asked: Mapping[str, Any] | None) -> dict[str, float | None]:
        """Return all times of the table, chosen or by default."""
        chosen = dict(self.times)
        for name, value in (asked or {}).items():
            if name not in chosen:
                if not self.times:
                    raise BadSetup("no-times", name=self.name, time=name)
                raise BadSetup("unknown-time", name=self.name, time=name, known=list(self.times))
            right = isinstance(value, int | float) and not isinstance(value, bool) and 0 < value < 1e9
            if value is not None and not right:
                raise BadSetup("bad-time", time=name, got=str(value))
            chosen[name] = value
        return chosen

    # Decks

    def deck(self, source: Any = None) -> Any:
        """Return a checked deck: ours, one from a TOML file, or one as plain data (as records carry it). None for a game without cards."""
        if not self.has_deck:
            if source is not None:
                raise BadSetup("no-deck", name=self.name)
            return None
        return self._own_deck if source is None else self.read_deck(source)

    @cached_property
    def _own_deck(self) -> Any:
        return self.read_deck(self.folder / "deck.toml")

    def deck_of(self, rules: int, own: Any = None) -> Any:
        """Return the deck to open a game of a rules version with, where the table brought none: None for the present one, which is our
        own."""
        return self.folder / self.earlier[rules] if own is None and rules in self.earlier else own

    def read_deck(self, source: Any) -> Any:
        """Read and check a deck."""
        part = self.part("deck")
        if isinstance(source, part.Deck):
            deck = source
        else:
            data = parse_toml(read_file(source, BadDeck), BadDeck) if isinstance(source, str | Path) else source
            deck = convert_deck(data, part.Deck)
        part.check(deck)
        return deck

    def tables(self, deck: Any) -> Any:
        """Return a deck as the record that rules functions read."""
        if deck is None:
            return NO_DECK
        if deck is self.__dict__.get("_own_deck"):
            return self._own_tables
        return self.part("deck").tables(deck)

    @cached_property
    def _own_tables(self) -> Any:
        return self.part("deck").tables(self._own_deck)


def convert_deck(data: Any, kind: type) -> Any:
    """Plain data as a deck; what is wrong with a card is said with its number."""
    try:
        return convert(data, kind, BadDeck)
    except BadDeck as problem:
        place = re.match(r"card\[([0-9]+)\]\.?(.*)", str(problem.details.get("field", "")))
        if place is None:
            raise
        card = data["card"][int(place[1])]
        number = card.get("number") if isinstance(card, dict) else None
        given = number if isinstance(number, int) and 0 < number < 1000 else int(place[1]) + 1
        details = {**problem.details, "field": place[2]}
        why = BadDeck(problem.key if place[2] else problem.key.replace("field", "whole"), None, **details)
        if problem.key == "field-unknown" and place[2] in {field.encode_name for field in msgspec.structs.fields(kind)}:
            why = BadDeck("deck-misplaced", None, field=place[2])
        raise BadDeck("deck-card", None, card=given, why=why) from None


@cache
def games() -> Mapping[str, Game]:
    """Return all games, by name."""
    found = sorted(module.name for module in pkgutil.iter_modules([str(GAMES)]) if module.ispkg)
    return types.MappingProxyType({name: importlib.import_module(f"saqqara.games.{name}").GAME for name in found})


def find(name: str) -> Game:
    """Return the game of that name."""
    game = games().get(name) if isinstance(name, str) else None
    if game is None:
        raise BadSetup("unknown-game", name=str(name)[:60], known=tuple(games()))
    return game


def read_file(path: str | Path, error: type[SaqqaraError] = BadSetup) -> bytes:
    """Return a file's bytes, or one of our errors."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as problem:
        what = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise error("no-file", path=str(path), what=what) from None
