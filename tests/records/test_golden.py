"""Golden records replay to the letter, and every seat sees what it saw."""

import json

import pytest

from saqqara import replay
from tests.every_game.setups import SETUPS, Setup
from tests.records.golden import HERE, counts, file_name, golden_setups, story


@pytest.mark.parametrize("setup", golden_setups(), ids=str)
def test_a_golden_record_replays_and_everybody_sees_what_they_saw(setup: Setup) -> None:
    record = json.loads((HERE / f"{file_name(setup)}.json").read_text())
    assert replay(record).record() == record
    assert story(record) == (HERE / f"{file_name(setup)}.seen.txt").read_text()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_counts_of_positions_by_depth_are_as_they_were(setup: Setup) -> None:
    golden = [line for line in (HERE / "counts.txt").read_text().splitlines() if line.startswith(f"{setup} ")]
    assert golden, "no counts for this set-up: python -m tests.records.golden"
    assert counts(setup).splitlines() == golden


def test_every_game_has_a_golden_record() -> None:
    assert {setup.game for setup in golden_setups()} == {setup.game for setup in SETUPS}
    assert len(list(HERE.glob("*.json"))) == len(golden_setups())
