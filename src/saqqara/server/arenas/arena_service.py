"""Arenas as a server has them: kept going, and told of."""

from saqqara.server.arenas.arena_presenter import ArenaPresenter
from saqqara.server.arenas.organizer import ArenaOrganizer
from saqqara.server.tables.hub import Hub


class ArenaService:
    """The arenas of one node: pairing, standings and their lifecycle."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store
        self.keeper = ArenaOrganizer(hub)
        self.telling = ArenaPresenter(hub.store, self.keeper)
