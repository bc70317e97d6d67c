"""Why a move is not legal."""

from typing import Any

from saqqara.core.errors import Refused
from saqqara.games.guardians import rules
from saqqara.games.guardians.deck import GAME


def refusal(s: Any, deck: Any, seat: int, move: int) -> Refused | None:
    """The first clause that a move breaks, or None when it is legal."""
    if s.over:
        return Refused("G11", "refused-over", GAME)
    if seat != s.turn:
        return Refused("G3", "refused-turn", GAME, turn=int(s.turn))
    choosing = s.cards[rules.DRAWN] != 0
    if rules.KEEP <= move < rules.PASS:
        return keep(s, move - rules.KEEP) if choosing else Refused("G9b", "refused-keep", GAME)
    if choosing:
        return Refused("G9b", "refused-choose", GAME)
    if move < rules.SECURE:
        pile = move - rules.EXPLORE
        return None if s.pile[pile] else Refused("GR4", "refused-empty-pile", GAME, pile=pile + 1)
    if move == rules.SECURE:
        return None if s.cards[seat] else Refused("G4", "refused-secure", GAME)
    if move < rules.KEEP:
        return awaken(s, seat, move - rules.AWAKEN)
    return None if int(rules.open_moves(s, seat)) >> rules.PASS & 1 else Refused("GR7", "refused-pass", GAME)


def keep(s: Any, kept: int) -> Refused | None:
    """GR3: a card that an empty pile did not give cannot be kept."""
    for pile in range(2):
        if kept >> pile & 1 and rules.drawn_card(s, pile) < 0:
            return Refused("GR3", "refused-no-card", GAME, pile=pile + 1)
    return None


def awaken(s: Any, seat: int, other: int) -> Refused | None:
    """Return the clause that forbids to awaken a seat, if one does."""
    if other >= s.seats:
        return no_explorer(s, other)
    if other == seat:
        return Refused("GR1", "refused-oneself", GAME)
    if not s.cards[seat] and s.seats > 2:  # G12
        return Refused("G7", "refused-needs-card", GAME)
    if not s.cards[other]:
        return Refused("GR1", "refused-nothing-there", GAME, seat=other)
    return None


def no_explorer(s: Any, seat: int) -> Refused:
    """GR1: there are only so many."""
    return Refused("GR1", "refused-explorer", GAME, most=int(s.seats) - 1)


def no_pile(pile: int) -> Refused:
    """G4: there are two piles."""
    return Refused("G4", "refused-pile", GAME, pile=pile)


def no_drawn_card(number: int) -> Refused:
    """G9b: two cards are drawn."""
    return Refused("G9b", "refused-two-cards", GAME, number=number)
