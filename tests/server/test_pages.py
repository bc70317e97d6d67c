"""The pages beside the API: addresses where there is nothing, and that what is sent is compressed."""

import gzip
import json
import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from saqqara.server.app import create_app
from saqqara.server.http import web_client
from saqqara.server.settings import Settings

PAGE = "<!doctype html><title>Saqqara</title>"
SCRIPT = "console.log('a long story');\n" * 200


@pytest.fixture
async def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "main.js").write_text(SCRIPT)
    (static / "assets" / "main.js.br").write_bytes(b"as small as can be")
    monkeypatch.setattr(web_client, "STATIC", static)
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'pages.db'}"))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://pages", headers={"Accept": "text/html,*/*"}) as client,
    ):
        yield client


async def test_a_person_finds_a_page_where_there_is_nothing_and_a_program_a_reason(browser: httpx.AsyncClient) -> None:
    for address in ("/nothing", "/nothing/", "/t/a/b", "/rules/objective/more/", "/assets/gone.js/"):
        shown = await browser.get(address)
        assert (shown.status_code, shown.text) == (404, PAGE), address
        told = await browser.get(address, headers={"Accept": "application/json"})
        assert (told.status_code, told.json()["key"]) == (404, "server-no-page"), address


async def test_whether_a_page_is_there_can_be_asked_without_its_text(browser: httpx.AsyncClient) -> None:
    page = await browser.head("/rules")
    assert (page.status_code, page.text, page.headers["Content-Length"]) == (200, "", str(len(PAGE)))
    assert (await browser.post("/rules")).status_code == 405


async def test_every_page_of_the_client_is_found_with_a_slash_at_the_end_too(browser: httpx.AsyncClient) -> None:
    """The client has a page for each of them: it does not compile otherwise."""
    for place in map(partial(re.sub, r"\{\w+\}", "something"), web_client.PLACES):
        for address in (place, place.rstrip("/") + "/"):
            shown = await browser.get(address)
            assert (shown.status_code, shown.text) == (200, PAGE), address


async def test_a_table_that_is_not_there_is_a_page_that_says_so(browser: httpx.AsyncClient) -> None:
    for address in ("/t/abc", "/t/abc/"):
        shown = await browser.get(address)
        assert (shown.status_code, shown.text) == (404, PAGE)


async def test_what_is_no_page_of_the_api_is_no_page_for_a_person_either(browser: httpx.AsyncClient) -> None:
    told = await browser.get("/api/v1/nothing")
    assert (told.status_code, told.json()["key"]) == (404, "server-no-page")


async def test_scripts_are_sent_as_the_build_has_compressed_them(browser: httpx.AsyncClient) -> None:
    for accepted, encoding in (("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)):
        async with browser.stream("GET", "/assets/main.js", headers={"Accept-Encoding": accepted}) as answer:
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "immutable" in answer.headers["cache-control"]
            sent = b"".join([part async for part in answer.aiter_raw()])
        if encoding == "br":
            assert sent == b"as small as can be"
        else:
            assert (gzip.decompress(sent) if encoding else sent).decode() == SCRIPT


async def test_answers_of_the_api_are_compressed(browser: httpx.AsyncClient) -> None:
    async with browser.stream("GET", "/api/v1/openapi.json", headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        sent = b"".join([part async for part in answer.aiter_raw()])
    whole = gzip.decompress(sent)
    assert json.loads(whole)["openapi"]
    assert len(sent) < len(whole) / 4
