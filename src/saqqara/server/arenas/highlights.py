"""The best moments of an evening, from its finished games alone."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from saqqara.server.arenas.scoring import Game, SeatOf, standings

What = Literal["comeback", "closest", "highest", "streak", "climb"]
STREAK, CLIMB = 2, 2
"""Fewer wins in a row, or fewer places, are nothing to tell."""


class Highlight(NamedTuple):
    """A best moment: its players, its size, its table; `scores`: the points of those players there."""

    what: What
    players: tuple[str, ...]
    amount: int
    table: str | None = None
    scores: tuple[int, ...] = ()


def find_highlights(games: Sequence[Game]) -> list[Highlight]:
    """Return all there is to tell; each at most once, the earliest of equal ones."""
    found = [comeback(games), closest(games), highest(games), streak(games), climb(games)]
    return [moment for moment in found if moment is not None]


def people_of(game: Game) -> list[SeatOf]:
    """Return those who played to the end and whose points were counted."""
    return [seat for seat in game.seats if seat.player is not None and not seat.left and seat.points is not None]


def winner_of(game: Game) -> str | None:
    """Return who won alone."""
    won = [seat for seat in game.seats if game.won(seat)]
    return won[0].player if len(won) == 1 else None


def comeback(games: Sequence[Game]) -> Highlight | None:
    """Return who was furthest behind in a game that they won."""
    told = [(game.comeback or 0, winner, game.table) for game in games if (winner := winner_of(game))]
    most = max(told, key=lambda one: one[0], default=None)
    return Highlight("comeback", (most[1],), most[0], most[2]) if most is not None and most[0] > 0 else None


def closest(games: Sequence[Game]) -> Highlight | None:
    """Return the two best of a game between whom there was the least."""
    best: Highlight | None = None
    for game in games:
        two = sorted(people_of(game), key=lambda seat: (seat.place or 0, -(seat.points or 0)))[:2]
        if len(two) < 2 or not game.won(two[0]):
            continue
        scores = tuple(seat.points or 0 for seat in two)
        moment = Highlight("closest", tuple(str(seat.player) for seat in two), abs(scores[0] - scores[1]), game.table, scores)
        if best is None or moment.amount < best.amount:
            best = moment
    return best


def highest(games: Sequence[Game]) -> Highlight | None:
    """Return the most points in a game."""
    told = [(seat.points or 0, str(seat.player), game.table) for game in games for seat in people_of(game)]
    most = max(told, key=lambda one: one[0], default=None)
    return Highlight("highest", (most[1],), most[0], most[2]) if most is not None else None


def streak(games: Sequence[Game]) -> Highlight | None:
    """Return who has won the most games in a row."""
    running, best = dict[str, int](), Highlight("streak", (), 0)
    for game in games:
        for seat in game.seats:
            if seat.player is None:
                continue
            running[seat.player] = running.get(seat.player, 0) + 1 if game.won(seat) else 0
            if running[seat.player] > best.amount:
                best = Highlight("streak", (seat.player,), running[seat.player], game.table)
    return best if best.amount >= STREAK else None


def climb(games: Sequence[Game]) -> Highlight | None:
    """Return who gained the most places in the second half of the evening."""
    early = {one.player: one.place for one in standings(games[: len(games) // 2])}
    told = [(early[one.player] - one.place, one.player) for one in standings(games) if one.player in early]
    most = max(told, key=lambda one: one[0], default=None)
    return Highlight("climb", (most[1],), most[0]) if most is not None and most[0] >= CLIMB else None
