"""Sessions of connected players are checked from time to time, even when they say nothing.

A player may have been signed out or banned at another node, or deleted by an operator's command, and must then see no more of a table.
"""

import contextlib
import time
from collections.abc import Collection

from saqqara.server.accounts.people import People
from saqqara.server.jobs.background_job import BackgroundJob
from saqqara.server.jobs.round_robin import RoundRobin
from saqqara.server.storage.database_errors import AWAY
from saqqara.server.tables.hub import TABLES_PER_TICK, Hub
from saqqara.server.ws.connection import Connection


class SessionChecker:
    """Checks the sessions of all connections in turn, some at each tick."""

    def __init__(self, connections: Collection[Connection], people: People, hub: Hub) -> None:
        self.people = people
        self._around = RoundRobin(lambda: connections)
        self.job = BackgroundJob(hub.tasks, self._work)

    async def _work(self) -> int:
        """Disconnect those of the next batch whose session has ended. While the database is away everybody stays."""
        at = time.monotonic()
        batch = self._around.next_batch(TABLES_PER_TICK)
        asked = {one: one.token for one in batch if one.token is not None and not self.people.trusts(one.session_check, at)}
        fresh = self.people.new_check()  # before the lookup: who is signed out meanwhile is looked up again
        with contextlib.suppress(*AWAY):
            known = await self.people.known_tokens(asked.values()) if asked else ()
            for one, token in asked.items():
                if token in known:
                    one.session_check = fresh
                elif one.ending is None:
                    one.end("server-not-welcome")
        return 0
