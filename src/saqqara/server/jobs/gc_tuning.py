"""When Python searches for garbage: what is new often and briefly, all there is when nobody plays.

A search through everything takes a microsecond for each object, which with a few hundred tables is a fifth of a second in which nobody's
move is answered. Little is found by it: what our code leaves behind does not refer to itself in a circle, and goes at once.
"""

import gc
import time

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
    """Waits for a quiet moment, from tick to tick."""

    def __init__(self) -> None:
        self._searched = self._ticked = time.monotonic()
        self._used = time.process_time()

    def on_tick(self) -> None:
        """Search through everything, if it is time and the server has a quiet moment."""
        present, used = time.monotonic(), time.process_time()
        quiet = used - self._used <= QUIET * (present - self._ticked)
        self._ticked, self._used = present, used
        waited = present - self._searched
        if waited >= LATEST or (waited >= EVERY and quiet):
            gc.collect()
            self._searched = time.monotonic()
            self._used = time.process_time()


def tune_gc() -> None:
    """Set what is there for good aside, so that from now on only what is new is searched automatically."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)
