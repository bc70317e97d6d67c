"""The page that plays without a network, as a server has it: the files of a site and nothing of the server."""

import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from saqqara.core.errors import BadSetup
from saqqara.server.serve import check_site
from saqqara.server.settings import Settings
from tests.offline.device import ask, device
from tests.server.guests_over_http import Guest, House, house

PAGE = b'<!doctype html><meta name="saqqara-home" content="page" /><p>'
FILES = {
    "index.html": PAGE,
    "worker.js": b"self.BUILD",
    "assets/worker-1.js": b"import(glue)",
    "python/1/modules.zip.gz": gzip.compress(b"modules" * 1000),
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    listed = json.dumps({"files": dict.fromkeys(FILES, "")}).encode()
    for name, content in (FILES | {"files.json": listed, "notes.txt": b"the host's own"}).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (tmp_path / "saqqara.key").write_text("hush")
    return folder


@pytest.fixture
async def here(tmp_path: Path, site: Path) -> AsyncIterator[House]:
    async with house(tmp_path, offline=str(site)) as opened:
        yield opened


async def get(here: House, path: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(here.app), base_url="http://table.test") as http:
        return await http.get(path, headers={"Accept-Encoding": "gzip"})


async def test_the_files_are_those_of_the_site_and_the_page_knows_where_it_is(here: House) -> None:
    for name, content in FILES.items():
        answer = await get(here, f"/offline/{name}")
        if name == "index.html":
            assert answer.text.replace('<meta name="saqqara-server" content="/" />', "").startswith(PAGE.decode()[:-3])
            assert 'name="saqqara-size"' in answer.text
        else:
            assert answer.content == content, "nothing is unpacked or packed on the way"
        assert answer.headers["cache-control"] == ("no-cache" if "/" not in name else "public, max-age=31536000, immutable")
    assert (await get(here, "/offline/")).text == (await get(here, "/offline/index.html")).text
    assert (await get(here, "/offline")).headers["location"] == "/offline/"


async def test_nothing_else_is_served(here: House) -> None:
    for path in ("/offline/notes.txt", "/offline/../saqqara.key", "/offline/%2e%2e/saqqara.key", "/offline/assets", "/offline//etc/passwd"):
        answer = await get(here, path)
        assert answer.status_code == 404, path
        assert "hush" not in answer.text


async def test_only_the_worker_may_run_what_it_has_unpacked(here: House) -> None:
    policies = {name: (await get(here, f"/offline/{name}")).headers["content-security-policy"] for name in FILES}
    assert {name for name, policy in policies.items() if "blob:" in policy.split("script-src")[1].split(";")[0]} == {"assets/worker-1.js"}
    assert all("'unsafe-eval'" not in policy.replace("'wasm-unsafe-eval'", "") for policy in policies.values())
    assert "blob:" not in (await get(here, "/settings")).headers["content-security-policy"].split("script-src")[1].split(";")[0]


async def test_the_offer_says_what_it_loads(here: House, tmp_path: Path) -> None:
    size = sum(len(content) for content in FILES.values()) + len(json.dumps({"files": dict.fromkeys(FILES, "")}))
    assert (await here.nobody.get("/games"))["offline"] == size
    (tmp_path / "other").mkdir()
    async with house(tmp_path / "other") as without:
        assert (await without.nobody.get("/games"))["offline"] is None
        assert (await get(without, "/offline/")).status_code == 404


async def test_a_folder_without_a_site_is_said_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as problem:
        check_site(Settings(offline=str(tmp_path)))
    assert str(tmp_path) in problem.value.reason("fr")


async def test_a_servers_day_is_another_than_the_one_without_a_network(here: House) -> None:
    async def commitments(day: Any) -> list[str]:
        return [one["commitment"] for one in day["games"]]

    anna: Guest = await here.guest("Anna")
    async with device() as alone:
        elsewhere = await commitments(await ask(alone, "GET", "/daily"))
    assert set(elsewhere).isdisjoint(await commitments(await anna.get("/daily")))
