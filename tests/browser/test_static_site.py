"""The site of files, below a path of `python -m http.server`: whole games without any network, kept through a reload, one tab at a time."""

import contextlib
import random
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Error, Page, expect

from saqqara.cli import main
from saqqara.core.game import games
from saqqara.core.texts import say
from tests.browser.conftest import PHONE, WIDE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import MINE, PATIENCE, choice, drawn, end, hands_of, legal, line, title, type_move, until, word
from tests.server.server_processes import node

FIRST = next(iter(games()))
IN_CHARGE = "() => navigator.serviceWorker.controller?.state === 'activated'"
LINES = "aside ol li"
PRIVATE = """Object.defineProperty(self, "indexedDB", { value: { open() { throw new DOMException("", "InvalidStateError"); } } });"""
"""As some browsers are in a private window."""
FULL = """let full = false;
new BroadcastChannel("full").onmessage = ({ data }) => { full = data; };
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...row) {
    if (full) throw new DOMException("", "QuotaExceededError");
    return put.apply(this, row);
};"""
"""A device that is full as long as the page says so."""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a site in `saqqara`."""
    made: Path = tmp_path_factory.mktemp("host")
    assert main(["site", "--out", str(made / "saqqara")]) == 0
    return made


@pytest.fixture(scope="session")
def site(folder: Path) -> Iterator[str]:
    """The address of a site that a plain host of files serves below a path."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as host:
        address = f"http://127.0.0.1:{port}/saqqara/"
        while True:
            try:
                with urlopen(address):
                    break
            except URLError:
                assert host.poll() is None
        yield address
        host.terminate()


def opened(page: Page, site: str, language: str) -> None:
    """Open the start page and wait for its games."""
    page.goto(site)
    page.get_by_role("article", name=title(FIRST, language)).wait_for(timeout=3 * PATIENCE)


def begun(page: Page, game: str, language: str) -> None:
    """From the start page into a game against one bot that plays at random."""
    page.get_by_label(word("bots-level", language)).select_option("chance")
    page.get_by_label(word("bots-seats", language)).select_option("2")
    page.get_by_role("article", name=title(game, language)).get_by_role("button", name=word("play-now", language), exact=True).click()
    drawn(page, language)


@pytest.mark.parametrize(("language", "viewport", "keys"), [("en", WIDE, False), ("fr", PHONE, True)], ids=["pointer", "keys"])
@pytest.mark.parametrize("game", games())
def test_a_whole_game_without_a_network_outlives_its_tab_and_goes_on_in_another(
    context: NewContext, site: str, game: str, language: str, viewport: Any, keys: bool
) -> None:
    person = context(language, viewport, service_workers="allow")
    asked: list[str] = []
    person.on("request", lambda request: asked.append(request.url))
    page = person.new_page()
    without_a_part(page, site, language)
    opened(page, site, language)
    page.wait_for_function(IN_CHARGE)
    clean(page)
    person.set_offline(True)
    begun(page, game, language)
    page.wait_for_function(MINE)
    moves = hands_of(game).leading_on(legal(page, language, game))
    type_move(page, language, choice(game, moves, random.Random(game)))
    until(page, lambda: page.locator(LINES).count() > 0)
    page = after_a_crash(page, language)
    hands_of(game)(page, game, language, keys).play()
    expect(end(page, language).get_by_role("rowheader", name=word("end-score", language), exact=True)).to_be_visible()
    end(page, language).get_by_role("button", name=word("verify", language)).click()
    expect(end(page, language).get_by_role("status")).not_to_be_empty()
    clean(page)
    person.set_offline(False)
    page = taken_over(page, site, language)
    deleted(page, site, language)
    not_offered(page, site, language)
    assert {url for url in asked if not url.startswith((site, "blob:", "data:", SERVER))} == set()


def without_a_part(page: Page, site: str, language: str) -> None:
    """That a part could not be loaded is said."""
    page.route("**/modules.zip.gz", lambda route: route.abort())
    page.goto(site)
    expect(page.get_by_role("alert")).to_contain_text(word("page-failed-files", language))
    page.unroute_all()


def after_a_crash(page: Page, language: str) -> Page:
    """The game in a new tab, after its own was killed."""
    before, address, person = page.locator(LINES).count(), page.url, page.context
    with contextlib.suppress(Error):
        page.goto("chrome://crash")
    page.close()
    page = person.new_page()
    page.goto(address)
    drawn(page, language)
    until(page, lambda: page.locator(LINES).count() >= before)
    no_sideways_scroll(page)
    return page


SERVER = "https://server.example/"


