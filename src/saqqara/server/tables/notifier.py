"""What the tables ask of whoever calls people to them (`server.alerts`); and what a node without anybody who does has in its place."""

from typing import Protocol

from saqqara.server.tables.live_table import LiveTable


class Notifier(Protocol):
    """Calls people who are away. None of this waits for a message to be delivered, and none of it raises: a game goes on without."""

    def on_change(self, live: LiveTable) -> None:
        """A table has changed: whoever has something to be told of it and does not look at it is called. Called by the hub itself.

        It finds out alone whose turn has begun (`turn`), that the game has (`begun`), and that it is over (`over`).
        """

    async def reminded(self, table: str, seat: int, by: str) -> bool:
        """Somebody, whose name is `by`, reminds the player of a seat that it is their turn.

        Whether the reminder is on its way. False: there is nobody to be reached (they have switched it off, look at the table already, or
        have been reminded in this turn before), or it is not their turn. Who may remind whom, and when, is for the caller to decide.
        """

    async def invited(self, table: str, player: str, by: str) -> None:
        """A friend, whose name is `by`, invites somebody to a table that has not begun."""

    async def seen(self, live: LiveTable, seat: int) -> None:
        """The player of a seat has the table in front of them: what waits to be told of it need not be."""

    def lost(self, live: LiveTable, seat: int) -> None:
        """The connection of a seat broke off without a goodbye: what was shown on it lately may not have been seen."""


class NoNotifier:
    """Nobody is called."""

    def on_change(self, live: LiveTable) -> None:
        """Nothing to do."""

    async def reminded(self, table: str, seat: int, by: str) -> bool:
        """There is nobody to be reached."""
        return False

    async def invited(self, table: str, player: str, by: str) -> None:
        """Nothing to do."""

    async def seen(self, live: LiveTable, seat: int) -> None:
        """Nothing to do."""

    def lost(self, live: LiveTable, seat: int) -> None:
        """Nothing to do."""
