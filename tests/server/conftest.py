"""Clients of a test are gone after it, however it ended: what is left open would be held against a later test.

What nobody holds any more must be closed as well: garbage is searched for after every test, so that a connection that was forgotten is held
against the test that forgot it. And every query that the server has made for the first time is put to the planner: none reads a table from
end to end.
"""

import gc
import os
from collections.abc import AsyncIterator, Iterator

import pytest

from saqqara.server.clock import ClockOffset
from saqqara.server.jobs import gc_tuning
from saqqara.server.storage.store import Store
from saqqara.server.tables.bots.bot_workers import BotWorkers
from tests.server.databases import ALSO_ON_POSTGRES, BOTH, ON_POSTGRES, Databases
from tests.server.query_plans import NOTED, Planner
from tests.server.server_processes import Player, postgres, start_later


@pytest.fixture(autouse=True)
def nothing_stays_open() -> Iterator[None]:
    """Find what a test has forgotten, once its event loop is closed; what is there for good is not searched again and again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc_tuning, "tune_gc", lambda: None)  # a server in this process would put aside what is open as well
        patch.setattr(BotWorkers, "start", start_later)
        yield
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
async def everybody_goes(database_kind: str) -> AsyncIterator[None]:
    """Close what players have open."""
    yield
    while Player.here:
        await Player.here.pop().close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test of a suite that is marked so on both kinds of databases: each that has somewhere for one. On PostgreSQL these are the
    tests that are marked for it as well; `SAQQARA_DATABASES=all`: all of them."""
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    if BOTH.name not in marks or "tmp_path" not in metafunc.fixturenames or ON_POSTGRES.mark in metafunc.definition.iter_markers():
        return
    if ALSO_ON_POSTGRES.name in marks or "SAQQARA_DATABASES" in os.environ:
        metafunc.parametrize("database_kind", ["sqlite", "postgres"], indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On PostgreSQL, keep the first of a test's parameters: they lead to the same statements."""
    known, left = set[object](), list[pytest.Item]()
    for item in items if "SAQQARA_DATABASES" not in os.environ else ():
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and item.callspec.params.get("database_kind") == "postgres":
            if item.function in known:
                left.append(item)
            known.add(item.function)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in set(left)]


@pytest.fixture(autouse=True)
async def database_kind(request: pytest.FixtureRequest, nothing_stays_open: None) -> AsyncIterator[str]:
    """Let the servers of a test have databases of one kind, and empty those of a PostgreSQL server afterwards."""
    kind: str = getattr(request, "param", "sqlite")
    if kind == "sqlite":
        yield kind
        return
    Databases.server = request.getfixturevalue("postgres_server")

    async def own_clock(_: Store) -> None:
        """Take the time from this machine, whose clock a test can set."""
        ClockOffset.by = None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "set_clock", own_clock)
        yield kind
    await Databases.empty_all()
    Databases.server = None


@pytest.fixture(scope="session")
def planner() -> Planner:
    """A database as a server creates it."""
    return Planner()


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One for all tests of which none stops it, each with databases of its own (`test_api_postgres.fresh`); its disk is not waited for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))  # pgserver warns where a system has none
        with postgres(tmp_path_factory.mktemp("postgres"), safe=False) as url:
            yield url


@pytest.fixture(autouse=True)
def every_query_by_an_index(planner: Planner) -> Iterator[None]:
    """Check that every query of the server in a test uses an index."""
    yield
    while NOTED.new:
        text, values = NOTED.new.pop()
        assert not planner.faults(text, values), text
