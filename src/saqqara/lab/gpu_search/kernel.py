"""Searches on a GPU, one a thread. A template whose functions `saqqara.core.gpu.kernel` makes kernels of: the search is that of
`bots/search.py`, function by function, with the game's learned judgement in it where there is one.

Each thread has a tree of its own in the card's memory, its parts in the arrays that are given from `key` on.
"""

from typing import Any, Protocol

from numba import cuda as numba_cuda

from saqqara.bots.search_nodes import Tree
from saqqara.core.templates import needed


class Search(Protocol):
    """The search of a game (`saqqara.bots.search`)."""

    search: Any


cuda: Any = numba_cuda
game: Search = needed(Search)


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
    """Continue the search of each thread for so many simulations."""
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
    game.search(
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
