"""The first version of the deck: games that were played or begun with it still replay and go on, with its card 37."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara import BadRecord, Table, replay
from saqqara.core.game import find
from saqqara.core.parsing import plain
from saqqara.server.tables.table_setup import Pace, Setup, setup_of

GAME = find("expedition")
RECORD: dict[str, Any] = json.loads(Path(__file__).with_name("first_deck_record.json").read_text(encoding="utf-8"))
FIRST = GAME.deck(GAME.folder / "decks/1.toml")


def test_the_two_versions_differ_in_one_card() -> None:
    different = [one.number for one, other in zip(FIRST.card, GAME.deck().card, strict=True) if one != other]
    assert different == [37]


def test_a_record_of_the_first_version_replays_with_its_deck() -> None:
    assert RECORD["rules"] == 1
    assert "deck" not in RECORD
    table = replay(RECORD)
    assert plain(table.outcome) == RECORD["outcome"]
    assert table.own_deck == FIRST
    again = table.record()
    assert (again["rules"], again["deck"]) == (2, plain(FIRST))
    assert replay(again).position() == table.position()


def test_a_new_record_is_of_the_second_version_and_unknown_ones_are_refused() -> None:
    assert Table("expedition").save()["rules"] == 2
    with pytest.raises(BadRecord, match="version 3"):
        replay({**RECORD, "rules": 3})


def test_a_table_that_was_begun_with_the_first_version_goes_on_with_it() -> None:
    setup = msgspec.json.encode(Setup(2, {}, None, None, Pace(), False, "adept")).decode()
    kept = setup_of({"setup": setup, "game": "expedition", "rules": 1})
    assert kept.deck == plain(FIRST)
    assert setup_of({"setup": setup, "game": "expedition", "rules": 2}).deck is None
