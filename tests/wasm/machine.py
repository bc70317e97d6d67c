"""A game's module in a WebAssembly engine, called as the page calls it."""

import json
import struct
from typing import Any

import numpy as np
import wasmtime

from saqqara.core.game import find
from saqqara.wasm.build import FACTS, MODULE

ENGINE = wasmtime.Engine()
PAGE = 1 << 16
LINE = 64


class Place:
    """Room in the module's memory for an array."""

    def __init__(self, at: int, item: int, shape: tuple[int, ...]) -> None:
        self.at, self.item, self.shape = at, item, shape

    @property
    def size(self) -> int:
        return self.item * int(np.prod(self.shape))

    def spread(self) -> list[int]:
        """As compiled Python takes an array: owner, parent, items, bytes of one, where they are, shape, strides."""
        strides = [self.item * int(np.prod(self.shape[place + 1 :])) for place in range(len(self.shape))]
        return [0, 0, int(np.prod(self.shape)), self.item, self.at, *self.shape, *strides]


class Machine:
    """One instance."""

    def __init__(self, game: str) -> None:
        folder = find(game).folder
        self.facts = json.loads((folder / FACTS).read_text())
        self.store = wasmtime.Store(ENGINE)
        self.module = wasmtime.Module(ENGINE, (folder / MODULE).read_bytes())
        self.instance: Any = wasmtime.Instance(self.store, self.module, []).exports(self.store)
        self.memory: Any = self.instance["memory"]
        heap: Any = self.instance["__heap_base"]
        self.end: int = heap.value(self.store)
        self.result = self.room(8, 4)

    def room(self, item: int, *shape: int) -> Place:
        place = Place(-(-self.end // LINE) * LINE, item, shape)
        self.end = place.at + place.size
        short = self.end - self.memory.data_len(self.store)
        if short > 0:
            self.memory.grow(self.store, -(-short // PAGE))
        return place

    def of(self, array: Any) -> Place:
        """A copy of an array over there."""
        place = self.room(array.itemsize, *array.shape)
        self.write(place, array.tobytes())
        return place

    def write(self, place: Place, data: bytes) -> None:
        self.memory.write(self.store, data, place.at)

    def read(self, place: Place, kind: Any) -> Any:
        data = self.memory.read(self.store, place.at, place.at + place.size)
        return np.frombuffer(bytes(data), kind).reshape(place.shape)

    def call(self, name: str, *values: Place | float | list[int]) -> int:
        """Call a function; a list is an array spread out, a place without one a record."""
        flat: list[float] = []
        for value in values:
            flat += value if isinstance(value, list) else [value.at if isinstance(value, Place) else value]
        assert self.instance[name](self.store, self.result.at, self.result.at + 16, *flat) == 0
        return int(struct.unpack("<q", bytes(self.memory.read(self.store, self.result.at, self.result.at + 8)))[0])
