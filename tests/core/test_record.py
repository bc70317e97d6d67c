"""Records: sealed while the game goes on, verified when it is over; a broken one says where."""

import hashlib
import json
from typing import Any

import pytest

from saqqara import BadRecord, BadSetup, SaqqaraError, Table, replay
from saqqara.bots import make


def finished(**asked: Any) -> Table:
    """Return a short whole game."""
    table = Table("objective", 2, b"record", **asked)
    bots = [make("chance", bytes([seat])) for seat in range(2)]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.look(seat)).move, at=len(table.moves) * 1000)
    return table


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return finished(names=["Ann", "Bob"], nonces=[b"a", b"b"]).record()


def test_a_running_game_is_sealed_and_a_save_is_not() -> None:
    table = Table("objective", 2, b"sealed")
    assert "seed" not in table.record()
    with pytest.raises(BadRecord, match="seed is secret"):
        replay(table.record())
    assert replay(table.save()).position() == table.position()


def test_the_seed_is_committed_to_before_the_deal(record: dict[str, Any]) -> None:
    assert Table("objective", 2, b"record").commitment == record["commitment"]
    assert hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() == record["commitment"]


def test_nonces_change_the_deal() -> None:
    deals = [Table("objective", 2, b"record", nonces=nonces).position() for nonces in ([], [b"a", b"b"], [b"b", b"a"], [b"ab", b"b"])]
    assert all(one != other for number, one in enumerate(deals) for other in deals[:number])


def test_a_record_reads_back_from_json_text(record: dict[str, Any]) -> None:
    assert replay(json.dumps(record)).record() == record
    assert replay(json.dumps(record).encode()).record() == record
    assert record["names"] == ["Ann", "Bob"]
    assert record["nonces"] == ["61", "62"]
    assert record["moves"][3][2] == 3000


def test_a_table_from_a_position_keeps_it_in_its_record(record: dict[str, Any]) -> None:
    middle = replay({**{k: v for k, v in record.items() if k != "outcome"}, "moves": record["moves"][:9]})
    table = Table.from_position(middle.position(), b"on")
    table.play(table.to_act[0], table.look(table.to_act[0]).moves[0])
    again = replay(table.save())
    assert again.position() == table.position()
    assert table.save()["position"] == middle.position()


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"format": 3}, "format"),
        ({"format": "1"}, "format"),
        ({"rules": 99}, "rules"),
        ({"game": 7}, "game"),
        ({"seats": "2"}, "seats"),
        ({"options": {"mode": "odd"}}, "mode"),
        ({"options": {"deck": "x"}}, "deck"),
        ({"options": []}, "options"),
        ({"commitment": "00"}, "commitment"),
        ({"seed": "xyz"}, "seed"),
        ({"seed": "00"}, "seed"),
        ({"nonces": ["zz", "62"]}, "nonces"),
        ({"nonces": ["61"]}, "nonces"),
        ({"nonces": None}, "isn't valid"),
        ({"names": ["Ann"]}, "names"),
        ({"times": {"sand": 3}}, "sand"),
        ({"moves": [[0]]}, "moves[0]"),
        ({"moves": [[0, "red 1", "late"]]}, "moves[0]"),
        ({"moves": [["0", "red 1"]]}, "moves[0]"),
        ({"moves": [[9, "red 1"]]}, "Move 1"),
        ({"moves": [[None, "sand"]]}, "Move 1"),
        ({"moves": []}, "outcome"),
        ({"outcome": None}, "outcome"),
        ({"outcome": {"places": [1, 1]}}, "outcome.places”: replaying the game gives ["),
        ({"position": {"game": "objective"}}, "mode"),
        ({"deck": {"card": []}}, "deck"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_broken_record_is_refused_in_a_sentence_that_names_the_field(record: dict[str, Any], changes: dict[str, Any], named: str) -> None:
    with pytest.raises(SaqqaraError) as caught:
        replay({**record, **changes})
    assert isinstance(caught.value, BadRecord | BadSetup | ValueError)
    assert named.lower() in caught.value.reason("en").lower()
    assert caught.value.reason("fr")


@pytest.mark.parametrize(
    ("changes", "named"),
    [({"scores": [99, 99]}, "outcome.scores”"), ({"detail": {}}, "outcome.detail."), ({"more": None}, "outcome.more”")],
)
def test_an_outcome_that_does_not_replay_is_told_by_its_first_wrong_field(
    record: dict[str, Any], changes: dict[str, Any], named: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        replay({**record, "outcome": {**record["outcome"], **changes}})
    assert f"Field “{named}" in caught.value.reason("en")
    assert "{'" not in caught.value.reason("en"), "values are JSON, not Python"


def test_it_says_at_which_move_a_record_does_not_replay(record: dict[str, Any]) -> None:
    moves = [list(move) for move in record["moves"]]
    moves[6][1] = "red 99"
    with pytest.raises(BadRecord, match=r"Move 7 \(“red 99”\) isn't valid, rule O4:"):
        replay({**record, "moves": moves})


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"x"', "\ud800", b"\xff\xfe", "[" * 100_000, '{"format":' + "9" * 5000 + "}"])
def test_what_is_no_record_at_all(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        replay(text)
