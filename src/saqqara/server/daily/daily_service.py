"""The challenges of a day as a server has them: its seeds, the tries, the boards."""

from saqqara.server.daily.daily_attempts import DailyAttempts
from saqqara.server.daily.daily_seeds import DailySeeds
from saqqara.server.daily.day_standings import DayStandings
from saqqara.server.settings import Settings
from saqqara.server.storage.store import Store
from saqqara.server.tables.hub import Hub


class DailyService:
    """The daily challenges of one node: seeds, tries, standings and answers."""

    def __init__(self, store: Store, hub: Hub, seeds: DailySeeds) -> None:
        self.store, self.hub, self.seeds = store, hub, seeds
        self.tries, self.boards = DailyAttempts(hub, seeds), DayStandings(store, hub.run_in_background)
        hub.after_changes.append(self.tries.on_change)

    @classmethod
    async def open(cls, settings: Settings, store: Store, hub: Hub) -> "DailyService":
        """Return the service with the seeds that this server has."""
        return cls(store, hub, await DailySeeds.open(store, settings))
