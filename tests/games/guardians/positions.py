"""Positions for the tests: cards by what they show (`2 vase mummy`), and everything that is not said by default."""

from typing import Any

from saqqara.core.game import find

DECK = find("guardians").deck()
BACKS = ("green", "yellow", "red")
ALL = range(1, 55)


def rooms(*wanted: str) -> list[int]:
    """Different cards of our deck that show these words, in that order; where no centre is named, it is empty."""
    found: list[int] = []
    for words in wanted:
        asked = set(words.split())
        if not asked & {"amulet", "mummy", "werewolf", "frank"}:
            asked.add("none")
        fits = (c.number for c in DECK.card if asked <= {c.back, c.treasure, str(c.count), c.centre} and c.number not in found)
        found.append(next(fits))
    return found


def back(number: int) -> str:
    """Return the back of a card."""
    name: str = DECK.card[number - 1].back
    return name


def position(*hands: list[int], **fields: Any) -> dict[str, Any]:
    """Return a whole position: what lies nowhere else is in two equal piles, with tops that can be."""
    drawn = fields.get("drawn")
    seen = {card for cards in (*hands, fields.get("discard", []), drawn or []) for card in cards}
    unseen = [back(card) for card in ALL if card not in seen]
    counts = fields.pop("counts", ((len(unseen) + 1) // 2, len(unseen) // 2))
    tops = fields.pop("tops", tuple(sorted(unseen)[:2]))
    piles = [{"count": n, "top": top if n else None} for n, top in zip(counts, (*tops, None, None), strict=False)]
    told = {"seats": len(hands), "scores": [0] * len(hands), "hands": list(hands), "piles": piles}
    usual = {"game": "guardians", "turn": 0, "over": False, "discard": [], "drawn": None, "extra_turns": 0}
    return {**usual, **told, **fields}
