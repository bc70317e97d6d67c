"""The challenge of a day: one in each game that has a `daily`, the same for everybody.

All chance of it follows from a seed, which follows from a key, the day and the game: whoever knows the key knows all days. The person has
the first seat, bots have the others.
"""

import hashlib
import hmac
from typing import Any, NamedTuple

from saqqara.core.daily_declaration import Challenge
from saqqara.core.errors import BadSetup
from saqqara.core.game import find, games
from saqqara.core.parsing import plain
from saqqara.core.table import Table

PERSON = 0
"""The seat of whoever plays."""
STEP = 1000
"""The bound of the second criterion in the order of results."""


class Result(NamedTuple):
    """The result: points, how many more than the best of the others, the place and whether somebody shares it, and what the points
    are made of, by the names of the breakdown."""

    points: int
    lead: int
    place: int
    shared: bool
    parts: dict[str, int]

    def worth(self, by: str) -> int:
        """Return a number for the order of results: the greater the better."""
        if by == "points":
            return self.points * STEP + max(min(self.lead, STEP // 2 - 1), -STEP // 2)
        return (2 * self.lead + (self.place == 1)) * STEP + max(min(self.points, STEP - 1), 0)


def challenges() -> dict[str, Challenge]:
    """Return all challenges, by game."""
    return {name: kind.part("extras.daily").CHALLENGE for name, kind in games().items() if kind.has("extras.daily")}


def challenge_of(game: str) -> Challenge:
    """Return the challenge of a game."""
    if not find(game).has("extras.daily"):
        raise BadSetup("daily-none", name=game, known=tuple(challenges()))
    return challenges()[game]


def seed_of(key: bytes, day: str, game: str) -> bytes:
    """Return the seed of a day (`2026-11-16`) in a game."""
    return hmac.digest(key, f"saqqara daily 1 {day} {game}".encode(), "sha256")


def home_key(version: str) -> bytes:
    """Return the key where nobody has a secret: whoever has the same version has the same days, and could look ahead."""
    return hashlib.sha256(f"saqqara {version}".encode()).digest()


def begin(game: str, seed: bytes, names: list[str] | None = None) -> Table:
    """Return the table of a challenge, as a server makes it, too."""
    asked = challenge_of(game)
    seats = len(asked.bots) + 1
    options: dict[str, Any] = dict(asked.options)
    return Table(game, seats, seed, names=names, nonces=nonces(seats), times=asked.times or None, daily=True, **options)


def nonces(seats: int) -> list[bytes]:
    """Return nonces for the seats of a deal that nobody may change."""
    return [b"seat %d" % seat for seat in range(seats)]


def result_of(table: Table) -> Result | None:
    """Return the result of a challenge; None while it goes on, or if it was not played to its end."""
    outcome = table.outcome
    if outcome is None or outcome.ended is not None or outcome.resigned:
        return None
    points, place = outcome.scores[PERSON], outcome.places[PERSON]
    best = max(score for seat, score in enumerate(outcome.scores) if seat != PERSON)
    rows = plain(outcome.detail)
    parts = {name: int(rows[name][PERSON]) for name in challenge_of(table.game).parts}
    return Result(points, points - best, place, outcome.places.count(place) > 1, parts)


def words_of(game: str, points: int, lead: int, place: int, shared: bool) -> tuple[str, dict[str, Any]]:
    """Return the message of the game that says a result, and its arguments."""
    return "daily-result", {
        "points": points,
        "lead": lead,
        "behind": -lead,
        "place": place,
        "shared": "yes" if shared else "no",
        "won": "yes" if place == 1 else "no",
    }
