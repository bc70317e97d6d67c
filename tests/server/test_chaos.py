"""A short chaos run: the workers of a node under load, of which one is killed, and nothing acknowledged is lost or there twice.

`SAQQARA_CHAOS=all` has two nodes and four sorts of trouble; `python -m tests.server.chaos.run --events 100` is the long form.

The checker itself is tested in `test_chaos_checker.py`.
"""

import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saqqara.core.game import games
from tests.server.chaos import run as running
from tests.server.chaos.checker import Wrong
from tests.server.chaos.clock import Clock
from tests.server.chaos.evidence import Evidence
from tests.server.chaos.faults import KINDS
from tests.server.chaos.players import Group, Notes
from tests.server.chaos.run import BACK_SECONDS, Chaos, Event, Report, main, measure

WHOLE = "SAQQARA_CHAOS" in os.environ
SHORT = ["kill-worker", "cut-clients", "crash-database", "freeze-worker"] if WHOLE else ["kill-worker"]


@pytest.fixture
def folder() -> Iterator[Path]:
    """Yield a folder that PostgreSQL, which runs as another user where we are root, may enter: a test's own is closed."""
    with tempfile.TemporaryDirectory(prefix="saqqara-chaos-", ignore_cleanup_errors=True) as own:
        yield Path(own)


async def test_one_trouble_of_each_sort(folder: Path) -> None:
    done: list[Event] = []
    report, evidence = await measure(
        folder, len(SHORT), "short", done.append, len(games()), bots=False, kinds=SHORT, most=0.8, long=0.8, nodes=1 + WHOLE
    )
    print(f"{report.seconds} s, {report.acknowledged} acknowledged, {report.repeated} sent again", report.events)
    assert report.faults == []
    assert report.stalled == 0
    assert report.longest_back_seconds < BACK_SECONDS
    assert report.kinds == dict.fromkeys(sorted(SHORT), 1)
    assert done == report.events
    assert report.acknowledged > 10 * len(SHORT), "there was a load"
    assert report.repeated > 0, "somebody was not answered and asked again"
    assert {story.game for story in evidence.stories if len(story.log) > 1} == {*games()}


# What the run is made of


def test_a_nodes_clock_is_what_its_file_says_and_timers_are_not_touched(tmp_path: Path) -> None:
    clock = Clock(tmp_path / "clock")
    text = "import time, sys\nfor line in sys.stdin: print(time.time(), time.time_ns() / 1e9, time.monotonic(), flush=True)"
    environment = {**os.environ, "PYTHONPATH": str(clock.folder)}
    process = subprocess.Popen([sys.executable, "-c", text], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        for seconds in (0.0, 5000.0, -300.5, 0.0):
            clock.set(seconds)
            process.stdin.write("\n")
            process.stdin.flush()
            one, other, steady = map(float, process.stdout.readline().split())
            assert abs(one - time.time() - seconds) < 5
            assert abs(other - one) < 1
            assert abs(steady - time.monotonic()) < 5
    finally:
        process.communicate(timeout=20)


# A table that does not go on fails the run


def group_of(people: int) -> Group:
    kind = next(kind for kind in games().values() if not kind.times)
    return Group(kind, people, 0, [], "seed", Notes())


def test_a_table_has_gone_on_after_as_many_moves_as_there_are_people() -> None:
    group = group_of(2)
    group.went = [1.0, 2.0, 11.0]
    assert group.back_after(10.0) is None
    group.went.append(12.5)
    assert group.back_after(10.0) == 2.5
    group.went_on(acknowledged=False)
    assert len(group.went) == 4, "where no clock moves, only what was acknowledged counts"


async def test_a_table_that_does_not_go_on_in_time_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "BACK_SECONDS", 0.2)
    monkeypatch.setattr(running, "WAIT_SECONDS", 0.5)
    chaos = object.__new__(Chaos)
    quick, slow = group_of(2), group_of(3)
    chaos.groups, chaos.playing = [quick, slow], []
    began = time.monotonic()
    quick.went = [began + 0.01, began + 0.02]
    assert await chaos.back(began) == (None, [slow.kind.name])
    slow.went = [began + 0.1, began + 0.2, began + 0.3]
    back, stuck = await chaos.back(began)
    assert (round(back or 0, 3), stuck) == (0.3, [slow.kind.name]), "it did, but too late"
    slow.went = [began + 0.1, began + 0.11, began + 0.12]
    back, stuck = await chaos.back(began)
    assert (round(back or 0, 3), stuck) == (0.12, [])


@pytest.mark.parametrize(("stalled", "lost"), [(0, 0), (1, 0), (0, 1)])
def test_the_report_says_what_was_found_and_the_command_fails_where_anything_was(
    stalled: int, lost: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    events = [Event(kind, 1.0, random.Random(kind).random(), ["objective"] * stalled) for kind in KINDS]
    counts = dict.fromkeys(("tables", "operations", "acknowledged", "refused", "unknown", "repeated", "entries", "looks"), 7)
    wrong = [Wrong("lost", "table", "move [x]")] * lost
    report = Report(
        "s", 1.0, **counts, kinds=dict.fromkeys(KINDS, 1), longest_back_seconds=1, stalled=stalled, wrong={}, events=events, faults=wrong
    )

    async def found(*_: Any) -> tuple[Report, Evidence]:
        return report, Evidence([], [], [])

    monkeypatch.setattr(running, "measure", found)
    for as_json in (True, False):
        with pytest.raises(SystemExit) if stalled or lost else contextlib.nullcontext():
            main(len(events), "s", tmp_path / "kept", as_json)
        out = capsys.readouterr().out
        if as_json:
            assert json.loads(out)["kinds"] == dict.fromkeys(KINDS, 1)
        else:
            assert "acknowledged: 7" in out
            assert ("move [x]" in out) == bool(lost)
    assert json.loads((tmp_path / "kept").read_text()) == {"operations": [], "sights": [], "stories": []}
