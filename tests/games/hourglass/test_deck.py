"""The tiles of Hourglass: our file, files of one's own, and their pictures."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from saqqara import BadDeck, Table
from saqqara.core.game import find
from saqqara.core.parsing import plain
from saqqara.games.hourglass import operations
from saqqara.games.hourglass.extras import picture
from tests.games.helping import seeds

GAME = find("hourglass")


def cards(**changed: dict[str, Any]) -> dict[str, Any]:
    """Return our tiles as data, some of them changed: `cards(tile_33={"scarabs": 9})`."""
    found = plain(GAME.deck())
    for name, fields in changed.items():
        next(card for card in found["card"] if card["number"] == int(name.removeprefix("tile_"))).update(fields)
    return found  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ({"card": []}, "0 cards"),
        ({"card": cards()["card"][1:]}, "47"),
        ({"card": cards()["card"] + cards()["card"][:1]}, "49"),
        (cards(tile_33={"number": 3}), "Tile 3 "),
        (cards(tile_33={"number": 1000}), "number"),
        (cards(tile_33={"number": 0}), "number"),
        (cards(tile_33={"scarabs": 0}), "scarabs"),
        (cards(tile_33={"scarabs": 21}), "scarabs"),
        (cards(tile_33={"scarabs": "5"}), "scarabs"),
        (cards(tile_33={"colour": "green"}), "colour"),
        (cards(tile_33={"colour": "blue"}), "blue cards in the deck: 14"),
        (cards(tile_33={"shape": "round"}), "shape"),
        ({}, "card"),
        ({"card": cards()["card"], "title": "x"}, "title"),
    ],
)
def test_what_is_no_deck_is_refused_in_a_sentence(broken: dict[str, Any], said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        Table("hourglass", deck=broken)
    assert said in caught.value.reason("en")
    assert caught.value.reason("fr") != caught.value.reason("en")


def test_values_out_of_range_are_refused_even_when_they_were_not_read_from_a_file() -> None:
    part = GAME.part("deck")
    good = GAME.deck().card
    for card, said in ((part.Card(1000, "black", 1), "Tile 1000"), (part.Card(90, "black", 21), "Tile 90: .* from 1 to 20, not 21")):
        with pytest.raises(BadDeck, match=said):
            part.check(part.Deck([*good[:-1], card]))


def test_a_table_plays_with_tiles_of_its_own_in_any_order() -> None:
    own = cards(tile_33={"number": 999, "scarabs": 20}, tile_3={"number": 1})
    own["card"].reverse()
    table = Table("hourglass", 2, b"own", deck=own)
    tables = table._deck
    assert tables.number[:] == sorted(card["number"] for card in own["card"])
    assert tables.scarabs[-1] == 20
    assert {number for seed in seeds(60) for number in table_numbers(seed, own)} >= {1, 999}


def table_numbers(seed: bytes, deck: dict[str, Any]) -> set[int]:
    """Return the numbers of a new pyramid."""
    rows = Table("hourglass", 2, seed, deck=deck).position()["pyramid"]
    return {number for row in rows.values() for number in row}


def test_tables_say_what_each_roll_makes() -> None:
    tables = GAME.tables(GAME.deck())
    numbers = tables.number[:]

    def makes(d8: int, d10: int, d12: int) -> list[int]:
        found = operations.made((d8, d10, d12))
        return [number for number in numbers if number in found]

    assert makes(1, 1, 1) == [3]
    assert makes(2, 5, 11) == [3, 4, 6, 7, 8, 9, 10, 12, 13, 14, 16, 17, 18, 21, 22, 27, 32, 33, 45]
    assert [mask.bit_count() for mask in tables.of_colour] == [22, 13, 9, 4]


def test_every_tile_has_its_picture() -> None:
    deck = GAME.deck()
    drawn = [picture.card(deck, card.number) for card in deck.card]
    assert len(set(drawn)) == 48
    for card, svg in zip(deck.card, drawn, strict=True):
        root = ElementTree.fromstring(svg)
        assert root.tag == "g"
        texts = [node.text for node in root.iter("text")]
        assert texts == [str(card.number), picture.LETTERS[card.colour], str(card.scarabs)]
        assert sum(node.get("d") == picture.path("scarab") for node in root.iter("path")) == card.scarabs
        assert "href" not in svg


def test_any_count_of_scarabs_can_be_drawn() -> None:
    part = GAME.part("deck")
    for scarabs in range(1, part.MOST_SCARABS + 1):
        svg = picture.card(part.Deck([part.Card(999, "red", scarabs)]), 999)
        assert sum(node.get("d") == picture.path("scarab") for node in ElementTree.fromstring(svg).iter("path")) == scarabs


def test_our_file_is_read_from_a_path_too(tmp_path: Path) -> None:
    copy = tmp_path / "tiles.toml"
    copy.write_bytes((GAME.folder / "deck.toml").read_bytes())
    assert GAME.deck(copy) == GAME.deck()
