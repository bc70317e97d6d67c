"""Tracks the connections to each table, here and at the other nodes; viewers here are told of changes."""

import math
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from saqqara.server.clock import now
from saqqara.server.jobs.round_robin import RoundRobin
from saqqara.server.tables.fanout import SingleNode, TableEvent
from saqqara.server.tables.live_table import LiveTable

PRESENCE = 20_000
"""Milliseconds between two messages of a node about who is connected; after three times that without one somebody is gone."""


class Viewer(Protocol):
    """A viewer connected to a table: a player at a seat, or a spectator."""

    player: str | None
    seat: int | None
    visible: bool

    def changed(self) -> None:
        """Send a look after a change of the game, if it differs."""

    def seats_changed(self) -> None:
        """Note that the seats or the connections have changed."""

    def said(self, number: int | None = None) -> None:
        """Tell the viewer of a chat message: a new one, or those from that number on."""

    def end(self, key: str, code: int = ..., again: bool = False) -> None:
        """Close, after saying why."""

    def new_audience(self) -> "Audience":
        """Return a feed for all who look on at the table."""


class Audience(Protocol):
    """The onlookers of a table, who see the same and share one feed."""

    members: set[Any]

    def changed(self) -> None:
        """Note that the game has changed."""

    def seats_changed(self) -> None:
        """Note that the seats or the connections have changed."""


