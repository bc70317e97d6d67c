"""What came of games, written down once: their results, what people have played in all, and ratings."""

import secrets
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from saqqara.core.skill import MU, SIGMA
from saqqara.server.ratings.deriving import Finished, SeatResult
from saqqara.server.ratings.rebuild import rebuild_game
from saqqara.server.ratings.steps import Key, rate_from
from saqqara.server.ratings.visible import lists
from saqqara.server.storage.plain import Carrier
from saqqara.server.storage.schema import competitors, handles, players, results, standings, tables
from saqqara.server.storage.store import Store

LOCK = 7367126
"""Nodes that share a PostgreSQL database take turns at rating games."""
SUMS = ("games", "wins", "scored", "points", "rated", "rated_wins")
"""What of `standings` is counted up, game by game."""


STRANGER = {"mu": MU, "sigma": SIGMA, "provisional": True, "listed": False, "habits": "{}"}
"""Whoever has not played a game yet."""


class Habits(msgspec.Struct):
    """What a game has counted of somebody's choices, and of the others' at the same tables: sums, and of how many seats."""

    mine: list[int] = []
    games: int = 0
    others: list[int] = []
    seats: int = 0


SEVERAL: sa.BindParameter[Any] = sa.bindparam("of", expanding=True)
"""Whom or what a statement is about: one for all of them, since each lets other threads run and then waits for its turn."""
MARK = sa.update(tables).where(tables.c.id.in_(SEVERAL), tables.c.counted.is_(None)).values(counted=sa.true()).returning(tables.c.id)
INSERT_RESULTS = sa.insert(results)
KNOWN = (
    sa.select(players.c.id, competitors.c.number, handles.c.handle)
    .outerjoin(competitors, competitors.c.player == players.c.id)
    .outerjoin(handles, handles.c.player == players.c.id)
    .where(players.c.id.in_(SEVERAL))
)
STANDINGS = sa.select(standings).where(standings.c.player.in_(SEVERAL))


class New(NamedTuple):
    """What gives somebody a number and an address, where they have none, and what writes down all they have played."""

    number: Any
    handle: Any
    sums: Any


@cache
def new(is_sqlite: bool) -> New:
    """The constant statements that do it, which differ from one database to the other."""
    insert: Any = sqlite.insert if is_sqlite else postgresql.insert
    sums = insert(standings)
    keys = ["player", "game"]
    return New(
        insert(competitors).on_conflict_do_nothing(index_elements=["player"]),
        insert(handles).on_conflict_do_nothing(index_elements=["player"]),
        sums.on_conflict_do_update(index_elements=keys, set_={one.name: one for one in sums.excluded if one.name not in keys}),
    )


def take_turns(connection: sa.Connection) -> None:
    """Whoever changes ratings waits until nobody else does; before anything else of the transaction, lest two wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def write(connection: Any, store: Store, games: Sequence[Finished]) -> None:
    """Write down what came of games, of those that nobody has. Where one is rated, it is SQLAlchemy's connection."""
    if not games:
        return
    if not store.is_sqlite:
        take_turns(connection)
    fresh = {row.id for row in connection.execute(MARK, {"of": [one.table for one in games]}).all()}
    games = [one for one in games if one.table in fresh and any(seat.player for seat in one.seats)]  # not bots among themselves
    if not games:
        return
    people = dict.fromkeys(seat.player for one in games for seat in one.seats if seat.player is not None)
    numbers = numbers_of(connection, store, list(people))
    rows = [row_of(one, seat, None if seat.player is None else numbers.get(seat.player)) for one in games for seat in one.seats]
    connection.execute(INSERT_RESULTS, rows)
    sums = Sums(connection, store, numbers)
    first: dict[str, Key] = {}
    for one in games:
        for seat in one.seats:
            if seat.player in numbers:
                sums.add(one, seat)
        if one.rated:
            key = one.ended, one.table
            first[one.game] = min(key, first.get(one.game, key))
    sums.save()
    for game, key in first.items():
        if not rate_from(connection, game, key):
            rebuild_game(connection, game)


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


def numbers_of(carrier: Carrier, store: Store, people: list[str]) -> dict[str, int]:
    """The numbers under which people's games are kept, given in this order; none for who is not there any more."""
    known = {row.id: row for row in carrier.execute(KNOWN, {"of": people}).all()}
    nameless = [player for player in people if player in known and known[player].handle is None]
    if nameless:  # others meet them in lists
        carrier.execute(new(store.is_sqlite).handle, [{"player": player, "handle": secrets.token_urlsafe(9)} for player in nameless])
    strangers = [player for player in people if player in known and known[player].number is None]
    if strangers:
        carrier.execute(new(store.is_sqlite).number, [{"player": player} for player in strangers])
        known |= {row.id: row for row in carrier.execute(KNOWN, {"of": strangers}).all()}
    return {player: int(known[player].number) for player in people if player in known}


class Sums:
    """What some people have played in all, game by game, changed in memory and saved in one go."""

    def __init__(self, connection: Any, store: Store, people: Collection[str]) -> None:
        self.connection, self.store = connection, store
        rows = connection.execute(STANDINGS, {"of": list(people)}).all() if people else []
        self.rows: dict[tuple[str, str], dict[str, Any]] = {(row.player, row.game): row._asdict() for row in rows}
        self.habits: dict[tuple[str, str], Habits] = {}
        self.wishes: dict[str, bool] = {}
        """Who wants to stand on the boards, as far as that was asked."""

    def add(self, finished: Finished, one: SeatResult, times: int = 1) -> None:
        """One more game of somebody's; `times` −1: one less."""
        assert one.player is not None
        key = one.player, finished.game
        row = self.rows.setdefault(key, {"player": one.player, "game": finished.game, **dict.fromkeys(SUMS, 0), **STRANGER})
        if key not in self.habits:
            self.habits[key] = msgspec.json.decode(row["habits"], type=Habits)
        won, scored = int(one.place == 1), int(one.points is not None)
        more = (1, won, scored, one.points or 0, int(finished.rated), int(finished.rated and won))
        for name, count in zip(SUMS, more, strict=True):
            row[name] += times * count
        row["listed"] = bool(row["listed"]) or (finished.rated and self.lists(one.player))
        add_habits(self.habits[key], finished, one, times)

    def lists(self, player: str) -> bool:
        """Whether somebody wants to stand on the boards."""
        if player not in self.wishes:
            self.wishes[player] = lists(self.connection, player)
        return self.wishes[player]

    def save(self) -> None:
        """All that has changed."""
        changed = [self.rows[key] | {"habits": msgspec.json.encode(habits).decode()} for key, habits in self.habits.items()]
        if changed:
            self.connection.execute(new(self.store.is_sqlite).sums, changed)


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
