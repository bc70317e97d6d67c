"""A game's search, run from its WebAssembly module: the very code that a page runs, with nothing to compile first."""

import struct
from array import array
from functools import cache
from itertools import chain
from math import prod
from typing import Any, NamedTuple

import wasmtime

from saqqara.bots.search_nodes import CLEARED, INTEGER, REAL, SEATS, Tree, shapes
from saqqara.bots.search_request import OPEN, Subject
from saqqara.bots.thinking_result import Solved, Tally
from saqqara.bots.wasm_module import MODULE, load_facts
from saqqara.core.deck_memo import once_a_deck
from saqqara.core.game import find
from saqqara.core.plain_rows import Rows
from saqqara.core.rng import Rng, bytes_of

PAGE, LINE = 1 << 16, 64
"""Bytes that the module's memory grows by, and that arrays begin at multiples of."""
BYTE = "B"
WORLDS = 5
"""The states that a search has room for."""
FULL = b"\xff"
"""Each byte of an empty place of a tree."""
deck_bytes = once_a_deck(bytes)
"""The tables of a deck as bytes."""


@cache
def module_of(game: str) -> tuple[wasmtime.Engine, wasmtime.Module]:
    """Return a game's module as machine code, which takes a fraction of a second once in a process."""
    engine = wasmtime.Engine()
    return engine, wasmtime.Module(engine, (find(game).folder / MODULE).read_bytes())


class Room(NamedTuple):
    """An array in the module's memory: where it lies, the type of its numbers as `array` calls it, the bytes of one, and its shape."""

    at: int
    type: str
    size: int
    shape: tuple[int, ...]

    @property
    def bytes(self) -> int:
        """Return the length of the array in bytes."""
        return self.size * prod(self.shape)

    @property
    def arguments(self) -> list[int]:
        """Return the array as compiled code takes it: owner, parent, items, bytes of one, where they are, shape, strides."""
        strides = [self.size * prod(self.shape[place + 1 :]) for place in range(len(self.shape))]
        return [0, 0, prod(self.shape), self.size, self.at, *self.shape, *strides]


