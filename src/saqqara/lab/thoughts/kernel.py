"""Searches on a GPU, one a thread. A template (see `Game.template`): the search is that of `bots/search.py`, function by function, with the
game's learned judgement in it where there is one.

Each thread has a tree of its own in the card's memory, its parts in the arrays that are given from `key` on.
"""

from typing import Any

from numba import cuda as numba_cuda

from saqqara.bots.tree import Tree

cuda: Any = numba_cuda
search: Any
REGISTERS: Any


@cuda.jit(max_registers=REGISTERS, lto=False)  # type: ignore[untyped-decorator]
def think(
    worlds: Any,
    bytes_of: Any,
    decks: Any,
    w: Any,
    memory: Any,
    at: Any,
    seats: Any,
    alone: Any,
    tries: Any,
    style: Any,
    simulations: Any,
    likeliness: Any,
    rngs: Any,
    key: Any,
    found: Any,
    node: Any,
    move: Any,
    visits: Any,
    prior: Any,
    value: Any,
    points: Any,
    wins: Any,
    path: Any,
    moves: Any,
    worths: Any,
    scores: Any,
    places: Any,
    reward: Any,
    everyone: Any,
    squares: Any,
    overall: Any,
    used: Any,
    x: Any,
    h: Any,
    y: Any,
) -> None:
    """Each thread goes on with its search for so many tries."""
    i = cuda.grid(1)
    if i >= at.shape[0]:
        return
    tree = Tree(
        key[i],
        found[i],
        node[i],
        move[i],
        visits[i],
        prior[i],
        value[i],
        points[i],
        wins[i],
        path[i],
        moves[i],
        worths[i],
        scores[i],
        places[i],
        reward[i],
        everyone[i],
        squares[i],
        overall[i],
        used[i],
        x[i],
        h[i],
        y[i],
    )
    search(
        worlds[i],
        bytes_of[i],
        decks[0],
        w,
        memory[i],
        at[i],
        seats,
        alone,
        tries,
        style[i],
        simulations,
        tree,
        likeliness[i],
        rngs[i],
    )
