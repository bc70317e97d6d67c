"""The interface by which tables notify players who are away (`server.alerts` implements it), and one that notifies nobody."""

from typing import Protocol

from saqqara.server.tables.live_table import LiveTable


class Notifier(Protocol):
    """Notifies players who are away. Nothing here waits for a message to be delivered or raises: a game goes on without."""

    def on_change(self, live: LiveTable) -> None:
        """Notify whoever should know of a change of a table and does not look at it. The hub calls this.

        It finds out alone whose turn has begun (`turn`), that the game has (`begun`), and that it is over (`over`).
        """

    async def reminded(self, table: str, seat: int, by: str) -> bool:
        """Remind the player of a seat, in the name of `by`, that it is their turn; return whether the reminder is on its way.

        If not, there is nobody to be reached (they have switched it off, look at the table already, or
        have been reminded in this turn before), or it is not their turn. Who may remind whom, and when, is for the caller to decide.
        """

    async def invited(self, table: str, player: str, by: str) -> None:
        """Invite a player, in the name of their friend `by`, to a table that has not begun."""

    async def seen(self, live: LiveTable, seat: int) -> None:
        """Drop what waits to be sent about a table: its player has it in front of them."""

    def lost(self, live: LiveTable, seat: int) -> None:
        """Notify a player whose connection broke off without a goodbye: they may not have seen what was shown last."""


class NoNotifier:
    """Notifies nobody."""

    def on_change(self, live: LiveTable) -> None:
        """Do nothing."""

    async def reminded(self, table: str, seat: int, by: str) -> bool:
        """Do nothing: nobody can be reached."""
        return False

    async def invited(self, table: str, player: str, by: str) -> None:
        """Do nothing."""

    async def seen(self, live: LiveTable, seat: int) -> None:
        """Do nothing."""

    def lost(self, live: LiveTable, seat: int) -> None:
        """Do nothing."""
