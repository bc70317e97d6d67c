"""Whoever is connected is looked up again from time to time, also if they say nothing: they may have been signed out or put
off at another node, or deleted by an operator's command, and see no more of a table then."""

import contextlib
import time
from collections.abc import Collection

from saqqara.server.accounts.people import People
from saqqara.server.jobs.round_robin import RoundRobin
from saqqara.server.storage.database_errors import AWAY
from saqqara.server.tables.hub import TABLES_PER_TICK, Hub
from saqqara.server.ws.connection import Connection
from saqqara.server.ws.feed import POLICY


class SessionChecker:
    """Goes around all connections, some at each tick."""

    def __init__(self, connections: Collection[Connection], people: People, hub: Hub) -> None:
        self.people, self.hub = people, hub
        self._around = RoundRobin(lambda: connections)
        self._looking = False

    def on_tick(self) -> None:
        """At every tick: look up those whose turn it is, but for anybody who was just looked up."""
        at = time.monotonic()
        some = self._around.next_batch(TABLES_PER_TICK)
        asked = {one: one.token for one in some if one.token is not None and not self.people.trusts(one.session_check, at)}
        if asked and not self._looking:
            self._looking = True
            self.hub.run_in_background(self._look_up(asked))

    async def _look_up(self, asked: dict[Connection, str]) -> None:
        """Let those go who are nobody any more. While the database is away everybody stays."""
        fresh = self.people.new_check()
        try:
            with contextlib.suppress(*AWAY):
                known = await self.people.known_tokens(asked.values())
                for one, token in asked.items():
                    if token in known:
                        one.session_check = fresh
                    elif one.ending is None:
                        one.end(POLICY, "server-not-welcome", again=False)
        finally:
            self._looking = False
