"""The garbage collection of a server: frequent and brief for new objects, complete when nobody plays.

A search through everything takes a microsecond for each object, which with a few hundred tables is a fifth of a second in which nobody's
move is answered. Little is found by it: what our code leaves behind does not refer to itself in a circle, and goes at once.
"""

import gc
import time
from collections.abc import Callable

YOUNG, OLDER, NEVER = 200, 5, 1_000_000
"""New objects before the newest are searched; how many such searches before those that stayed are; and all of them never by itself.

Each new object that stays is looked at twice, whatever the numbers, and takes up to five microseconds where the processor has to fetch all
that it refers to. So they say how long moves wait at a time: some two milliseconds; with ten times as many it was 15, and now and then 40.
"""
EVERY, LATEST = 600.0, 6 * 3600.0
"""Seconds between two searches through everything where the server has a quiet moment, and where it has none."""
QUIET = 0.1
"""The part of a core that a server uses which nobody plays at."""


class GcTuner:
    """Waits for a quiet moment, from tick to tick. `clock` and `work` give the time and the processor time in seconds."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        work: Callable[[], float] = time.process_time,
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        self._clock, self._work, self._collect = clock, work, collect
        self._searched = self._ticked = clock()
        self._used = work()

    def on_tick(self) -> None:
        """Search through everything, if it is time and the server has a quiet moment."""
        present, used = self._clock(), self._work()
        quiet = used - self._used <= QUIET * (present - self._ticked)
        self._ticked, self._used = present, used
        waited = present - self._searched
        if waited >= LATEST or (waited >= EVERY and quiet):
            self._collect()
            self._searched, self._used = self._clock(), self._work()


def tune_gc() -> None:
    """Set what is there for good aside, so that from now on only what is new is searched automatically."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)
