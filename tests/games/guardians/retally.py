"""A game's row beyond its score, from positions and texts of moves."""

from collections import Counter
from typing import Any

from tests.games.guardians.recount import bonuses, worth

WORDS = {"explore": "explored", "secure": "secured", "awaken": "awakened", "keep": "kept", "pass": "passed"}
SETS = ("held", "scored", "lost")
COUNTS = (*WORDS.values(), "backfired", "secured_points", "warded_points", "mummy_points", "last_points")


def retally(story: list[Any], deck: Any) -> dict[str, Any]:
    """Count a game again, by columns; lists are by seat."""
    seats, done = story[-1].after["seats"], Counter[tuple[str, int]]()
    cards: dict[tuple[str, int], set[int]] = {(name, seat): set() for name in SETS for seat in range(seats)}
    for told in story:
        seat, word = told.seat, told.text.split()[0]
        done[WORDS[word], seat] += 1
        for other, hand in enumerate(told.after["hands"]):
            cards["held", other] |= set(hand)
        if word == "secure":
            score(done, cards, "secured_points", seat, told.before["hands"][seat], deck)
        elif word == "awaken":
            victim = int(told.text.split()[1])
            hand = told.before["hands"][victim]
            kinds = bonuses(hand, deck)
            done["backfired", seat] += not kinds
            if not kinds:
                score(done, cards, "warded_points", victim, hand, deck)
            else:
                cards["lost", victim] |= set(hand)
                if "mummy" in kinds:
                    score(done, cards, "mummy_points", seat, hand, deck)
    last = story[-1]
    won = next(seat for seat in range(seats) if ended(last, seat, deck))
    for seat in range(seats):
        if seat != won:
            score(done, cards, "last_points", seat, last.after["hands"][seat], deck)
    found: dict[str, Any] = {name: [done[name, seat] for seat in range(seats)] for name in COUNTS}
    return found | {name: [sum(1 << card - 1 for card in cards[name, seat]) for seat in range(seats)] for name in SETS}


def score(done: Any, cards: Any, name: str, seat: int, hand: list[int], deck: Any) -> None:
    """Score a hand for a seat."""
    done[name, seat] += worth(hand, deck)
    cards["scored", seat] |= set(hand)


def ended(last: Any, seat: int, deck: Any) -> bool:
    """Return whether the last move scored for this seat."""
    words = last.text.split()
    if words[0] == "secure":
        return bool(last.seat == seat)
    victim = int(words[1])
    return bool(seat == (last.seat if bonuses(last.before["hands"][victim], deck) else victim))
