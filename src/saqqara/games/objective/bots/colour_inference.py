"""The inference of hidden colours from placements: each was made by somebody who wants one, and some colours explain it better than
others. A player who wants a colour places by the learned first sight, where there is one, else by how good a placement looks."""

from array import array
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from saqqara.core.cstruct import copy_of, rebuild
from saqqara.core.floats import exp, log, nearest_exp, nearest_log
from saqqara.core.look import Look
from saqqara.core.network import WIDTH, forward, size
from saqqara.core.plain_rows import Rows, zeros
from saqqara.core.rng import generator
from saqqara.games.objective import notation
from saqqara.games.objective.bots.network import MOVE, MOVE_HIDDEN, SIDE, SIDE_HIDDEN, describe_move, look_over
from saqqara.games.objective.bots.placement import NAMES, WEIGHT, worth
from saqqara.games.objective.rules import COLOURS, MAX_LEGAL, PER_COLOUR, PIECES, SEATS, State, clear_spots, legal, play

CARELESS, MOST = 0.1, 50.0
"""One player in ten is thought to place at random: nothing is read from moves that no colour explains better than chance does."""
DECEIVED = 0.6
"""The part of the games in which the reading of the learned first sight is wrong, whatever it says."""
KEPT = 16384
"""The number of moves read in plain Python that are kept."""
OUTPUTS = 3
LEARNED_AT = len(NAMES) + size(SIDE, SIDE_HIDDEN, OUTPUTS)
"""The place where the weights of the learned first sight begin."""


def insightful(w: Any) -> Any:
    """Return whether placements are read by the learned first sight: that is wished, and there is one."""
    return w[WEIGHT.insight] > 0.0 and len(w) > LEARNED_AT


def glance_all(s: Any, deck: Any, w: Any, seat: Any, moves: Any, n: Any, values: Any, x: Any, h: Any, y: Any) -> Any:
    """Note how good each placement looks to the learned first sight of whoever wants the seat's colour."""
    look_over(s, deck, w, seat, x)
    for i in range(n):
        describe_move(s, deck, w, seat, moves[i], x)
        forward(w, LEARNED_AT, MOVE, MOVE_HIDDEN, 1, x[0], h, y)
        values[i] = y[0]


def explain(s: Any, deck: Any, w: Any, seat: Any, move: Any, moves: Any, values: Any, x: Any, h: Any, y: Any, memory: Any) -> Any:
    """Note how much better each colour explains this move of a seat than chance would."""
    n = legal(s, deck, seat, moves)
    truly = s.objective[seat]
    for mine in range(COLOURS):
        if s.colours >> mine & 1:
            s.objective[seat] = mine
            best, total, made = 0.0, 0.0, 0.0
            if insightful(w):
                glance_all(s, deck, w, seat, moves, n, values, x, h, y)
                best = values[0]
                for i in range(1, n):
                    best = max(best, values[i])
            else:
                for i in range(n):
                    values[i] = worth(s, deck, w, seat, moves[i])
            for i in range(n):
                total += exp(values[i] - best)
                if moves[i] == move:
                    made = values[i] - best
            memory[seat, mine] += made - log(total / n)
    s.objective[seat] = truly


def rewind(s: Any, played: Any, n: Any) -> Any:
    """Go back to the first table, which follows from the moves: what was placed was in stock."""
    s.left += n
    s.placed = 0
    if n > 0:
        s.turn = played[0, 0]
    clear_spots(s)
    for i in range(n):
        seat, colour = played[i, 0], played[i, 1] % COLOURS
        s.stock[seat][colour] += 1
        s.held[seat] |= 1 << colour


@lru_cache(maxsize=4)
def plain_reader(weights: bytes) -> Callable[[bytes, int, int], tuple[float, ...]]:
    """Return a function that says, in plain Python, how well each colour explains a move at a table. What it has found it keeps: the same
    game is read again at every move."""
    w = array("d", weights).tolist()
    room = [0] * MAX_LEGAL, [0.0] * MAX_LEGAL, zeros(SEATS + 1, WIDTH), [0.0] * WIDTH, [0.0]

    @lru_cache(maxsize=KEPT)
    def read(state: bytes, seat: int, move: int) -> tuple[float, ...]:
        memory = zeros(SEATS, COLOURS)
        explain(rebuild(State, state), None, w, seat, move, *room, memory)
        return tuple(memory[seat])

    return read


def read_moves(state: Any, deck: Any, w: Any, played: Rows) -> Rows:
    """Return what all moves say about everybody's colour."""
    s, memory, chance, read = copy_of(state), zeros(SEATS, COLOURS), generator(b""), plain_reader(bytes(w))
    for seat in range(SEATS):
        s.objective[seat] = 0  # what a move says does not depend on what anybody is imagined to want, nor on pieces placed later
    for piece in range(PIECES):
        s.colour[piece] = s.below[piece] = 0
    rewind(s, played, len(played))
    for seat, move in played:
        memory[seat] = [before + now for before, now in zip(memory[seat], read(bytes(s), seat, move), strict=True)]
        play(s, deck, seat, move, chance)
    return memory


def remember(look: Look, state: Any, deck: Any, w: Any) -> Rows:
    """Return what all moves so far say about everybody's colour."""
    played = Rows([seat, notation.read(state, deck, seat, text)] for seat, text in look.history if seat is not None)
    if len(played) + state.left != PER_COLOUR * (look.seats + 2):
        return zeros(SEATS, COLOURS)  # the game began from a position: what was placed before is not known
    memory = read_moves(state, deck, w, played)
    if insightful(w):
        return bounded(Rows([w[WEIGHT.insight] * number for number in row] for row in memory), state.colours)
    trust = w[WEIGHT.trust]
    return Rows([nearest_log((1 - CARELESS) * nearest_exp(min(trust * number, MOST)) + CARELESS) for number in row] for row in memory)


def bounded(memory: Rows, colours: int) -> Rows:
    """Return how likely each colour is after what its seat did, never quite sure: who knows that they are read deceives."""
    there = [colour for colour in range(COLOURS) if colours >> colour & 1]
    told = zeros(SEATS, COLOURS)
    for seat, row in enumerate(memory):
        best, total = max(row[colour] for colour in there), 0.0
        odds = [nearest_exp(row[colour] - best) for colour in there]
        for one in odds:
            total += one
        for colour, one in zip(there, odds, strict=True):
            told[seat, colour] = nearest_log((1 - DECEIVED) * one / total + DECEIVED / len(there))
    return told
