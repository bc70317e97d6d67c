"""The effect of an attempt on the ratings of solver and puzzle: a game of two, won by one of them, on the scale of all ratings."""

from saqqara.bots.rating_model import rate
from saqqara.bots.rating_scale import MIDDLE, MU, POINTS, SURE

Believed = tuple[float, float]
"""mu and sigma."""
NEW: Believed = (MU, 5.5)
"""The belief about a player who has solved nothing yet: surer than before a first game, since puzzles near that rating are offered first.
The first answer moves a rating by 50 points instead of 94, and some fifteen answers make it sure."""
PART = 0.5
"""The share of an attempt that counts for the puzzle, which does not learn, and whose difficulty was estimated before."""


def at_first(mu: float) -> Believed:
    """Return a puzzle before its first try."""
    return mu, SURE


def on_scale(difficulty: float) -> float:
    """Return a difficulty, which is a rating as it is shown, as mu."""
    return MU + (difficulty - MIDDLE) / POINTS


def after(solver: Believed, puzzle: Believed, right: bool) -> tuple[Believed, Believed]:
    """Return what is believed of both after a try."""
    mu, sigma = [solver[0], puzzle[0]], [solver[1], puzzle[1]]
    new_mu, new_sigma = rate(mu, sigma, [1, 2] if right else [2, 1], [1.0, PART])
    return (new_mu[0], new_sigma[0]), (new_mu[1], new_sigma[1])
