"""Searches for garbage: nobody waits for a long one while people play, and what they leave behind goes without."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from saqqara.server.jobs import gc_tuning
from saqqara.server.jobs.gc_tuning import tune_gc
from saqqara.server.serve import make_server
from saqqara.server.settings import Settings
from tests.server.inside import eventually, open_table, play_on
from tests.server.serving import Player, free_port


@pytest.fixture
def never() -> Iterator[None]:
    """Garbage is not searched for."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("never")
async def test_a_connection_that_has_ended_is_gone_at_once(tmp_path: Path) -> None:
    port = free_port()
    server = make_server(Settings(database=f"sqlite:///{tmp_path}/a.db", port=port, key="key of the tests"))
    serving = asyncio.ensure_future(server.serve())
    await eventually(lambda: server.started)
    ann, bob = [await Player.come(f"http://127.0.0.1:{port}") for _ in range(2)]
    table = await open_table(ann, bob)
    async with ann.sit(table) as one, bob.sit(table) as other:
        await play_on([one, other], 4)
        connections = server.app.state.connections
        left = [weakref.ref(part) for connection in connections for part in (connection, connection.socket)]
        assert len(left) == 4
        del connections
    await eventually(lambda: not any(part() for part in left), 10)
    await ann.close()
    await bob.close()
    server.should_exit = True
    await serving


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock, processor time, and how often everything was searched."""
    told = SimpleNamespace(now=0.0, used=0.0, searches=0)

    def collect() -> None:
        told.searches += 1

    monkeypatch.setattr("time.monotonic", lambda: told.now)
    monkeypatch.setattr("time.process_time", lambda: told.used)
    monkeypatch.setattr("gc.collect", collect)
    return told


def pass_time(moments: SimpleNamespace, sweeper: gc_tuning.GcTuner, seconds: float, busy: float) -> None:
    """Ticks of half a second, in which the server uses that part of a core."""
    for _ in range(int(2 * seconds)):
        moments.now += 0.5
        moments.used += 0.5 * busy
        sweeper.on_tick()


def test_everything_is_searched_when_nobody_plays(moments: SimpleNamespace) -> None:
    sweeper = gc_tuning.GcTuner()
    pass_time(moments, sweeper, gc_tuning.EVERY + 60, 0.5)
    assert moments.searches == 0
    pass_time(moments, sweeper, 1, 0.01)
    assert moments.searches == 1
    pass_time(moments, sweeper, gc_tuning.EVERY / 2, 0.01)
    assert moments.searches == 1


def test_a_server_that_is_never_quiet_searches_some_time(moments: SimpleNamespace) -> None:
    pass_time(moments, gc_tuning.GcTuner(), 3 * gc_tuning.LATEST + 10, 0.9)
    assert moments.searches == 3


def test_no_search_that_comes_by_itself_is_long() -> None:
    """However much stays: some of it at a time is looked at, and never all there is."""
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
