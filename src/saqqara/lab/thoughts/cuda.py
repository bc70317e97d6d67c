"""CUDA as a device of the search: the same tries as on the CPU, bit for bit."""

import time
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saqqara.bots.mind import code
from saqqara.bots.question import Matter
from saqqara.bots.thinker import words
from saqqara.bots.tree import Tree, tree
from saqqara.core import gpu
from saqqara.core.arrays import deck_array, generator, state_type
from saqqara.core.game import find
from saqqara.core.template_parts import named
from saqqara.core.templates import bind

BLOCK, REGISTERS = 32, 128
WORLDS = 5
"""The states that a search needs room for."""
PATH = 256
"""How long a game in a tree may be: a tree of few tries is not deep."""


class Thoughts(NamedTuple):
    """The trees that were grown, the generators afterwards, and how many seconds it took."""

    trees: list[Tree]
    rngs: Any
    seconds: float


@cache
def kernels(game: str) -> Any:
    """The kernel for a game."""
    gpu.exact_sums()
    from saqqara.lab.thoughts import kernel

    bound = bind(kernel, game, game=named(code(game), ("search",)))
    return gpu.kernel(bound.think, max_registers=REGISTERS, lto=False)


def grown(game: str, simulations: int) -> Tree:
    """An empty tree with room for so many tries: each adds a node at the most."""
    most = find(game).rules.MAX_LEGAL
    empty = tree(most, simulations + 1, (simulations + 1) * most)
    return empty._replace(path=np.zeros((PATH, 3), np.int64))


def think(matters: Sequence[Matter], simulations: int, seeds: Sequence[bytes]) -> Thoughts:
    """Search each of these moments of one game at tables of one size for so many tries."""
    first = matters[0]
    game, kind, n = first.mind.kind.name, first.mind.kind, len(matters)
    cuda, kernel = gpu.cuda(), kernels(game)
    states = np.concatenate([np.concatenate([matter.state] * WORLDS) for matter in matters])
    bytes_of = cuda.to_device(states.view(words(state_type(kind))).reshape(n, WORLDS, -1))
    worlds = bytes_of.view(state_type(kind)).reshape(n, WORLDS)
    empty = grown(game, simulations)
    parts = [cuda.to_device(np.broadcast_to(part, (n, *part.shape)).copy()) for part in empty]
    told = [
        deck_array(first.mind.kind),
        first.mind.w,
        np.stack([matter.memory for matter in matters]),
        np.array([matter.seat for matter in matters]),
    ]
    styles, likeliness, rngs = (
        cuda.to_device(np.stack(rows))
        for rows in ([matter.style for matter in matters], [np.zeros(3)] * n, [generator(seed) for seed in seeds])
    )
    given = [cuda.to_device(one) for one in told]
    began = time.perf_counter()
    kernel[(n + BLOCK - 1) // BLOCK, BLOCK](
        worlds,
        bytes_of,
        *given,
        first.seats,
        kind.simultaneous,
        first.mind.weights.search.tries,
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


def on_cpu(matter: Matter, simulations: int, seed: bytes) -> tuple[Tree, Any]:
    """The same search here: its tree, and the generator afterwards."""
    kind, empty, rng = matter.mind.kind, grown(matter.mind.kind.name, simulations), generator(seed)
    worlds = np.concatenate([matter.state] * WORLDS)
    matter.mind.code.search(
        worlds,
        worlds.view(words(state_type(kind))).reshape(WORLDS, -1),
        matter.deck,
        matter.mind.w,
        matter.memory,
        matter.seat,
        matter.seats,
        kind.simultaneous,
        matter.mind.weights.search.tries,
        matter.style,
        simulations,
        empty,
        np.zeros(3),
        rng,
    )
    return empty, rng
