"""The table: one game being played. The only thing that turns texts into moves, and the only holder of the state.

It holds three values, each of which a move replaces: the state (`GameState`), the log (`Log`) and the looks at both (`Looks`).
"""

import hashlib
import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Generic, Self

import msgspec

from saqqara.core.cstruct import copy_of
from saqqara.core.errors import BadPosition, BadSetup, Refused, Unreadable
from saqqara.core.game import CLOCK, ONLOOKER, Game, find
from saqqara.core.game_state import MEMBERS, GameState
from saqqara.core.log import Entry, Log, Told
from saqqara.core.look import Clock, Ending, Look, Outcome, View
from saqqara.core.look_memo import Looks
from saqqara.core.parsing import convert, kind_of, plain
from saqqara.core.record import EARLY, FORMAT, Record
from saqqara.core.rng import Rng, generator

MIXING = b"saqqara deal 1\0"
ARRANGING = b"saqqara daily 1\0"
FREE_FORM = "..."
"""A text that is to be filled in ends so."""
LONGEST = 200
"""No move text is longer."""


Seed = bytes | str | int | None
"""The source of chance: bytes, a text, a whole number (the same as its decimal text), or None for fresh chance."""


def secret_of(seed: Seed) -> bytes:
    """Return the 32 secret bytes of a table: the seed itself when it is that long, its hash otherwise, fresh ones when there is none."""
    if seed is None:
        return secrets.token_bytes(32)
    data = seed_bytes(seed)
    return data if len(data) == 32 else hashlib.sha256(data).digest()


def seed_bytes(seed: bytes | str | int) -> bytes:
    """Return a seed as bytes; raises BadSetup where it is none."""
    if isinstance(seed, bytes | bytearray | memoryview):
        return bytes(seed)
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise BadSetup("bad-seed", got=kind_of(seed))
    return str(seed).encode("utf-8", "surrogatepass")


def commitment_of(secret: bytes) -> str:
    """Return the hash that is published before the deal."""
    return hashlib.sha256(secret).hexdigest()


