"""CUDA as a device of the search: the same tries as on the CPU, bit for bit."""

import time
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saqqara.bots.compiled_search import words
from saqqara.bots.search_nodes import Tree, tree
from saqqara.bots.search_request import SearchRequest
from saqqara.bots.search_setup import code
from saqqara.core import gpu
from saqqara.core.arrays import deck_array, generator, state_type
from saqqara.core.game import find
from saqqara.core.template_parts import named
from saqqara.core.templates import bind

BLOCK, REGISTERS = 32, 128
WORLDS = 5
"""The states that a search needs room for."""
PATH = 256
"""The longest game in a tree: a tree of few simulations is not deep."""


class Thoughts(NamedTuple):
    """The trees that were grown, the generators afterwards, and how many seconds it took."""

    trees: list[Tree]
    rngs: Any
    seconds: float


@cache
def kernels(game: str) -> Any:
    """Return the kernel for a game."""
    gpu.exact_sums()
    from saqqara.lab.gpu_search import kernel

    bound = bind(kernel, game, game=named(code(game), ("search",)))
    return gpu.kernel(bound.think, max_registers=REGISTERS, lto=False)


def grown(game: str, simulations: int) -> Tree:
    """Return an empty tree with room for so many tries: each adds a node at the most."""
    most = find(game).rules.MAX_LEGAL
    empty = tree(most, simulations + 1, (simulations + 1) * most)
    return empty._replace(path=np.zeros((PATH, 3), np.int64))


def think(requests: Sequence[SearchRequest], simulations: int, seeds: Sequence[bytes]) -> Thoughts:
    """Search each of these moments of one game at tables of one size for so many tries."""
    first = requests[0]
    game, kind, n = first.setup.kind.name, first.setup.kind, len(requests)
    cuda, kernel = gpu.cuda(), kernels(game)
    states = np.concatenate([np.concatenate([request.state] * WORLDS) for request in requests])
    bytes_of = cuda.to_device(states.view(words(state_type(kind))).reshape(n, WORLDS, -1))
    worlds = bytes_of.view(state_type(kind)).reshape(n, WORLDS)
    empty = grown(game, simulations)
    parts = [cuda.to_device(np.broadcast_to(part, (n, *part.shape)).copy()) for part in empty]
    told = [
        deck_array(first.setup.kind),
        first.setup.w,
        np.stack([request.memory for request in requests]),
        np.array([request.seat for request in requests]),
    ]
    styles, likeliness, rngs = (
        cuda.to_device(np.stack(rows))
        for rows in ([request.style for request in requests], [np.zeros(3)] * n, [generator(seed) for seed in seeds])
    )
    given = [cuda.to_device(one) for one in told]
    began = time.perf_counter()
    kernel[(n + BLOCK - 1) // BLOCK, BLOCK](
        worlds,
        bytes_of,
        *given,
        first.seats,
        kind.simultaneous,
        first.setup.weights.search.tries,
        styles,
        simulations,
        likeliness,
        rngs,
        *parts,
    )
    cuda.synchronize()
    seconds = time.perf_counter() - began
    back = [part.copy_to_host() for part in parts]
    return Thoughts([Tree(*(part[i] for part in back)) for i in range(n)], rngs.copy_to_host(), seconds)


def on_cpu(request: SearchRequest, simulations: int, seed: bytes) -> tuple[Tree, Any]:
    """Return the same search here: its tree, and the generator afterwards."""
    kind, empty, rng = request.setup.kind, grown(request.setup.kind.name, simulations), generator(seed)
    worlds = np.concatenate([request.state] * WORLDS)
    request.setup.code.search(
        worlds,
        worlds.view(words(state_type(kind))).reshape(WORLDS, -1),
        request.deck,
        request.setup.w,
        request.memory,
        request.seat,
        request.seats,
        kind.simultaneous,
        request.setup.weights.search.tries,
        request.style,
        simulations,
        empty,
        np.zeros(3),
        rng,
    )
    return empty, rng
