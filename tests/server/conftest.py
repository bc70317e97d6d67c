"""Whoever comes in a test has gone after it, however it ended: what is left open would be held against a later test."""

from collections.abc import AsyncIterator

import pytest

from tests.server.serving import Player


@pytest.fixture(autouse=True)
async def everybody_goes() -> AsyncIterator[None]:
    """Close what players have open."""
    yield
    while Player.here:
        await Player.here.pop().close()
