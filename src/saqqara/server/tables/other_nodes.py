"""Follows the other nodes of a database at the tables of this one: their messages, or else the database."""

from saqqara.server.clock import now
from saqqara.server.jobs.round_robin import RoundRobin
from saqqara.server.storage.schema import log as log_table
from saqqara.server.storage.store import latest_by_table
from saqqara.server.tables import chat
from saqqara.server.tables.fanout import TableEvent
from saqqara.server.tables.hub import TABLES_PER_TICK, Hub
from saqqara.server.tables.live_table import LiveTable

RECENT_MS = 2_000
"""An entry that another node wrote at most so many milliseconds after its time is found at the next tick; older ones on the round."""
RECENT_ENTRIES = latest_by_table(log_table, log_table.c.seq)


class OtherNodes:
    """Follows the other nodes: by what they publish, and at each tick by what they wrote."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._all_watched = RoundRobin(lambda: hub.presence.viewers)
        self._was_deaf = False
        self._looked = self._deaf_at = 0

    async def hear(self, news: TableEvent) -> None:
        """Act on a message from another node."""
        if news.kind == "person":
            self.hub.run_in_background(self.hub.person_changed(news.player))
            return
        live = self.hub.live.get(news.table)
        if live is None:
            return
        if news.kind == "who":
            self.hub.presence.tell_others(news.table)
        elif news.kind == "here":
            self.hub.presence.hear(news)
        elif news.kind == "chat":
            self.hub.presence.show_chat(news.table)
        elif news.kind == "seats":
            self.hub.run_in_background(self.hub.refresh(live, seats_too=True))
        elif news.number > live.seq:
            if live.id in self.hub.presence.viewers or live.has_bots or live.standing_in or live.id in self.hub.agreeing:
                self.hub.run_in_background(self.hub.refresh(live))
            else:  # nobody here wants to know: it is read when somebody does, and its time is kept where it is played at
                live.behind = True
                live.stop_timer()

    async def look_for_news(self) -> None:
        """Find what other nodes did at the tables watched here: their messages may have been lost.

        What was written lately is found by its time: that costs what has happened, not what is watched. A node that was held up writes
        what is older, and seats have no time: so the tables that are watched are gone around as well, some at each tick.
        """
        at = now()
        deaf = self.hub.fanout.must_poll
        if deaf or self._was_deaf:  # once more when they can be heard again: something may have been told in between
            self._deaf_at = at
        self._was_deaf = deaf
        since, self._looked = (self._looked or at) - RECENT_MS, at
        newest = {row["table"]: row["seq"] for row in await self.hub.store.fetch(RECENT_ENTRIES, since=since)}
        spoken = await chat.newest(self.hub.store, since)
        around = self._all_watched.next_batch(TABLES_PER_TICK)
        newest |= {table: row["seq"] for table, row in (await self.hub.store.newest(around)).items()}
        spoken |= await chat.newest_at(self.hub.store, around)
        for table, number in spoken.items():
            self.hub.presence.show_chat(table, number)
        for table, seq in newest.items():
            live = self.hub.live.get(table)
            if live is not None and table in self.hub.presence.viewers and seq >= live.seq:
                self.look_again(live)
        for live in [self.hub.live[table] for table in around if table in self.hub.live]:
            if live.looked_at <= self._deaf_at:
                self.look_again(live)

    def look_again(self, live: LiveTable) -> None:
        """Read what another node may have done at a table."""
        if not live.lock.locked():
            live.looked_at = now()
            self.hub.run_in_background(self._look_again(live))

    async def _look_again(self, live: LiveTable) -> None:
        await self.hub.refresh(live, seats_too=True)
        await self.hub.part(live)  # of a block nothing is written down at the table
