"""What face-down cards score, and who reached the goal."""

from typing import Any

from saqqara.games.guardians import rules


def points(s: Any, deck: Any, seat: int) -> int:
    """What a seat's face-down cards score."""
    return int(rules.revealed(s, deck, s.cards[seat])[0])


def reached(s: Any, deck: Any) -> int:
    """Who reached the goal of a game that is over: whoever had it before the others scored (G11), or, with cards left (GR2), who acted."""
    goal = int(rules.goal(deck, int(s.seats)))
    return next((seat for seat in range(s.seats) if s.score[seat] - points(s, deck, seat) >= goal), int(s.turn))
