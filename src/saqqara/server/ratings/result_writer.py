"""The results of finished games, written once, with the totals of what people have played, and ratings."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from saqqara.bots.rating_scale import MU, SIGMA
from saqqara.server.ids import new_id
from saqqara.server.ratings.finished_game_rating import Key, rate_new
from saqqara.server.ratings.profile_visibility import list_anew
from saqqara.server.ratings.result_derivation import FinishedGame, SeatResult
from saqqara.server.storage import advisory_locks
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import competitors, handles, players, results, seats, standings, tables
from saqqara.server.storage.store import Store

SUMS = ("games", "wins", "scored", "points", "rated", "rated_wins")
"""The columns of `standings` that are summed up, game by game."""
COUNTED = (*SUMS, "habits")
"""The columns that `Sums` writes in an existing row: `listed` is the choice of its player, who may be changing it now, and `mu` follows
from results."""


class Habits(msgspec.Struct):
    """The counts of a player's choices, and of the others' at the same tables: sums, and of how many seats."""

    mine: list[int] = []
    games: int = 0
    others: list[int] = []
    seats: int = 0


STRANGER = {"mu": MU, "sigma": SIGMA, "provisional": True, "listed": False, "habits": msgspec.json.encode(Habits()).decode()}
"""The totals of a player who has not played a game yet."""
SEVERAL: sa.BindParameter[Any] = sa.bindparam("of", expanding=True)
"""The players or things of a statement: one for all of them, since each lets other threads run and then waits for its turn."""
MARK = sa.update(tables).where(tables.c.id.in_(SEVERAL), tables.c.counted.is_(None)).values(counted=sa.true()).returning(tables.c.id)
INSERT_RESULTS = sa.insert(results)
KNOWN = (
    sa.select(players.c.id, competitors.c.number, handles.c.handle)
    .outerjoin(competitors, competitors.c.player == players.c.id)
    .outerjoin(handles, handles.c.player == players.c.id)
    .where(players.c.id.in_(SEVERAL))
)
STANDINGS = sa.select(standings).where(standings.c.player.in_(SEVERAL))
SITTING = sa.select(seats.c.table, seats.c.seat, seats.c.player, seats.c.competitor).where(seats.c.table.in_(SEVERAL))
BECAME = sa.select(competitors.c.number, competitors.c.became).where(competitors.c.number.in_(SEVERAL))
NEW_NUMBER, NEW_HANDLE = (insert(table).on_conflict_do_nothing(index_elements=["player"]) for table in (competitors, handles))
SAVE_SUMS = insert(standings)
SAVE_SUMS = SAVE_SUMS.on_conflict_do_update(index_elements=["player", "game"], set_={name: SAVE_SUMS.excluded[name] for name in COUNTED})
GONE = "#"
"""A player who has been deleted since, by the number that is left of them: no id begins so."""


def write(connection: Any, store: Store, games: Sequence[FinishedGame]) -> None:
    """Write down what came of games, of those that nobody has."""
    if not games:
        return
    advisory_locks.lock(connection, AdvisoryLock.RATINGS)
    games = unchanged(connection, games)
    if not games:
        return
    fresh = {row.id for row in connection.execute(MARK, {"of": [one.table for one in games]}).all()}
    games = [one for one in games if one.table in fresh and any(seat.player for seat in one.seats)]  # not bots among themselves
    if not games:
        return
    people = dict.fromkeys(seat.player for one in games for seat in one.seats if seat.player is not None)
    numbers = numbers_of(connection, store, list(people))
    rows = [row_of(one, seat, number_under(one, seat, numbers)) for one in games for seat in one.seats]
    connection.execute(INSERT_RESULTS, rows)
    sums = Sums(connection, store, numbers)
    rated: dict[str, list[Key]] = {}
    for one in games:
        for seat in one.seats:
            if seat.player in numbers:
                sums.add(one, seat)
        if one.rated:
            rated.setdefault(one.game, []).append((one.ended, one.table))
    sums.save()
    for game, keys in rated.items():
        rate_new(connection, game, sorted(keys))


def unchanged(connection: Any, games: Sequence[FinishedGame]) -> list[FinishedGame]:
    """Return the games at whose tables the same people sit as when they were read; the others are read again at the next tick."""
    now = {
        (row.table, row.seat): (row.player, row.competitor) for row in connection.execute(SITTING, {"of": [g.table for g in games]}).all()
    }
    return [one for one in games if all(now.get((one.table, seat.seat)) == (seat.player, seat.competitor) for seat in one.seats)]


def as_guest(finished: FinishedGame, one: SeatResult) -> bool:
    """Return whether a result counts for the number that its player had as a guest, and not for them."""
    return finished.ranked and one.competitor is not None


def number_under(finished: FinishedGame, one: SeatResult, numbers: Mapping[str, int]) -> int | None:
    """Return the number under which a result counts: of a player who is there, `numbers` has it."""
    if one.player is None:
        return None
    if one.player.startswith(GONE):
        return int(one.player.removeprefix(GONE))
    return one.competitor if as_guest(finished, one) else numbers.get(one.player)


def row_of(finished: FinishedGame, one: SeatResult, who: int | None) -> dict[str, Any]:
    """Return a seat's result as it is stored."""
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


