"""The state of a table in memory: its log, replayed. All of it can be thrown away and read again."""

import asyncio
from collections import Counter
from typing import Any, Literal

import msgspec

from saqqara.bots import DEEP
from saqqara.bots.bot_names import bot_names
from saqqara.core.errors import Refused
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.table import Table, commitment_of
from saqqara.server.clock import now
from saqqara.server.storage.rows import Row
from saqqara.server.tables import daily_dates
from saqqara.server.tables.table_setup import SeatRow, setup_of
from saqqara.server.tables.time_banks import TimeBanks

UNDOS = 20
"""The number of undos of a player within a turn: until something is revealed or another player has openly acted."""
AGREEMENTS = 5
"""The number of times a player may agree to end the game, and withdraw that, before anything openly happens in it."""


class Lock(asyncio.Lock):
    """The lock of a table: whoever changes it holds the lock until the change is on disk."""

    _locked: bool

    def take(self) -> bool:
        """Take the lock at once, if nobody holds it or waits for it; return whether it was taken."""
        if self._locked or self._waiters:
            return False
        self._locked = True
        return True

    def release(self) -> None:
        """Release the lock: nearly always nobody waits for it, and asyncio's way takes longer."""
        if self._locked and not self._waiters:
            self._locked = False
        else:
            super().release()


