"""Time banks: each seat has a stock of time, which runs while the seat may act and grows by an increment when it has acted.

They follow from the times of the log's entries alone, so every node and every restart reckons the same.
"""

from collections.abc import Iterable


class TimeBanks:
    """The banks of a table's seats, in milliseconds."""

    __slots__ = ("_at", "_hidden", "_increment", "_left", "_moves", "_running", "_stopped")

    def __init__(self, seats: int, seconds: float, increment: float) -> None:
        self._left = [int(seconds * 1000)] * seats
        self._increment = int(increment * 1000)
        self._at = 0  # until when the banks that run have been charged
        self._running: frozenset[int] = frozenset()
        self._stopped: dict[int, int] = {}  # when the banks that ran until the last entry would have run out
        self._hidden: dict[int, int] = {}  # the same of those whose seats have acted in secret: for the others they run on
        self._moves: list[list[tuple[int, int]]] = [[] for _ in range(seats)]  # of each move of a seat: when, and what it then had left

    def left(self, seat: int) -> int:
        """Return what a seat had left at the last entry of the log."""
        return self._left[seat]

    def due(self, seat: int) -> int | None:
        """Return when a seat's bank runs out; None while it stands still. Host only."""
        return self._at + self._left[seat] if seat in self._running else None

    def open_due(self, seat: int, viewer: int | None) -> int | None:
        """Return the same as far as a viewer may know: a bank that stands still since its seat acted in secret runs on for the others."""
        return self._hidden[seat] if seat in self._hidden and seat != viewer else self.due(seat)

    def charge(self, at: int) -> None:
        """Charge the banks that run for the time until `at`. The clocks of two nodes may differ: time never runs backwards."""
        spent = max(0, at - self._at)
        self._at += spent
        for seat in self._running:
            self._left[seat] = max(0, self._left[seat] - spent)
        self._stopped = {seat: self._at + self._left[seat] for seat in self._running}

    def add_move(self, seat: int | None, at: int, is_done: bool) -> None:
        """Note a move that was made; `is_done`: with it the seat's decision ends, so that its bank grows."""
        self.charge(at)
        if seat is not None:
            self._moves[seat].append((self._at, self._left[seat]))
            self._left[seat] += self._increment * is_done

    def left_after_undo(self, seat: int, at: int) -> int:
        """Return what a seat would have left if it took back its last move: as if it had thought on ever since."""
        made, left = self._moves[seat][-1]
        return max(0, left - max(0, at - made))

    def take_back(self, seat: int, at: int) -> None:
        """Note that a seat has taken back its last move."""
        self.charge(at)
        self._left[seat] = self.left_after_undo(seat, self._at)
        self._moves[seat].pop()

    def stop(self, at: int) -> None:
        """Let no bank run from `at` on: the game is over."""
        self.charge(at)
        self.run((), ())

    def run(self, acting: Iterable[int], awaited: Iterable[int]) -> None:
        """Let the banks of the seats that may act run from the last entry on; `awaited` are those that may act as far as all know."""
        self._running = frozenset(acting)
        known = {**self._stopped, **self._hidden}
        self._hidden = {seat: known.get(seat, self._at + self._left[seat]) for seat in awaited if seat not in self._running}
