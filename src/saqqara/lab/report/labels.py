"""Numbers and names of a report, as its language writes them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from saqqara.core.languages import language_of
from saqqara.core.tally_declaration import Said
from saqqara.core.texts import bundle, say
from saqqara.lab.report.estimates import Estimate

MINUS = "\u2212"


class Words:
    """The numbers and names of one game in a language."""

    def __init__(self, language: str, game: str) -> None:
        self.language, self.game = language, game

    def say(self, key: str, /, **args: object) -> str:
        """Return a sentence of the report."""
        return say(key, self.language, None, **args)

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """Return a number, with its sign where that is asked for."""
        text = language_of(self.language).number(abs(value), digits, padded=True)
        zero = not any(letter in "123456789" for letter in text)
        return ("" if zero else MINUS if value < 0 else "+" if sign else "") + text

    @property
    def point(self) -> str:
        """Return the decimal separator."""
        return self.number(0.5, 1)[1]

    def percent(self, part: float, digits: int = 1) -> str:
        """Return a part of the whole."""
        return self.say("report-percent", number=self.number(100 * part, digits))

    def gain(self, part: float, digits: int = 1) -> str:
        """Return a difference between parts of the whole, in hundredths."""
        return self.number(100 * part, digits, sign=True)

    def between(self, found: Estimate, scale: float = 1.0, digits: int = 1, sign: bool = True) -> str:
        """Return an interval."""
        low, high = (self.number(scale * end, digits, sign) for end in (found.low, found.high))
        return self.say("report-between", low=low, high=high)

    def column(self, name: str) -> str:
        """Return a game's name for a count; the column's own name if it has none."""
        key = f"tally-{name.replace('_', '-')}"
        return say(key, self.language, self.game) if self.known(key) else name

    def family(self, name: str) -> str:
        """Return a game's name for a family of kinds."""
        return say(f"family-{name}", self.language, self.game) if self.known(f"family-{name}") else name

    def known(self, key: str) -> bool:
        """Return whether the game has a text for it."""
        return any(bundle(language, self.game).has(key) for language in (self.language, "en"))

    def thing(self, said: Said | str) -> str:
        """Return a thing, or a kind of them."""
        key, args = msgspec.json.decode(said) if isinstance(said, str) else said
        return say(key, self.language, self.game, **args)

    def title(self) -> str:
        """Return the game's name."""
        return say("title", self.language, self.game)

    def players(self, players: list[str]) -> str:
        """Return the names of the players."""
        return self.say("report-players", players=list(players), many=len(players))

    def options(self, options: Mapping[str, Any]) -> str:
        """Return the options, by what the game calls them."""
        told = []
        for name, value in options.items():
            of = say(f"option-{name}", self.language, self.game)
            told.append(self.say("report-option", name=of, value=say(f"option-{name}-{str(value).lower()}", self.language, self.game)))
        return "; ".join(told)
