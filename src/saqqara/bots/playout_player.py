"""A player for games that bring neither an `evaluation` nor a `player`: it tries every move in random games from what may be there.

The higher the level, the more games for each move. It knows nothing of the game but its rules, and of the table but its look.
"""

from typing import Any, NamedTuple

from saqqara.core.cstruct import copy_of
from saqqara.core.determinization import imagine_state
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.rng import Rng

PAUSE = 1.0
GAMES = {"novice": 1, "apprentice": 4, "adept": 16, "master": 64}
"""Random games for each move."""
LONGEST = 20_000
"""Moves of a random game, should one not end."""
CLARITY = 1e-3
"""The weight of a point against a victory: it decides only between equal victories."""


class Tried(NamedTuple):
    """A move, its share of victories, and its mean lead over the best of the others in points."""

    text: str
    wins: float
    lead: float

    @property
    def value(self) -> float:
        """Return the value by which moves are ordered."""
        return self.wins + CLARITY * self.lead


class Player:
    """The same as a game's own `player` module, for any game; `deck` is the table's own."""

    def __init__(self, deck: Any = None) -> None:
        self.deck = deck

    def levels(self, look: Look) -> dict[str, int]:
        """Return the levels and how many games they try, at any table."""
        return GAMES

    def between(self, low: int, high: int, part: float) -> int:
        """Return a level that part of the way from one to another."""
        grown: float = low * (high / low) ** part
        return max(1, round(grown))

    def choose(self, look: Look, games: int, rng: Rng, waited: float = 0.0) -> tuple[str, float]:
        """Return the best move, and after how many seconds it is made."""
        if len(look.moves) == 1:
            return look.moves[0], PAUSE
        return max(self.tried(look, games, rng), key=lambda one: one.value).text, PAUSE

    def hint(self, look: Look, games: int, rng: Rng) -> list[tuple[str, float, float, float, tuple[str, dict[str, Any]]]]:
        """Return all moves, the best first: the text, its chance to win, its points, its share of the tries, and the reason."""
        best = sorted(self.tried(look, games, rng), key=lambda one: -one.value)
        why = ("hint-plain", {"games": games})
        return [(one.text, one.wins, one.lead, 1 / len(best), why) for one in best]

    def tried(self, look: Look, games: int, rng: Rng) -> list[Tried]:
        """Return the result of each move in that many random games."""
        assert look.seat is not None
        kind, seat = find(look.game), look.seat
        rules, write = kind.rules, kind.part("notation").write
        state, deck = imagine_state(look, rng, self.deck)
        moves = [0] * rules.MAX_LEGAL
        scores, places = [0] * look.seats, [0] * look.seats
        found = []
        for move in moves[: rules.legal(state, deck, seat, moves)]:
            wins = lead = 0.0
            for _ in range(games):
                world = copy_of(state)
                rules.redeal(world, deck, seat, rng)
                rules.play(world, deck, seat, move, rng)
                kind.plain_loops.playout(world, deck, rng, LONGEST)
                rules.result(world, deck, scores, places)
                wins += (places[seat] == 1) / max(1, places.count(1))
                lead += float(scores[seat] - max(points for other, points in enumerate(scores) if other != seat))
            found.append(Tried(write(state, deck, seat, move), wins / games, lead / games))
        return found
