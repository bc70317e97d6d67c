"""What tables ask of the rules, and whole games, inside compiled code.

A template: loaded once for each game with that game's rules functions in place of the names declared below (`Game.loops`), because compiled
code can be kept on disk only when what it calls has a name of its own.
"""

from typing import Any

import numpy as np

from saqqara.core.bits import count, nth
from saqqara.core.compile import compiled
from saqqara.core.rng import begin, draw

deal: Any
to_act: Any
legal: Any
sample: Any
play: Any
result: Any

# A table has its state and its deck as arrays of one: to take over a record from Python takes ten times as long.


@compiled
def acting(states: Any) -> Any:
    """Who may act."""
    return to_act(states[0])


@compiled
def make(states: Any, decks: Any, seat: Any, move: Any, rng: Any) -> Any:
    """Make a move; who may act after it."""
    play(states[0], decks[0], seat, move, rng)
    return to_act(states[0])


@compiled
def possible(states: Any, decks: Any, seat: Any, out: Any) -> Any:
    """List the moves of a seat; how many."""
    return legal(states[0], decks[0], seat, out)


@compiled
def allowed(states: Any, decks: Any, seat: Any, move: Any, out: Any) -> Any:
    """Whether a seat may make a move."""
    found = False
    for number in range(legal(states[0], decks[0], seat, out)):
        found |= out[number] == move
    return found


@compiled
def actor(mask: Any, rng: Any) -> Any:
    """One of those who may act, each as likely as the next."""
    if mask & (mask - 1) == 0:
        return nth(mask, 0)
    return nth(mask, draw(rng, count(mask)))


@compiled
def playout(s: Any, deck: Any, rng: Any, limit: Any) -> Any:
    """Random moves to the end of the game, or `limit` of them; how many."""
    moves = 0
    mask = np.int64(to_act(s))
    while mask != 0 and moves < limit:
        seat = actor(mask, rng)
        play(s, deck, seat, sample(s, deck, seat, rng), rng)
        moves += 1
        mask = np.int64(to_act(s))
    return moves


@compiled
def playouts(s: Any, deck: Any, seats: Any, options: Any, rng: Any, games: Any) -> Any:
    """Many random games, each from a new deal; how many moves in all."""
    moves = 0
    for _ in range(games):
        deal(s, deck, seats, options, rng)
        moves += playout(s, deck, rng, 1 << 60)
    return moves


@compiled
def numbered(s: Any, deck: Any, seats: Any, options: Any, seed: Any, first: Any, games: Any, rng: Any, scores: Any, places: Any) -> Any:
    """Random games of a seed by their numbers, scored: how many moves, and a sum that every score and place goes into."""
    moves, total = np.int64(0), np.int64(0)
    for number in range(first, first + games):
        begin(rng, seed, number)
        deal(s, deck, seats, options, rng)
        moves += playout(s, deck, rng, 1 << 60)
        result(s, deck, scores, places)
        for seat in range(seats):
            total += (2 * seat + 1) * scores[seat] + (seat + 1) * places[seat]
    return moves, total


@compiled
def samples(s: Any, deck: Any, seat: Any, rng: Any, counts: Any, draws: Any) -> Any:
    """Count how often each move is drawn."""
    for _ in range(draws):
        counts[sample(s, deck, seat, rng)] += 1
