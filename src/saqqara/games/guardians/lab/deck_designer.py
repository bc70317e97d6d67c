"""The designer of our 54 faces: `python -m saqqara.games.guardians.lab.deck_designer --seed 1 > deck.toml`.

Fixed from the start, colour by colour: the treasure types (each on 4 green, 3 yellow, 2 red cards), how often a card shows one, two or
three of them, and the centres (2 of each guardian; 4, 3, 2 amulets). What is searched for is who goes with whom: swaps of two counts or two
centres of one colour, kept when the faults below, weighed, do not grow. Cards are numbered by back, then type, then treasures.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec

from saqqara.games.guardians.deck import BACKS, CENTRES, GUARDIANS, TREASURES, Card, Deck, check

COUNTS = {"green": [1] * 17 + [2] * 7, "yellow": [1] * 6 + [2] * 6 + [3] * 6, "red": [2] * 5 + [3] * 7}
"""Averages of 1.29, 2 and 2.58 treasures."""

AMULETS = {"green": 4, "yellow": 3, "red": 2}
SWAPS = 6000

Cards = Sequence[Card]


def spread(sums: list[int]) -> int:
    """By how much sums that should be equal, or nearly, lie too far apart."""
    return max(0, max(sums) - min(sums) - 1)


def of(cards: Cards, **wanted: str) -> list[Card]:
    """The cards that show all this."""
    return [card for card in cards if all(getattr(card, field) == value for field, value in wanted.items())]


def treasures(cards: Cards) -> int:
    """Return the number of their treasures."""
    return sum(card.count for card in cards)


def guarded(cards: Cards) -> list[Card]:
    """The cards with a guardian."""
    return [card for card in cards if card.centre in GUARDIANS]


def uneven_treasures(cards: Cards) -> int:
    """No type is worth collecting more than another: equal sums over the deck and in each colour."""
    by_back = [spread([treasures(of(cards, back=back, treasure=type_)) for type_ in TREASURES]) for back in BACKS]
    return sum(by_back) + spread([treasures(of(cards, treasure=type_)) for type_ in TREASURES])


def uneven_guardians(cards: Cards) -> int:
    """No type is safer than another: each has a mummy, a werewolf and a Frank, one of the three in each colour."""
    faults = 0
    for type_ in TREASURES:
        faults += sum(abs(len(of(cards, treasure=type_, centre=guardian)) - 1) for guardian in GUARDIANS)
        faults += sum(abs(len(guarded(of(cards, treasure=type_, back=back))) - 1) for back in BACKS)
    return faults


def uneven_amulets(cards: Cards) -> int:
    """Each type has one or two amulets, and not two in one colour."""
    amulets = of(cards, centre="amulet")
    faults = sum(max(0, len(of(amulets, treasure=type_, back=back)) - 1) for type_ in TREASURES for back in BACKS)
    return faults + spread([len(of(amulets, treasure=type_)) for type_ in TREASURES])


def poor_guardians(cards: Cards) -> int:
    """A guardian's room is not poorer than the others of its colour on average, and richer by as little as can be."""
    faults = 0
    for back in BACKS:
        rooms = of(cards, back=back)
        guardians, plain = guarded(rooms), [card for card in rooms if card.centre not in GUARDIANS]
        lead = treasures(guardians) * len(plain) - treasures(plain) * len(guardians)
        faults += -lead if lead < 0 else lead // len(rooms)
    return faults


def uneven_kinds(cards: Cards) -> int:
    """The six rooms of each kind of guardian hold equal treasure: what a mummy scores is no better guarded by one kind."""
    return spread([treasures(of(cards, centre=guardian)) for guardian in GUARDIANS])


def rich_amulets(cards: Cards) -> int:
    """An amulet is paid for: its room is not richer than the others of its colour on average."""
    faults = 0
    for back in BACKS:
        rooms, amulets = of(cards, back=back), of(cards, back=back, centre="amulet")
        faults += max(0, treasures(amulets) * len(rooms) - treasures(rooms) * len(amulets))
    return faults


def twins(cards: Cards) -> int:
    """Few cards have the same face and back as another."""
    faces = sorted((card.back, card.treasure, card.count, card.centre) for card in cards)
    return sum(one == other for one, other in pairwise(faces))


CRITERIA: tuple[tuple[int, Callable[[Cards], int]], ...] = (
    (20, uneven_guardians),
    (20, uneven_treasures),
    (20, uneven_amulets),
    (5, poor_guardians),
    (5, rich_amulets),
    (5, uneven_kinds),
    (1, twins),
)


def faults(cards: Cards) -> int:
    """All criteria weighed: the search makes this small."""
    return sum(weight * criterion(cards) for weight, criterion in CRITERIA)


def first_draft(chance: random.Random) -> list[Card]:
    """All that is fixed, put together at random."""
    cards = []
    for back, counts in COUNTS.items():
        types = [type_ for type_ in TREASURES for _ in range(len(counts) // len(TREASURES))]
        centres = [guardian for guardian in GUARDIANS for _ in range(2)] + ["amulet"] * AMULETS[back]
        centres += ["none"] * (len(counts) - len(centres))
        chance.shuffle(centres)
        shuffled = chance.sample(counts, len(counts))
        cards += [Card(0, back, *face) for face in zip(types, shuffled, centres, strict=True)]
    return cards


def design(seed: int) -> Deck:
    """A deck from a seed."""
    chance = random.Random(seed)
    cards = first_draft(chance)
    now = faults(cards)
    for _ in range(SWAPS):
        one, other = chance.sample(range(len(cards)), 2)
        field = chance.choice(("count", "centre"))
        if cards[one].back != cards[other].back or getattr(cards[one], field) == getattr(cards[other], field):
            continue
        changed = list(cards)
        changed[one] = msgspec.structs.replace(cards[one], **{field: getattr(cards[other], field)})
        changed[other] = msgspec.structs.replace(cards[other], **{field: getattr(cards[one], field)})
        then = faults(changed)
        if then <= now:
            cards, now = changed, then
    cards.sort(key=lambda card: (BACKS.index(card.back), TREASURES.index(card.treasure), card.count, CENTRES.index(card.centre)))
    return Deck([msgspec.structs.replace(card, number=number) for number, card in enumerate(cards, 1)])


def toml(deck: Deck, seed: int) -> str:
    """The deck as a file."""
    lines = [f"# The room cards of Guardians, made by `python -m saqqara.games.guardians.lab.deck_designer --seed {seed}`.", ""]
    for card in deck.card:
        lines += ["[[card]]", f"number = {card.number}", f'back = "{card.back}"', f'treasure = "{card.treasure}"']
        lines += [f"count = {card.count}", f'centre = "{card.centre}"', ""]
    return "\n".join(lines[:-1])


def main() -> None:
    """The command of the docstring above."""
    parser = argparse.ArgumentParser(prog="python -m saqqara.games.guardians.lab.deck_designer")
    parser.add_argument("--seed", type=int, default=1)
    seed = parser.parse_args().seed
    deck = design(seed)
    check(deck)
    print(toml(deck, seed))


if __name__ == "__main__":
    main()
