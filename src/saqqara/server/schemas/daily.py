"""Responses about the daily challenges."""

import msgspec

from saqqara.server.schemas.ws_messages import Words


class DailyPart(msgspec.Struct, frozen=True):
    """A part of the points."""

    title: Words
    value: int


class DailyResult(msgspec.Struct, frozen=True):
    """The result of a try: points, how many more than the best bot, in words, and the parts of the points."""

    points: int
    lead: int
    words: Words
    parts: tuple[DailyPart, ...]
    place: int
    """On the board of the day, or the one it would have there."""
    listed: bool
    """True if it is on the leaderboard: results of players unknown before the day began are not."""


class DailyTry(msgspec.Struct, frozen=True):
    """My try at a challenge. `ended`: when; nothing as long as it goes on. Without a result it was not ended in time."""

    table: str
    started: int
    ended: int | None
    result: DailyResult | None


class DailyGame(msgspec.Struct, frozen=True):
    """The challenge of a day in a game. `commitment`: the hash of its seed; `seed`: once the day is over for everybody."""

    game: str
    line: Words
    bots: tuple[str, ...]
    minutes: int
    commitment: str
    seed: str | None
    played: int
    mine: DailyTry | None


class Streak(msgspec.Struct, frozen=True):
    """A player's streak of days: in any of the challenges, and in each."""

    days: int
    games: dict[str, int]


class Daily(msgspec.Struct, frozen=True):
    """The challenges of a day. `ends`: no try can begin any more; `closes`: none can be ended, and the seeds are open. `next`: the hashes
    of tomorrow's seeds, where this day is today. `share`: my results in words, without anything that gives them away."""

    day: str
    today: str
    ends: int
    closes: int
    now: int
    home: bool
    games: tuple[DailyGame, ...]
    next: dict[str, str]
    streak: Streak
    share: Words | None


class BoardRow(msgspec.Struct, frozen=True):
    """A result on the board of a day."""

    place: int
    name: str
    handle: str | None
    points: int
    lead: int
    words: Words
    mine: bool


class DayBoard(msgspec.Struct, frozen=True):
    """The results of a day in a game, the best first. `ahead`: how many came ahead of all bots; the means are of people and of the best bot
    at each table."""

    day: str
    game: str
    played: int
    ahead: int
    mean: float | None
    bots: float | None
    first: int
    rows: tuple[BoardRow, ...]
    mine: BoardRow | None


class PastDay(msgspec.Struct, frozen=True):
    """A day of the archive, with my results in words, by game."""

    day: str
    mine: dict[str, Words]


class Archive(msgspec.Struct, frozen=True):
    """Days that are over, the last first; `before` asks for those after the last of these."""

    days: tuple[PastDay, ...]
    before: str | None