def not_offered(page: Page, site: str, language: str) -> None:
    """What needs other people is not offered, and one page leads to a server."""
    for key in ("pair-person", "invite", "open-tables", "friends-tables"):
        expect(page.get_by_text(word(key, language), exact=True)).to_have_count(0)
    for address in ("/people", "/arena", "/boards", "/name"):
        page.goto(f"{site}#{address}")
        expect(page.get_by_role("heading", level=1)).to_have_text(word("others-title", language))
    no_sideways_scroll(page)
    clean(page)
    field = page.get_by_label(word("others-address", language))
    field.fill("http://server.example")
    page.get_by_role("button", name=word("others-go", language)).click()
    expect(page.get_by_role("main").get_by_role("alert")).to_have_text(word("others-bad", language))
    page.route(f"{SERVER}**", lambda route: route.fulfill(body="there"))
    field.fill("server.example")
    page.get_by_role("button", name=word("others-go", language)).click()
    page.wait_for_url(SERVER)


def taken_over(first: Page, site: str, language: str) -> Page:
    """Return another tab, which takes the games over."""
    second = first.context.new_page()
    second.goto(site)
    expect(second.get_by_text(word("page-elsewhere", language))).to_be_visible()
    second.get_by_role("button", name=word("page-here", language)).click()
    expect(first.get_by_text(word("page-elsewhere", language))).to_be_visible()
    second.get_by_role("article", name=title(FIRST, language)).wait_for(timeout=3 * PATIENCE)
    return second


def deleted(page: Page, site: str, language: str) -> None:
    """That what was kept has been deleted is said."""
    origin = site.split("/saqqara", maxsplit=1)[0]
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    expect(page.get_by_role("alert").filter(has_text=word("page-failed-cleared", language))).to_be_visible()


def begin_worker_with(page: Page, script: str) -> None:
    """Run a script first in the worker that holds the tables."""
    page.route("**/assets/worker-*.js", lambda route: route.fulfill(response=(got := route.fetch()), body=f"{script}\n{got.text()}"))


def test_a_window_in_which_nothing_can_be_kept_says_so(context: NewContext, site: str) -> None:
    page = context("fr").new_page()
    begin_worker_with(page, PRIVATE)
    page.goto(site)
    expect(page.get_by_role("alert")).to_contain_text(word("page-failed-storage", "fr"))


def test_a_full_device_keeps_the_game_as_it_was_and_says_so(context: NewContext, site: str) -> None:
    person = context("en")
    page = person.new_page()
    begin_worker_with(page, FULL)
    opened(page, site, "en")
    begun(page, FIRST, "en")
    page.wait_for_function(MINE)
    move = choice(FIRST, hands_of(FIRST).leading_on(legal(page, "en", FIRST)), random.Random(FIRST))
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    line(page, "en").fill(move)
    line(page, "en").press("Enter")
    expect(page.get_by_text(say("offline-not-kept"))).to_be_visible()
    expect(page.locator(f"{LINES}[data-mine]")).to_have_count(0)
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    type_move(page, "en", move)
    page.wait_for_function(MINE)


def test_a_server_without_a_network(context: NewContext, folder: Path, tmp_path: Path) -> None:
    with node(
        f"sqlite:///{tmp_path}/saqqara.db", extra=("--no-limits", "--bot-pause", "0", "--offline", str(folder / "saqqara"))
    ) as server:
        person = context("fr", PHONE, service_workers="allow", base_url=server.url)
        page, asked = person.new_page(), list[str]()
        person.on("request", lambda request: asked.append(request.url))
        page.goto("/settings")
        page.wait_for_function(IN_CHARGE)
        page.get_by_role("link", name=word("offline-offer-go", "fr")).click()
        load = page.get_by_role("button", name=word("page-load", "fr"))
        expect(load).to_be_visible()
        expect(page.get_by_text(re.compile(r"\d,\d Mo"))).to_be_visible()
        assert not [url for url in asked if "/python/" in url], "nothing is loaded before it is asked for"
        no_sideways_scroll(page)
        clean(page)
        load.click()
        page.get_by_role("article", name=title(FIRST, "fr")).wait_for(timeout=3 * PATIENCE)
        page.wait_for_function(f"{IN_CHARGE} && navigator.serviceWorker.controller.scriptURL.includes('/offline/')")

        person.set_offline(True)
        page.goto("/")
        page.get_by_role("link", name=word("offline-offer-go", "fr")).click()
        begun(page, "objective", "fr")
        hands_of("objective")(page, "objective", "fr", True).play()
        expect(end(page, "fr")).to_be_visible()
        page.goto(f"{server.url}/offline/")
        send = page.get_by_role("button", name=word("server-games-keep", "fr", count=1))
        send.click()
        expect(page.get_by_role("alert")).to_have_text(word("server-games-away", "fr"))
        person.set_offline(False)
        send.click()
        expect(page.get_by_text(word("server-games-sent", "fr", count=1))).to_be_visible()
        expect(send).to_have_count(0)
        no_sideways_scroll(page)
        clean(page)
        page.get_by_role("link", name=word("server-games-back", "fr")).click()
        page.wait_for_url(f"{server.url}/")
        expect(page.get_by_role("link").filter(has_text=word("played-alone", "fr"))).to_have_count(1)
