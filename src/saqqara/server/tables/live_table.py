"""A table in memory: its log replayed. Everything here can be thrown away and read again."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from saqqara.bots import DEEP
from saqqara.core.errors import Refused
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.reading import plain
from saqqara.core.table import Table, commitment_of
from saqqara.server import days
from saqqara.server.messages import LookMessage, SeatInfo, TableInfo, Warming, encode, plain_why, why_json
from saqqara.server.storage.store import Row, now

UNDOS = 20
"""So often somebody may take back within a turn: until something is revealed or somebody else has openly acted."""
AGREEMENTS = 5
"""So often somebody may agree to end the game, and think better of it, before anything openly happens in it."""
PATIENCE = {"relaxed": 600.0, "live": 120.0, "mail": 24 * 3600.0}
"""After so many seconds away somebody is absent, by the pace of the table, where it has not chosen."""
RESCUE = 10_000
"""A bot that has not moved after this many milliseconds was on a node that is gone: any other takes over."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: no limit, seconds, or hours."""

    kind: Literal["relaxed", "live", "mail"] = "relaxed"
    seconds: Annotated[float, Meta(ge=1, le=60 * 86400)] | None = None


class Setup(msgspec.Struct, frozen=True):
    """How a table was opened: what `Table` needs, and what the server adds."""

    seats: int
    options: dict[str, Any]
    times: dict[str, float | None] | None
    deck: Any
    pace: Pace
    hints: bool
    level: str
    """The bot that stands in for an absent player."""
    position: dict[str, Any] | None = None
    """Where the game begins, if not with a deal."""
    patience: float | None = None
    """After so many seconds away somebody is absent. Tables from before have the usual."""
    bot_pace: Literal["quick", "human"] = "quick"
    """Whether bots move at once, or take a person's time."""
    friends: bool = False
    """Whether the host's friends find the table in their lists."""
    rated: bool = False
    """Whether it counts for ratings: no help, nothing is taken back, and time is limited."""
    daily: str | None = None
    """The day whose challenge it is."""
    practice: bool = False
    """Whether it is one of a day that is over, which does not count."""
    arena: str | None = None
    """The arena that it is a game of: played to its end, and not once more."""


def setup_of(row: Row) -> Setup:
    """How a table was opened; one of an earlier rules version goes on with the deck of that."""
    setup, kind = msgspec.json.decode(row["setup"], type=Setup), find(row["game"])
    deck = kind.deck_of(int(row["rules"]), setup.deck)
    return setup if deck is setup.deck else replace(setup, deck=plain(kind.deck(deck)))


class SeatRow(msgspec.Struct):
    """Who sits on a seat."""

    seat: int
    player: str | None
    name: str | None
    bot: str | None
    nonce: str | None
    came: bool
    left: int | None = None
    reminded: int | None = None
    asked: str | None = None
    declined: bool | None = None

    @property
    def open(self) -> bool:
        """Nobody sits there."""
        return self.player is None and self.bot is None

    def open_to(self, player: str | None) -> bool:
        """Whether somebody may sit down there: it may be kept for who is asked to a rematch."""
        return self.open and (self.asked is None or bool(self.declined) or self.asked == player)


class Lock(asyncio.Lock):
    """Whoever changes a table has it, and has it until the change is on disk."""

    _locked: bool

    def take(self) -> bool:
        """Take it at once, where nobody has it and nobody waits for it."""
        if self._locked or self._waiters:
            return False
        self._locked = True
        return True

    def release(self) -> None:
        """Give it back: nearly always nobody waits for it."""
        if self._locked and not self._waiters:
            self._locked = False
        else:
            super().release()


class Latest:
    """The looks of all seats at the table that was looked at last, as they are sent, and of which moment they are."""

    moment: tuple[Any, int | None] | None = None
    looks: Sequence[bytes] = ()


