"""The one way to change a game, at a server and on a device: a change is made in memory, where the rules may refuse it, then appended."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.tables.live_table import AGREEMENTS, LiveTable
from saqqara.server.tables.undo_rules import no_undo

Entry = dict[str, Any]
"""An entry of a table's log, as it is stored."""


def always() -> bool:
    """Return that a change is wanted whatever else has happened."""
    return True


class WantedChange(msgspec.Struct, frozen=True, gc=False):
    """A change that somebody asks for.

    `client`: the id that the sender gave it; a repeat changes nothing. `on`: the number of the look it was made on; it is refused if that
    position is gone for this seat. `still` is asked before each try, so that a move that another node made meanwhile is not made again
    where it would be legal.
    """

    seat: int | None
    kind: str
    text: str = ""
    client: str | None = None
    bot: bool = False
    still: Callable[[], bool] = always
    on: int | None = None


class TableChanges(ABC):
    """Changes tables: one change of a table at a time, from the lock until it is on disk."""

    async def submit(
        self,
        live: LiveTable,
        seat: int | None,
        kind: str,
        text: str = "",
        client: str | None = None,
        bot: bool = False,
        still: Callable[[], bool] = always,
        on: int | None = None,
    ) -> int:
        """Make a change and write it down (see `WantedChange`); return the number of the look that shows it.

        Raises our errors, and then nothing has changed.
        """
        change = WantedChange(seat, kind, text, client, bot, still, on)
        while True:
            await self.acquire(live, change)
            entry = self.make(live, change)
            if entry is None or await self.append(live, entry):
                return live.number(seat)

    async def acquire(self, live: LiveTable, change: WantedChange) -> None:
        """Wait for the lock of a table, and read what is to be known before this change."""
        await live.lock.acquire()

    def make(self, live: LiveTable, change: WantedChange) -> Entry | None:
        """Make a change in memory, where the table's lock is held; return its entry, to be appended. Raises our errors.

        None: it was made before, or is no longer wanted. Unless there is an entry, nothing has changed and the lock is released.
        """
        entry = None
        try:
            if (change.client is None or (change.seat, change.client) not in live.known) and change.still():
                entry = make_entry(live, change)
        finally:
            if entry is None:
                live.lock.release()
        return entry

    @abstractmethod
    def append(self, live: LiveTable, entry: Entry) -> Awaitable[bool]:
        """Append the entry of a change that was made; what is awaited is the acknowledgement: it is on disk, and shown to everybody.

        False: another node was first; memory is read again, and the change is to be made anew. The lock is released in any case.
        """


def start_nonces(live: LiveTable) -> str:
    """Return the text of the entry that begins a game: the nonces of its seats."""
    return msgspec.json.encode([row.nonce or (b"seat %d" % row.seat).hex() for row in live.seats]).decode()


def make_entry(live: LiveTable, change: WantedChange) -> Entry:
    """Make a change in memory and return the entry that says it. Raises our errors, and then nothing has changed."""
    seat, kind, text = change.seat, change.kind, change.text
    if change.on is not None and not live.stands(seat, change.on):
        raise NotNow("server-position-gone")
    if live.closed:
        raise NotNow("server-closed")
    if kind not in ("start", "close") and live.table is None:
        raise NotNow("server-not-started")
    if kind == "close" and live.table is not None:
        raise NotNow("server-begun")
    if live.table is not None and seat in live.table.resigned and not change.bot:
        raise NotNow("server-resigned")
    if kind == "agree" and text == "yes" and live.agreements.get(seat or 0, 0) >= AGREEMENTS:
        raise NotNow("server-agreed-often")
    if kind == "undo":
        refused = no_undo(live, seat)
        if refused is not None:
            raise refused
        text = " ".join(map(str, live.answering(seat)))
    bot, client = change.bot, change.client
    entry = {"table": live.id, "seq": live.seq, "kind": kind, "seat": seat, "text": text, "bot": bot, "client": client, "at": now()}
    live.apply(entry)  # raises what the rules say, before anything has changed
    if kind == "move" and live.table is not None:
        entry["text"] = live.table.last.text
    entry["acting"] = live.acting
    return entry
