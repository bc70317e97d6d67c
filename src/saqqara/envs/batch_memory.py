"""The memory of many games side by side: arrays with a row for each environment, handed to compiled code all at once."""

from typing import Any, NamedTuple

AT_RANDOM, ANEW = -1, -2
"""In place of an action: whatever the rules draw; a new game."""
LIMIT, LEARNER, RIVALS, PLANES, SWAPS, AGAIN = range(6)
"""Numbers of `Batch.ways`: after how many moves a game is truncated; the seat that learns (-1: a row's seats in turn); who plays the other
seats; whether planes are written; where an observation has the own thing that goes first (-1: it stays); whether the next game begins
where one has ended."""
NOBODY, CHANCE, ERRING = 0, 1, 2
"""Players of the other seats: all actions come from outside; chance; a level that plays by the heuristic."""


class Batch(NamedTuple):
    """The arrays of a vector environment. Decks, options, seed, weights and tables are the same for all rows; `deck` is an array of one.
    What is only needed during a step (`numbers`, `moves`) may have one row for all."""

    states: Any
    deck: Any
    options: Any
    seed: Any
    rngs: Any
    games: Any
    """The number of games that each environment has begun."""
    steps: Any
    """Moves of the present game."""
    ways: Any
    learners: Any
    """The seat that learns; -1: all do."""
    own: Any
    """The thing that was exchanged for the first one in the present observation; 0 or 1: none."""
    numbers: Any
    moves: Any
    weights: Any
    level: Any
    coding: Any
    values: Any
    rows: Any
    action_rows: Any
    columns: Any
    observations: Any
    masks: Any
    seat: Any
    rewards: Any
    returns: Any
    """Each seat's return of a finished game."""
    terminated: Any
    truncated: Any
    scores: Any
    places: Any
