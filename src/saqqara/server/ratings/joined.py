"""A guest's games are a player's from now on: their results, what they have played in all, and the ratings that follow.

Where both sat at the same table, the player's own seat is theirs, and the guest's is that of somebody who has gone: it keeps a number
without a player, and the game counts for everybody as it did. All ratings from the guest's first rated game on follow anew, so that they
are what `saqqara admin ratings` would make of the results.
"""

from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.core.errors import SaqqaraError
from saqqara.server.ratings.anew import derived
from saqqara.server.ratings.deriving import Finished
from saqqara.server.ratings.rebuild import rebuild_game
from saqqara.server.ratings.steps import Key, rate_from, rated_of
from saqqara.server.ratings.visible import list_anew
from saqqara.server.ratings.writing import SUMS, Habits, Sums, added, take_turns
from saqqara.server.storage.schema import competitors, results, standings
from saqqara.server.storage.store import Store


def join(connection: sa.Connection, store: Store, guest: str, player: str) -> None:
    """All games of a guest's that were counted are a player's."""
    take_turns(connection)
    theirs, own = (connection.scalar(sa.select(competitors.c.number).where(competitors.c.player == one)) for one in (guest, player))
    if theirs is not None and own is not None:
        shared = tables_of_both(connection, theirs, own)
        leave_out(connection, store, shared)
        moved = results.c.who == theirs, results.c.table.not_in([table for table, _ in shared])
        first = first_rated(connection, theirs, *moved)
        connection.execute(sa.update(results).where(*moved).values(who=own))
        add_standings(connection, store, guest, player)
        if shared:
            connection.execute(sa.update(competitors).where(competitors.c.number == theirs).values(player=None))
        else:
            connection.execute(sa.delete(competitors).where(competitors.c.number == theirs))
        for game, key in first.items():
            if not rate_from(connection, game, key):
                rebuild_game(connection, game)
    else:
        for named in (competitors.c.player, standings.c.player):
            connection.execute(sa.update(named.table).where(named == guest).values({named: player}))
    list_anew(connection, player)


def tables_of_both(connection: sa.Connection, guest: int, player: int) -> list[tuple[str, int]]:
    """The counted games at which both sat, with the guest's seat."""
    own = results.alias("own")
    both = sa.select(results.c.table, results.c.seat).join(own, sa.and_(own.c.table == results.c.table, own.c.who == player))
    return [(row.table, row.seat) for row in connection.execute(both.where(results.c.who == guest))]


def leave_out(connection: sa.Connection, store: Store, shared: list[tuple[str, int]]) -> None:
    """Take games out of what whoever sat there has played in all."""
    for table, seat in shared:
        try:
            finished: Finished = derived(connection, table)
        except (SaqqaraError, ValueError, LookupError):  # its log cannot be read by these rules: `--from-log` leaves it out as well
            continue
        one = finished.seats[seat]
        sums = Sums(connection, store, [one.player] if one.player else [])
        sums.add(finished, one, -1)
        sums.save()


def first_rated(connection: sa.Connection, who: int, *which: sa.ColumnElement[bool]) -> dict[str, Key]:
    """Somebody's first rated game of each kind, among some."""
    kinds = connection.scalars(sa.select(results.c.game).where(*which, results.c.rated.is_(True)).distinct()).all()
    found = {}
    for game in kinds:
        mine = sa.select(results.c.ended, results.c.table).where(*which, *rated_of(who, game))
        row = connection.execute(mine.order_by(results.c.ended, results.c.table).limit(1)).one()
        found[game] = (row.ended, row.table)
    return found


def add_standings(connection: sa.Connection, store: Store, guest: str, player: str) -> None:
    """What both have played in all; where the player stands follows from the games."""
    for row in connection.execute(sa.select(standings).where(standings.c.player == guest)).mappings().all():
        mine = sa.select(standings).where(standings.c.player == player, standings.c.game == row["game"])
        own = connection.execute(mine).mappings().first()
        values: dict[str, Any] = dict(row) | {"player": player}
        if own is not None:
            values = dict(own) | {name: own[name] + row[name] for name in SUMS}
            values["habits"] = msgspec.json.encode(both_habits(own["habits"], row["habits"])).decode()
        connection.execute(store.upsert(standings, values, ["player", "game"]))
    connection.execute(sa.delete(standings).where(standings.c.player == guest))


def both_habits(one: str, other: str) -> Habits:
    """What was counted of both people's choices."""
    mine, more = (msgspec.json.decode(text, type=Habits) for text in (one, other))
    return Habits(added(mine.mine, more.mine), mine.games + more.games, added(mine.others, more.others), mine.seats + more.seats)
