"""Scores counted slowly from positions, by code that knows nothing of the rules module."""

from collections import defaultdict
from typing import Any


def worth(cards: list[int], deck: Any) -> int:
    """Return the score of cards: their treasures, those of a type on two or more cards twice (or as often as the deck says)."""
    found = defaultdict(list)
    for card in cards:
        found[deck.card[card - 1].treasure].append(deck.card[card - 1].count)
    return sum(sum(counts) * (deck.double if len(counts) > 1 else 1) for counts in found.values())


def bonuses(cards: list[int], deck: Any) -> set[str]:
    """Return the kinds of guardian that amulets do not hold back."""
    centres = [deck.card[card - 1].centre for card in cards]
    guardians = [centre for centre in centres if centre in ("mummy", "werewolf", "frank")]
    return set(guardians) if len(guardians) > centres.count("amulet") else set()


def scores_after(before: dict[str, Any], move: str, deck: Any) -> list[int]:
    """Return the scores that a move from this position must lead to."""
    scores, turn, hands = list(before["scores"]), before["turn"], [list(hand) for hand in before["hands"]]
    scorer = None
    if move == "secure":
        scorer, victim = turn, turn
    elif move.startswith("awaken"):
        victim = int(move.split()[1])
        kinds = bonuses(hands[victim], deck)
        scorer = turn if "mummy" in kinds else None if kinds else victim
    if scorer is not None:
        scores[scorer] += worth(hands[victim], deck)
        hands[victim] = []
        if scores[scorer] >= (deck.goal_of_six if before["seats"] == 6 else deck.goal):
            for other, hand in enumerate(hands):
                scores[other] += worth(hand, deck) if other != scorer else 0
    return scores


def recount(position: dict[str, Any], deck: Any) -> tuple[list[int], list[int]]:
    """Return scores and places at the end: the score track has it all (`test_rules_slow` recounts how it came about)."""
    scores = position["scores"]
    ranking = sorted(scores, reverse=True)
    return scores, [ranking.index(score) + 1 for score in scores]
