"""The answer of a bot that is asked why it acted: by backs and discards, and by its own rooms only when the game is over."""

from typing import Any

from saqqara.games.guardians import notation
from saqqara.games.guardians.bots import odds
from saqqara.games.guardians.rules import AWAKEN, CARDS, DISCARD, EXPLORE, KEEP, PASS, SECURE

ALL = (1 << CARDS) - 1
Told = tuple[str, dict[str, Any]]


def why(s: Any, deck: Any, seat: int, text: str) -> Told:
    """By what everybody sees."""
    move, rooms = notation.read(s, deck, seat, text), int(s.cards[seat]).bit_count()
    if move < SECURE:
        alike = int(deck.of_back[int(s.top[move - EXPLORE])]) & ~int(s.cards[DISCARD])
        return "why-explore", {"guarded": round(100 * (alike & int(deck.guarded)).bit_count() / alike.bit_count()), "rooms": rooms}
    if move == SECURE:
        return "why-secure", {"rooms": rooms}
    if move < KEEP:
        there = odds.awakening_among(s, deck, ALL & ~s.cards[DISCARD], move - AWAKEN)
        return "why-awaken", {"risk": round(100 * there.outnumbered), "points": round(there.worth)}
    if move < PASS:
        return ("why-keep" if move > KEEP else "why-keep-none"), {}
    return "why-pass", {}


def truly(s: Any, deck: Any, seat: int, text: str) -> Told:
    """By the rooms that it held."""
    move, held = notation.read(s, deck, seat, text), odds.holding(s, deck, seat)
    if move <= SECURE:
        guarded = "-guarded" if held.wards < 0 else ""
        return f"why-{'explored' if move < SECURE else 'secured'}{guarded}", {"points": held.points, "guardians": held.guardians}
    return why(s, deck, seat, text)