class Presence:
    """The viewers of all tables, here and at the other nodes."""

    def __init__(self, fanout: SingleNode, went: Callable[[str, int], None] = lambda table, seat: None) -> None:
        self.fanout = fanout
        self.went = went
        """Called when nobody is connected for a seat any more, at any node."""
        self.closing = False
        self.viewers: dict[str, set[Viewer]] = {}
        self._seated: dict[str, set[Viewer]] = {}
        """Those of them who have a seat: few, however many look on."""
        self.audiences: dict[str, Audience] = {}
        """Those who have none."""
        self.sockets: Counter[str] = Counter()
        self.elsewhere: dict[str, dict[tuple[str, int], int]] = {}
        self._told, self._owed = 0, 0.0
        self._all_watched = RoundRobin(lambda: self.viewers)
        self._all_elsewhere = RoundRobin(lambda: self.elsewhere)

    def here(self, table: str) -> set[int]:
        """Return the seats whose players are connected, here or at another node."""
        local = {viewer.seat for viewer in self._seated.get(table, ()) if viewer.seat is not None}
        return local | {seat for _, seat in self.elsewhere.get(table, ())}

    def is_watching(self, table: str, seat: int) -> bool:
        """Return whether the player of a seat has the table in view, as far as this node knows."""
        for viewer in self._seated.get(table, ()):  # noqa: SIM110 - at every move: `any` takes twice as long
            if viewer.seat == seat and viewer.visible:
                return True
        return False

    def _sits(self, table: str, seat: int) -> bool:
        """Return whether somebody is connected here for a seat."""
        return any(viewer.seat == seat for viewer in self._seated.get(table, ()))

    # Those who look on here are shown what is new

    def show_game(self, table: str) -> None:
        """Tell all viewers of a table that the game has changed."""
        for viewer in self._seated.get(table, ()):
            viewer.changed()
        audience = self.audiences.get(table)
        if audience is not None:
            audience.changed()

    def show_seats(self, table: str) -> None:
        """Tell all viewers of a table that its seats, or who is connected, have changed."""
        for viewer in self._seated.get(table, ()):
            viewer.seats_changed()
        audience = self.audiences.get(table)
        if audience is not None:
            audience.seats_changed()

    def show_chat(self, table: str, number: int | None = None) -> None:
        """Tell all viewers of a table that its chat has something new, or something as new as that number."""
        for viewer in list(self.viewers.get(table, ())):
            viewer.said(number)

    def let_go(self, table: str, key: str) -> None:
        """Disconnect all viewers of a table."""
        for viewer in list(self.viewers.get(table, ())):
            viewer.end(key)

    # Coming and going

    def come(self, viewer: Viewer, live: LiveTable) -> None:
        """Add a viewer who connects."""
        self.viewers.setdefault(live.id, set()).add(viewer)
        if viewer.player is not None:
            self.sockets[viewer.player] += 1
        self._sit(viewer, live)

    def go(self, viewer: Viewer, live: LiveTable) -> None:
        """Remove a viewer who has gone."""
        left = self.viewers.get(live.id, set())
        if viewer not in left:  # it never said who it was
            return
        left.discard(viewer)
        if not left:
            self.viewers.pop(live.id, None)
        if viewer.player is not None:
            self.sockets[viewer.player] -= 1
            if self.sockets[viewer.player] <= 0:
                del self.sockets[viewer.player]
        live.used = now()
        self._stand_up(viewer, live, viewer.seat)

    def move(self, viewer: Viewer, live: LiveTable, left: int | None) -> None:
        """Move a viewer from another seat, or none, to the one it has now."""
        if viewer in self.viewers.get(live.id, ()):
            self._stand_up(viewer, live, left)
            self._sit(viewer, live)

    def _sit(self, viewer: Viewer, live: LiveTable) -> None:
        if viewer.seat is None:
            audience = self.audiences.get(live.id)
            if audience is None:
                audience = self.audiences[live.id] = viewer.new_audience()
            audience.members.add(viewer)
            return
        was_here = self._sits(live.id, viewer.seat)
        self._seated.setdefault(live.id, set()).add(viewer)
        if not was_here:
            self.tell(live.id, viewer.seat)

    def _stand_up(self, viewer: Viewer, live: LiveTable, seat: int | None) -> None:
        if seat is None:
            audience = self.audiences.get(live.id)
            if audience is not None:
                audience.members.discard(viewer)
                if not audience.members:
                    del self.audiences[live.id]
            return
        left = self._seated.get(live.id, set())
        left.discard(viewer)
        if not left:
            self._seated.pop(live.id, None)
        if not self._sits(live.id, seat):
            self.tell(live.id, seat)

    def tell(self, table: str, seat: int) -> None:
        """Tell everybody, here and elsewhere, that somebody came to a seat or went."""
        if self.closing:
            return
        self.fanout.publish(TableEvent(table, "here", seat=seat, here=self._sits(table, seat)))
        self.show_seats(table)
        if seat not in self.here(table):
            self.went(table, seat)

    def tell_others(self, table: str) -> None:
        """Publish who is connected at this node, for nodes that did not know."""
        for seat in {viewer.seat for viewer in self._seated.get(table, ()) if viewer.seat is not None}:
            self.fanout.publish(TableEvent(table, "here", seat=seat, here=True))

    def keep(self) -> None:
        """Publish from time to time who is here, and forget those of whom no node says it any more: theirs is gone.

        All have their turn within `PRESENCE`, so many at a tick that no tick has much to do.
        """
        share = min(1.0, max(0.0, (now() - self._told) / PRESENCE))
        self._told = now()
        self._owed += share * len(self.viewers)
        for table in self._all_watched.next_batch(int(self._owed)):
            self.tell_others(table)
        self._owed %= 1
        for table in self._all_elsewhere.next_batch(math.ceil(share * len(self.elsewhere))):
            known = self.elsewhere.get(table, {})
            gone = [key for key, seen in known.items() if seen < now() - 3 * PRESENCE]
            for key in gone:
                del known[key]
            if gone:
                self.show_seats(table)
            for seat in {seat for _, seat in gone} - self.here(table):
                self.went(table, seat)
            if not known:
                self.elsewhere.pop(table, None)

    def hear(self, news: TableEvent) -> None:
        """Note what another node says: somebody is connected there, or no longer."""
        known = self.elsewhere.setdefault(news.table, {})
        key = news.node, news.seat
        if (key in known) != news.here:
            self.show_seats(news.table)
            if news.here:
                self.tell_others(news.table)  # whoever has just come does not know
        if news.here:
            known[key] = now()
        elif known.pop(key, None) is not None and news.seat not in self.here(news.table):
            self.went(news.table, news.seat)  # both may have gone at once, each while the other was there
