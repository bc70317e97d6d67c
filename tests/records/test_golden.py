"""Golden records replay to the letter, and every seat sees what it saw."""

import json

import pytest

from saqqara import replay
from saqqara.core.game import games
from tests.every_game.setups import EDGES, Setup
from tests.records.golden import counts, file, folder, golden_setups, story


@pytest.mark.parametrize("setup", golden_setups(), ids=str)
def test_a_golden_record_replays_and_everybody_sees_what_they_saw(setup: Setup) -> None:
    record = json.loads(file(setup, "json").read_text())
    assert replay(record).record() == record
    assert story(record) == file(setup, "seen.txt").read_text()


@pytest.mark.parametrize("setup", EDGES, ids=str)
def test_the_counts_of_positions_by_depth_are_as_they_were(setup: Setup) -> None:
    golden = [line for line in (folder(setup.game) / "counts.txt").read_text().splitlines() if line.startswith(f"{setup} ")]
    assert golden, "no counts for this set-up: python -m tests.records.golden"
    assert counts(setup).splitlines() == golden


@pytest.mark.parametrize("game", games())
def test_every_game_has_its_golden_records_and_no_others(game: str) -> None:
    wanted = {file(setup, "json") for setup in golden_setups() if setup.game == game}
    assert set(folder(game).glob("*.json")) == wanted, "python -m tests.records.golden writes what is missing; delete what is too much"
