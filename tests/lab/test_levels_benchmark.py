"""`python -m benchmarks.levels`: a row for each two levels, with a verdict; what was played is kept."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from benchmarks import levels


def test_each_two_levels_have_a_row_and_a_verdict(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(levels, "ProcessPoolExecutor", lambda workers, context: ThreadPoolExecutor(1))
    monkeypatch.setattr(levels, "STRENGTHS", ("novice", "apprentice", "adept"))
    kept = tmp_path / "deals"
    levels.main(["guardians"], seats=2, deals=300, keep=kept, json=True)
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [(row["lower"], row["higher"], row["deals"], row["judged"]) for row in rows] == [
        ("novice", "apprentice", 300, "fits"),
        ("apprentice", "adept", 300, "fits"),
    ]
    assert all(row["low"] < row["ratio"] < row["high"] for row in rows)
    levels.main(["guardians"], seats=2, deals=300, keep=kept, json=True)
    assert json.loads(capsys.readouterr().out)["rows"] == rows, "nothing is played twice"
    monkeypatch.setattr(levels, "STRENGTHS", ("apprentice", "novice"))
    levels.main(["guardians"], seats=2, deals=300, minutes=1)
    told = capsys.readouterr()
    assert "close" in told.out
    assert "1 of 1 ratios lie outside" in told.err


def test_a_number_of_seats_that_no_game_has_is_a_sentence() -> None:
    with pytest.raises(SystemExit, match="9"):
        levels.main(seats=9)


def test_a_file_that_is_not_one_of_deals_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "deals").write_text("x\n")
    with pytest.raises(SystemExit, match="Line 1"):
        levels.main(["guardians"], seats=2, deals=1, keep=tmp_path / "deals")
