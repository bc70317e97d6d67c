"""`python -m benchmarks.envs`: every interface is measured, theirs by the same lines as ours, and what is missing is said."""

import sys

import pytest
from rich.progress import Progress

from benchmarks import envs
from benchmarks.report import print_report
from tests.envs.setups import SOME


def test_ours_and_theirs_are_measured_in_turns(capsys: pytest.CaptureFixture[str]) -> None:
    name = SOME[0].game
    pytest.importorskip("pettingzoo")
    pytest.importorskip("pyspiel")
    report = envs.measure(0.03, [name], Progress(disable=True))
    assert all(row.moves_per_second > 0 and row.actions > 1 and row.observation > 1 for row in report.rows)
    assert {(row.through, row.ours) for row in report.rows} >= {("vector", True), ("PettingZoo", False), ("OpenSpiel", False)}
    assert [row.game for row in report.rows if row.ours] == [name] * (len(report.rows) - sum(map(len, envs.THEIRS.values())))
    print_report(report, json=False)
    shown = capsys.readouterr().out
    assert "moves per second" in shown
    assert name in shown
    assert f"{report.rows[0].moves_per_second:,.0f}" in shown


def test_a_missing_extra_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(SystemExit, match=r"pyspiel is not installed here: pip install 'saqqara\[envs\]'"):
        next(envs.openspiel_games([]))
