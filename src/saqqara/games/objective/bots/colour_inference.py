"""The inference of hidden colours from placements: each was made by somebody who wants one, and some colours explain it better than
others. A player who wants a colour places by the learned first sight, where there is one, else by how good a placement looks."""

from typing import Any

import numpy as np

from saqqara.core.cstruct import copy_of
from saqqara.core.floats import exp, log
from saqqara.core.look import Look
from saqqara.core.network import WIDTH, forward, size
from saqqara.games.objective import notation
from saqqara.games.objective.bots.network import MOVE, MOVE_HIDDEN, SIDE, SIDE_HIDDEN, describe_move, look_over
from saqqara.games.objective.bots.placement import NAMES, WEIGHT, worth
from saqqara.games.objective.rules import COLOURS, MAX_LEGAL, PER_COLOUR, SEATS, clear_spots, legal, play

CARELESS, MOST = 0.1, 50.0
"""One player in ten is thought to place at random: nothing is read from moves that no colour explains better than chance does."""
DECEIVED = 0.6
"""The part of the games in which the reading of the learned first sight is wrong, whatever it says."""
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


def explain_all(
    states: Any, deck: Any, w: Any, played: Any, n: Any, moves: Any, values: Any, x: Any, h: Any, y: Any, memory: Any, rng: Any
) -> Any:
    """Go back to the first table, which follows from the moves (what was placed was in stock), and note what each move says."""
    s = states[0]
    s.left += n
    s.placed = 0
    if n > 0:
        s.turn = played[0, 0]
    clear_spots(s)
    for i in range(n):
        seat, colour = played[i, 0], played[i, 1] % COLOURS
        s.stock[seat][colour] += 1
        s.held[seat] |= 1 << colour
    for i in range(n):
        explain(s, deck, w, played[i, 0], played[i, 1], moves, values, x, h, y, memory)
        play(s, deck, played[i, 0], played[i, 1], rng)


def remember(look: Look, state: Any, deck: Any, w: Any) -> Any:
    """Return what all moves so far say about everybody's colour."""
    memory = np.zeros((SEATS, COLOURS))
    played = [(seat, notation.read(state, deck, seat, text)) for seat, text in look.history if seat is not None]
    if len(played) + state.left != PER_COLOUR * (look.seats + 2):
        return memory  # the game began from a position: what was placed before is not known
    made = np.array(played, np.int64).reshape(-1, 2)
    room = np.zeros(MAX_LEGAL, np.int64), np.zeros(MAX_LEGAL), np.zeros((SEATS + 1, WIDTH)), np.zeros(WIDTH), np.zeros(1)
    from saqqara.core.arrays import array_of
    from saqqara.core.compile import compiled

    compiled(explain_all)(array_of(copy_of(state)), array_of(deck)[0], w, made, len(played), *room, memory, np.zeros(4, np.uint64))
    if insightful(w):
        return bounded(w[WEIGHT.insight] * memory, state.colours)
    told: Any = np.log((1 - CARELESS) * np.exp(np.minimum(w[WEIGHT.trust] * memory, MOST)) + CARELESS)
    return told


def bounded(memory: Any, colours: int) -> Any:
    """Return how likely each colour is after what its seat did, never quite sure: who knows that they are read deceives."""
    there = [colour for colour in range(COLOURS) if colours >> colour & 1]
    told = np.zeros_like(memory)
    odds = np.exp(memory[:, there] - memory[:, there].max(axis=1, keepdims=True))
    told[:, there] = np.log((1 - DECEIVED) * odds / odds.sum(axis=1, keepdims=True) + DECEIVED / len(there))
    return told
