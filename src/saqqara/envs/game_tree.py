"""The course of one game as a tree has it: chance, decisions, and what each seat can remember. OpenSpiel's states are made of it.

A seat remembers every sight it had (each time that what it may know changed), each of its own actions, the others' moves that were open,
and what they turned over. All of it is folded into one fingerprint, so that it is compared at once and never grows: 128 bits of BLAKE2b,
each over the one before and what is new. It is made when it is asked for, from the states that the game went through; games that are only
played out never pay for it.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
import numpy as np

from saqqara.core.arrays import generator
from saqqara.core.game import CLOCK
from saqqara.core.rng import Rng, draw
from saqqara.envs.env_setup import Setting
from saqqara.envs.single_step import CHANCE_FIRST, NOT_ALLOWED, OVER

CHANCE, TERMINAL = -1, -4
"""The players that act where no seat does, as OpenSpiel numbers them."""
OUTCOMES = 64
"""The number of outcomes of each chance node, all as likely."""
SHUFFLES = 4
"""The deal is that many chance nodes in a row: 2**24 deals for each seed."""
LONGEST = 5000
"""After so many moves, the clock's among them, a game is broken off without a winner: OpenSpiel wants a bound, and some rules set none."""


Event = tuple[int | None, int, bytes | None]
"""An event: a seat's action, or the state that followed, or both."""


class Memory(NamedTuple):
    """A seat's memory: up to which event, how many things, their fingerprint, and its last sight."""

    events: int
    things: int
    mark: bytes
    sight: bytes

    def with_thing(self, what: bytes, thing: bytes) -> "Memory":
        """Return it with one more thing."""
        return self._replace(things=self.things + 1, mark=blake2b(self.mark + what + thing, digest_size=16).digest())


NOTHING = Memory(0, 0, b"", b"")