class LiveTable:
    """A table, its seats, and what follows from its log.

    It has more attributes than objects of a class can share a dictionary's keys for: one of its own would be most of an idle table.
    """

    __slots__ = (
        "__weakref__",
        "_every_seat",
        "acted_at",
        "agreed",
        "agreements",
        "alone",
        "apart",
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
        "onlookers",
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
        "warming",
    )

    def __init__(self, row: Row, seats: list[Row]) -> None:
        self.lock = Lock()
        self.id: str = row["id"]
        self.setup = setup_of(row)
        self.untimed = self.setup.pace.seconds is None and not find(row["game"]).times
        """Nothing is ever due: there is no limit, and no clock in the game."""
        self.nothing_back = "server-rated-no-undo" if self.setup.rated else "server-daily-no-undo" if self.counts else None
        """Why nobody may ever take anything back here, if so."""
        self.secret = bytes.fromhex(row["secret"])
        self.table: Table | None = None
        self.apart: frozenset[str] = frozenset()  # those who played and for whom there is no rematch (`meeting`)
        self.take_rows(row, seats)
        self.used = self.looked_at = now()
        self.timer: asyncio.TimerHandle | None = None
        self.onlookers: Any = None  # all who look on here, once somebody does
        self.thinking: dict[int, tuple[Any, asyncio.Task[None]]] = {}
        self.warming: Warming | None = None  # as long as the search of bots here is being compiled
        self.standing_in: set[int] = set()  # seats whose time is over and for which a bot is thinking
        self.behind = False  # another node has made entries that are not read yet, since nobody here looks at the table
        self.counted = False  # the result of a challenge has been seen to
        self.called: dict[str, dict[int, int]] = {}  # for which turn each seat was last called by this node, by occasion
        self.forget()

    def take_rows(self, row: Row, seats: list[Row]) -> None:
        """What is stored beside the log, as it is now."""
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
        """The present name of each seat, as the game's record gives it."""
        return [row.name or (row.bot or "-").capitalize() for row in self.seats]

    def mind_the_resigned(self) -> None:
        """A bot plays on a seat that was given up, also where its row does not say so yet."""
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
        """Back to before the first entry."""
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
        """Nothing is due at this table by this node's clock."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # The log

    def apply(self, entry: Row) -> None:
        """One more entry of the log."""
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

    def change(self, table: Table, kind: str, seat: int | None, text: str, at: int, bot: bool) -> int:
        """Play or take back; by how many entries the log has grown for everybody."""
        awaited = self.awaited() if table.kind.simultaneous else ()
        if kind == "undo":
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
            began, again = self.began[last], table.length - last  # so many veiled moves were made after it, and made again
            self.made = dict(Counter(move.seat for move in table.moves if move.seat is not None))
            if not table.kind.simultaneous:  # time goes on as if the move had not been made
                self.step, self.pace_at = self.seq + 1, began
            self.began = self.began[:last] + self.began[last + 1 : last + 1 + again]
            self.by_bot = {number - (number > last) for number in self.by_bot if number != last and number <= last + again}
        else:
            table.play(seat, text, at)
            self.began.append(self.pace_at)
            made = table.last
            if seat is not None:
                self.made[seat] = self.made.get(seat, 0) + 1
            veiled = made.veiled
            if self.undone and not veiled:  # once there are more moves than were ever taken back, it is another turn
                self.undone = {o: often for o, often in self.undone.items() if made.firm is None and table.length <= often[1]}
            if bot:
                self.by_bot.add(table.length - 1)
        if veiled and seat is not None:
            self.own_entries[seat] = self.own_entries.get(seat, 0) + 1
            return int(self.awaited() != awaited)  # what was chosen is hidden; that somebody is done may be open
        return 1

    def decide_together(self, table: Table, kind: str, seat: int | None, text: str) -> None:
        """What people decide about the game, not in it: to end it, or to give up. With two seats the other wins."""
        if self.over:
            raise Refused("", "table-ended", self.game)
        if kind == "agree" and seat is not None:
            self.agreed = self.agreed | {seat} if text == "yes" else self.agreed - {seat}
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
        """The number of a seat's last move."""
        assert self.table is not None
        return max(number for number, move in enumerate(self.table.moves) if move.seat == seat)

    def answering(self, seat: int | None) -> list[int]:
        """The seats whose answers go with what this seat takes back: bots, where one person plays with them alone."""
        return [row.seat for row in self.seats if row.seat != seat] if seat is not None and seat == self.alone else []

    @property
    def bots_to_move(self) -> list[int]:
        """The bots that are to act and think at the server."""
        return [seat for seat in self.bots_awaited if self.seats[seat].bot != DEEP]

    @property
    def bots_awaited(self) -> list[int]:
        """The bots that are to act. Where all act at once, they let a person who is alone with them go first, who might want it back."""
        table = self.table
        if not self.has_bots or table is None or (table.kind.simultaneous and table.clock is None and self.alone in table.to_act):
            return []
        bots = [seat for seat in table.to_act if self.seats[seat].bot is not None]
        return bots if self.setup.daily is None else bots[:1]  # one after the other: what one knows must not depend on who was quicker

    @property
    def acting(self) -> int:
        """The set of seats that are to act, a bit each, as it is stored with an entry: for the host alone."""
        return self.table.acting & self._every_seat if self.table is not None else 0

    def awaited(self) -> tuple[int, ...]:
        """The seats that may act, as far as everybody knows."""
        assert self.table is not None
        return self.table.awaited(None)

    def note_decisions(self, table: Table, mover: int | None, acting: tuple[int, ...]) -> None:
        """Something has happened: whoever did it, and whoever was not to act before or is not now, decides anew; so do all after the clock.

        Whoever could act before and still can goes on with the same decision: others are done with a step, or were quicker to a tile.
        """
        going_on = () if mover is None or acting == (mover,) else set(acting).intersection(table.to_act) - {mover}
        known, own = self.open_entries, self.own_entries
        for seat in range(len(self.seats)):
            if seat not in going_on:
                self.decides_since[seat] = known + own.get(seat, 0) if own else known

    def note_turns(self, to_act: tuple[int, ...], acting: tuple[int, ...], helped: int | None) -> None:
        """A turn begins when a seat is to act that was not, or a bot has just acted for it; when others take back it is the same again."""
        if to_act == acting and helped is None:
            return
        for seat in to_act:
            if seat not in acting or seat == helped:
                self.turns[seat] = self.made.get(seat, 0)

    def stands(self, seat: int | None, on: int) -> bool:
        """Whether what a seat decides on the look of that number is still asked of it."""
        return seat is not None and self.decides_since.get(seat, 0) <= on <= self.open_entries + self.own_entries.get(seat, 0)

    def note_times(self, table: Table, at: int) -> None:
        """When the clock's phase and the present decision began."""
        clock = table.clock if table.kind.times else None
        if clock is not None and clock.since != self.clock_since:
            self.clock_since, self.clock_at = clock.since, at
        step = table.step if table.kind.simultaneous else self.seq
        if step != self.step:
            self.step, self.pace_at = step, at

    @property
    def status(self) -> Literal["open", "running", "over", "closed"]:
        """Waiting for players, being played, or ended; or closed before it began."""
        if self.table is None:
            return "closed" if self.closed else "open"
        return "over" if self.over else "running"

    @property
    def counts(self) -> bool:
        """Whether it is somebody's one try at the challenge of a day."""
        return self.setup.daily is not None and not self.setup.practice

    @property
    def sealed(self) -> bool:
        """Whether it is such a try of a day that is not over for everybody: nobody else may see anything of it, and nobody its seed."""
        return self.setup.daily is not None and not self.setup.practice and not days.is_open(self.setup.daily)

    @property
    def commitment(self) -> str:
        """Known from the moment the table is made, before any deal."""
        return commitment_of(self.secret)

    # Who is away

    @property
    def patience(self) -> float:
        """After so many seconds away somebody is absent."""
        return self.setup.patience or PATIENCE[self.setup.pace.kind]

    def away(self, seat: int, here: set[int]) -> int | None:
        """Since when the player of a seat is not here; None when they are, or nobody is to be."""
        row = self.seats[seat]
        if row.player is None or row.left is None or seat in here:
            return None
        return max(row.left, self.acted_at.get(seat, 0))

    def absent(self, seat: int, here: set[int]) -> bool:
        """Whether the player of a seat has been away for longer than the table waits."""
        since = self.away(seat, here)
        return since is not None and now() - since >= self.patience * 1000

    def resigned(self, seat: int) -> bool:
        """Whether the player of a seat has given up."""
        return self.table is not None and seat in self.table.resigned

    def turn_of(self, seat: int) -> int:
        """Which turn of a seat it is, as far as everybody knows: how many moves the seat and the clock have openly made."""
        assert self.table is not None
        return sum(entry.seat in (seat, None) and not entry.veiled for entry in self.table.moves)

    # Deadlines

    def clock_due(self) -> int | None:
        """When the game's own clock moves."""
        clock = self.table.clock if self.table is not None else None
        return None if clock is None or clock.seconds is None else self.clock_at + int(clock.seconds * 1000)

    def pace_due(self, acting: Iterable[int] | None = None) -> int | None:
        """When a bot moves for those who have not, be it those who are to act or those who seem to be."""
        if self.table is None or self.setup.pace.seconds is None:
            return None
        late = set(self.table.to_act) - self.standing_in if acting is None else acting
        if not any(self.seats[seat].bot is None for seat in late):
            return None
        return self.pace_at + int(self.setup.pace.seconds * 1000)

    def next_due(self) -> int | None:
        """When the clock or a bot for somebody late must move."""
        if self.untimed:
            return None
        return min((due for due in (self.clock_due(), self.pace_due()) if due is not None), default=None)

    def shown_due(self) -> int | None:
        """The deadline that players see: it says no more of who has acted than the look does."""
        if self.untimed:
            return None
        return min((due for due in (self.clock_due(), self.pace_due(self.awaited())) if due is not None), default=None)

    def due(self, queue_seconds: float = 0.0) -> int | None:
        """When something must happen, whoever does it; a bot first waits for its turn to think."""
        due = self.next_due()
        if not self.has_bots and not self.standing_in:
            return due
        if self.table is not None and (self.bots_to_move or not self.standing_in.isdisjoint(self.table.to_act)):
            rescue = now() + RESCUE + int(queue_seconds * 1000)
            return rescue if due is None else min(due, rescue)
        return due

    # What a viewer gets

    def seat_of(self, player: str | None) -> int | None:
        """The seat of a player."""
        if player is not None:
            for row in self.seats:
                if row.player == player:
                    return row.seat
        return None

    @property
    def owner(self) -> str:
        """Whose share of the bots' time the table takes: its host's, else that of the first person there; its own where there is none."""
        return self.host or next((row.player for row in self.seats if row.player is not None), self.id)

    def involves(self, player: str) -> bool:
        """Whether somebody hosts the table, sits at it, or is asked to."""
        return self.host == player or any(player in (row.player, row.asked) for row in self.seats)

    def number(self, viewer: int | None) -> int:
        """Counts what has become open to a viewer, and all its own: what others have veiled does not show, not even in this number."""
        return self.open_entries + self.own_entries.get(viewer, 0) if viewer is not None and self.own_entries else self.open_entries

    def look(self, viewer: int | None) -> Look:
        """The look of a seat, or of an onlooker."""
        assert self.table is not None
        return self.table.look(viewer)

    def look_message(self, viewer: int | None) -> LookMessage:
        """A look with its number, the deadline, and whether a move can be taken back."""
        refused, bots = self._no_undo(viewer), self._by_bots(viewer) if self.by_bot else ()
        why = plain_why(refused, None, self.game) if refused else None
        return LookMessage(self.number(viewer), self.look(viewer), self.shown_due(), why, bots)

    def _by_bots(self, viewer: int | None) -> tuple[int, ...]:
        """Which entries of a viewer's history a bot made for a seat."""
        assert self.table is not None
        shown = [n for n, move in enumerate(self.table.moves) if not move.veiled or (viewer is not None and move.seat == viewer)]
        return tuple(place for place, n in enumerate(shown) if n in self.by_bot)

    def look_bytes(self, viewer: int | None) -> bytes:
        """The same as it is sent. Onlookers may be many and see the same: theirs is made once.

        Where moves are open all seats look after each, one after the other: theirs are made together.
        """
        table = self.table
        assert table is not None
        if viewer is None:
            present = self.seq, self.shown_due()
            if self.shown is None or self.shown[0] != present:
                self.shown = present, self._encoded(None, table.look_json(None))
            return self.shown[1]
        if table.kind.simultaneous or not self.untimed:
            return self._encoded(viewer, table.look_json(viewer))
        moment = table.look_version, self.alone
        if Latest.moment != moment:
            Latest.looks = [self._encoded(seat, look) for seat, look in enumerate(table.looks_json())]
            Latest.moment = moment
        return Latest.looks[viewer]

    def _encoded(self, viewer: int | None, look: bytes) -> bytes:
        """The JSON of `look_message`, of which that of the look is known already."""
        due, refused = None if self.untimed else self.shown_due(), self._no_undo(viewer)
        return b'{"type":"look","number":%d,"look":%b,"due":%b,"undo":%b,"bots":%b}' % (
            self.number(viewer),
            look,
            b"null" if due is None else b"%d" % due,
            b"null" if refused is None else why_json(refused, self.game),
            encode(self._by_bots(viewer)) if self.by_bot else b"[]",
        )

    def no_undo(self, viewer: int | None) -> Refused | None:
        """Why a viewer cannot take a move back."""
        key = self._no_undo(viewer)
        return None if key is None else Refused("", key, self.game)

    def _no_undo(self, viewer: int | None) -> str | None:
        """The key of the sentence that says so."""
        assert self.table is not None
        if viewer is None:
            return "undo-nothing"
        if self.nothing_back is not None:
            return self.nothing_back
        refused = self.table.no_undo_key(viewer, self.answering(viewer) if self.alone is not None else ())
        if refused is not None:
            return refused
        if self.undone and self.undone.get(viewer, (0, 0))[0] >= UNDOS:
            return "server-undo-often"
        pace = self.setup.pace.seconds if not self.table.kind.simultaneous else None
        if pace is not None and self.began[self.last_of(viewer)] + pace * 1000 <= now():
            return "server-undo-late"
        return None

    def info(self, player: str | None, here: set[int]) -> TableInfo:
        """The table as one player sees it."""
        mine = self.seat_of(player)
        seats = tuple(
            SeatInfo(
                seat=row.seat,
                name=row.name,
                bot=row.bot,
                open=row.open_to(player),
                here=row.seat in here,
                mine=row.seat == mine,
                away=self.away(row.seat, here) if self.status != "over" else None,
                reminded=self.status == "running" and row.reminded is not None and row.reminded == self.turn_of(row.seat),
                agrees=row.seat in self.agreed,
                resigned=self.resigned(row.seat),
                asked=None if row.asked is None or not row.open else "no" if row.declined else "waiting",
            )
            for row in self.seats
        )
        return TableInfo(
            id=self.id,
            game=self.game,
            name=self.name,
            status=self.status,
            public=self.public,
            host=player is not None and self.host == player,
            seat=mine,
            seats=seats,
            options=self.setup.options,
            times=self.setup.times or {},
            pace={"kind": self.setup.pace.kind, "seconds": self.setup.pace.seconds},
            hints=self.setup.hints,
            deck=self.setup.deck,
            commitment=self.commitment,
            rematch=self.rematch if player not in self.apart else None,
            created=self.created,
            from_position=self.setup.position is not None,
            patience=self.patience,
            friends=self.setup.friends,
            rated=self.setup.rated,
            daily=self.setup.daily,
            practice=self.setup.practice,
            sealed=self.sealed,
            arena=self.setup.arena,
            warming=self.warming,
        )
