"""The memory of a search: nodes found by what the acting seat knows, and the moves from each of them."""

from typing import Any, NamedTuple

import numpy as np

from saqqara.core.network import WIDTH

NODES, EDGES, DEPTH, SEATS = 1 << 17, 1 << 21, 1 << 10, 8
"""Room for so many. When it is used up, nothing more is noted, and the search goes on with what it has."""


class Tree(NamedTuple):
    """Arrays only: compiled code allocates nothing.

    `key` and `found` are a hash table from what a seat knows to a node; `node` says for each node where its moves begin, how many there
    are, and how often it was met; `path` is where the game that is being tried has come through: node, move, seat.

    Of the seat's own moves now more is kept: `everyone`'s victories, and the `squares` of its points; `overall` are everybody's victories
    whatever was tried, and how many games that were. `x`, `h` and `y` are room for a learned judgement: what it is told, weighs and says.
    """

    key: Any
    found: Any
    node: Any
    move: Any
    visits: Any
    prior: Any
    value: Any
    points: Any
    wins: Any
    path: Any
    moves: Any
    worths: Any
    scores: Any
    places: Any
    reward: Any
    everyone: Any
    squares: Any
    overall: Any
    used: Any
    x: Any
    h: Any
    y: Any


def tree(max_legal: int, nodes: int = NODES, edges: int = EDGES) -> Tree:
    """An empty one."""
    return Tree(
        key=np.zeros(2 * nodes, np.int64),
        found=np.full(2 * nodes, -1, np.int32),
        node=np.zeros((nodes, 3), np.int32),
        move=np.zeros(edges, np.int32),
        visits=np.zeros(edges, np.int32),
        prior=np.zeros(edges, np.float32),
        value=np.zeros(edges, np.float64),
        points=np.zeros(edges, np.float64),
        wins=np.zeros(edges, np.float64),
        path=np.zeros((DEPTH, 3), np.int64),
        moves=np.zeros(max_legal, np.int64),
        worths=np.zeros(max_legal, np.float64),
        scores=np.zeros(SEATS, np.int64),
        places=np.zeros(SEATS, np.int64),
        reward=np.zeros((3, SEATS), np.float64),
        everyone=np.zeros((max_legal, SEATS), np.float64),
        squares=np.zeros(max_legal, np.float64),
        overall=np.zeros(SEATS + 1, np.float64),
        used=np.zeros(2, np.int64),
        x=np.zeros((SEATS, WIDTH), np.float64),
        h=np.zeros(WIDTH, np.float64),
        y=np.zeros((SEATS, 4), np.float64),
    )


def clear(grown: Tree) -> None:
    """Forget all of it."""
    grown.found[:] = -1
    grown.used[:] = 0
    grown.everyone[:] = 0.0
    grown.squares[:] = 0.0
    grown.overall[:] = 0.0