class Table(Generic[View]):
    """A game in progress. `table: Table[saqqara.games.objective.declaration.View]` tells a type checker what its looks show.

    What may be told to a seat or to anybody: `look`, `look_json`, `looks_json`, `legal_moves`, `awaited`, `why_no_undo`, `no_undo_key`,
    `past`, `record`, `sealed`, `commitment`, `outcome`, `over`, `game`, and to whoever asked the refusals of `play` and `undo`. For the
    host alone, never to be sent while the game is going on: `to_act` (it tells who has acted in secret), `acting`, `moves`, `last`,
    `length`, `clock`, `step`, `chance`, `open_state`, `position`, `start_position`, `save`, `redeal`, `branched`, `copy`, `text_of`,
    `would_stand`, `look_version`.

    `seed` decides all chance; `nonces`, one a seat, are mixed into it so that no single party chooses the deal. `deck` is a deck file of
    one's own, `times` overrides the clock's times, and further keywords are the game's options. `daily`: it is a challenge of a day, which
    is arranged as the game's `daily` says, so that all who play it meet the same chance.
    """

    options: dict[str, str | bool]
    daily: bool = False
    _start: Any  # the record of the position it began from; None where it began with a deal
    _state: GameState
    _log: Log
    _looks: Looks | None = None
    _draws: int = 0

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: Seed = None,
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
        self.daily = daily and kind.has("extras.daily")
        self.options = kind.choices(self.seats, options)
        self._start = None
        self._begin()

    @classmethod
    def from_position(
        cls,
        position: Mapping[str, Any],
        seed: Seed = None,
        *,
        names: Sequence[str] | None = None,
        nonces: Sequence[bytes] = (),
        deck: Any = None,
        times: Mapping[str, float | None] | None = None,
    ) -> Self:
        """Return a table that goes on from a position."""
        if not isinstance(position, Mapping):
            raise BadPosition("whole-type", wanted="object", got=kind_of(position))
        if "game" not in position:
            raise BadPosition("field-missing", field="game")
        if not isinstance(position["game"], str):
            raise BadPosition("field-type", field="game", wanted="str", got=kind_of(position["game"]))
        kind = find(position["game"])
        typed = convert(dict(position), kind.model.Position, BadPosition)
        if typed.seats not in kind.seats:
            raise BadPosition("bad-seats", name=kind.name, least=kind.seats[0], most=kind.seats[-1], seats=typed.seats)
        table = cls.__new__(cls)
        table._set_up(kind, typed.seats, seed, names, nonces, deck, times)
        table.options = kind.choices(typed.seats, {name: getattr(typed, name) for name in kind.options})
        table._start = kind.model.state(typed, table._deck)
        table._begin()
        return table

    def _set_up(
        self,
        kind: Game,
        seats: int,
        seed: Seed,
        names: Sequence[str] | None,
        nonces: Sequence[bytes],
        deck: Any,
        times: Mapping[str, float | None] | None,
    ) -> None:
        named = names is None or (isinstance(names, Sequence) and len(names) == seats)
        if not named or not all(isinstance(name, str) and 0 < len(name) <= 40 for name in names or ()):
            raise BadSetup("bad-names", seats=seats)
        mixed = isinstance(nonces, Sequence) and len(nonces) in (0, seats)
        if not mixed or not all(isinstance(nonce, bytes) and 0 < len(nonce) <= 64 for nonce in nonces):
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
        """Begin with the first position and an empty log."""
        rng = generator(MIXING + self._mixed())
        self._undoable: dict[int, tuple[GameState, int]] = {}
        """By the number of a move that can still be taken back: the state before it, and where the clock's phase began."""
        self._log = Log()
        self._clock_since = 0
        self.ended: Ending | None = None
        self.resigned: tuple[int, ...] = ()
        if self._start is not None:
            self._state = GameState(self.kind, self._deck, copy_of(self._start), rng)
        else:
            self._state = GameState.dealt(self.kind, self._deck, self.seats, self.kind.codes(self.options), rng)

    def _arranged(self, before: GameState, after: GameState) -> GameState:
        """Return a challenge of a day: what a move has just drawn, by the number of the draw and not by what came before it, where the game
        says how."""
        self._draws += 1
        arrange = getattr(self.kind.part("extras.daily"), "arrange", None)
        if arrange is None:
            return after
        record = copy_of(after.record)
        arrange(before.record, record, self._deck, self._draws, ARRANGING + self._mixed())
        return GameState(self.kind, self._deck, record, after.rng)

    def _mixed(self) -> bytes:
        """Return the bytes that decide chance: the secret and all players' nonces."""
        return self._secret + b"".join(bytes([len(nonce)]) + nonce for nonce in self.nonces)

    def _with(self, state: GameState, log: Log) -> Self:
        """Return the same table with another state and log, of which no move can be taken back."""
        other = self.copy()
        other._state, other._log, other._looks, other._undoable = state, log, None, {}
        return other

    def copy(self) -> Self:
        """Return a copy of the table with its past, to be played on apart from this one."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._undoable = dict(self._undoable)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_looks": None}

    def __repr__(self) -> str:
        seats = self.awaited(None)
        acting = f"seat{'s' * (len(seats) > 1)} {', '.join(map(str, seats))} to act" if seats else "the clock to act"
        moves = len(self.look(None).history)
        return f"<Table {self.game}, {self.seats} seats, move {moves}, {'over' if self.over else acting}>"

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
        return MEMBERS[self.acting & (1 << self.seats) - 1]

    @property
    def acting(self) -> int:
        """The seats that may act, as bits of a number: for the host alone."""
        return self._state.acting if self.ended is None else 0

    def awaited(self, seat: int | None) -> tuple[int, ...]:
        """Return the seats that may act, as far as this seat, or an onlooker (None), can know."""
        self._seat(seat, ONLOOKER)
        return self._now.awaited(seat)

    @property
    def step(self) -> tuple[int, ...]:
        """A value that changes whenever veiled moves are revealed: for the host alone."""
        return self._state.step

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.acting == 0

    @property
    def clock(self) -> Clock | None:
        """Return the clock's next move, if any. Its `since` counts all moves, veiled ones too: for the host alone (see `Look.clock`)."""
        due = self._due() if self.ended is None else None
        return None if due is None else Clock(due[0], self.times[due[1]], self._clock_since)

    def _due(self) -> Any:
        """Return the clock's next move, the name of its time and the clause of that, where time is part of the rules."""
        clock = self.kind.model.clock
        return clock(self._state.record) if self.kind.times and clock is not None else None

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, once it is over."""
        return self._now.outcome if self.over else None

    def _outcome(self) -> Outcome | None:
        if self.ended is not None:
            places = tuple(1 + (seat in self.resigned) for seat in range(2)) if self.seats == 2 and self.ended == "resigned" else ()
            return Outcome(places, (), None, self.ended, self.resigned)
        return msgspec.structs.replace(self._state.outcome(self.seats), resigned=self.resigned) if self.over else None

    @property
    def moves(self) -> tuple[Entry, ...]:
        """The whole log, hidden moves included: for records, never to be sent."""
        return self._log.entries

    @property
    def past(self) -> tuple[Told, ...]:
        """The moves before the first that is hidden from any seat: every look's history begins with them."""
        return self._log.past

    @property
    def last(self) -> Entry:
        """The last move that was made, hidden or not: for the host alone."""
        return self._log[-1]

    @property
    def length(self) -> int:
        """Return how many moves have been made, hidden ones included: for the host alone."""
        return len(self._log)

    @property
    def _now(self) -> Looks:
        """The looks at this moment."""
        if self._looks is None:
            self._looks = Looks(self._state, self._log, self.seats, self._outcome(), self.clock)
        return self._looks

    def look(self, seat: int | None) -> Look[View]:
        """Return everything that this seat, or an onlooker (None), may know."""
        self._seat(seat, ONLOOKER)
        return self._now.look(seat)

    def legal_moves(self, seat: int) -> tuple[str, ...]:
        """Return this seat's legal moves, as texts: `look(seat).moves`. One that ends in `...` is to be completed."""
        return self.look(seat).moves

    def look_json(self, seat: int | None) -> bytes:
        """Return the same look as JSON: `look(seat).json()`."""
        self._seat(seat, ONLOOKER)
        return self._now.json(seat)

    def looks_json(self) -> list[bytes]:
        """Return the same for every seat."""
        return list(self._now.all_json())

    @property
    def look_version(self) -> Any:
        """A value that differs whenever any seat's look may have changed. For the host alone."""
        return self._now

    def sample(self, seat: int, rng: Rng) -> str:
        """Draw one of this seat's legal moves, evenly (free-form ones filled in)."""
        state = self._state
        move = self.kind.rules.sample(state.record, state.deck, self._seat(seat, ONLOOKER), rng)
        text: str = self.kind.part("notation").write(state.record, state.deck, seat, move)
        return text

    def _seat(self, seat: int | None, nobody: int) -> int:
        """Return a seat as the rules count it."""
        if seat is None:
            return nobody
        if type(seat) is not int:
            raise BadSetup("field-type", field="seat", wanted="int-or-null", got=kind_of(seat))
        if not 0 <= seat < self.seats:
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
        number, model, before = self._seat(seat, CLOCK), self.kind.model, self._state
        move, written = self._read(number, text)
        due = self._due()
        if seat is None and not recorded and due is not None and self.times[due[1]] is None:  # it is the move that is due, but never
            raise Refused(due[2], "clock-no-time", self.game)
        turned = model.turned(before.record, self._deck, number, move) if model.turned is not None else None
        veiled = model.veiled(before.record, number, move)
        firm = model.reveals(before.record, self._deck, number, move)
        after = before.played(number, move)
        drawn = after.rng != before.rng
        if drawn and self.daily:
            after = self._arranged(before, after)
        revealed = after.acting == 0 or before.step != after.step
        if drawn or revealed:
            firm = firm or ("undo-drawn" if drawn else "undo-revealed")
        memory = self.kind.memory
        remembered = memory(self._log.remembered, before.record, after.record, number, move) if memory is not None else None
        entry = Entry(seat, written, at, veiled and not revealed, firm, turned, remembered)
        was_veiled, since = veiled, self._clock_since
        self._state, self._log, self._looks = after, self._log.added(entry), None
        if revealed:
            self._log = self._log.opened()
        if due is not None and (drawn or self._due() != due):
            self._clock_since = len(self._log)
        if firm is not None:  # this one stands, and so do those before it: all that are open, or the seat's own
            kept = self._undoable.items()
            self._undoable = {n: one for n, one in kept if was_veiled and not revealed and self._log[n].seat != seat}
        elif seat is not None:
            self._undoable[len(self._log) - 1] = before, since
        return written

    def _read(self, number: int, text: str) -> tuple[int, str]:
        """Return a text as a move that may be made, and its canonical text; else what is wrong with it is raised."""
        state, notation = self._state, self.kind.part("notation")
        if not isinstance(text, str) or len(text) > LONGEST:
            raise Unreadable("unreadable", self.game, text=str(text)[:60], forms=tuple(notation.FORMS))
        move = notation.read(state.record, state.deck, number, text)
        if number == CLOCK or not self.acting >> number & 1 or move not in state.legal(number):  # else it breaks no clause
            refused = self.kind.part("refusals").refusal(state.record, state.deck, number, move)
            if refused is not None:
                raise refused
        return move, notation.write(state.record, state.deck, number, move)

    def why_no_undo(self, seat: int, answers: Collection[int] = ()) -> Refused | None:
        """Return why this seat cannot take its last move back, or None if it can.

        `answers`: seats whose open moves since then would go with it, as long as they drew and revealed nothing.
        """
        self._seat(seat, ONLOOKER)
        key = self.no_undo_key(seat, answers)
        return None if key is None else Refused("", key, self.game)

    def no_undo_key(self, seat: int, answers: Collection[int] = ()) -> str | None:
        """Return the message key of the reason why this seat cannot undo, or None if it can."""
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
        """Return whether a move, once made, could not be undone: it draws, reveals, or closes a step. For the host alone."""
        trial = self._with(self._state, self._log)
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
        self._state, self._clock_since = self._undoable[last]
        self._log, self._looks = log.first(last), None
        self._undoable = {number: one for number, one in self._undoable.items() if number < last}
        for entry in log.entries[last + 1 :]:  # what others have veiled since is played again on top
            if not entry.veiled:
                break  # an answer goes, and whatever followed it
            self.play(entry.seat, entry.text, entry.at)
        return log[last].text

    # Ending before the rules do

    def resign(self, seat: int) -> None:
        """Resign for the player of a seat; the outcome will say so. The rules know nothing of it: a shell ends it, or a bot plays on."""
        self._seat(seat, ONLOOKER)
        if self.over:
            raise Refused("", "table-ended", self.game)
        self.resigned = tuple(sorted({*self.resigned, seat}))
        self._looks = None

    def end(self, how: Ending) -> None:
        """End the game as it stands, without points. Hidden things stay hidden in looks; the record shows everything, as at any end."""
        if self.over:
            raise Refused("", "table-ended", self.game)
        self.ended = how
        self._looks = None

    # Looking into it: for the host alone

    def chance(self) -> bytes:
        """Return the state of chance, which changes whenever something has been drawn."""
        return self._state.chance()

    def open_state(self) -> Any:
        """Return a copy of the state's record, nothing hidden."""
        return copy_of(self._state.record)

    # Going away and coming back

    def position(self) -> dict[str, Any]:
        """Return everything on the table, secrets included: for analysis and tests, never to be sent in a live game."""
        return self._position_of(self._state.record)

    def start_position(self) -> dict[str, Any] | None:
        """Return the position this table began from, if it did not begin with a deal."""
        return None if self._start is None else self._position_of(self._start)

    def _position_of(self, record: Any) -> dict[str, Any]:
        data: dict[str, Any] = plain(self.kind.model.position(record, self._deck))
        return data

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """Return the record, with the seed, once the game is over. Before, sealed: what this seat, or an onlooker, may know of it."""
        return self.save() if self.over else self.sealed(seat)

    def sealed(self, seat: int | None = None) -> dict[str, Any]:
        """Return the record without its seed: what this seat, or an onlooker, may know of it."""
        return self._record(moves=[[mover, text] for mover, text in self.look(seat).history])

    def save(self) -> dict[str, Any]:
        """Return the record with its seed even while the game is going on: for the host of the table alone."""
        return self._record(
            moves=[[e.seat, e.text] if e.at is None else [e.seat, e.text, e.at] for e in self._log],
            position=self.start_position(),
            seed=self._secret.hex(),
            outcome=plain(self.outcome) if self.over else None,
        )

    def _record(self, **more: Any) -> dict[str, Any]:
        """Return the open part of a record, and more."""
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
        """Return another table that this seat cannot tell from this one: all it must not know is drawn again, in the log too.

        It can be looked at and played on; what was before cannot be taken back or replayed, since it never happened.
        """
        number, log = self._seat(seat, ONLOOKER), self._log
        state = self._state.redealt(number, generator(seed))
        if log.remembered is not None:
            memory = self.kind.part("bots.memory")
            memory.recall(state.record, self._deck, memory.whole(log.remembered), number, state.rng)
        other = self._with(state, log)
        if self.kind.model.veiled_moves is not None:
            other._clock_since -= log.hidden_before(self._clock_since, seat)
            other._log = log.without_hidden(seat, other._veiled_of_others(seat))
        return other

    def _veiled_of_others(self, seat: int | None) -> Iterator[Entry]:
        """Yield the others' veiled moves, as a redealt state has them."""
        s, deck, model, write = self._state.record, self._deck, self.kind.model, self.kind.part("notation").write
        for other in range(self.seats):
            if other != seat and model.veiled_moves is not None:
                for move in model.veiled_moves(s, deck, other):
                    firm = model.reveals(s, deck, other, move)
                    yield Entry(other, write(s, deck, other, move), None, True, firm, remembered=self._log.remembered)

    def take_chance(self, chance: bytes) -> None:
        """Make all chance from here on of these bytes: for studies, which leave the moves of the game."""
        self._state, self._looks = self._state.with_chance(generator(chance)), None

    def branched(self) -> "Table":
        """Return a copy of the table, chance included, to be played on apart from this one. No earlier move can be undone on it."""
        return self._with(self._state, self._log)

    def written(self, seat: int | None, text: str) -> str:
        """Return the canonical text of a move that may be made; raises as `play` does, and changes nothing."""
        if seat is None and not self.kind.times:
            raise BadSetup("no-clock", name=self.game)
        return self._read(self._seat(seat, CLOCK), text)[1]

    def text_of(self, seat: int, number: int) -> str | None:
        """Return the text of one of this seat's legal moves by its number in the rules; None where it is none of them. For the host
        alone."""
        if not self.acting >> self._seat(seat, ONLOOKER) & 1 or number not in self._state.legal(seat):
            return None
        text: str = self.kind.part("notation").write(self._state.record, self._deck, seat, number)
        return text
