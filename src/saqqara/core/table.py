"""The table: one game being played. The only thing that turns texts into moves, and the only holder of the state."""

import hashlib
import secrets
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, Self

import msgspec
import numpy as np

from saqqara.core.errors import BadPosition, BadSetup, Refused, Unreadable
from saqqara.core.game import CLOCK, ONLOOKER, Game, find
from saqqara.core.look import Clock, Ending, Look, Outcome, Revealed
from saqqara.core.reading import convert, kind_of, plain
from saqqara.core.record import EARLY, FORMAT, Record
from saqqara.core.rng import Rng, generator

MIXING = b"saqqara deal 1\0"
ARRANGING = b"saqqara daily 1\0"
FREE_FORM = "..."
"""A text that is to be filled in ends so."""
encode = msgspec.json.encode
LONG = 12
"""A history of so many moves takes longer to be encoded than to be looked up."""
LONGEST = 200
"""No move text is longer."""
MEMBERS = [tuple(seat for seat in range(CLOCK) if mask >> seat & 1) for mask in range(1 << CLOCK)]
"""The seats of every set of them."""


class Entry(msgspec.Struct, gc=False):
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
        """Whether a seat, or an onlooker, may know of it."""
        return not self.veiled or (self.seat == seat and seat is not None)


class Before(msgspec.Struct, eq=False, gc=False):
    """The table before a move that can still be taken back: its state, its chance, and when the clock's phase began."""

    seat: int | None
    state: bytes
    rng: bytes
    clock_since: int


class Present(msgspec.Struct, eq=False):
    """What follows from one state, found out once, when it is first asked for: who may act, what they may do, what an onlooker sees, and
    how it ended."""

    state: Any
    acting: int
    to_act: tuple[int, ...]
    legal: dict[int, list[int]] = {}
    texts: dict[int, tuple[str, ...]] = {}
    step: tuple[int, ...] | None = None
    shown: Any = None
    outcome: Outcome | None = None
    listed: list[bytes] | None = None


@lru_cache(4096)
def beginning(game: str, seat: int | None, seats: int, to_act: tuple[int, ...]) -> bytes:
    """How the JSON of a look begins, up to the moves."""
    return b'{"game":%b,"seat":%b,"seats":%d,"to_act":%b,"moves":' % (encode(game), encode(seat), seats, encode(to_act))


def revealed(log: Sequence[Entry], first: int) -> tuple[Revealed, ...]:
    """What the moves from that one on turned over."""
    return tuple([Revealed(n, entry.turned) for n, entry in enumerate(log[first:], first) if entry.turned is not None])


def state_of(data: bytes, kind: Any) -> Any:
    """An array of one state from its bytes: NumPy copies a record field by field, which takes twenty times as long."""
    return np.frombuffer(bytearray(data), kind)


def secret_of(seed: bytes | str | None) -> bytes:
    """The 32 secret bytes of a table: the seed itself when it is that long, its hash otherwise, fresh ones when there is none."""
    if seed is None:
        return secrets.token_bytes(32)
    data = seed.encode() if isinstance(seed, str) else bytes(seed)
    return data if len(data) == 32 else hashlib.sha256(data).digest()


def commitment_of(secret: bytes) -> str:
    """What is published before the deal."""
    return hashlib.sha256(secret).hexdigest()


