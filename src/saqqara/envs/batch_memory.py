"""What many games side by side are in memory: arrays with a row for each environment, handed to compiled code all at once."""

from typing import Any, NamedTuple

AT_RANDOM, ANEW = -1, -2
"""In place of an action: whatever the rules draw; a new game."""


class Batch(NamedTuple):
    """The arrays of a vector environment. Decks, options and seed are the same for all rows; `deck` and `limit` are arrays of one."""

    states: Any
    deck: Any
    options: Any
    seed: Any
    rngs: Any
    games: Any
    """How many games each environment has begun."""
    steps: Any
    """How many steps its present game has had."""
    limit: Any
    """After how many steps a game is truncated."""
    observations: Any
    masks: Any
    seat: Any
    rewards: Any
    terminated: Any
    truncated: Any
    scores: Any
    places: Any
