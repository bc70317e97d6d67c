"""Whether those who are connected may still be: looked up again for many at a time, before it is needed, so that no move waits for it."""

import asyncio
import contextlib
import time
from typing import Protocol

import sqlalchemy as sa

from saqqara.server.settings import DAY, HOUR
from saqqara.server.storage.schema import players, tokens
from saqqara.server.storage.store import AWAY, Store, now

MEMORY = 2_000
"""For this many milliseconds a token is not looked up again: so long may one live on after its deletion on another node."""
EARLY = 0.8
"""So many seconds before that is over, whoever goes on playing asks for more."""
GATHER = 0.25
"""So long it is waited for others who ask."""
MOST = 500
"""So many tokens are looked up by one query."""
USED = sa.func.coalesce(tokens.c.seen, tokens.c.created)
STILL = (
    sa.select(tokens.c.hash)
    .join(players, players.c.id == tokens.c.player)
    .where(tokens.c.hash.in_(sa.bindparam("hashes", expanding=True)), tokens.c.expires > sa.bindparam("at"))
    .where(players.c.seen > sa.bindparam("a_day_ago"), sa.bindparam("an_hour_ago") < USED)  # else it is to be noted that they were seen
)


class Holder(Protocol):
    """Somebody connected."""

    key: str | None
    """The hash of their token."""
    let_in: tuple[int, float]
    """After how many departures, and until when, the token need not be looked up again."""


class Renewals:
    """All who have asked for more time since the last query. Whoever gets none is looked up alone at their next message (`People.who`)."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.departures = 0
        """How often somebody has signed out or been deleted here: whoever was let in before is looked up again."""
        self._asking: set[Holder] = set()
        self._looking: set[asyncio.Task[None]] = set()

    @property
    def from_now(self) -> tuple[int, float]:
        """What a token that is looked up now is good for."""
        return self.departures, time.monotonic() + MEMORY / 1000

    def ask(self, holder: Holder) -> None:
        """Somebody needs more time soon."""
        if not self._asking:
            asyncio.get_running_loop().call_later(GATHER, self._begin)
        self._asking.add(holder)

    def _begin(self) -> None:
        asking, self._asking = list(self._asking), set()
        task = asyncio.ensure_future(self._look_up(asking))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_up(self, asking: list[Holder]) -> None:
        with contextlib.suppress(*AWAY):  # then it is found out by who has to wait for it
            for first in range(0, len(asking), MOST):
                some, good, at = asking[first : first + MOST], self.from_now, now()
                since = {"at": at, "a_day_ago": at - DAY * 1000, "an_hour_ago": at - HOUR * 1000}
                found = await self.store.rows(STILL.params(hashes=[one.key for one in some], **since))
                known = {row["hash"] for row in found}
                for one in some:
                    if one.key in known:
                        one.let_in = good