class Course:
    """A game from the first chance node on. `actor` is a seat, or CHANCE or TERMINAL."""

    __slots__ = (
        "actor",
        "allowed",
        "events",
        "legal",
        "memories",
        "moves",
        "out",
        "pending",
        "rng",
        "setting",
        "shuffles",
        "states",
    )

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.states: Any = None
        self.rng = generator(b"saqqara tree %d" % seed)
        self.shuffles = SHUFFLES
        self.actor = CHANCE
        self.pending: tuple[int, int] | None = None
        self.moves = 0
        self.events: list[Event] = []
        self.memories = [NOTHING] * setting.seats
        self.legal: list[int] | None = None
        self._room()

    @classmethod
    def midway(cls, setting: Setting, states: Any, seat: int, rng: Rng) -> "Course":
        """Return a course that begins in a state in which this seat acts; what came before is not known."""
        course = cls(setting, 0)
        course.states, course.rng, course.shuffles, course.actor = states, np.array(rng, np.uint64), 0, seat
        course.events = [(None, 0, states.tobytes())]
        return course

    def _room(self) -> None:
        """Room for what compiled code writes: of each course its own, so that several can be played at a time."""
        self.allowed, self.out = np.empty(self.setting.actions, bool), np.empty(self.setting.actions, np.int64)

    # Copies

    def __deepcopy__(self, memo: Any) -> "Course":
        return self.copy()

    def __reduce__(self) -> Any:
        return kept, (self.setting, None if self.states is None else self.states.tobytes(), self.rng.tobytes(), *self._rest())

    def _rest(self) -> tuple[Any, ...]:
        return self.shuffles, self.actor, self.pending, self.moves, tuple(self.events), tuple(self.memories)

    def copy(self) -> "Course":
        """Return the same once more."""
        other = object.__new__(Course)
        other.setting = self.setting
        other.states = None if self.states is None else self.setting.read(self.states.tobytes())
        other.rng = self.rng.copy()
        other.shuffles, other.actor, other.pending, other.moves = self.shuffles, self.actor, self.pending, self.moves
        other.events, other.memories, other.legal = self.events[:], self.memories[:], self.legal
        other._room()
        return other

    # What happens

    def actions(self) -> list[int]:
        """Return the actions of the seat that acts."""
        if self.legal is None:
            found = self.setting.code.choices(self.states, self.setting.tables, self.actor, self.allowed, self.out)
            self.legal = self.out[:found].tolist()
        return self.legal

    def decide(self, action: int) -> bool:
        """Return the seat that acts takes an action; False, and nothing has changed, where it has no such action."""
        setting, seat, out = self.setting, self.actor, self.out
        then = setting.code.decide(self.states, setting.tables, seat, action, self.rng, self.allowed, out)
        if then == NOT_ALLOWED:
            return False
        self.legal = None
        self.moves += 1
        if then == CHANCE_FIRST:  # of what happens, or of who acts next
            self.states = setting.read(self._before(len(self.events)))
            self.pending, self.actor = (seat, action), CHANCE
            self.events.append((seat, action, None))
            return True
        self.events.append((seat, action, self.states.tobytes()))
        if then == OVER or self.moves >= LONGEST:
            self.actor = TERMINAL
        else:
            self.actor = then & 7
            self.legal = out[: then >> 3].tolist()
        return True

    def happen(self, outcome: int) -> None:
        """Apply an outcome of a chance node: each makes another generator of this one, from which the rules draw."""
        setting = self.setting
        setting.code.stir(self.rng, outcome)
        if self.shuffles:
            self.shuffles -= 1
            if self.shuffles:
                return
            self.states = setting.empty()
            setting.code.set_up(self.states, setting.tables, setting.seats, setting.codes, self.rng)
            self.events.append((None, 0, self.states.tobytes()))
        elif self.pending is not None:
            seat, action = self.pending
            setting.code.act(self.states, setting.tables, seat, action, self.rng, self.allowed)
            self.pending = None
            self.events.append((None, 0, self.states.tobytes()))
        self._pass_on(int(setting.code.acting(self.states)))

    def _pass_on(self, able: int) -> None:
        """Choose the next seat to act; where the clock may, that is drawn. When it is the clock, it has acted, and another chance node
        follows."""
        if able == 0 or self.moves >= LONGEST:
            self.actor = TERMINAL
            return
        self.actor = int(self.setting.code.turn(self.states, self.setting.tables, self.rng))
        if self.actor == CLOCK:
            self.moves += 1
            self.events.append((None, 0, self.states.tobytes()))
            self.actor = CHANCE if int(self.setting.code.acting(self.states)) else TERMINAL

    def returns(self) -> list[float]:
        """Return the worth of the game for each seat, once it is over by its rules."""
        if self.actor != TERMINAL or int(self.setting.code.acting(self.states)):
            return [0.0] * self.setting.seats
        return self.setting.returns(self.states)

    def played_out(self, rng: Rng) -> list[float]:
        """Return the worth for each seat of one random game from here, with this generator; the course itself stays where it is."""
        course, setting = self, self.setting
        while course.actor == CHANCE:
            course = course.copy() if course is self else course
            course.happen(int(draw(rng, OUTCOMES)))
        if course.actor == TERMINAL:
            return course.returns()
        states = setting.read(course.states.tobytes())
        setting.code.finish(states, setting.tables, rng, LONGEST)
        return [0.0] * setting.seats if int(setting.code.acting(states)) else setting.returns(states)

    # What a seat knows

    def sight(self, data: bytes, seat: int) -> bytes:
        """Return all that a seat may know of a state, as the bytes of an observation."""
        setting, out = self.setting, np.empty(self.setting.size, np.int16)
        setting.code.know(setting.read(data), setting.tables, seat, out)
        return out.tobytes()

    def observation(self, seat: int) -> Any:
        """Return all that a seat may know now; zeros before the deal."""
        out = np.zeros(self.setting.size, np.int16)
        if self.states is not None:
            self.setting.code.know(self.states, self.setting.tables, seat, out)
        return out

    def told(self, data: bytes, seat: int, action: int, to: int) -> bytes | None:
        """Return what a seat learns of another's action in a state: the move and what it turns over, unless it is veiled."""
        setting, states = self.setting, self.setting.read(data)
        move = int(setting.code.meaning(states, setting.tables, seat, action))
        if seat != to and setting.kind.model.veiled(setting.record(states), seat, move):
            return None
        turned = setting.kind.model.turned
        shown = turned(setting.record(states), setting.deck_tables, seat, move) if turned is not None else None
        return b"%d %d " % (seat, move) + msgspec.json.encode(shown)

    def recall(self, seat: int) -> Memory:
        """Return all that a seat can remember by now."""
        memory = self.memories[seat]
        events = self.events
        if memory.events == len(events):
            return memory
        for number in range(memory.events, len(events)):
            actor, action, state = events[number]
            if actor is not None:
                heard = self.told(self._before(number), actor, action, seat)
                if heard is not None:
                    memory = memory.with_thing(b"move", heard)
            if state is not None:
                sight = self.sight(state, seat)
                if sight != memory.sight:
                    memory = memory.with_thing(b"sight", sight)._replace(sight=sight)
        self.memories[seat] = memory._replace(events=len(events))
        return self.memories[seat]

    def _before(self, number: int) -> bytes:
        """Return the state before an event."""
        while True:
            number -= 1
            state = self.events[number][2]
            if state is not None:
                return state

    def resampled(self, seat: int, chance: Sequence[int]) -> "Course":
        """Return another course that this seat cannot tell from this one: all it must not know is drawn again, and so is what is to come.

        The seat remembers what it did. What the others remember of a past that never was is what they see now.
        """
        other = self.copy()
        memory = self.recall(seat)
        other.rng = np.array(chance, np.uint64)
        self.setting.code.redraw(other.states, self.setting.tables, seat, self.actor, other.rng)
        other.events = [(None, 0, other.states.tobytes())]
        other.memories = [NOTHING] * self.setting.seats
        other.memories[seat] = memory._replace(events=1)
        other.legal = None
        return other


def kept(setting: Setting, states: bytes | None, rng: bytes, *rest: Any) -> Course:
    """Return a course as it was kept."""
    course = object.__new__(Course)
    course.setting, course.legal = setting, None
    course.states = None if states is None else setting.read(states)
    course.rng = np.frombuffer(bytearray(rng), np.uint64)
    course.shuffles, course.actor, course.pending, course.moves, events, memories = rest
    course.events, course.memories = list(events), list(memories)
    course._room()
    return course
