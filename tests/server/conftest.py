"""Whoever comes in a test has gone after it, however it ended: what is left open would be held against a later test.

And every query that the server has made for the first time is put to the planner: none reads a table from end to end.
"""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.planning import NOTED, Planner
from tests.server.serving import Player, postgres


@pytest.fixture(autouse=True)
async def everybody_goes() -> AsyncIterator[None]:
    """Close what players have open."""
    yield
    while Player.here:
        await Player.here.pop().close()


@pytest.fixture(scope="session")
def planner() -> Planner:
    """A database as the migrations make it."""
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
    """What the server asked in a test is found by an index."""
    yield
    while NOTED.new:
        text, values = NOTED.new.pop()
        assert not planner.faults(text, values), text
