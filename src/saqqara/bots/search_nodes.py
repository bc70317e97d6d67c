"""The memory of a search: nodes found by what the acting seat knows, and the moves from each of them."""

from typing import Any, NamedTuple

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


INTEGER, SHORT, REAL, SHORT_REAL = "q", "i", "d", "f"
"""The types of numbers, as `array` and NumPy call them: of eight and of four bytes."""


def shapes(max_legal: int, nodes: int = NODES, edges: int = EDGES) -> Tree:
    """Return the type of numbers and the shape of each array."""
    return Tree(
        key=(INTEGER, (2 * nodes,)),
        found=(SHORT, (2 * nodes,)),
        node=(SHORT, (nodes, 3)),
        move=(SHORT, (edges,)),
        visits=(SHORT, (edges,)),
        prior=(SHORT_REAL, (edges,)),
        value=(REAL, (edges,)),
        points=(REAL, (edges,)),
        wins=(REAL, (edges,)),
        path=(INTEGER, (DEPTH, 3)),
        moves=(INTEGER, (max_legal,)),
        worths=(REAL, (max_legal,)),
        scores=(INTEGER, (SEATS,)),
        places=(INTEGER, (SEATS,)),
        reward=(REAL, (3, SEATS)),
        everyone=(REAL, (max_legal, SEATS)),
        squares=(REAL, (max_legal,)),
        overall=(REAL, (SEATS + 1,)),
        used=(INTEGER, (2,)),
        x=(REAL, (SEATS, WIDTH)),
        h=(REAL, (WIDTH,)),
        y=(REAL, (SEATS, 4)),
    )


def tree(max_legal: int, nodes: int = NODES, edges: int = EDGES) -> Tree:
    """Return an empty tree of NumPy's arrays."""
    import numpy as np

    grown = Tree(*(np.zeros(shape, numbers) for numbers, shape in shapes(max_legal, nodes, edges)))
    grown.found[:] = -1
    return grown


CLEARED = ("used", "everyone", "squares", "overall")
"""The arrays that are set to zeros before a search, beside `found`."""


def clear(grown: Tree) -> None:
    """Forget everything."""
    grown.found[:] = -1
    for name in CLEARED:
        getattr(grown, name)[:] = 0
