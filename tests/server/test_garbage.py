"""Searches for garbage: nobody waits for a long one while people play, and what they leave behind goes without."""

import gc

from saqqara.server.jobs.gc_tuning import EVERY, LATEST, GcTuner, tune_gc


class Quiet:
    """A clock, processor time, and how often everything was searched."""

    def __init__(self) -> None:
        self.now = self.used = 0.0
        self.searches = 0
        self.tuner = GcTuner(lambda: self.now, lambda: self.used, self.search)

    def search(self) -> None:
        self.searches += 1

    def pass_time(self, seconds: float, busy: float) -> int:
        """Ticks of half a second, in which the server uses that part of a core: how often everything has been searched since the start."""
        for _ in range(int(2 * seconds)):
            self.now += 0.5
            self.used += 0.5 * busy
            self.tuner.on_tick()
        return self.searches


def test_everything_is_searched_when_nobody_plays() -> None:
    server = Quiet()
    assert server.pass_time(EVERY + 60, 0.5) == 0
    assert server.pass_time(1, 0.01) == 1
    assert server.pass_time(EVERY / 2, 0.01) == 1


def test_a_server_that_is_never_quiet_searches_some_time() -> None:
    assert Quiet().pass_time(3 * LATEST + 10, 0.9) == 3


def test_no_search_that_comes_by_itself_is_long() -> None:
    """A part of the objects is looked at each time, and never all, however many stay."""
    before, sizes = gc.get_threshold(), []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            sizes.append(sum(len(gc.get_objects(generation)) for generation in range(info["generation"] + 1)))

    tune_gc()
    gc.callbacks.append(note)
    try:
        kept = [[number] for number in range(50_000)]
    finally:
        gc.callbacks.remove(note)
        gc.set_threshold(*before)
        gc.unfreeze()
    assert len(kept) == 50_000
    assert len(sizes) > 100
    assert max(sizes) < 2_500, "some two milliseconds, where each is looked up far from the processor"
