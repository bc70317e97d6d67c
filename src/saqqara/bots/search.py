"""Information-set Monte Carlo tree search, inside compiled code. A template like `core/random_games.py`: bound once for each game to its
rules, its evaluation (`worth`, `seen`, `likely`), its memory (`recall`, `recalled`) and, where it has one, its learned judgement.

Each try imagines a world that fits what the seat knows, plays it down the tree and then to the end as sensible players would. A
node is what the *acting* seat knows, so nobody in the tree acts on what they cannot know. Two chains of worlds are kept: in one the
seat has what it really has; in the other, used for a part of the tries, even that is drawn, as the others must imagine it: so what the
others do in the tree does not depend on secrets of the seat that thinks, and hiding them is worth what it is worth. A chain moves from
world to world by the Metropolis rule, which makes worlds as frequent as they are likely after what the others have done.

Where all act at once (`alone`) only the seat's own choices make nodes: the others neither wait for it nor answer it.
"""

from math import sqrt
from typing import Any, Protocol

from saqqara.core.bits import count, nth
from saqqara.core.floats import exp, log
from saqqara.core.hash_keys import slot
from saqqara.core.network import forward
from saqqara.core.rng import draw, next64
from saqqara.core.template_parts import Rules
from saqqara.core.templates import needed


class Searched(Rules, Protocol):
    """The parts of a game that the search needs: its rules, its evaluation, its memory and its networks.

    `SIDE` and `MOVE` are the inputs of the judgement's two networks, `_HIDDEN` their hidden units, `_AT` where their weights begin.
    """

    REMEMBERS: bool
    SIDE: int
    SIDE_HIDDEN: int
    SIDE_AT: int
    MOVE: int
    MOVE_HIDDEN: int
    MOVE_AT: int

    def worth(self, s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
        """Return how good a move looks."""

    def seen(self, s: Any, deck: Any, seat: Any) -> Any:
        """Return a key of what a seat knows."""

    def likely(self, s: Any, deck: Any, w: Any, memory: Any, seat: Any, own: Any) -> Any:
        """Return how likely a world is."""

    def recall(self, s: Any, deck: Any, memory: Any, seat: Any, rng: Any) -> Any:
        """Draw what `redeal` has drawn once more, by what is remembered."""

    def recalled(self, s: Any, deck: Any, w: Any, memory: Any, seat: Any, move: Any) -> Any:
        """Return how much better a move looks to a seat that remembers."""

    def tempting(self, s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
        """Return what a greedy player sees in a move beyond its worth."""

    def aside(self, s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
        """Return how far from the middle of attention a move lies."""

    def describe(self, s: Any, deck: Any, w: Any, x: Any) -> Any:
        """Write the judgement's inputs for each seat."""

    def look_over(self, s: Any, deck: Any, w: Any, seat: Any, x: Any) -> Any:
        """Write what all moves of a seat have in common."""

    def describe_move(self, s: Any, deck: Any, w: Any, seat: Any, move: Any, x: Any) -> Any:
        """Write the judgement's inputs for a move."""


game: Searched = needed(Searched)

UNIT = 1.0 / (1 << 53)
SHIFT = 11
BURN_IN = 24
LIMIT = 2000
"""A game in the head ends after so many moves even where the players would go on for ever."""
ANYWHERE = -1
NO_ROOM, NEW, KNOWN = 0, 1, 2
"""The outcomes of a step down the tree."""
ENOUGH = 16
"""A move that was tried less often does not say how a game goes on."""
OUTPUTS = 3
"""The number of outputs of the networks for a seat: how likely it wins, how clearly, with how many points."""
AHEAD, LEARNED = 6, 7
"""The places in a style that say after how many moves beyond the tree the value network judges (below 0: never), and how little a learned
prior counts (0: not at all)."""


def unit(rng: Any) -> Any:
    """A number between 0 and 1."""
    return (float(next64(rng) >> SHIFT) + 0.5) * UNIT


def gumbel(rng: Any) -> Any:
    """Noise that makes the greatest of several worths a draw in proportion to their exponentials."""
    return -log(-log(unit(rng)))


def copy(source: Any, target: Any) -> Any:
    """The bytes of a state."""
    for i in range(len(source)):
        target[i] = source[i]


def sensible(s: Any, deck: Any, w: Any, seat: Any, tries: Any, moves: Any, rng: Any) -> Any:
    """A move as a sensible player makes it: the best of a few that come to mind, or of all."""
    best, chosen = -1e30, -1
    n = int(tries) if tries > 0 else int(game.legal(s, deck, seat, moves))
    for i in range(n):
        move = int(game.sample(s, deck, seat, rng)) if tries > 0 else int(moves[i])
        value = game.worth(s, deck, w, seat, move) + gumbel(rng)
        if value > best:
            best, chosen = value, move
    return chosen


def prefer(s: Any, deck: Any, w: Any, seat: Any, noise: Any, overlooked: Any, moves: Any, rng: Any) -> Any:
    """The best move at first sight, for a player whose judgement has that much noise and who overlooks that part of the moves."""
    return err(s, deck, w, seat, noise, overlooked, 0.0, 0.0, moves, rng)


def err(s: Any, deck: Any, w: Any, seat: Any, noise: Any, overlooked: Any, greed: Any, habit: Any, moves: Any, rng: Any) -> Any:
    """The same for one who is tempted by what a move brings at once, and overlooks what lies aside (1: far, 0: before one's eyes) more
    often than the rest, by habit: with a habit of 1 only that, twice as often."""
    best, chosen = -1e30, -1
    for i in range(game.legal(s, deck, seat, moves)):
        value = game.worth(s, deck, w, seat, moves[i]) + noise * gumbel(rng)
        if greed != 0.0:
            value += greed * game.tempting(s, deck, w, seat, moves[i])
        missed = overlooked
        if habit != 0.0:
            missed *= 1.0 - habit + 2.0 * habit * game.aside(s, deck, w, seat, moves[i])
        if unit(rng) < missed:
            value -= 1e15
        if value > best:
            best, chosen = value, int(moves[i])
    return chosen


def one_of(mask: Any, seat: Any, rng: Any) -> Any:
    """Return the next seat to act among those who may: this one, or any other."""
    if mask >> seat & 1:
        return int(seat)
    return nth(mask, draw(rng, count(mask))) if mask & (mask - 1) else nth(mask, 0)


def finish(s: Any, deck: Any, w: Any, tries: Any, limit: Any, moves: Any, rng: Any) -> Any:
    """Play on to the end, or that many moves, everybody sensibly; who may act then."""
    mask = int(game.to_act(s))
    n = 0
    while mask != 0 and n < limit:
        seat = one_of(mask, 0, rng)
        game.play(s, deck, seat, sensible(s, deck, w, seat, tries, moves, rng), rng)
        mask = int(game.to_act(s))
        n += 1
    return mask


def foresee(s: Any, deck: Any, w: Any, seats: Any, style: Any, tree: Any) -> Any:
    """Write the worth of an unfinished game for each seat, by the value network."""
    game.describe(s, deck, w, tree.x)
    best, total = -1e30, 0.0
    for seat in range(seats):
        forward(w, game.SIDE_AT, game.SIDE, game.SIDE_HIDDEN, OUTPUTS, tree.x[seat], tree.h, tree.y[seat])
        best = max(best, tree.y[seat, 0])
    for seat in range(seats):
        tree.y[seat, 0] = exp(tree.y[seat, 0] - best)
        total += tree.y[seat, 0]
    for seat in range(seats):
        win = tree.y[seat, 0] / total
        tree.reward[0, seat] = (1.0 - style[2]) * win + style[2] / (1.0 + exp(-tree.y[seat, 1]))
        tree.reward[1, seat] = win
        tree.reward[2, seat] = tree.y[seat, 2]


def judge(s: Any, deck: Any, seats: Any, style: Any, tree: Any) -> Any:
    """Write the worth of the end for each seat: mostly the victory (shared ones in part), for the rest how clear it is."""
    game.result(s, deck, tree.scores, tree.places)
    firsts = 0
    for seat in range(seats):
        firsts += tree.places[seat] == 1
    for seat in range(seats):
        other = -(1 << 40)
        for rival in range(seats):
            if rival != seat:
                other = max(other, tree.scores[rival])
        win = 1.0 / max(firsts, 1) if tree.places[seat] == 1 else 0.0
        margin = 1.0 / (1.0 + exp(-(tree.scores[seat] - other) / style[3]))
        tree.reward[0, seat] = (1.0 - style[2]) * win + style[2] * margin
        tree.reward[1, seat] = win
        tree.reward[2, seat] = tree.scores[seat]


def find(tree: Any, key: Any) -> Any:
    """The place of a key in the hash table: where it is, or where it would be."""
    size = len(tree.key)
    place = slot(key, size)
    while tree.found[place] >= 0 and tree.key[place] != key:
        place = place + 1 if place + 1 < size else 0
    return place


def glance(tree: Any, s: Any, deck: Any, w: Any, seat: Any, style: Any, n: Any) -> Any:
    """Write the prior of each of n moves, from the policy network or the heuristic; return the best of them."""
    best = -1e30
    if style[LEARNED] > 0.0:
        game.look_over(s, deck, w, seat, tree.x)
    for i in range(n):
        if style[LEARNED] > 0.0:
            game.describe_move(s, deck, w, seat, int(tree.moves[i]), tree.x)
            forward(w, game.MOVE_AT, game.MOVE, game.MOVE_HIDDEN, 1, tree.x[0], tree.h, tree.y[0])
            tree.worths[i] = tree.y[0, 0] / style[LEARNED]
        else:
            tree.worths[i] = game.worth(s, deck, w, seat, int(tree.moves[i])) / style[1]
        best = max(best, tree.worths[i])
    return best


def expand(tree: Any, place: Any, key: Any, s: Any, deck: Any, w: Any, seat: Any, style: Any, n: Any) -> Any:
    """A new node with its n moves, each with how good it looks at first sight; its number, or -1 when there is no room."""
    node, first = int(tree.used[0]), int(tree.used[1])
    if node >= len(tree.node) or first + n > len(tree.move):
        return -1
    tree.used[0] = node + 1
    tree.used[1] = first + n
    tree.key[place] = key
    tree.found[place] = node
    tree.node[node, 0], tree.node[node, 1], tree.node[node, 2] = first, n, 0
    best = glance(tree, s, deck, w, seat, style, n)
    total = 0.0
    for i in range(n):
        tree.worths[i] = exp(tree.worths[i] - best)
        total += tree.worths[i]
    for i in range(n):
        edge = first + i
        tree.move[edge] = tree.moves[i]
        tree.prior[edge] = tree.worths[i] / total
        tree.visits[edge], tree.value[edge], tree.points[edge], tree.wins[edge] = 0, 0.0, 0.0, 0.0
    return node


def select(tree: Any, node: Any, style: Any) -> Any:
    """The move to try next: good so far, or promising and seldom tried."""
    first, n, met = int(tree.node[node, 0]), int(tree.node[node, 1]), int(tree.node[node, 2])
    total = 0.0
    for i in range(n):
        total += tree.value[first + i]
    mean = total / met if met > 0 else 0.5
    reach = style[0] * sqrt(met + 1.0)
    best, chosen = -1e30, first
    for i in range(n):
        edge = first + i
        tried = tree.visits[edge]
        value = (tree.value[edge] / tried if tried > 0 else mean) + reach * tree.prior[edge] / (1.0 + tried)
        if value > best:
            best, chosen = value, edge
    return chosen


def step(s: Any, deck: Any, w: Any, actor: Any, style: Any, n: Any, depth: Any, tree: Any, rng: Any) -> Any:
    """One of n moves of whoever decides, from the node of what they know there, as that step of the path: whether the node was known or is
    new, or there is no room for it, and nothing was played."""
    key = int(game.seen(s, deck, actor))
    place = find(tree, key)
    node, met = int(tree.found[place]), KNOWN
    if node < 0:
        node, met = expand(tree, place, key, s, deck, w, actor, style, n), NEW
        if node < 0:
            return NO_ROOM
    edge = select(tree, node, style)
    tree.path[depth, 0], tree.path[depth, 1], tree.path[depth, 2] = node, edge, actor
    game.play(s, deck, actor, int(tree.move[edge]), rng)
    return met


def descend(s: Any, deck: Any, w: Any, seat: Any, alone: Any, tries: Any, style: Any, tree: Any, rng: Any) -> Any:
    """Down the tree to its edge, where one node is added; how long the path was."""
    depth = 0
    mask = int(game.to_act(s))
    steps = 0
    while mask != 0 and steps < LIMIT and depth < len(tree.path):
        steps += 1
        actor = one_of(mask, seat, rng)
        if alone and actor != seat:
            game.play(s, deck, actor, sensible(s, deck, w, actor, tries, tree.moves, rng), rng)
        else:
            n = int(game.legal(s, deck, actor, tree.moves))
            if n == 1 and depth > 0:  # the first move always has a node: hints ask for it
                game.play(s, deck, actor, int(tree.moves[0]), rng)
            else:
                met = step(s, deck, w, actor, style, n, depth, tree, rng)
                depth += met > NO_ROOM
                if met != KNOWN:
                    return depth
        mask = int(game.to_act(s))
    return depth


def imagine(
    from_bytes: Any, to_bytes: Any, trial: Any, trial_bytes: Any, deck: Any, w: Any, memory: Any, seat: Any, own: Any, now: Any, rng: Any
) -> Any:
    """One step of a chain of worlds; `now` is how likely the present one is, and what is given back the same of where it ends."""
    copy(from_bytes, trial_bytes)
    game.redeal(trial, deck, own, rng)
    game.recall(trial, deck, memory, own, rng)
    next_one = game.likely(trial, deck, w, memory, seat, own)
    if next_one >= now or unit(rng) < exp(next_one - now):
        copy(trial_bytes, to_bytes)
        return next_one
    return now


def remind(tree: Any, node: Any, s: Any, deck: Any, w: Any, memory: Any, seat: Any, style: Any) -> Any:
    """Adjust the priors of a new node's moves by memory."""
    first, total = int(tree.node[node, 0]), 0.0
    for edge in range(first, first + tree.node[node, 1]):
        tree.prior[edge] = float(tree.prior[edge]) * exp(game.recalled(s, deck, w, memory, seat, int(tree.move[edge])) / style[1])
        total += float(tree.prior[edge])
    for edge in range(first, first + tree.node[node, 1]):
        tree.prior[edge] = float(tree.prior[edge]) / total


def note(tree: Any, depth: Any, here: Any, chain: Any, seat: Any, seats: Any) -> Any:
    """Add one more simulation to the chances of all seats, and to those after the seat's own move, where it made one now."""
    if chain == 0:
        tree.overall[seats] += 1.0
        for one in range(seats):
            tree.overall[one] += tree.reward[1, one]
    if depth == 0 or tree.path[0, 2] != seat or tree.path[0, 0] != tree.found[find(tree, here)]:
        return
    which = tree.path[0, 1] - int(tree.node[tree.path[0, 0], 0])
    tree.squares[which] += tree.reward[2, seat] * tree.reward[2, seat]
    for one in range(seats):
        tree.everyone[which, one] += tree.reward[1, one]


def root(states: Any, deck: Any, seat: Any, tree: Any) -> Any:
    """The node of what the seat knows in the first of these states; -1 where it was never met."""
    return int(tree.found[find(tree, int(game.seen(states[0], deck, seat)))])


def follow(worlds: Any, bytes_of: Any, deck: Any, seat: Any, alone: Any, tree: Any, move: Any, line: Any, rng: Any) -> Any:
    """Write how the game goes on after a move in the first world, by the most tried moves: seat and move of each step, written into
    `line`; how many. The last of the worlds is where it is played."""
    copy(bytes_of[0], bytes_of[4])
    s = worlds[4]
    line[0, 0], line[0, 1] = seat, move
    game.play(s, deck, seat, move, rng)
    steps = 1
    mask = int(game.to_act(s))
    while mask != 0 and steps < len(line):
        actor = one_of(mask, seat, rng)
        node = int(tree.found[find(tree, int(game.seen(s, deck, actor)))])
        if node < 0 or (alone and actor != seat):
            return steps
        first, most = int(tree.node[node, 0]), 0
        for edge in range(first, first + tree.node[node, 1]):
            if tree.visits[edge] > most:
                most, move = int(tree.visits[edge]), int(tree.move[edge])
        if most < ENOUGH:
            return steps
        line[steps, 0], line[steps, 1] = actor, move
        game.play(s, deck, actor, move, rng)
        steps += 1
        mask = int(game.to_act(s))
    return steps


def search(
    worlds: Any,
    bytes_of: Any,
    deck: Any,
    w: Any,
    memory: Any,
    seat: Any,
    seats: Any,
    alone: Any,
    tries: Any,
    style: Any,
    simulations: Any,
    tree: Any,
    likeliness: Any,
    rng: Any,
) -> Any:
    """Try that many games. `worlds` has room for five states, of which the first is one that fits what the seat knows; `bytes_of` are their
    bytes. `likeliness` goes on from call to call: how likely the two chains' worlds are. `style[5]`: nothing is hidden, the first of the
    worlds is the one there is."""
    open_to_all = style[5] > 0.0
    here = int(game.seen(worlds[0], deck, seat))
    if likeliness[2] == 0.0 and not open_to_all:
        likeliness[2] = 1.0
        for chain in range(2):
            copy(bytes_of[0], bytes_of[1 + chain])
            own = seat if chain == 0 else ANYWHERE
            likeliness[chain] = -1e30
            for _ in range(BURN_IN):
                likeliness[chain] = imagine(
                    bytes_of[0], bytes_of[1 + chain], worlds[3], bytes_of[3], deck, w, memory, seat, own, likeliness[chain], rng
                )
    for _ in range(simulations):
        chain = 0
        if open_to_all:
            copy(bytes_of[0], bytes_of[4])
        else:
            chain = 1 if style[4] > 0.0 and unit(rng) < style[4] else 0
            own = seat if chain == 0 else ANYWHERE
            likeliness[chain] = imagine(
                bytes_of[0], bytes_of[1 + chain], worlds[3], bytes_of[3], deck, w, memory, seat, own, likeliness[chain], rng
            )
            copy(bytes_of[1 + chain], bytes_of[4])
        s = worlds[4]
        depth = descend(s, deck, w, seat, alone, tries, style, tree, rng)
        if game.REMEMBERS and not open_to_all and depth > 0 and tree.path[0, 2] == seat and tree.node[tree.path[0, 0], 2] == 0:
            remind(tree, tree.path[0, 0], worlds[1 + chain], deck, w, memory, seat, style)
        limit = int(style[AHEAD]) if style[AHEAD] >= 0.0 else LIMIT
        if finish(s, deck, w, tries, limit, tree.moves, rng) != 0 and limit < LIMIT:
            foresee(s, deck, w, seats, style, tree)
        else:
            judge(s, deck, seats, style, tree)
        for i in range(depth):
            node, edge, actor = tree.path[i, 0], tree.path[i, 1], tree.path[i, 2]
            tree.node[node, 2] += 1
            tree.visits[edge] += 1
            tree.value[edge] += tree.reward[0, actor]
            tree.wins[edge] += tree.reward[1, actor]
            tree.points[edge] += tree.reward[2, actor]
        note(tree, depth, here, chain, seat, seats)
