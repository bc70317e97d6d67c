"""CUDA as a device of the engine: the same rules functions inside kernels (`kernels.py`), the same games bit for bit."""

import importlib
import time
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saqqara.core import gpu
from saqqara.core.arrays import deck_array, generator, new_states, option_codes, state_type
from saqqara.core.game import find
from saqqara.core.templates import bind
from saqqara.lab.simulation.compiled_loops import by_chance

REGISTERS = 64
"""Registers of a thread: measured, see benchmarks/README.md."""
THREADS = 1 << 19


class Played(NamedTuple):
    """The results of games on the GPU: moves and the sum of results by thread, the last states and generators of the first threads."""

    moves: Any
    sums: Any
    states: Any
    rngs: Any
    seconds: float


def in_banks(kind: np.dtype[Any]) -> np.dtype[Any]:
    """Return a record stretched to an odd number of 64-bit words."""
    names = list(kind.names or ())
    fields: list[Any] = [kind.fields[name] for name in names]  # type: ignore[index]
    size = kind.itemsize + (8 if kind.itemsize // 8 % 2 == 0 else 0)
    return np.dtype(
        {"names": names, "formats": [one[0] for one in fields], "offsets": [one[1] for one in fields], "itemsize": size}, align=True
    )


class Kernels(NamedTuple):
    """The kernels of a game on the GPU."""

    whole_games: Any
    rows: Any
    block: int


@cache
def kernels(game: str) -> Kernels:
    """Return the kernels for a game."""
    gpu.cuda()
    from saqqara.lab.simulation import game_kernels as template

    kind = find(game)
    stretched: Any = importlib.import_module("numba").from_dtype(in_banks(state_type(kind)))
    parts = {"numbered": kind.loops.numbered, "one_game": by_chance(game).one_game, "STATE_TYPE": stretched}
    bound = bind(template, game, game=parts)
    whole_games, rows = (gpu.kernel(one, max_registers=REGISTERS) for one in (bound.whole_games, bound.rows))
    return Kernels(whole_games, rows, template.BLOCK)


def play(
    game: str, seats: int, chosen: dict[str, Any], seed: bytes, games: int, threads: int = THREADS, keep: int = 0, first: int = 0
) -> Played:
    """Play that many random games in each thread: thread t plays numbers first + t × games and following of the seed."""
    cuda, kind, code = gpu.cuda(), find(game), kernels(game)
    given = [cuda.to_device(one) for one in (deck_array(kind), option_codes(kind, chosen), generator(seed))]
    decks, options, words = given
    moves, sums = cuda.device_array(threads, np.int64), cuda.device_array(threads, np.int64)
    states = cuda.device_array(max(keep, 1), in_banks(state_type(kind)))
    rngs = cuda.device_array((max(keep, 1), 4), np.uint64)
    began = time.perf_counter()
    blocks = (threads + code.block - 1) // code.block
    code.whole_games[blocks, code.block](decks, seats, options, words, first, games, moves, sums, states, rngs)
    cuda.synchronize()
    seconds = time.perf_counter() - began
    return Played(moves.copy_to_host(), sums.copy_to_host(), states.copy_to_host()[:keep], rngs.copy_to_host()[:keep], seconds)


def rows(game: str, seats: int, options: Any, decks: Any, seed: Any, first: int, count: int, width: int) -> Any:
    """Return the rows of so many random games of a seed, from that number on: what `row_loop.games` gives on the CPU."""
    cuda, code = gpu.cuda(), kernels(game)
    out = cuda.device_array((count, width), np.int64)
    given = [cuda.to_device(one) for one in (decks, options, seed)]
    code.rows[(count + code.block - 1) // code.block, code.block](given[0], seats, given[1], given[2], first, out)
    return out.copy_to_host()


def agrees(game: str, seats: int, chosen: dict[str, Any], seed: bytes, games: int, played: Played) -> bool:
    """Return whether the CPU plays the same games: moves, results and generator of each thread whose end was kept."""
    return all(
        (moves, total, rng) == (played.moves[thread], played.sums[thread], played.rngs[thread].tolist())
        for thread, (moves, total, rng, _) in enumerate(on_cpu(game, seats, chosen, seed, games, len(played.rngs)))
    )


def on_cpu(
    game: str, seats: int, chosen: dict[str, Any], seed: bytes, games: int, threads: int
) -> Iterator[tuple[int, int, list[int], Any]]:
    """Yield the CPU's result for each of these threads: moves, the sum of results, the generator at the end and the last state."""
    kind = find(game)
    deck, options, words = deck_array(kind), option_codes(kind, chosen), generator(seed)
    scores, places = np.zeros(8, np.int64), np.zeros(8, np.int64)
    for thread in range(threads):
        state, rng = new_states(kind), np.zeros(4, np.uint64)
        moves, total = kind.loops.numbered(state[0], deck[0], seats, options, words, thread * games, games, rng, scores, places)
        yield int(moves), int(total), rng.tolist(), state
