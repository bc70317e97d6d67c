"""The database's record afterwards, replayed step by step: the witness against which all messages are held."""

import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

from saqqara.core.errors import SaqqaraError
from saqqara.server.schemas.ws_messages import encode, why
from saqqara.server.settings import Settings
from saqqara.server.storage.rows import Row
from saqqara.server.storage.store import Store
from saqqara.server.tables import table_views
from saqqara.server.tables.live_table import LiveTable


@contextlib.asynccontextmanager
async def books(database: str) -> AsyncIterator[Store]:
    """The database of a server, to be read."""
    store = await Store.open(Settings(database=database))
    try:
        yield store
    finally:
        await store.close()


class Story:
    """A table's log, to be gone through from the start as often as one likes."""

    def __init__(self, row: Row, seats: list[Row], log: list[Row]) -> None:
        self.row, self.seats, self.log = row, seats, log

    @classmethod
    async def read(cls, store: Store, table: str) -> "Story":
        """The story of a table so far."""
        row = await store.table(table)
        assert row is not None
        return cls(row, await store.seats(table), await store.entries(table))

    def steps(self) -> Iterator[LiveTable]:
        """The table after each entry: always the same, going on."""
        live = LiveTable(self.row, self.seats)
        for place, entry in enumerate(self.log):
            assert entry["seq"] == place, "the log has no holes"
            live.apply(entry)
            yield live

    def viewers(self) -> list[int | None]:
        """Every seat, and an onlooker."""
        return [None, *range(len(self.seats))]


def as_sent(live: LiveTable, viewer: int | None) -> Any:
    """The look that a viewer is sent, but for the time that is left."""
    message = json.loads(encode(table_views.look_message(live, viewer)))
    del message["due"]
    return message


@contextlib.contextmanager
def redealt(live: LiveTable, viewer: int | None, seed: bytes) -> Iterator[LiveTable]:
    """The same table, but all that this viewer must not know is another."""
    true = live.table
    assert true is not None
    live.table = true.redeal(viewer, seed)
    try:
        yield live
    finally:
        live.table = true


def refusal(live: LiveTable, seat: int, kind: str, text: str) -> Any:
    """Return the refusal of an impossible move of a seat; None when it is possible."""
    assert live.table is not None
    try:
        if kind == "undo":
            problem = live.table.why_no_undo(seat)
            if problem is not None:
                raise problem
        else:
            live.table.branched().play(seat, text)
    except SaqqaraError as problem:
        return json.loads(encode(why(problem)))
    return None
