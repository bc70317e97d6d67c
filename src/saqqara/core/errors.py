"""Every error a caller can act on.

    SaqqaraError (a ValueError)
      BadSetup      unknown game, seat count, option, time or seat
      BadDeck       a deck file that is not a deck
      BadPosition   a position that cannot be on a table
      BadRecord     a record that cannot be read or does not replay
      BadStudy      a study that cannot be read, or whose moves cannot be made
      Unreadable    a text that is no move at all
      Refused       a readable move that the rules forbid; names its clause

Each carries a message id and its arguments, never a finished sentence, so that it can be said in any language:
`error.reason("fr")`. `str(error)` is English.
"""

from typing import Any

from saqqara.core.texts import say


class SaqqaraError(ValueError):
    """An argument cannot be used; nothing has been changed."""

    def __init__(self, key: str, game: str | None = None, /, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.details = args

    def reason(self, language: str = "en") -> str:
        """Return the sentence for a person."""
        details = {name: value.reason(language) if isinstance(value, SaqqaraError) else value for name, value in self.details.items()}
        return say(self.key, language, self.game, **details)

    def __str__(self) -> str:
        return self.reason()


class BadSetup(SaqqaraError):
    """A table that cannot be opened as asked."""


class BadDeck(SaqqaraError):
    """A deck that cannot be played with."""


class BadPosition(SaqqaraError):
    """A position that cannot be on a table."""


class BadRecord(SaqqaraError):
    """A record that cannot be read, or does not replay."""


class BadStudy(SaqqaraError):
    """A study that cannot be read, or whose moves cannot be made."""


class Unreadable(SaqqaraError):
    """A text that is no move of this game."""


class Refused(SaqqaraError):
    """A move that the rules forbid here; `clause` is the clause it breaks."""

    def __init__(self, clause: str, key: str, game: str, /, **args: Any) -> None:
        super().__init__(key, game, **args)
        self.clause = clause