class LiveTable:
    """The state of a table: its rows, its game, and what follows from its log.

    It has slots since it has more attributes than objects can share a dictionary's keys for: a dictionary of its own would be most of an
    idle table's memory.
    """

    __slots__ = (
        "__weakref__",
        "_every_seat",
        "acted_at",
        "agreed",
        "agreements",
        "alone",
        "apart",
        "banks",
        "began",
        "behind",
        "by_bot",
        "called",
        "changed",
        "clock_at",
        "clock_since",
        "closed",
        "counted",
        "created",
        "decides_since",
        "game",
        "has_bots",
        "host",
        "id",
        "known",
        "lock",
        "looked_at",
        "lost",
        "made",
        "name",
        "nothing_back",
        "open_entries",
        "over",
        "own_entries",
        "pace_at",
        "public",
        "put_off",
        "questions",
        "rematch",
        "rows",
        "rules",
        "seats",
        "secret",
        "seq",
        "setup",
        "shown",
        "standing_in",
        "started",
        "step",
        "stored_due",
        "table",
        "thinking",
        "timer",
        "told",
        "turns",
        "undone",
        "untimed",
        "used",
    )

    def __init__(self, row: Row, seats: list[Row]) -> None:
        self.lock = Lock()
        self.id: str = row["id"]
        self.setup = setup_of(row)
        self.untimed = self.setup.pace.seconds is None and not find(row["game"]).times
        """True if nothing is ever due: there is no limit, and no clock in the game."""
        self.nothing_back = "server-rated-no-undo" if self.setup.rated else "server-daily-no-undo" if self.counts else None
        """The message key for why nobody may ever take a move back here, if so."""
        self.secret = bytes.fromhex(row["secret"])
        self.table: Table | None = None
        self.apart: frozenset[str] = frozenset()  # those who played and for whom there is no rematch (`block_checks`)
        self.take_rows(row, seats)
        self.used = self.looked_at = now()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[int, tuple[Any, asyncio.Task[None]]] = {}
        self.standing_in: set[int] = set()  # seats whose time is over and for which a bot is thinking
        self.behind = False  # another node has made entries that are not read yet, since nobody here looks at the table
        self.counted = False  # the result of a challenge has been seen to
        self.called: dict[str, dict[int, int]] = {}  # for which turn each seat was last called by this node, by occasion
        self.forget()

    def take_rows(self, row: Row, seats: list[Row]) -> None:
        """Take over what is stored beside the log: the table's row and its seats."""
        self.rules = int(row["rules"])
        self.game, self.name, self.public, self.host = row["game"], row["name"], bool(row["public"]), row["host"]
        self.rematch, self.created = row["rematch"], row["created"]
        self.put_off: set[str] = set(msgspec.json.decode(row["put_off"] or "[]"))
        self.seats = [SeatRow(**({name: s[name] for name in SeatRow.__struct_fields__} | {"came": bool(s["came"])})) for s in seats]
        self._every_seat = (1 << len(self.seats)) - 1
        self.mind_the_resigned()
        if self.table is not None:
            self.table.names = tuple(self.names)  # they may have changed since the deal
        self.rows = self.name, self.public, self.host, self.rematch, self.put_off, self.seats

    @property
    def names(self) -> list[str]:
        """Return the current name of each seat, as the game's record gives it."""
        bots = [f"{name} (bot)" if name else None for name in self.bot_names]
        return [row.name or bot or (row.bot or "-").capitalize() for row, bot in zip(self.seats, bots, strict=True)]

    @property
    def bot_names(self) -> list[str | None]:
        """Return the name of the bot at each seat that is nobody's."""
        return bot_names([row.bot if row.name is None else None for row in self.seats])

    def mind_the_resigned(self) -> None:
        """Seat a bot on each seat that was resigned, even where its row does not say so yet; note who is alone with bots."""
        for row in self.seats:
            if row.bot is None and self.resigned(row.seat):
                row.bot = self.setup.level
        people = [row.seat for row in self.seats if row.player is not None]
        self.has_bots = any(row.bot is not None for row in self.seats)
        self.alone = (
            people[0] if len(people) == 1 and self.seats[people[0]].bot is None and not any(row.open for row in self.seats) else None
        )
        """The seat of the one person at a table of bots."""

    def forget(self) -> None:
        """Go back to before the first entry of the log."""
        self.table = None
        self.over = self.closed = False
        self.lost = True  # until the log is read
        self.seq = 0
        self.started = self.clock_at = self.pace_at = 0
        self.clock_since = -1
        self.step: Any = None
        self.open_entries = 0
        self.own_entries: dict[int, int] = {}
        self.decides_since: dict[int, int] = {}  # the number of the first look on which a seat could decide what it can decide now
        self.known: dict[tuple[int | None, str], int] = {}
        self.by_bot: set[int] = set()
        self.began: list[int] = []  # when the decision for each move began
        pace = self.setup.pace
        self.banks = TimeBanks(self.setup.seats, pace.seconds or 0.0, pace.increment or 0.0) if pace.kind == "bank" else None
        self.undone: dict[int, tuple[int, int]] = {}  # how often each seat has taken back in this turn, and when there were how many moves
        self.made: dict[int, int] = {}  # how many moves each seat has made
        self.turns: dict[int, int] = {}  # how many it had made when its present turn began: the turn's number
        self.changed = 0  # when the last entry was made
        self.agreed: frozenset[int] = frozenset()  # the seats that would end the game as it stands
        self.agreements: dict[int, int] = {}  # how often each seat has agreed since something openly happened
        self.acted_at: dict[int, int] = {}  # when each seat's player did something that all could see
        self.told: tuple[frozenset[int], tuple[int, ...]] = frozenset(), ()  # of what people have decided, what they were shown
        self.shown: tuple[tuple[int, int | None], bytes] | None = None
        self.questions: dict[int, tuple[int, Any]] = {}  # what each seat was last given to think about, and on which look
        self.stored_due: int | None = 0  # the deadline that this node has written last; 0: it does not know

    def stop_timer(self) -> None:
        """Cancel this node's timer for the table."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # The log

    def apply(self, entry: Row) -> None:
        """Apply one more entry of the log. The rules come first: they raise before anything has changed."""
        kind, seat, at = entry["kind"], entry["seat"], entry["at"]
        acting: tuple[int, ...] = ()
        if kind == "start":
            nonces = [bytes.fromhex(nonce) for nonce in msgspec.json.decode(entry["text"])]
            setup: dict[str, Any] = {"names": self.names, "nonces": nonces, "deck": self.setup.deck, "times": self.setup.times}
            if self.setup.position is None:
                daily = self.setup.daily is not None
                self.table = Table(self.game, self.setup.seats, self.secret, **setup, daily=daily, **self.setup.options)
            else:
                self.table = Table.from_position(self.setup.position, self.secret, **setup)
            self.started = at
            self.open_entries = 1
            if self.banks is not None:
                self.banks.charge(at)
        elif kind == "close":
            self.closed = True
        elif self.table is not None and kind in ("agree", "resign", "end"):
            self.decide_together(self.table, kind, seat, entry["text"])
        elif self.table is not None:
            acting = self.table.to_act
            grown = self.change(self.table, kind, seat, entry["text"], at - self.started, entry["bot"])
            self.open_entries += grown
            self.note_decisions(self.table, seat, acting)
            if grown:
                self.agreements = {}
            if grown and seat is not None and not entry["bot"]:
                self.agreed = frozenset()  # somebody plays on
                self.acted_at[seat] = at
        if entry["client"] is not None:
            self.known[seat, entry["client"]] = entry["seq"]
        self.seq = entry["seq"] + 1
        self.over = self.table is not None and self.table.acting == 0
        self.changed = at
        if self.table is not None and kind in ("start", "move", "undo"):
            self.note_turns(self.table.to_act, acting, seat if entry["bot"] else None)
            self.note_times(self.table, at)
        elif self.over and self.banks is not None:
            self.banks.stop(at)

    def change(self, table: Table, kind: str, seat: int | None, text: str, at: int, bot: bool) -> int:
        """Play a move or take one back; return by how many entries the log has grown for everybody."""
        awaited = self.awaited() if table.kind.simultaneous else ()  # before the change: it shows whether that was open to all
        veiled = self._take_back(table, seat, text, at) if kind == "undo" else self._play(table, seat, text, at, bot)
        if veiled and seat is not None:
            self.own_entries[seat] = self.own_entries.get(seat, 0) + 1
            return int(self.awaited() != awaited)  # the choice is hidden; that the seat is done may be open
        return 1

    def _play(self, table: Table, seat: int | None, text: str, at: int, bot: bool) -> bool:
        """Play a move; return whether it is veiled. Nothing is noted before the rules have accepted the move: they may refuse it."""
        before = None if self.banks is None else (table.to_act, table.step)
        table.play(seat, text, at)
        self.began.append(self.pace_at)
        if self.banks is not None and before is not None:  # who acts last in a step may act again at once, in the next
            is_done = seat not in table.to_act or (before[0] == (seat,) and table.step != before[1])
            self.banks.add_move(seat, self.started + at, is_done)
        made = table.last
        if seat is not None:
            self.made[seat] = self.made.get(seat, 0) + 1
        if self.undone and not made.veiled:  # once there are more moves than were ever taken back, it is another turn
            self.undone = {o: often for o, often in self.undone.items() if made.firm is None and table.length <= often[1]}
        if bot:
            self.by_bot.add(table.length - 1)
        return made.veiled

    def _take_back(self, table: Table, seat: int | None, text: str, at: int) -> bool:
        """Take a seat's last move back, with the answers of the seats in `text`; return whether that move was veiled.

        The move is looked up before it is undone; afterwards it is gone, and veiled moves after it have been made again.
        """
        assert seat is not None
        answers = [int(other) for other in text.split()]
        refused = table.why_no_undo(seat, answers)
        if refused is not None:
            raise refused
        last, moves = self.last_of(seat), table.moves
        veiled = moves[last].veiled
        table.undo(seat, answers)
        often, most = self.undone.get(seat, (0, 0))
        self.undone[seat] = often + 1, max(most, len(moves))
        began, again = self.began[last], table.length - last  # how many veiled moves after it were made again
        self.made = dict(Counter(move.seat for move in table.moves if move.seat is not None))
        if not table.kind.simultaneous:  # time goes on as if the move had not been made
            self.step, self.pace_at = self.seq + 1, began
        self.began = self.began[:last] + self.began[last + 1 : last + 1 + again]
        if self.banks is not None:
            self.banks.take_back(seat, self.started + at)
        self.by_bot = {number - (number > last) for number in self.by_bot if number != last and number <= last + again}
        return veiled

    def decide_together(self, table: Table, kind: str, seat: int | None, text: str) -> None:
        """Apply what players decide about the game, not in it: to end it, or to resign. With two seats the other wins."""
        if self.over:
            raise Refused("", "table-ended", self.game)
        if kind == "agree" and seat is not None:
            taken_back = self.agreed - {seat} if seat in self.agreed else frozenset()  # whoever had not agreed refuses for all
            self.agreed = self.agreed | {seat} if text == "yes" else taken_back
            self.agreements[seat] = self.agreements.get(seat, 0) + (text == "yes")
        elif kind == "resign" and seat is not None:
            table.resign(seat)
            self.mind_the_resigned()
            self.agreed -= {seat}
            if table.seats == 2:
                table.end("resigned")
        elif kind == "end":
            table.end("agreement" if text == "agreement" else "resigned")
        self.open_entries += table.over

    def last_of(self, seat: int) -> int:
        """Return the number of a seat's last move."""
        assert self.table is not None
        return max(number for number, move in enumerate(self.table.moves) if move.seat == seat)

    def answering(self, seat: int | None) -> list[int]:
        """Return the seats whose answers are undone with this seat's move: the bots, if one person is alone with them."""
        return [row.seat for row in self.seats if row.seat != seat] if seat is not None and seat == self.alone else []

    @property
    def bots_to_move(self) -> list[int]:
        """Return the seats of bots that are to act and think at the server, not in a browser."""
        return [seat for seat in self.bots_awaited if self.seats[seat].bot != DEEP]

    @property
    def bots_awaited(self) -> list[int]:
        """Return the seats of bots that are to act. Where all act at once, a lone person goes first, who might take the move back."""
        table = self.table
        if not self.has_bots or table is None or (table.kind.simultaneous and table.clock is None and self.alone in table.to_act):
            return []
        bots = [seat for seat in table.to_act if self.seats[seat].bot is not None]
        return bots if self.setup.daily is None else bots[:1]  # one after the other: what one knows must not depend on who was quicker

    @property
    def acting(self) -> int:
        """Return the seats that are to act, one bit each, as stored with an entry. Host only: it tells who has acted in secret."""
        return self.table.acting & self._every_seat if self.table is not None else 0

    def awaited(self) -> tuple[int, ...]:
        """Return the seats that may act, as far as everybody knows."""
        assert self.table is not None
        return self.table.awaited(None)

    def note_decisions(self, table: Table, mover: int | None, acting: tuple[int, ...]) -> None:
        """Note which seats face a new decision: the mover, those who could not act before or cannot now, and all after a move of the clock.

        Whoever could act before and still can goes on with the same decision: others are done with a step, or were quicker to a tile.
        """
        going_on = () if mover is None or acting == (mover,) else set(acting).intersection(table.to_act) - {mover}
        known, own = self.open_entries, self.own_entries
        for seat in range(len(self.seats)):
            if seat not in going_on:
                self.decides_since[seat] = known + own.get(seat, 0) if own else known

    def note_turns(self, to_act: tuple[int, ...], acting: tuple[int, ...], helped: int | None) -> None:
        """Number the turns: one begins when a seat is to act that was not, or a bot just acted for it. An undo restores the old turn."""
        if to_act == acting and helped is None:
            return
        for seat in to_act:
            if seat not in acting or seat == helped:
                self.turns[seat] = self.made.get(seat, 0)

    def stands(self, seat: int | None, on: int) -> bool:
        """Return whether a decision that a seat makes on the look of that number is still the one asked of it."""
        return seat is not None and self.decides_since.get(seat, 0) <= on <= self.open_entries + self.own_entries.get(seat, 0)

    def note_times(self, table: Table, at: int) -> None:
        """Note when the clock's phase and the present decision began, and whose time bank runs."""
        if self.banks is not None:
            self.banks.run(table.to_act, self.awaited())
        clock = table.clock if table.kind.times else None
        if clock is not None and clock.since != self.clock_since:
            self.clock_since, self.clock_at = clock.since, at
        step = table.step if table.kind.simultaneous else self.seq
        if step != self.step:
            self.step, self.pace_at = step, at

    @property
    def status(self) -> Literal["open", "running", "over", "closed"]:
        """Return the table's status; 'closed' is one that was closed before it began."""
        if self.table is None:
            return "closed" if self.closed else "open"
        return "over" if self.over else "running"

    @property
    def counts(self) -> bool:
        """Return whether this is a player's rated attempt at a daily challenge."""
        return self.setup.daily is not None and not self.setup.practice

    @property
    def sealed(self) -> bool:
        """Return whether this is such an attempt while its day is open: nobody else may see it, and nobody its seed."""
        return self.setup.daily is not None and not self.setup.practice and not daily_dates.is_open(self.setup.daily)

    @property
    def commitment(self) -> str:
        """Return the hash of the deal's secret, published from the moment the table is opened."""
        return commitment_of(self.secret)

    def resigned(self, seat: int) -> bool:
        """Return whether the player of a seat has resigned."""
        return self.table is not None and seat in self.table.resigned

    def turn_of(self, seat: int) -> int:
        """Return the public turn number of a seat: how many moves the seat and the clock have openly made."""
        assert self.table is not None
        return sum(entry.seat in (seat, None) and not entry.veiled for entry in self.table.moves)

    # What a viewer gets

    def seat_of(self, player: str | None) -> int | None:
        """Return the seat of a player; None if they have none."""
        if player is not None:
            for row in self.seats:
                if row.player == player:
                    return row.seat
        return None

    @property
    def owner(self) -> str:
        """Return whose share of the bots' time the table uses: its host's, else the first player's, else its own."""
        return self.host or next((row.player for row in self.seats if row.player is not None), self.id)

    def involves(self, player: str) -> bool:
        """Return whether somebody hosts the table, sits at it, or is asked to."""
        return self.host == player or any(player in (row.player, row.asked) for row in self.seats)

    def number(self, viewer: int | None) -> int:
        """Return the number of a viewer's look. It counts what is open to the viewer, so that veiled moves of others do not show in it."""
        return self.open_entries + self.own_entries.get(viewer, 0) if viewer is not None and self.own_entries else self.open_entries

    def look(self, viewer: int | None) -> Look:
        """Return the look of a seat, or of a spectator (None)."""
        assert self.table is not None
        return self.table.look(viewer)
