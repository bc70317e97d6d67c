"""The points of games, and the standings: functions of the rows of finished games, so that they can be recomputed at any time.

A game gives 10 points to the first, none to the last, and even steps between: the share of the others at the table whom one is ahead of,
a tie counting half. So a game is worth the same on the average, however many seats it has. Whoever gave up or was replaced by a bot has
none and is behind all others; so has everybody at a game that ended without places. Bots are opponents like others, without a standing.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

UNIT = 12
"""Points are counted in twelfths: exact for two to six seats, with ties."""
WHOLE = 10 * UNIT


class SeatOf(NamedTuple):
    """A seat of a finished game; `player` None: a bot, or somebody who has gone from the server."""

    seat: int
    player: str | None
    bot: str | None
    place: int | None
    points: int | None
    left: bool


class Game(NamedTuple):
    """A finished game of an arena: when it ended, its seats, and by how many points its winner was behind at the worst."""

    table: str
    ended: int
    comeback: int | None
    seats: tuple[SeatOf, ...]

    @property
    def worth(self) -> tuple[int, ...]:
        """Return what it gives to each seat, in units."""
        return worths([(one.left, one.place) for one in self.seats])

    def won(self, seat: SeatOf) -> bool:
        """Return whether a seat has won, or shared it."""
        return seat.place is not None and not seat.left and all(other.left or (other.place or 0) >= seat.place for other in self.seats)


class Standing(NamedTuple):
    """A place in the standings; equal ones share it."""

    place: int
    player: str
    units: int
    games: int
    wins: int

    @property
    def points(self) -> float:
        """Return points as they are shown."""
        return round(self.units / UNIT, 1)


def worths(seats: Sequence[tuple[bool, int | None]]) -> tuple[int, ...]:
    """Return what a game gives to each seat by whether it was left, and its place."""
    if any(place is None for _, place in seats):
        return (0,) * len(seats)
    order = [(left, 0 if left else place or 0) for left, place in seats]
    others = len(seats) - 1
    return tuple(
        0 if mine[0] else WHOLE * sum(2 * (mine < other) + (mine == other) for other in order[:n] + order[n + 1 :]) // (2 * others)
        for n, mine in enumerate(order)
    )


def games_in(rows: Iterable[Mapping[str, Any]], until: int) -> list[Game]:
    """Return the games that count, in the order in which they ended, from rows in the order of their tables and seats."""
    found = []
    for table, group in groupby(rows, key=lambda row: row["table"]):
        some = list(group)
        if some[0]["ended"] <= until:
            seats = tuple(
                SeatOf(row["seat"], row["player"], row["bot"], row["place"], row["points"], bool(row["left"]))
                for row in some
                if row["seat"] is not None
            )
            found.append(Game(table, some[0]["ended"], some[0]["comeback"], seats))
    return sorted((game for game in found if len(game.seats) > 1), key=lambda game: (game.ended, game.table))


def standings(games: Iterable[Game], entrants: Iterable[str] = ()) -> list[Standing]:
    """Return everybody's place: by points, then by wins, then by fewer games. Whoever has played none yet stands last."""
    units, played, wins = dict.fromkeys(entrants, 0), dict[str, int](), dict[str, int]()
    for game in games:
        for seat, worth in zip(game.seats, game.worth, strict=True):
            if seat.player is not None:
                units[seat.player] = units.get(seat.player, 0) + worth
                played[seat.player] = played.get(seat.player, 0) + 1
                wins[seat.player] = wins.get(seat.player, 0) + game.won(seat)

    def key(player: str) -> tuple[int, int, bool, int]:
        count = played.get(player, 0)
        return -units[player], -wins.get(player, 0), count == 0, count

    order = sorted(units, key=lambda player: (key(player), player))
    keys = [key(player) for player in order]
    return [Standing(keys.index(key(one)) + 1, one, units[one], played.get(one, 0), wins.get(one, 0)) for one in order]
