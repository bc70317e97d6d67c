"""A short chaos run: two nodes under load, one trouble of each sort, and nothing acknowledged is lost or there twice.

`saqqara bench server --chaos --events 100` is the long form. What the checker notices is in `test_chaos_checker.py`.
"""

import asyncio
import random
from pathlib import Path

import pytest

from saqqara.bench.chaos.clock import Clock
from saqqara.bench.chaos.faults import KINDS, Dice
from saqqara.bench.chaos.line import Line
from saqqara.bench.chaos.run import BACK_SECONDS, measure
from saqqara.core.texts import say
from tests.server.inside import eventually

SHORT = [
    "kill-server",
    "crash-database",
    "kill-bus",
    "freeze-server",
    "cut-database",
    "hole-bus",
    "cut-clients",
    "clock-ahead",
    "clock-back",
]


async def test_one_trouble_of_each_sort(tmp_path: Path) -> None:
    done: list[int] = []
    report, evidence = await measure(tmp_path, len(SHORT), "short", lambda: done.append(1), tables=4, kinds=SHORT, bots=False, long=0)
    print({name: value for name, value in report.__struct_fields__ and vars_of(report).items() if name != "events"}, report.events)
    assert report.faults == []
    assert report.stalled == 0
    assert report.longest_back_seconds < BACK_SECONDS
    assert report.kinds == dict.fromkeys(sorted(SHORT), 1)
    assert len(done) == len(SHORT)
    assert report.acknowledged > 20 * len(SHORT), "there was a load"
    assert report.repeated > 0, "somebody was not answered and asked again"
    assert {story.game for story in evidence.stories if len(story.log) > 5} == {one.kind.name for one in []} | {
        story.game for story in evidence.stories
    }