class Instance:
    """A module with memory of its own."""

    def __init__(self, game: str) -> None:
        engine, module = module_of(game)
        self.store = wasmtime.Store(engine)
        self.exports: Any = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory: Any = self.exports["memory"]
        heap: Any = self.exports["__heap_base"]
        self.end: int = heap.value(self.store)
        self.result = self.room(INTEGER, 4)

    def room(self, kind: str, *shape: int, size: int = 0) -> Room:
        """Make room for an array of zeros. `size`: the bytes of an item that is no number."""
        made = Room(-(-self.end // LINE) * LINE, kind, size or array(kind).itemsize, shape)
        self.end = made.at + made.bytes
        missing = self.end - self.memory.data_len(self.store)
        if missing > 0:
            self.memory.grow(self.store, -(-missing // PAGE))
        return made

    def write(self, room: Room, data: bytes | bytearray, first: int = 0) -> None:
        """Write bytes over an array, beginning with an item."""
        assert first * room.size + len(data) <= room.bytes
        self.memory.write(self.store, data, room.at + first * room.size)

    def clear(self, room: Room, byte: bytes = b"\0") -> None:
        """Set each byte of an array."""
        self.write(room, byte * room.bytes)

    def read(self, room: Room, first: int = 0, count: int | None = None) -> Any:
        """Return the numbers of an array, row after row: all of them, or so many from an item on."""
        start = room.at + first * room.size
        stop = room.at + room.bytes if count is None else start + count * room.size
        return array(room.type, bytes(self.memory.read(self.store, start, stop)))

    def call(self, name: str, *arguments: Room | float | list[int]) -> int:
        """Call a function with numbers, arrays (their `arguments`) and records (a room), and return its number."""
        flat: list[float] = []
        for value in arguments:
            flat += value if isinstance(value, list) else [value.at if isinstance(value, Room) else value]
        failed = self.exports[name](self.store, self.result.at, self.result.at + 16, *flat)
        if failed:
            raise RuntimeError(f"{name} failed with {failed}")
        return int(struct.unpack("<q", bytes(self.memory.read(self.store, self.result.at, self.result.at + 8)))[0])


class WasmSearch:
    """A search in an instance of a game's module. `begin` is called before each subject."""

    subject: Subject
    rng: Rng

    def __init__(self, game: str) -> None:
        facts = load_facts(game)
        assert facts is not None
        self.facts, self.module, self.kind = facts, Instance(game), find(game)
        state, room = facts["state"], self.module.room
        self.worlds = room(BYTE, WORLDS, size=state)
        self.words = Room(self.worlds.at, BYTE, facts["word"], (WORLDS, state // facts["word"]))
        self.deck = room(BYTE, facts["deck"])
        self.memory = room(REAL, *facts["memory"])
        self.style, self.likely, self.generator = room(REAL, facts["style"]), room(REAL, 3), room("Q", 4)
        self.tree = Tree(*(room(numbers, *shape) for numbers, shape in shapes(self.kind.rules.MAX_LEGAL)))
        self.weights: dict[int, Room] = {}
        self.weight = room(REAL, facts["weights"])
        self.scratch: dict[str, Room] = {}
        self.solution: list[Room] = []

    def begin(self, subject: Subject, rng: Rng) -> None:
        """Take a new subject, with a generator that goes on from here."""
        self.subject, self.rng = subject, rng
        write = self.module.write
        write(self.worlds, bytes(subject.record) * WORLDS)
        write(self.deck, deck_bytes(subject.tables))
        numbers = array(REAL, chain.from_iterable(subject.memory) if isinstance(subject.memory, Rows) else subject.memory)
        write(self.memory, numbers.tobytes())
        write(self.style, array(REAL, subject.style).tobytes())
        self.weight = self.room_of_weights(subject)
        self.module.clear(self.likely)
        self.module.clear(self.tree.found, FULL)
        for name in CLEARED:
            self.module.clear(getattr(self.tree, name))

    def room_of_weights(self, subject: Subject) -> Room:
        """Return where the weights lie, as many as the subject has."""
        weights = subject.setup.plain_w
        if len(weights) not in self.weights:
            self.weights[len(weights)] = self.module.room(REAL, len(weights))
        self.module.write(self.weights[len(weights)], weights.tobytes())
        return self.weights[len(weights)]

    @property
    def grown(self) -> list[int]:
        """Return the tree as functions take it."""
        return [number for room in self.tree for number in room.arguments]

    def go_on(self, tries: int) -> None:
        """Try so many games more."""
        subject, setup = self.subject, self.subject.setup
        self.module.write(self.generator, bytes_of(self.rng))
        worlds = self.worlds.arguments, self.words.arguments, self.deck
        how = self.weight.arguments, self.memory.arguments, subject.seat, subject.seats, int(setup.kind.simultaneous)
        limits = setup.weights.search.tries, self.style.arguments, tries
        self.module.call("search", *worlds, *how, *limits, self.grown, self.likely.arguments, self.generator.arguments)
        self.rng[:] = self.module.read(self.generator)

    def edges(self) -> tuple[int, int] | None:
        """Return where the edges of the seat's own moves begin, and how many there are; None where no try has met them."""
        node = self.module.call("root", self.worlds.arguments, self.deck, self.subject.seat, self.grown)
        return None if node < 0 else tuple(self.module.read(self.tree.node, 3 * node, 2))

    def visits(self, edge: int) -> int:
        """Return how often an edge was tried."""
        return int(self.module.read(self.tree.visits, edge, 1)[0])

    def set_prior(self, edge: int, prior: float) -> None:
        """Say how good an edge looks."""
        self.module.write(self.tree.prior, array(self.tree.prior.type, [prior]).tobytes(), edge)

    def tally(self) -> Tally:
        """Return the sums of all tries."""
        first, n = (self.edges() if self.subject.moves else None) or (0, 0)
        tree, read = self.tree, self.module.read
        moves, visits = read(tree.move, first, n).tolist(), read(tree.visits, first, n).tolist()
        values, wins, points = (read(room, first, n).tolist() for room in (tree.value, tree.wins, tree.points))
        everyone = read(tree.everyone, 0, n * SEATS).tolist()
        rows = [everyone[SEATS * i : SEATS * (i + 1)] for i in range(n)]
        return Tally(moves, visits, values, wins, points, read(tree.squares, 0, n).tolist(), rows, read(tree.overall).tolist())

    def solve(self, seconds: float) -> Solved | None:
        """Return the subject solved, if that takes no longer than about so many seconds. The game has a solver."""
        if not self.scratch:
            self.make_scratch()
        subject, module, out = self.subject, self.module, self.solution
        module.write(self.scratch["states"], bytes(subject.record))
        arrays = [number for room in self.scratch.values() for number in room.arguments]
        how = self.weight.arguments, self.memory.arguments, subject.seat, int(subject.style[OPEN] > 0), float(seconds)
        if not module.call("solve", arrays, self.deck, *how, *(room.arguments for room in out)):
            return None
        everyone, own, chances = (module.read(room).tolist() for room in out)
        rows = [everyone[SEATS * i : SEATS * i + subject.seats] for i in range(len(subject.moves))]
        return Solved(rows, own[: len(rows)], chances[: subject.seats])

    def make_scratch(self) -> None:
        """Make room for the game's solver and for its solution."""
        for name, size, shape in self.facts["scratch"]:
            self.scratch[name] = self.module.room(BYTE, *shape, size=size)
        self.scratch["bytes_of"] = self.scratch["bytes_of"]._replace(at=self.scratch["states"].at)
        most = self.facts["moves"]
        self.solution = [self.module.room(REAL, *shape) for shape in ((most, SEATS), (most,), (SEATS,))]
