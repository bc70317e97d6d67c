"""A player for games that bring neither an `evaluation` nor a `player`: it tries every move in random games from what may be there.

The higher the level, the more games for each move. It knows nothing of the game but its rules, and of the table but its look.
"""

from typing import Any, NamedTuple

import numpy as np

from saqqara.core.game import find
from saqqara.core.imagine import imagine_state
from saqqara.core.look import Look
from saqqara.core.rng import Rng

PAUSE = 1.0
GAMES = {"novice": 1, "apprentice": 4, "adept": 16, "master": 64}
"""Random games for each move."""
LONGEST = 20_000
"""Moves of a random game, should one not end."""
CLARITY = 1e-3
"""What a point more counts against a victory: it decides where victories do not."""


class Tried(NamedTuple):
    """A move, its share of victories, and its mean lead over the best of the others in points."""

    text: str
    wins: float
    lead: float

    @property
    def value(self) -> float:
        """By which moves are ordered."""
        return self.wins + CLARITY * self.lead


class Player:
    """The same as a game's own `player` module, for any game; `deck` is the table's own."""

    def __init__(self, deck: Any = None) -> None:
        self.deck = deck

    def levels(self, look: Look) -> dict[str, int]:
        """The levels and how many games they try, at any table."""
        return GAMES

    def between(self, low: int, high: int, part: float) -> int:
        """A level that part of the way from one to another."""
        grown: float = low * (high / low) ** part
        return max(1, round(grown))

    def choose(self, look: Look, games: int, rng: Rng, waited: float = 0.0) -> tuple[str, float]:
        """The best move, and after how many seconds it is made."""
        if len(look.moves) == 1:
            return look.moves[0], PAUSE
        return max(self.tried(look, games, rng), key=lambda one: one.value).text, PAUSE

    def hint(self, look: Look, games: int, rng: Rng) -> list[tuple[str, float, float, float, tuple[str, dict[str, Any]]]]:
        """All moves, the best first: the text, its chance to win, its points, its share of the tries, and the reason."""
        best = sorted(self.tried(look, games, rng), key=lambda one: -one.value)
        why = ("hint-plain", {"games": games})
        return [(one.text, one.wins, one.lead, 1 / len(best), why) for one in best]

    def tried(self, look: Look, games: int, rng: Rng) -> list[Tried]:
        """What comes of each move in that many random games."""
        assert look.seat is not None
        kind, seat = find(look.game), look.seat
        rules, write = kind.rules, kind.part("notation").write
        state, deck = imagine_state(look, rng, self.deck)
        moves = np.zeros(rules.MAX_LEGAL, np.int64)
        scores, places = np.zeros(look.seats, np.int64), np.zeros(look.seats, np.int64)
        found = []
        for move in moves[: rules.legal(state[0], deck, seat, moves)].tolist():
            wins = lead = 0.0
            for _ in range(games):
                world = state.copy()
                rules.redeal(world[0], deck, seat, rng)
                rules.play(world[0], deck, seat, move, rng)
                kind.loops.playout(world[0], deck, rng, LONGEST)
                rules.result(world[0], deck, scores, places)
                wins += (places[seat] == 1) / max(1, int((places == 1).sum()))
                lead += float(scores[seat] - np.delete(scores, seat).max())
            found.append(Tried(write(state[0], deck, seat, move), wins / games, lead / games))
        return found
