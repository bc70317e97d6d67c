"""The tables of the device: each is a row, its seats and a log, replayed into a `LiveTable` as at a server."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.offline.request_bodies import NewTable
from saqqara.offline.storage import Documents
from saqqara.server.clock import now
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.ids import new_id
from saqqara.server.names.display_names import clean_name
from saqqara.server.schemas.tables import Listing
from saqqara.server.tables import table_views
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.player_rights import check_rematch, ending_seat
from saqqara.server.tables.requested_setup import UNKNOWN, a_level, seat_row, seating, set_up
from saqqara.server.tables.table_changes import Entry, TableChanges, start_nonces
from saqqara.server.tables.table_list_entry import listed
from saqqara.server.tables.table_setup import Setup

NAME_LENGTH = 40
Change = Callable[[LiveTable], None]


class Tables(TableChanges):
    """The tables of the device. `documents` has a `table` (row and seats) and an `entry` for each entry of its log."""

    def __init__(self, documents: Documents) -> None:
        self.documents = documents
        self.live: dict[str, LiveTable] = {}
        self._rows: dict[str, dict[str, Any]] = {}
        self._logs: dict[str, list[dict[str, Any]]] = {}
        self.on_change: list[Change] = []
        """Called whenever the game, the seats or who is asked at a table has changed."""

    def load(self) -> None:
        """Read the rows and logs of tables that are not known yet; games are replayed when somebody looks at them."""
        known = set(self._rows)
        self._rows = {**self.documents.all("table"), **self._rows}
        for _, entry in sorted(self.documents.all("entry").items()):
            if entry["table"] not in known:
                self._logs.setdefault(entry["table"], []).append(entry)

    def get(self, table: str) -> LiveTable:
        """Return a table, or raise."""
        live = self.live.get(table)
        if live is None:
            if table not in self._rows:
                raise NotNow("server-no-table")
            live = self.live[table] = self._read(table)
        return live

    def _read(self, table: str) -> LiveTable:
        """Return a table made from its row and its log."""
        row = self._rows[table]
        live = LiveTable(row, row["seats"])
        self._replay(live)
        return live

    def _replay(self, live: LiveTable) -> None:
        """Apply a table's log to what is before its first entry."""
        for entry in self._logs.get(live.id, ()):
            live.apply(entry)
        live.lost = False

    # Opening

    async def open(self, player: str, name: str, asked: NewTable) -> LiveTable:
        """Open a table; it starts at once if nobody is waited for."""
        if asked.rated:
            raise NotNow("offline-no-rated")
        kind = find(asked.game)
        request: Any = asked  # it has the fields of the server's
        wanted = seating(kind, request)
        setup = set_up(kind, request, len(wanted))
        title = clean_name(asked.name, NAME_LENGTH) if asked.name else ""
        nonce = asked.nonce.lower() if asked.nonce else None
        seats = [
            seat_row(seat, player, name, nonce=nonce, came=True)
            if who == "me"
            else seat_row(seat, bot=None if isinstance(who, str) else who.bot)
            for seat, who in enumerate(wanted)
        ]
        return await self.write(asked.game, setup, seats, player, title)

    async def write(
        self, game: str, setup: Setup, seats: list[dict[str, Any]], host: str, name: str = "", secret: bytes | None = None
    ) -> LiveTable:
        """Write a new table with its seats, and begin the game if they are all taken."""
        at = now()
        row: dict[str, Any] = {
            "id": new_id(),
            "game": game,
            "rules": find(game).rules_version,
            "setup": msgspec.json.encode(setup).decode(),
            "secret": (secrets.token_bytes(32) if secret is None else secret).hex(),
            "name": name,
            "public": False,
            "host": host,
            "rematch": None,
            "put_off": None,
            "status": "open",
            "created": at,
            "changed": at,
            "seats": seats,
        }
        await self.documents.put("table", row["id"], row)
        self._rows[row["id"]] = row
        live = self.get(row["id"])
        await self._start_if_full(live)
        return live

    async def _start_if_full(self, live: LiveTable) -> None:
        """Begin the game if every seat is taken."""
        if live.table is None and not live.closed and not any(row.open for row in live.seats):
            await self.submit(live, None, "start", start_nonces(live))

    # Changing

    async def append(self, live: LiveTable, entry: Entry) -> bool:
        """Keep the entry of a change that was made, and show it. Memory is made anew from what is kept if that fails."""
        row = {**self._rows[live.id], "status": live.status, "changed": entry["at"]}
        try:
            await self.documents.put_all([("entry", f"{live.id}/{entry['seq']:06}", entry), ("table", live.id, row)])
            self._rows[live.id] = row
            self._logs.setdefault(live.id, []).append(entry)
        except BaseException:
            live.forget()
            self._replay(live)
            raise
        finally:
            live.lock.release()
        self.changed(live)
        return True

    def changed(self, live: LiveTable) -> None:
        """Show a changed table, and set its bots and its clock going."""
        for react in self.on_change:
            react(live)

    async def change_seats(self, live: LiveTable, seats: list[dict[str, Any]], **values: Any) -> None:
        """Keep changed seats, and what else of the table's row; begin the game if it is full now."""
        row = {**self._rows[live.id], "seats": seats, **values}
        await self.documents.put("table", live.id, row)
        self._rows[live.id] = row
        live.take_rows(row, list(seats))
        self.changed(live)
        await self._start_if_full(live)

    def seat_rows(self, live: LiveTable) -> list[dict[str, Any]]:
        """Return copies of a table's seats, to be changed."""
        return [dict(seat) for seat in self._rows[live.id]["seats"]]

    async def join(self, live: LiveTable, player: str, name: str, seat: int | None, nonce: str | None) -> None:
        """Take a seat, or one's own again from the bot that stood in."""
        seats, mine = self.seat_rows(live), live.seat_of(player)
        if seat is not None and seat >= len(seats):
            raise BadSetup("no-seat", seat=str(seat), most=len(seats) - 1)
        if mine is not None:
            if seat is not None and seat != mine:
                raise NotNow("server-one-seat", seat=mine)
            if live.resigned(mine):
                raise NotNow("server-resigned")
            seats[mine]["bot"] = None
        else:
            if live.status != "open":
                raise NotNow("server-not-open")
            free = [row.seat for row in live.seats if row.open]
            if seat is not None and seat not in free:
                raise NotNow("server-seat-taken", seat=seat)
            if not free:
                raise NotNow("server-full")
            seats[free[0] if seat is None else seat] |= UNKNOWN | {
                "player": player,
                "name": name,
                "nonce": nonce.lower() if nonce else None,
                "came": True,
            }
        await self.change_seats(live, seats)

    async def leave(self, live: LiveTable, player: str) -> None:
        """Leave a table: before the deal the seat is open again, after it a bot plays on it."""
        seats, mine = self.seat_rows(live), live.seat_of(player)
        if mine is None:
            raise NotYours("server-not-seated")
        if live.status == "running" and not live.counts:
            seats[mine]["bot"] = live.setup.level
        elif live.status == "open":
            seats[mine] |= UNKNOWN | {"player": None, "name": None, "nonce": None, "came": False}
        await self.change_seats(live, seats)

    async def fill(self, live: LiveTable, seat: int, level: str | None) -> None:
        """Put a bot on an open seat."""
        seats = self.seat_rows(live)
        if seat >= len(seats):
            raise BadSetup("no-seat", seat=str(seat), most=len(seats) - 1)
        if not live.seats[seat].open:
            raise NotNow("server-seat-not-free", seat=seat)
        seats[seat]["bot"] = a_level(level or live.setup.level)
        await self.change_seats(live, seats)

    async def rematch(self, live: LiveTable, player: str, nonce: str | None) -> LiveTable:
        """Return the same game once more, with the same people and bots."""
        check_rematch(live, player)
        if live.rematch is not None and live.rematch in self._rows:
            return self.get(live.rematch)
        seats = [
            seat_row(
                old.seat, old.player, old.name, bot=old.bot, came=old.player is not None, nonce=nonce if old.player == player else None
            )
            for old in live.seats
        ]
        fresh = await self.write(live.game, live.setup, seats, player, live.name)
        await self.change_seats(live, self.seat_rows(live), rematch=fresh.id)
        return fresh

    async def close(self, live: LiveTable) -> None:
        """Close a table that has not begun."""
        await self.submit(live, None, "close", still=lambda: not live.closed)

    # Ending before the rules do

    async def agree(self, live: LiveTable, player: str, agrees: bool) -> None:
        """Agree to end the game as it stands, or no longer; it ends once all people there agree who play their seats."""
        seat = ending_seat(live, player)
        await self.submit(live, seat, "agree", "yes" if agrees else "no", still=lambda: agrees != (seat in live.agreed))
        people = {row.seat for row in live.seats if row.player is not None and row.bot is None}
        if live.status == "running" and people <= live.agreed:
            await self.submit(live, None, "end", "agreement", still=lambda: not live.over)

    async def resign(self, live: LiveTable, player: str) -> None:
        """Give up. With two seats the other wins; with more a bot plays on, unless no person is left."""
        mine = live.seat_of(player)
        if mine is not None and live.resigned(mine):
            return
        seat = ending_seat(live, player)
        await self.submit(live, seat, "resign", still=lambda: not live.resigned(seat))
        if live.status == "running" and all(row.player is None or live.resigned(row.seat) for row in live.seats):
            await self.submit(live, None, "end", "resigned", still=lambda: not live.over)
        elif live.status == "running":
            seats = self.seat_rows(live)
            seats[seat]["bot"] = live.setup.level
            await self.change_seats(live, seats)

    # Lists

    def mine(self, player: str, status: str | None, limit: int, before: str | None) -> Listing:
        """Return the tables where a player has a seat, the last changed first."""
        rows = [row for row in self._rows.values() if any(seat["player"] == player for seat in row["seats"])]
        rows = [row for row in rows if row["status"] == status or (status is None and row["status"] != "closed")]
        rows.sort(key=lambda row: (row["changed"], row["id"]), reverse=True)
        if before is not None:
            then, last = before.split(".")
            rows = [row for row in rows if (row["changed"], row["id"]) < (int(then), last)]
        page = rows[:limit]
        following = f"{page[-1]['changed']}.{page[-1]['id']}" if len(rows) > limit else None
        return Listing(tuple(self._listed(row, player) for row in page), following)

    def _listed(self, row: dict[str, Any], player: str) -> Any:
        """Return a table as the list of a player shows it."""
        shown = listed(row, row["seats"], player)
        if row["status"] != "running" or shown.seat is None:
            return shown
        live = self.get(row["id"])
        return msgspec.structs.replace(shown, turn=bool(live.acting >> shown.seat & 1), bank=table_views.bank(live, shown.seat, shown.seat))
