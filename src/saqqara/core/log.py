"""The log of a table: the moves that were made, and who may know of them."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from saqqara.core.lazy_attributes import lazy
from saqqara.core.look import Revealed

Told = tuple[int | None, str]
"""A move as others are told of it: the seat (None: the clock) and the text."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A move that was made.

    `veiled`: not open to the others yet; `firm`: why it cannot be taken back, if so; `turned`: what it turned over for all to see;
    `remembered`: what lay open once and is hidden again after it.
    """

    seat: int | None
    text: str
    at: int | None
    veiled: bool
    firm: str | None
    turned: Any = None
    remembered: Any = None

    def open_to(self, seat: int | None) -> bool:
        """Return whether a seat, or an onlooker, may know of it."""
        return not self.veiled or (self.seat == seat and seat is not None)


class Log:
    """The entries of a table. Never changed: to add a move gives another log."""

    __slots__ = ("__dict__", "entries", "past", "veiled_from")

    def __init__(self, entries: tuple[Entry, ...] = (), past: tuple[Told, ...] | None = None, veiled_from: int | None = None) -> None:
        self.entries = entries
        if past is None:
            veiled_from = next((number for number, entry in enumerate(entries) if entry.veiled), None)
            past = tuple([(entry.seat, entry.text) for entry in entries[:veiled_from]])
        self.past = past
        """The moves before the first that is hidden from anybody: every history begins with them."""
        self.veiled_from = veiled_from
        """The number of the first hidden move, if there is one."""

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __getitem__(self, number: int) -> Entry:
        return self.entries[number]

    def added(self, entry: Entry) -> "Log":
        """Return the log with one move more."""
        entries = (*self.entries, entry)
        if self.veiled_from is None and not entry.veiled:
            return Log(entries, (*self.past, (entry.seat, entry.text)))
        return Log(entries, self.past, len(self) if self.veiled_from is None else self.veiled_from)

    def opened(self) -> "Log":
        """Return the log with nothing hidden any more."""
        if self.veiled_from is None:
            return self
        return Log(tuple([msgspec.structs.replace(entry, veiled=False) if entry.veiled else entry for entry in self.entries]))

    def first(self, number: int) -> "Log":
        """Return the log of the first moves."""
        return Log(self.entries[:number])

    def without_hidden(self, seat: int | None, others: Iterable[Entry] = ()) -> "Log":
        """Return the log as a seat knows it, and more entries after that."""
        return Log((*(entry for entry in self.entries if entry.open_to(seat)), *others))

    def history(self, seat: int | None) -> tuple[Told, ...]:
        """Return the moves that a seat, or an onlooker, knows of."""
        if self.veiled_from is None:
            return self.past
        return (*self.past, *((entry.seat, entry.text) for entry in self.entries[self.veiled_from :] if entry.open_to(seat)))

    def hidden_before(self, number: int, seat: int | None) -> int:
        """Return how many of the first moves a seat does not know of."""
        if self.veiled_from is None:
            return 0
        return sum(not entry.open_to(seat) for entry in self.entries[self.veiled_from : number])

    @property
    def remembered(self) -> Any:
        """Return what lay open once and is hidden again."""
        return self.entries[-1].remembered if self.entries else None

    def revealed(self, seat: int | None, seats: int) -> tuple[Revealed, ...]:
        """Return what the last moves turned over: those since the seat's own last one, and at least a round of them."""
        entries = self.entries if self.veiled_from is None else [entry for entry in self.entries if entry.open_to(seat)]
        first = len(entries) - seats
        if seat is not None:
            own = len(entries) - 1
            while own > 0 and entries[own].seat != seat:
                own -= 1
            first = min(own, first)
        first = max(0, first)
        return tuple([Revealed(n, entry.turned) for n, entry in enumerate(entries[first:], first) if entry.turned is not None])

    @lazy
    def past_json(self) -> bytes:
        """Return the moves that everybody knows, as JSON."""
        return msgspec.json.encode(self.past)
