"""Whoever comes in a test has gone after it, however it ended: what is left open would be held against a later test.

And every query that the server has made for the first time is put to the planner: none reads a table from end to end.
"""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.planning import NOTED, Planner
from tests.server.serving import Player


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


@pytest.fixture(autouse=True)
def every_query_by_an_index(planner: Planner) -> Iterator[None]:
    """What the server asked in a test is found by an index."""
    yield
    while NOTED.new:
        text, values = NOTED.new.pop()
        assert not planner.faults(text, values), text
