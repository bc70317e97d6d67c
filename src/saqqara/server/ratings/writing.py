"""What came of a game, written down once: its results, what its people have played in all, and their ratings."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.core.skill import MU, SIGMA
from saqqara.server.ratings.deriving import Finished, SeatResult
from saqqara.server.ratings.rebuild import rebuild_game
from saqqara.server.ratings.steps import rate_from
from saqqara.server.ratings.visible import lists
from saqqara.server.storage.schema import competitors, handles, players, results, standings, tables
from saqqara.server.storage.store import Store

LOCK = 7367126
"""Nodes that share a PostgreSQL database take turns at rating games."""
SUMS = ("games", "wins", "scored", "points", "rated", "rated_wins")
"""What of `standings` is counted up, game by game."""


class Habits(msgspec.Struct):
    """What a game has counted of somebody's choices, and of the others' at the same tables: sums, and of how many seats."""

    mine: list[int] = []
    games: int = 0
    others: list[int] = []
    seats: int = 0


def take_turns(connection: sa.Connection) -> None:
    """Whoever changes ratings waits until nobody else does; before anything else of the transaction, lest two wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def write(connection: sa.Connection, store: Store, finished: Finished) -> bool:
    """Write down what came of a game, if nobody has; whether it was so."""
    take_turns(connection)
    mark = sa.update(tables).where(tables.c.id == finished.table, tables.c.counted.is_(None)).values(counted=True)
    if connection.execute(mark).rowcount != 1:
        return False
    if not any(one.player for one in finished.seats):  # bots among themselves, or somebody's exercise
        return True
    numbers = {one.seat: number_of(connection, store, one.player) for one in finished.seats}
    connection.execute(sa.insert(results), [row_of(finished, one, numbers[one.seat]) for one in finished.seats])
    for one in finished.seats:
        if numbers[one.seat] is not None and one.player is not None:
            add_up(connection, store, finished, one)
    if finished.rated and not rate_from(connection, finished.game, (finished.ended, finished.table)):
        rebuild_game(connection, finished.game)
    return True


def row_of(finished: Finished, one: SeatResult, who: int | None) -> dict[str, Any]:
    """A seat's result as it is stored."""
    return {
        "table": finished.table,
        "seat": one.seat,
        "game": finished.game,
        "ended": finished.ended,
        "who": who,
        "bot": one.bot,
        "place": one.place,
        "points": one.points,
        "left": one.left,
        "rated": finished.rated,
        "mu": one.mu,
        "sigma": one.sigma,
        "lifted": None,
    }


def number_of(connection: sa.Connection, store: Store, player: str | None) -> int | None:
    """The number under which somebody's games are kept; None for a bot, and for who is not there any more."""
    if player is None or connection.scalar(sa.select(players.c.id).where(players.c.id == player)) is None:
        return None
    connection.execute(store.upsert(competitors, {"player": player}, ["player"]))
    known = connection.scalar(sa.select(competitors.c.number).where(competitors.c.player == player))
    assert known is not None
    fresh = {"player": player, "handle": secrets.token_urlsafe(9)}  # others will meet them in lists
    connection.execute(store.upsert(handles, fresh, ["player"], lambda _: sa.false()))
    return int(known)


def add_up(connection: sa.Connection, store: Store, finished: Finished, one: SeatResult, times: int = 1) -> None:
    """One more game of somebody's; `times` −1: one less."""
    mine = standings.c.player == one.player, standings.c.game == finished.game
    row = connection.execute(sa.select(standings).where(*mine)).mappings().first()
    won, scored = int(one.place == 1), int(one.points is not None)
    habits = Habits() if row is None else msgspec.json.decode(row["habits"], type=Habits)
    add_habits(habits, finished, one, times)
    more = (1, won, scored, one.points or 0, int(finished.rated), int(finished.rated and won))
    values = {
        "player": one.player,
        "game": finished.game,
        **{name: (row[name] if row else 0) + times * count for name, count in zip(SUMS, more, strict=True)},
        "mu": row["mu"] if row else MU,
        "sigma": row["sigma"] if row else SIGMA,
        "provisional": row["provisional"] if row else True,
        "listed": bool(row and row["listed"]) or (finished.rated and lists(connection, str(one.player))),
        "habits": msgspec.json.encode(habits).decode(),
    }
    connection.execute(store.upsert(standings, values, ["player", "game"]))


def add_habits(habits: Habits, finished: Finished, one: SeatResult, times: int) -> None:
    """One more game of somebody's choices, or one less, beside those of the others."""
    if not one.habits or one.left:
        return
    habits.mine = added(habits.mine, one.habits, times)
    habits.games += times
    for other in finished.seats:
        if other.seat != one.seat and not other.left:
            habits.others = added(habits.others, other.habits, times)
            habits.seats += times


def added(sums: Sequence[int], more: Sequence[int], times: int = 1) -> list[int]:
    """Sums grown by what was counted once more; a game may count more than it did before."""
    return [(sums[n] if n < len(sums) else 0) + times * (more[n] if n < len(more) else 0) for n in range(max(len(sums), len(more)))]