def numbers_of(connection: Connection, store: Store, people: list[str]) -> dict[str, int]:
    """Return the numbers under which people's games are kept, given in this order; none for who is not there any more."""
    known = {row.id: row for row in connection.execute(KNOWN, {"of": people}).all()}
    nameless = [player for player in people if player in known and known[player].handle is None]
    if nameless:  # others meet them in lists
        connection.execute(NEW_HANDLE, [{"player": player, "handle": new_id(9)} for player in nameless])
    strangers = [player for player in people if player in known and known[player].number is None]
    if strangers:
        connection.execute(NEW_NUMBER, [{"player": player} for player in strangers])
        known |= {row.id: row for row in connection.execute(KNOWN, {"of": strangers}).all()}
    return {player: int(known[player].number) for player in people if player in known}


class Sums:
    """Totals of what some people have played, by game, changed in memory and saved in one go."""

    def __init__(self, connection: Any, store: Store, people: Collection[str]) -> None:
        self.connection, self.store = connection, store
        rows = connection.execute(STANDINGS, {"of": list(people)}).all() if people else []
        self.rows: dict[tuple[str, str], dict[str, Any]] = {(row.player, row.game): row._asdict() for row in rows}
        self.there = set(self.rows)
        self.habits: dict[tuple[str, str], Habits] = {}
        self.unlisted: set[str] = set()
        """Players with a rated game who were on no leaderboard of it when they were read."""
        self._became: dict[int, str | None] = {}

    def add(self, finished: FinishedGame, one: SeatResult) -> None:
        """Count one more game of somebody's. A ranked one that they began as a guest does not count (`ratings.guest_results`),
        though what they chose in it still tells their favourite moves, if they have registered since."""
        assert one.player is not None
        counts, chosen = not as_guest(finished, one), one.competitor is None or self.became(one.competitor) == one.player
        if not counts and not chosen:
            return
        key = one.player, finished.game
        row = self.rows.setdefault(key, {"player": one.player, "game": finished.game, **dict.fromkeys(SUMS, 0), **STRANGER})
        if key not in self.habits:
            self.habits[key] = msgspec.json.decode(row["habits"], type=Habits)
        if counts:
            won, scored = int(one.place == 1), int(one.points is not None)
            more = (1, won, scored, one.points or 0, int(finished.rated), int(finished.rated and won))
            for name, count in zip(SUMS, more, strict=True):
                row[name] += count
            if finished.rated and not row["listed"]:
                self.unlisted.add(one.player)
        if chosen:
            add_habits(self.habits[key], finished, one)

    def became(self, number: int) -> str | None:
        """Return who a guest is since they registered."""
        if number not in self._became:
            self._became |= {row.number: row.became for row in self.connection.execute(BECAME, {"of": [number]}).all()}
        return self._became[number]

    def save(self) -> None:
        """Write down what has changed. Rows that are new come first: they wait for whoever is just changing what somebody shows
        (`profiles.change`), before anybody can wait for this. So whether somebody is listed follows from the choice that stands."""
        changed = [self.rows[key] | {"habits": msgspec.json.encode(habits).decode()} for key, habits in self.habits.items()]
        if changed:
            changed.sort(key=lambda row: (row["player"], row["game"]) in self.there)
            self.connection.execute(SAVE_SUMS, changed)
        for player in sorted(self.unlisted):
            list_anew(self.connection, player)


def add_habits(habits: Habits, finished: FinishedGame, one: SeatResult) -> None:
    """Count one more game of somebody's choices, beside those of the others."""
    if not one.habits or one.left:
        return
    habits.mine = added(habits.mine, one.habits)
    habits.games += 1
    for other in finished.seats:
        if other.seat != one.seat and not other.left:
            habits.others = added(habits.others, other.habits)
            habits.seats += 1


def added(sums: Sequence[int], more: Sequence[int]) -> list[int]:
    """Return sums grown by what was counted once more; a game may count more than it did before."""
    return [(sums[n] if n < len(sums) else 0) + (more[n] if n < len(more) else 0) for n in range(max(len(sums), len(more)))]