class Table:
    """A game in progress.

    What may be told to a seat or to anybody: `look`, `awaited`, `why_no_undo`, `record`, `commitment`, `outcome`, and to whoever asked the
    refusals of `play` and `undo`. For the host alone, never to be sent while the game is going on: `to_act` (it tells who has acted in
    secret), `moves`, `clock`, `step`, `chance`, `open_state`, `position`, `start_position`, `save`, `redeal`, `branched`, `text_of`.

    `seed` decides all chance; `nonces`, one a seat, are mixed into it so that no single party chooses the deal. `deck` is a deck file of
    one's own, `times` overrides the clock's times, and further keywords are the game's options. `daily`: it is a challenge of a day, which
    is arranged as the game's `daily` says, so that all who play it meet the same chance.
    """

    options: dict[str, str | bool]
    _start: Any  # the state of the position it began from; None where it began with a deal
    _state: Any
    _known: Present | None = None
    _log: list[Entry]
    _veiled_from: int | None
    _past: tuple[tuple[int | None, str], ...]
    _told: tuple[tuple[tuple[int | None, str], ...], bytes] = (), b""  # the moves that everybody knows, and their JSON
    daily: bool = False
    _draws: int = 0

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: bytes | str | None = None,
        *,
        names: Sequence[str] | None = None,
        nonces: Sequence[bytes] = (),
        deck: Any = None,
        times: Mapping[str, float | None] | None = None,
        daily: bool = False,
        **options: Any,
    ) -> None:
        kind = find(game)
        self._set_up(kind, kind.seat_count(seats), seed, names, nonces, deck, times)
        self.daily = daily and kind.has("daily")
        self.options = kind.choices(self.seats, options)
        self._start = None
        self._begin()

    @classmethod
    def from_position(
        cls,
        position: Mapping[str, Any],
        seed: bytes | str | None = None,
        *,
        names: Sequence[str] | None = None,
        nonces: Sequence[bytes] = (),
        deck: Any = None,
        times: Mapping[str, float | None] | None = None,
    ) -> Self:
        """A table that goes on from a position."""
        if not isinstance(position, Mapping):
            raise BadPosition("whole-type", wanted="object", got=kind_of(position))
        if "game" not in position:
            raise BadPosition("field-missing", field="game")
        if not isinstance(position["game"], str):
            raise BadPosition("field-type", field="game", wanted="str", got=kind_of(position["game"]))
        kind = find(position["game"])
        part = kind.part("position")
        typed = convert(dict(position), part.Position, BadPosition)
        if typed.seats not in kind.seats:
            raise BadPosition("bad-seats", name=kind.name, least=kind.seats[0], most=kind.seats[-1], seats=typed.seats)
        table = cls.__new__(cls)
        table._set_up(kind, typed.seats, seed, names, nonces, deck, times)
        table.options = kind.choices(typed.seats, {name: getattr(typed, name) for name in kind.options})
        table._start = part.state(typed, table._deck[0])
        table._begin()
        return table

    def _set_up(
        self,
        kind: Game,
        seats: int,
        seed: bytes | str | None,
        names: Sequence[str] | None,
        nonces: Sequence[bytes],
        deck: Any,
        times: Mapping[str, float | None] | None,
    ) -> None:
        if names is not None and (len(names) != seats or not all(isinstance(n, str) and 0 < len(n) <= 40 for n in names)):
            raise BadSetup("bad-names", seats=seats)
        if len(nonces) not in (0, seats) or not all(0 < len(nonce) <= 64 for nonce in nonces):
            raise BadSetup("bad-nonces", seats=seats)
        self.kind = kind
        self.seats = seats
        self.names = tuple(names) if names is not None else None
        self.nonces = tuple(bytes(nonce) for nonce in nonces)
        self.own_deck = kind.deck(deck) if deck is not None else None
        self.times = kind.durations(times)
        self._deck = kind.tables(self.own_deck if deck is not None else kind.deck())
        self._secret = secret_of(seed)

    def _begin(self) -> None:
        """The first position, and an empty log."""
        self._rng = generator(MIXING + self._mixed())
        self._before: dict[int, Before] = {}  # by the number of the move
        self._take_log([])
        self._clock_since = 0
        self.ended: Ending | None = None
        self.resigned: tuple[int, ...] = ()
        if self._start is not None:
            self._state = self._start.copy()
        else:
            self._state = np.zeros(1, self.kind.rules.STATE)
            self.kind.rules.deal(self._state[0], self._deck[0], self.seats, self.kind.codes(self.options), self._rng)

    def _arrange(self, before: Any) -> None:
        """A challenge of a day: what a move has just drawn, by the number of the draw and not by what came before it, where the game
        says how."""
        self._draws += 1
        arrange = getattr(self.kind.part("daily"), "arrange", None)
        if arrange is not None:
            arrange(before[0], self._state[0], self._deck[0], self._draws, ARRANGING + self._mixed())

    def _mixed(self) -> bytes:
        """All that chance is made of: the secret and everybody's nonces."""
        return self._secret + b"".join(bytes([len(nonce)]) + nonce for nonce in self.nonces)

    # What is going on

    @property
    def game(self) -> str:
        """The game's name."""
        return self.kind.name

    @property
    def commitment(self) -> str:
        """The hash of the secret seed: published before the deal."""
        return commitment_of(self._secret)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over. For the host alone: where steps are secret it tells who is done."""
        known = self._known
        if known is None or known.state is not self._state:
            known = self._present()
        return known.to_act if self.ended is None else ()

    @property
    def acting(self) -> int:
        """The same as a set, a bit each, as the rules give it: for the host alone."""
        known = self._known
        if known is None or known.state is not self._state:
            known = self._present()
        return known.acting if self.ended is None else 0

    def _present(self) -> Present:
        """What is known of the present state. Whoever changes it in place forgets what was known of it."""
        known = self._known
        if known is None or known.state is not self._state:
            acting = int(self.kind.loops.acting(self._state))
            known = self._known = Present(self._state, acting, self._members(acting))
        return known

    def awaited(self, seat: int | None) -> tuple[int, ...]:
        """The seats that may act, as far as this seat, or an onlooker (None), can know."""
        return self._members(self._awaited(self._seat(seat, ONLOOKER)))

    def _awaited(self, number: int) -> int:
        if self.ended is not None:
            return 0
        awaited = self.kind.sight.awaited
        return self.acting if awaited is None else int(awaited(self._state[0], number))

    @property
    def step(self) -> tuple[int, ...]:
        """Changes whenever what was veiled comes into the open: for the host alone."""
        present = self._present()
        if present.step is None:
            present.step = self.kind.sight.step(self._state[0])
        return present.step

    def _members(self, mask: int) -> tuple[int, ...]:
        return MEMBERS[mask & (1 << self.seats) - 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.acting == 0

    @property
    def clock(self) -> Clock | None:
        """What the clock will do now, if anything. Its `since` counts all moves, veiled ones too: for the host alone (see `Look.clock`)."""
        due = self.kind.part("view").clock(self._state[0]) if self.kind.times and self.ended is None else None
        return None if due is None else Clock(due[0], self.times[due[1]], self._clock_since)

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, once it is over."""
        if not self.over:
            return None
        if self.ended is not None:
            places = tuple(1 + (seat in self.resigned) for seat in range(2)) if self.seats == 2 and self.ended == "resigned" else ()
            return Outcome(places, (), None, self.ended, self.resigned)
        present = self._present()
        if present.outcome is None or present.outcome.resigned != self.resigned:
            scores, ranks = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
            self.kind.rules.result(self._state[0], self._deck[0], scores, ranks)
            detail = self.kind.part("view").detail(self._state[0], self._deck[0])
            present.outcome = Outcome(tuple(ranks.tolist()), tuple(scores.tolist()), detail, resigned=self.resigned)
        return present.outcome

    @property
    def moves(self) -> tuple[Entry, ...]:
        """The whole log, hidden moves included: for records, never to be sent."""
        return tuple(self._log)

    @property
    def past(self) -> tuple[tuple[int | None, str], ...]:
        """The moves before the first that is hidden from anybody: every look's history begins with them."""
        return self._past

    @property
    def last(self) -> Entry:
        """The last move that was made, hidden or not: for the host alone."""
        return self._log[-1]

    @property
    def length(self) -> int:
        """How many moves have been made, hidden ones included: for the host alone."""
        return len(self._log)

    def look(self, seat: int | None) -> Look:
        """Everything that this seat, or an onlooker (None), may know."""
        number, kind, acting, log = self._seat(seat, ONLOOKER), self.kind, self.acting, self._log
        return Look(
            kind.name,
            seat,
            self.seats,
            self.to_act if kind.sight.awaited is None else self._members(self._awaited(number)),
            self._texts(seat) if seat is not None and acting >> seat & 1 else (),
            self._view(number),
            self._past if self._veiled_from is None else self._history(seat),
            None if acting else self.outcome,
            self._shown_clock(seat) if kind.times else None,
            () if kind.sight.turned is None else self._revealed(seat),
            log[-1].remembered if log else None,
        )

    def look_json(self, seat: int | None) -> bytes:
        """The same look as JSON: `look(seat).json()`, put together from what is encoded once for all later moves, or by compiled code."""
        self._seat(seat, ONLOOKER)
        return self._looks_json((seat,))[0]

    def looks_json(self) -> list[bytes]:
        """The same for every seat: what all of them see is put together once."""
        return self._looks_json(range(self.seats))

    @property
    def moment(self) -> Any:
        """Another thing whenever a look may be another: for the host alone."""
        return self._present()

    def _looks_json(self, viewers: Sequence[int | None]) -> list[bytes]:
        kind, present, log, open_to_all = self.kind, self._present(), self._log, self._veiled_from is None
        acting = present.acting if self.ended is None else 0
        to_act = present.to_act if acting else ()
        sight, shared = kind.sight, self._history_json(None) if open_to_all else b""
        moves_and_views = self._moves_and_views(viewers, acting)
        turned_over = [b"[]"] * len(viewers) if sight.turned is None else self._revealed_json(viewers)
        remembered = log[-1].remembered if log else None
        outcome = b',"outcome":null,"clock":' if acting else b',"outcome":%b,"clock":' % encode(self.outcome)
        end = b"}" if remembered is None else b',"remembered":%b}' % encode(remembered)
        looks = []
        for place, viewer in enumerate(viewers):
            if sight.awaited is not None:
                to_act = self.awaited(viewer)
            history = shared if open_to_all else self._history_json(viewer)
            clock = encode(self._shown_clock(viewer)) if kind.times else b"null"
            start = beginning(kind.name, viewer, self.seats, to_act)
            moves, view = moves_and_views[2 * place : 2 * place + 2]
            after = b',"revealed":', turned_over[place], end
            looks.append(b"".join((start, moves, b',"view":', view, b',"history":', history, outcome, clock, *after)))
        return looks

    def _moves_and_views(self, viewers: Sequence[int | None], acting: int) -> list[bytes]:
        """The moves that one viewer has, or each seat, and then what it sees: written by compiled code where the game has some."""
        writer = self.kind.writer
        if writer is not None and writer.knows_moves and viewers == range(self.seats):
            found = writer.moves_and_views(self._state, self._deck, self.seats, acting)
            if found is not None:
                self._present().listed = found[::2]
                return found
        parts = []
        for viewer in viewers:
            parts.append(encode(self._texts(viewer)) if viewer is not None and acting >> viewer & 1 else b"[]")
            number = self._seat(viewer, ONLOOKER)
            parts.append((writer and writer.view(self._state, self._deck, number)) or encode(self._view(number)))
        return parts

    def _history_json(self, seat: int | None) -> bytes:
        """The moves that a seat knows of, as JSON: what all know of a long history is encoded once, and of a longer one what was added."""
        past = self._past
        if len(past) < LONG:
            return encode(self._history(seat))
        known, data = self._told
        if known is not past:
            added = known and len(known) == len(past) - 1 and known[-1] is past[-2]  # the same moves, and one more
            data = b"%b,%b]" % (data[:-1], encode(past[-1])) if added else encode(past)
            self._told = past, data
        if self._veiled_from is None:
            return data
        history = self._history(seat)
        return data if len(history) == len(past) else b"%b,%b" % (data[:-1], encode(history[len(past) :])[1:])

    @property
    def _remembered(self) -> Any:
        """What lay open once and is hidden again."""
        return self._log[-1].remembered if self._log else None

    def _history(self, seat: int | None) -> tuple[tuple[int | None, str], ...]:
        """The moves that a seat knows of."""
        if self._veiled_from is None:
            return self._past
        return (*self._past, *((entry.seat, entry.text) for entry in self._log[self._veiled_from :] if entry.open_to(seat)))

    def _view(self, number: int) -> Any:
        """What a seat, or an onlooker, sees. Most of it is the same for all: a game may say what a seat knows beyond an onlooker."""
        present, sight = self._present(), self.kind.sight
        if sight.for_seat is None:
            return sight.view(self._state[0], self._deck[0], number)
        if present.shown is None:
            present.shown = sight.view(self._state[0], self._deck[0], ONLOOKER)
        return present.shown if number == ONLOOKER else sight.for_seat(present.shown, self._state[0], self._deck[0], number)

    def _shown_clock(self, seat: int | None) -> Clock | None:
        """The clock, its beginning counted in the moves that this seat knows of."""
        clock = self.clock
        if clock is None:
            return None
        hidden = (
            sum(not entry.open_to(seat) for entry in self._log[self._veiled_from : clock.since]) if self._veiled_from is not None else 0
        )
        return Clock(clock.move, clock.seconds, clock.since - hidden)

    def _revealed(self, seat: int | None) -> tuple[Revealed, ...]:
        """What the last moves turned over: those since this seat's own last one, and at least a round of them."""
        log = self._log if self._veiled_from is None else [entry for entry in self._log if entry.open_to(seat)]
        first = len(log) - self.seats
        if seat is not None:
            own = len(log) - 1
            while own > 0 and log[own].seat != seat:
                own -= 1
            first = min(own, first)
        return revealed(log, max(0, first))

    def _revealed_json(self, viewers: Sequence[int | None]) -> list[bytes]:
        """The same as JSON for one viewer, or each seat: mostly a round, and then it is made once."""
        log, round_ago = self._log, max(0, len(self._log) - self.seats)
        if self._veiled_from is not None:
            return [encode(self._revealed(viewer)) for viewer in viewers]
        lately = {entry.seat for entry in log[round_ago:]}
        shared = encode(revealed(log, round_ago))
        return [shared if viewer is None or viewer in lately else encode(self._revealed(viewer)) for viewer in viewers]

    def sample(self, seat: int, rng: Rng) -> str:
        """One of this seat's legal moves, each as likely as the next (free-form ones filled in)."""
        s, deck = self._state[0], self._deck[0]
        move = self.kind.rules.sample(s, deck, self._seat(seat, ONLOOKER), rng)
        text: str = self.kind.part("notation").write(s, deck, seat, int(move))
        return text

    def _legal(self, seat: int) -> list[int]:
        known = self._present().legal
        if seat not in known:
            out = np.empty(self.kind.rules.MAX_LEGAL, np.int64)
            known[seat] = out[: self.kind.loops.possible(self._state, self._deck, seat, out)].tolist()
        return known[seat]

    def _is_listed(self, seat: int, text: str) -> bool:
        """Whether a canonical text, in which no sign needs another in JSON, is in a look that was written at this moment."""
        listed = self._present().listed
        return listed is not None and b'"%b"' % text.encode() in listed[seat]

    def _allowed(self, seat: int, move: int) -> bool:
        legal = self._present().legal.get(seat)
        if legal is not None:
            return move in legal
        return bool(self.kind.loops.allowed(self._state, self._deck, seat, move, np.empty(self.kind.rules.MAX_LEGAL, np.int64)))

    def _texts(self, seat: int) -> tuple[str, ...]:
        """What a look lists; kept where that is a text for each move."""
        known = self._present().texts
        if seat in known:
            return known[seat]
        moves = self._legal(seat)
        texts: tuple[str, ...] = self.kind.part("notation").texts(self._state[0], self._deck[0], seat, moves)
        if len(texts) == len(moves):
            known[seat] = texts
        return texts

    def _seat(self, seat: int | None, nobody: int) -> int:
        """A seat as the rules count it."""
        if seat is None:
            return nobody
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSetup("no-seat", seat=str(seat), most=self.seats - 1)
        return seat

    # Playing

    def play(self, seat: int | None, text: str, at: int | None = None, *, recorded: bool = False) -> str:
        """Make a move (seat None: the clock). Raises `Unreadable` or `Refused` and then changes nothing. Gives the canonical text.

        `at` is the time since the start in milliseconds, for the record only. `recorded`: it was made once, so a move of the clock stands
        even where this table gives that clock no time (records from before that was refused have such moves).
        """
        if seat is None and not self.kind.times:
            raise BadSetup("no-clock", name=self.game)
        if self.ended is not None:
            raise Refused("", "table-ended", self.game)
        number, kind, sight = self._seat(seat, CLOCK), self.kind, self.kind.sight
        s, deck, present = self._state[0], self._deck[0], self._present()
        move, written = self._read(number, text)
        due = sight.clock(s) if kind.times and sight.clock is not None else None
        if seat is None and not recorded and due is not None and self.times[due[1]] is None:  # it is the move that is due, but never
            raise Refused(due[2], "clock-no-time", self.game)
        turned = sight.turned(s, deck, number, move) if sight.turned is not None else None
        entry = Entry(seat, written, at, sight.veiled(s, number, move), sight.reveals(s, deck, number, move), turned)
        step, luck = sight.step(s) if present.step is None else present.step, self._rng.tobytes()
        before = Before(seat, self._state.tobytes(), luck, self._clock_since)
        acting = int(kind.loops.make(self._state, self._deck, number, move, self._rng))
        present = self._known = Present(self._state, acting, self._members(acting))
        drawn = luck != self._rng.tobytes()
        if drawn and self.daily:
            self._arrange(state_of(before.state, self._state.dtype))
            self._known = None
            present = self._present()
        if kind.memory is not None:
            was = state_of(before.state, self._state.dtype)
            entry.remembered = kind.memory(self._remembered, was[0], s, number, move)
        self._log.append(entry)
        if entry.veiled and self._veiled_from is None:
            self._veiled_from = len(self._log) - 1
        elif self._veiled_from is None:
            self._past += ((seat, written),)
        if due is not None and sight.clock is not None and (drawn or sight.clock(s) != due):
            self._clock_since = len(self._log)
        if drawn:
            entry.firm = entry.firm or "undo-drawn"
        present.step = sight.step(s)
        if present.acting == 0 or step != present.step:
            entry.firm = entry.firm or "undo-revealed"
            if self._veiled_from is not None:
                for earlier in self._log[self._veiled_from :]:
                    earlier.veiled = False
                self._take_log(self._log)
        self._keep(before, entry)
        return written

    def _read(self, number: int, text: str) -> tuple[int, str]:
        """A text as a move that may be made, and its canonical text; else what is wrong with it is raised."""
        present = self._present()
        listed = present.texts.get(number, ())
        if text in listed and not text.endswith(FREE_FORM):  # as a look lists it
            return present.legal[number][listed.index(text)], text
        known = self.kind.numbers.get(text) if number != CLOCK and isinstance(text, str) else None
        if known is not None and (self._is_listed(number, text) or self._allowed(number, known)):
            return known, text
        s, deck, notation = self._state[0], self._deck[0], self.kind.part("notation")
        if not isinstance(text, str) or len(text) > LONGEST:
            raise Unreadable("unreadable", self.game, text=str(text)[:60], forms=tuple(notation.FORMS))
        move = notation.read(s, deck, number, text)
        if number == CLOCK or not self._allowed(number, move):  # else it is legal, and breaks no clause
            refused = self.kind.part("refusals").refusal(s, deck, number, move)
            if refused is not None:
                raise refused
        return move, notation.write(s, deck, number, move)

    def _keep(self, before: Before, entry: Entry) -> None:
        """Keep what there is to go back to after a move, and no more (see `why_no_undo`)."""
        if entry.firm is not None:  # this one stands, and so do those before it: all that are open, or the seat's own
            self._before = {n: kept for n, kept in self._before.items() if entry.veiled and kept.seat != entry.seat}
        elif entry.seat is not None:
            self._before[len(self._log) - 1] = before

    def why_no_undo(self, seat: int, answers: Collection[int] = ()) -> Refused | None:
        """Why this seat cannot take its last move back, or None when it can.

        `answers`: seats whose open moves since then would go with it, as long as they drew and revealed nothing.
        """
        self._seat(seat, ONLOOKER)
        key = self.no_undo_key(seat, answers)
        return None if key is None else Refused("", key, self.game)

    def no_undo_key(self, seat: int, answers: Collection[int] = ()) -> str | None:
        """The key of the sentence that says so: it is in every look, and few are errors."""
        if self.ended is not None:
            return "table-ended"
        for entry in reversed(self._log):
            if entry.seat == seat:
                return entry.firm or None
            if entry.veiled:  # it neither hinders nor shows itself by hindering
                continue
            if entry.firm is not None or entry.seat not in answers:
                return entry.firm if entry.firm in ("undo-drawn", "undo-revealed") else "undo-other"
        return "undo-nothing"

    def would_stand(self, seat: int, text: str) -> bool:
        """Whether a move, once made, could not be taken back: it draws, reveals, or closes a step. For the host alone."""
        trial = object.__new__(type(self))
        trial.__dict__.update(self.__dict__)
        trial._state, trial._rng = state_of(self._state.tobytes(), self._state.dtype), self._rng.copy()
        trial._log, trial._before = [copy(entry) for entry in self._log], {}
        trial.play(seat, text)
        return trial._log[-1].firm is not None

    def undo(self, seat: int, answers: Collection[int] = ()) -> str:
        """Take the seat's last move back: within its own turn, until something is drawn or revealed or somebody else has acted.

        What the seats of `answers` have openly done since goes with it (see `why_no_undo`).
        """
        refused = self.why_no_undo(seat, answers)
        if refused is not None:
            raise refused
        log = self._log
        last = max(number for number, entry in enumerate(log) if entry.seat == seat)
        before = self._before[last]
        self._state, self._rng = state_of(before.state, self._state.dtype), state_of(before.rng, self._rng.dtype)
        self._clock_since = before.clock_since
        self._take_log(log[:last])
        self._before = {number: kept for number, kept in self._before.items() if number < last}
        for entry in log[last + 1 :]:  # what others have veiled since is played again on top
            if not entry.veiled:
                break  # an answer goes, and whatever followed it
            self.play(entry.seat, entry.text, entry.at)
        return log[last].text

    def _take_log(self, log: list[Entry]) -> None:
        """Another log: the moves before the first that is hidden from anybody are the same for all, and listed once."""
        self._log = log
        self._veiled_from = next((number for number, entry in enumerate(log) if entry.veiled), None)
        self._past = tuple([(entry.seat, entry.text) for entry in log[: self._veiled_from]])

    # Ending before the rules do

    def resign(self, seat: int) -> None:
        """The player of a seat gives up; the outcome will say so. The rules know nothing of it: a shell ends it, or a bot plays on."""
        self._seat(seat, ONLOOKER)
        if self.over:
            raise Refused("", "table-ended", self.game)
        self.resigned = tuple(sorted({*self.resigned, seat}))
        self._known = None

    def end(self, how: Ending) -> None:
        """The game is over as it stands, no points counted. What was hidden stays so in looks; the record tells all, as at any end."""
        if self.over:
            raise Refused("", "table-ended", self.game)
        self.ended = how
        self._known = None

    # Looking into it: for the host alone

    def chance(self) -> bytes:
        """Where chance stands: another thing whenever something has been drawn."""
        return self._rng.tobytes()

    def open_state(self) -> Any:
        """A copy of all that lies there, nothing hidden, as the rules read it: an array of one."""
        return state_of(self._state.tobytes(), self._state.dtype)

    # Going away and coming back

    def position(self) -> dict[str, Any]:
        """Everything on the table, secrets included: for analysis and tests, never on the wire of a live game."""
        data: dict[str, Any] = plain(self.kind.part("position").position(self._state[0], self._deck[0]))
        return data

    def start_position(self) -> dict[str, Any] | None:
        """The position this table began from, if it did not begin with a deal."""
        if self._start is None:
            return None
        data: dict[str, Any] = plain(self.kind.part("position").position(self._start[0], self._deck[0]))
        return data

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """The record, with the seed, once the game is over. Before, sealed: what this seat, or an onlooker, may know of it."""
        return self.save() if self.over else self.sealed(seat)

    def sealed(self, seat: int | None = None) -> dict[str, Any]:
        """The record without its seed: what this seat, or an onlooker, may know of it."""
        return self._record(moves=[[mover, text] for mover, text in self.look(seat).history])

    def save(self) -> dict[str, Any]:
        """The record with its seed even while the game is going on: for whoever hosts the table, and nobody else."""
        return self._record(
            moves=[[e.seat, e.text] if e.at is None else [e.seat, e.text, e.at] for e in self._log],
            position=self.start_position(),
            seed=self._secret.hex(),
            outcome=plain(self.outcome) if self.over else None,
        )

    def _record(self, **more: Any) -> dict[str, Any]:
        """What is open of a record, and more."""
        record = Record(
            format=EARLY if self.over and (self.ended is not None or self.resigned) else FORMAT,
            game=self.game,
            rules=self.kind.rules_version,
            seats=self.seats,
            options=self.options,
            commitment=self.commitment,
            names=list(self.names) if self.names else None,
            times=self.times or None,
            deck=plain(self.own_deck) if self.own_deck is not None else None,
            nonces=[nonce.hex() for nonce in self.nonces] or None,
            daily=self.daily,
            **more,
        )
        data: dict[str, Any] = plain(record)
        return data

    def redeal(self, seat: int | None, seed: bytes) -> "Table":
        """Another table that this seat cannot tell from this one: all it must not know is drawn anew, in the log too.

        It can be looked at and played on; what was before cannot be taken back or replayed, since it never happened.
        """
        number = self._seat(seat, ONLOOKER)
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._state = state_of(self._state.tobytes(), self._state.dtype)  # another state, of which nothing is known yet
        other._rng = generator(seed)
        self.kind.rules.redeal(other._state[0], self._deck[0], number, other._rng)
        if self._remembered is not None:
            memory = self.kind.part("memory")
            memory.recall(other._state[0], self._deck[0], memory.whole(self._remembered), number, other._rng)
        other._log = [copy(entry) for entry in self._log]
        other._before = {}
        if self.kind.sight.veiled_moves is not None:
            other._tell_anew(seat)
        return other

    def take_chance(self, chance: bytes) -> None:
        """From here on all chance is made of these bytes: for studies, which go other ways than the game did."""
        self._rng = generator(chance)

    def branched(self) -> "Table":
        """The same table once more, chance included, to be played on apart from this one. No move before can be taken back on it."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._state = state_of(self._state.tobytes(), self._state.dtype)
        other._rng = self._rng.copy()
        other._log = [copy(entry) for entry in self._log]
        other._before = {}
        return other

    def written(self, seat: int | None, text: str) -> str:
        """The canonical text of a move that may be made; raises as `play` does, and changes nothing."""
        if seat is None and not self.kind.times:
            raise BadSetup("no-clock", name=self.game)
        return self._read(self._seat(seat, CLOCK), text)[1]

    def text_of(self, seat: int, number: int) -> str | None:
        """The text of one of this seat's legal moves by its number in the rules; None where it is none of them. For the host alone."""
        if not self.acting >> self._seat(seat, ONLOOKER) & 1 or number not in self._legal(seat):
            return None
        text: str = self.kind.part("notation").write(self._state[0], self._deck[0], seat, number)
        return text

    def _tell_anew(self, seat: int | None) -> None:
        """The others' veiled moves, as the redealt state has them."""
        s, deck = self._state[0], self._deck[0]
        view, write = self.kind.part("view"), self.kind.part("notation").write
        self._clock_since = sum(entry.open_to(seat) for entry in self._log[: self._clock_since])
        log = [entry for entry in self._log if entry.open_to(seat)]
        for other in range(self.seats):
            if other != seat:
                for move in view.veiled_moves(s, deck, other):
                    firm = view.reveals(s, deck, other, move)
                    log.append(Entry(other, write(s, deck, other, move), None, True, firm, remembered=self._remembered))
        self._take_log(log)
