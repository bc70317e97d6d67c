"""The 54 rooms: that ours meet the plan, and what is said of a deck that cannot be played with."""

from collections import Counter
from typing import Any

import pytest

from saqqara import BadDeck, Table
from saqqara.core.game import find
from saqqara.core.parsing import plain
from saqqara.games.guardians.deck import Card
from saqqara.games.guardians.lab import deck_designer
from tests.games.guardians.positions import BACKS, DECK, rooms

GUARDIANS = ("mummy", "werewolf", "frank")


def of(back: str) -> list[Any]:
    """Return our cards of a back."""
    return [card for card in DECK.card if card.back == back]


def mean(cards: list[Any]) -> float:
    """Treasures a card."""
    return float(sum(card.count for card in cards) / len(cards))


@pytest.mark.parametrize(("back", "amulets", "each_type"), [("green", 4, 4), ("yellow", 3, 3), ("red", 2, 2)])
def test_each_colour_has_its_guardians_amulets_and_types(back: str, amulets: int, each_type: int) -> None:
    centres = Counter(card.centre for card in of(back))
    assert {centre: n for centre, n in centres.items() if centre != "none"} == {**dict.fromkeys(GUARDIANS, 2), "amulet": amulets}
    assert set(Counter(card.treasure for card in of(back)).values()) == {each_type}


@pytest.mark.parametrize(("back", "least", "most", "average"), [("green", 1, 2, 1.3), ("yellow", 1, 3, 2.0), ("red", 2, 3, 2.6)])
def test_riskier_rooms_hold_more_treasure(back: str, least: int, most: int, average: float) -> None:
    assert {card.count for card in of(back)} == set(range(least, most + 1))
    assert mean(of(back)) == pytest.approx(average, abs=0.02)
    assert mean([card for card in of(back) if card.centre in GUARDIANS]) >= mean(
        [card for card in of(back) if card.centre not in GUARDIANS]
    )


def test_our_deck_meets_the_criteria_of_its_design() -> None:
    faults = {criterion.__name__: criterion(DECK.card) for _, criterion in deck_designer.CRITERIA}
    assert {name: n for name, n in faults.items() if n} == {"twins": 3}, "three twins are the fewest that the other criteria allow"


@pytest.mark.parametrize(("_", "criterion"), deck_designer.CRITERIA, ids=lambda value: getattr(value, "__name__", ""))
def test_each_criterion_finds_fault_with_a_bad_deck(_: int, criterion: Any) -> None:
    """Riches and amulets on the same few types, and mummies where nothing is to be had."""
    cards = []
    for back, counts in deck_designer.COUNTS.items():
        types = [type_ for type_ in ("chest", "vase", "cup", "crown", "mask", "scarab") for _ in range(len(counts) // 6)]
        centres = ["mummy"] * 2 + ["werewolf"] * 2 + ["none"] * (len(counts) - 6 - deck_designer.AMULETS[back])
        centres += ["frank"] * 2 + ["amulet"] * deck_designer.AMULETS[back]
        cards += [Card(0, back, *face) for face in zip(types, sorted(counts), centres, strict=True)]
    assert criterion(cards) > 0


def broken(card: int, **fields: Any) -> dict[str, Any]:
    """Return our deck with one card changed."""
    data: dict[str, Any] = plain(DECK)
    data["card"][card - 1].update(fields)
    return data


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ({"card": plain(DECK)["card"][:-1]}, ("53", "54")),
        (broken(7, number=8), ("Card 8", "7")),
        (broken(7, back="blue"), ("Card 7", "blue", "green, yellow or red")),
        (broken(7, treasure="gold"), ("Card 7", "gold", "scarab")),
        (broken(7, centre="ghost"), ("Card 7", "ghost", "werewolf")),
        (broken(7, count=0), ("Card 7", "0", "3")),
        (broken(7, count=4), ("Card 7", "4", "3")),
        (broken(7, back="red"), ("green cards in the deck: 23", "24")),
        (broken(7, centre="mummy"), ("green cards with a guardian", "must be 6, not 7")),
        (broken(7, count="2"), ("count",)),
        (broken(7, colour="green"), ("colour",)),
        ({}, ("card",)),
        ({"card": []}, ("0 cards",)),
    ],
)
def test_a_deck_that_cannot_be_played_with_is_refused_in_a_sentence(deck: dict[str, Any], said: tuple[str, ...]) -> None:
    with pytest.raises(BadDeck) as caught:
        Table("guardians", 2, deck=deck)
    assert all(words in caught.value.reason("en") for words in said), caught.value.reason("en")
    assert caught.value.reason("fr") != caught.value.reason("en")


def test_a_table_plays_with_its_own_deck() -> None:
    """The same cards in another order: numbers mean what the table's deck says."""
    cards = plain(DECK)["card"][::-1]
    for number, card in enumerate(cards, 1):
        card["number"] = number
    (ours,) = rooms("3 crown")
    table = Table("guardians", 2, b"own", deck={"card": cards})
    position = {**table.position(), "hands": [[55 - ours], []], "turn": 0}
    position["piles"][0]["count"] -= 1
    own = Table.from_position(position, deck={"card": cards})
    face = own.look(0).view.hands[0][0].face
    assert (face.number, face.treasure, face.count) == (55 - ours, "crown", 3)
    own.play(0, "secure")
    assert own.position()["scores"] == [3, 0]
    assert find("guardians").deck().card[0] != find("guardians").deck({"card": cards}).card[0]
    assert set(BACKS) == {card["back"] for card in cards}
