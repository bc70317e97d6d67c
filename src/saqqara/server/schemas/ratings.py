"""Responses about ratings and leaderboards."""

import msgspec


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating as it is shown: the number, and how far it may be off on either side (95 %). `provisional`: too few games to be sure."""

    shown: int
    off: int
    games: int
    provisional: bool


class RatingChange(msgspec.Struct, frozen=True):
    """A player's rating change in a game: the new number, and the difference. `left`: they count as having
    left it, and came last, whatever became of their seat."""

    seat: int
    shown: int
    change: int
    provisional: bool
    left: bool


class RatingChanges(msgspec.Struct, frozen=True):
    """The rating changes of a game, for players who show theirs, and mine. `counted`: whether that is known yet; it is a moment after the
    end. `rated`: whether the game counts."""

    counted: bool
    rated: bool
    changes: tuple[RatingChange, ...]


class EvenGame(msgspec.Struct, frozen=True):
    """My rating in a game, and by the number of seats the bots that would give me an even game."""

    game: str
    rating: RatingInfo
    even: dict[str, str]


class MyRatings(msgspec.Struct, frozen=True):
    """My ratings, of the games in which I have any; `handle`: by which others find my profile."""

    handle: str
    ratings: tuple[EvenGame, ...]


class BoardEntry(msgspec.Struct, frozen=True):
    """A player on a leaderboard; `seed`: of their picture."""

    rank: int
    handle: str
    name: str
    seed: str
    rating: RatingInfo
    mine: bool


class Board(msgspec.Struct, frozen=True):
    """A page of a board: the best first, after the first `before` of `total`. `me`: where I stand, `seen`: for all to see."""

    game: str
    provisional: bool
    total: int
    before: int
    entries: tuple[BoardEntry, ...]
    me: BoardEntry | None
    seen: bool
