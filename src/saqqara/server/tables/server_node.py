"""A node, assembled: its tables, the bots that play at them, and the clock that they run by."""

from functools import partial

from saqqara.server.settings import Settings
from saqqara.server.storage.store import Store
from saqqara.server.tables import quick_pairing
from saqqara.server.tables.bots.bot_turns import BotTurns
from saqqara.server.tables.bots.bot_workers import BotWorkers
from saqqara.server.tables.deadline_runner import DeadlineRunner
from saqqara.server.tables.fanout import SingleNode
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.other_nodes import OtherNodes


class Node:
    """A server among those that share a database."""

    def __init__(self, settings: Settings, store: Store, fanout: SingleNode, workers: BotWorkers) -> None:
        self.workers = workers
        self.hub = Hub(settings, store, fanout)
        self.hub.queue_seconds = workers.queue_seconds
        self.bots = BotTurns(self.hub, workers)
        self.others = OtherNodes(self.hub)
        self.time = DeadlineRunner(self.hub, workers, self.bots, self.others)
        self.hub.on_gone = partial(quick_pairing.end_wait, self.hub)
        self.hub.after_changes = [self.time.set_timer, self.bots.on_change]

    async def start(self) -> None:
        """Listen to the other nodes and keep the time."""
        await self.hub.fanout.start(self.others.hear)
        self.time.start()

    async def stop(self) -> None:
        """Stop thinking and keeping time; what was acknowledged is on disk."""
        await self.time.stop()
        await self.hub.stop()
        self.workers.close()
