"""Deck files: what is wrong is said with the card's number."""

import re
from pathlib import Path
from typing import Any

import pytest

from saqqara import BadDeck, Table, replay
from saqqara.core.game import find, games
from saqqara.core.parsing import plain

WITH_DECK = [game.name for game in games().values() if game.has_deck]


@pytest.mark.parametrize("name", WITH_DECK)
def test_a_field_of_a_card_is_named_with_the_cards_number(name: str) -> None:
    deck: Any = plain(find(name).deck())
    card = deck["card"][6]
    field = sorted(set(card) - {"number"})[0]
    number = card["number"]
    for broken in ({**card, field: None}, {key: value for key, value in card.items() if key != field}):
        with pytest.raises(BadDeck) as caught:
            Table(name, deck={**deck, "card": [*deck["card"][:6], broken, *deck["card"][7:]]})
        assert re.search(rf"\b{number}\b", caught.value.reason("en"))
        assert field in caught.value.reason("en")
        assert field in caught.value.reason("fr")


@pytest.mark.parametrize("name", WITH_DECK)
def test_a_record_carries_the_tables_own_deck(name: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes((find(name).folder / "deck.toml").read_bytes())
    table = Table(name, seed=b"own", deck=str(file))
    assert table.save()["deck"] == plain(find(name).deck())
    assert replay(table.save()).position() == table.position() == Table(name, seed=b"own").position()
    assert "deck" not in Table(name).save()
