"""The client's address behind a reverse proxy: the last one that is not a proxy's, whatever a client writes into the header itself."""

from pathlib import Path

import httpx
import pytest

from saqqara.server.settings import Limits
from tests.server.server_in_process import farewell, inside, open_table, wire
from tests.server.server_processes import Player

CLIENT = "198.51.100.7"
FEW = Limits(players=(2, 1e-6), sockets_per_address=1)
"""Two new guests from one address, and one connection."""


async def statuses(url: str, headers: list[str]) -> list[int]:
    """Return the status of a new guest with each of these as `X-Forwarded-For`."""
    async with httpx.AsyncClient(base_url=f"{url}/api/v1") as http:
        return [(await http.post("/players", json={"name": "Ann"}, headers={"X-Forwarded-For": one})).status_code for one in headers]


@pytest.mark.parametrize("listed", [("127.0.0.1",), ("127.0.0.0/8", "10.0.0.1")])
async def test_a_made_up_address_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listed: tuple[str, ...]) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    async with inside(tmp_path, proxies=listed, limits=FEW) as server:
        made_up = [f"203.0.113.{n}, {CLIENT}" for n in range(4)]
        assert await statuses(server.url, made_up) == [201, 201, 429, 429]
        assert await statuses(server.url, [f"{CLIENT}, 127.0.0.1"]) == [429], "a proxy behind the proxy, which is known"
        assert await statuses(server.url, ["198.51.100.8"]) == [201], "somebody else"


async def test_who_comes_from_no_proxy_is_whoever_they_are(tmp_path: Path) -> None:
    async with inside(tmp_path, proxies=("10.0.0.1",), limits=FEW) as server:
        assert await statuses(server.url, [f"203.0.113.{n}" for n in range(4)]) == [201, 201, 429, 429]


async def test_connections_are_counted_by_that_address_too(tmp_path: Path) -> None:
    async with inside(tmp_path, proxies=("127.0.0.1",), limits=FEW) as server:
        table = await open_table(await Player.come(server.url), await Player.come(server.url))
        async with wire(server.url, table, {}, **{"X-Forwarded-For": f"203.0.113.1, {CLIENT}"}) as first:
            assert (await first.next())["type"] == "table"
            assert server.app.state.sockets.total == 1
            async with wire(server.url, table, None, **{"X-Forwarded-For": f"203.0.113.2, {CLIENT}"}) as second:
                assert (await farewell(second.socket))[1] == 1008
