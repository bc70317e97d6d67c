"""Without a network: what the service worker keeps opens and says so, tables wait, and after an upgrade nobody is shown the old client."""

import json
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from saqqara.core.game import games
from saqqara.server.http.web_client import STATIC
from tests.browser.conftest import PHONE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import MINE, PATIENCE, WEB, drawn, follow, legal, table, title, type_move, until, word
from tests.server.server_processes import Node

GAME = next(game for game in games() if (WEB / "games" / game / "lesson").is_dir())
KEPT = "async () => { await navigator.serviceWorker.ready; return (await caches.keys()).join() }"
IN_CHARGE = "() => navigator.serviceWorker.controller?.state === 'activated'"


def keeps(page: Page) -> str:
    """Wait until the worker has what it keeps; its name."""
    page.wait_for_function(IN_CHARGE)
    found: str = page.evaluate(KEPT)
    return found


def lesson_without_a_network(page: Page, language: str) -> None:
    """A step of a lesson is played, and what is not the move that is asked for is told so."""
    steps = json.loads((WEB / "games" / GAME / "lesson/steps.json").read_text())
    page.goto(f"/lesson/{GAME}?step=2")
    expect(page.get_by_text(word("lesson-step", language, step=2, steps=len(steps)))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("heading", level=2).first).not_to_be_empty()
    expect(page.get_by_text(word("offline-lesson", language))).to_be_visible()
    drawn(page, language)
    other = next(move for move in legal(page, language) if move not in steps[1]["accept"][0])
    type_move(page, language, "xyzzy")
    expect(page.get_by_role("alert")).to_have_text(word("offline-why", language))
    type_move(page, language, other)
    expect(page.locator(".verdict")).to_contain_text(word("lesson-not-yet", language))
    page.get_by_role("main").get_by_role("button", name=word("lesson-again", language)).click()
    for asked in steps[1]["accept"]:
        page.wait_for_function(MINE)
        type_move(page, language, asked[0])
    expect(page.locator(".verdict")).to_contain_text(word("lesson-good", language))


def test_without_a_network_rules_lessons_and_settings_open_and_say_so(context: NewContext) -> None:
    language = "fr"
    person = context(language, PHONE, service_workers="allow")
    page = person.new_page()
    page.goto("/")
    keeps(page)
    here = table([person], GAME, seats=["me", {"bot": "chance"}])
    person.set_offline(True)
    banner = page.get_by_role("status").filter(has_text=word("offline-page", language))
    expect(banner).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name=word("start-title", language))).to_be_visible()
    card = page.get_by_role("article", name=title(GAME, language))
    expect(card.get_by_role("button", name=word("play-now", language), exact=True)).to_be_disabled()
    expect(banner).to_be_visible()
    clean(page, part=banner)
    no_sideways_scroll(page)
    page.goto(f"/rules/{GAME}")
    expect(page.locator("article h2").first).to_be_visible()
    expect(page.locator("figure svg").first).to_be_visible()
    expect(banner).to_be_visible()
    lesson_without_a_network(page, language)
    page.goto("/settings")
    page.get_by_label(word("set-theme", language)).select_option("dark")
    expect(banner).to_be_visible()
    for address in ("/puzzles", f"/puzzles/{GAME}", f"/editor/{GAME}"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text(word("needs-server", language))).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
    page.goto(f"/t/{here}")
    expect(page.get_by_text(word("offline-table", language))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=word("home", language)).click()
    expect(page.get_by_role("heading", name=word("start-title", language))).to_be_visible()
    person.set_offline(False)
    expect(banner).to_have_count(0)
    page.get_by_role("banner").get_by_role("link", name=word("nav-turns", language, count=1)).click()  # what was missed is there
    drawn(page, language)
    kept = page.evaluate("async () => (await (await caches.open((await caches.keys())[0])).keys()).map(one => new URL(one.url).pathname)")
    assert [path for path in kept if path.startswith("/api/")] == ["/api/v1/games"]
    for address in (f"/t/{here}", f"/lesson/{GAME}"):  # what was opened without a network comes with it
        person.set_offline(True)
        page.goto(address)
        expect(page.get_by_text(re.split("[.:]", word("offline-page", language))[0].strip()).first).to_be_visible()
        person.set_offline(False)
        drawn(page, language)
        page.wait_for_function(MINE)
    worker = page.request.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in worker.headers["content-security-policy"]


def test_a_server_on_this_machine_needs_no_network(context: NewContext) -> None:
    page = context("en").new_page()
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })")
    page.goto("/")
    play = page.get_by_role("article", name=title(GAME, "en")).get_by_role("button", name=word("play-now"), exact=True)
    expect(play).to_be_enabled()
    with page.expect_response("**/api/v1/health"):
        page.evaluate("dispatchEvent(new Event('offline'))")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(page.get_by_text(word("offline-page"))).to_have_count(0)
    play.click()
    drawn(page, "en")


# A server whose client can be exchanged for that of another build.


class Client(SimpleHTTPRequestHandler):
    """The built files; the page for any other address; the rest comes from the real server."""

    def __init__(self, folder: list[Path], api: str, *more: object) -> None:
        self.api = api
        super().__init__(*more, directory=str(folder[-1]))  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """A file, or what the API says."""
        path = self.path.partition("?")[0]
        if path.startswith("/api/"):
            with urlopen(self.api + path) as answer:
                body = answer.read()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
            return
        if "." not in path:
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        """No other cache than the worker's is to help."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is to be told."""


BINARY = {".wasm", ".woff2"}


def another_build(folder: Path) -> Path:
    """The client, built once more after a change: every file has another name, and the page says that it is new."""
    shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    names = {file.name: f"{file.stem}0{file.suffix}" for file in (folder / "assets").iterdir()}
    any_name = re.compile("|".join(map(re.escape, names)))
    assets = list((folder / "assets").iterdir())
    texts = [file for file in assets if file.suffix not in BINARY]
    for file in assets:
        if file not in texts:
            file.rename(file.with_name(names[file.name]))
    for file in [*texts, folder / "index.html", folder / "worker.js"]:
        text = any_name.sub(lambda found: names[found[0]], file.read_text())
        if file.name == "index.html":
            text = text.replace("<html", '<html data-build="new"')
        if file.name == "worker.js":
            text, changed = re.subn(r"(?<=saqqara-)[0-9a-f]{12}(?=`)", "another", text)
            assert changed == 1
        file.with_name(names.get(file.name, file.name)).write_text(text)
        if file.name in names:
            file.unlink()
    return folder


@pytest.fixture
def upgradable(server: Node, tmp_path: Path) -> Iterator[tuple[str, list[Path]]]:
    """The address of a server, and the folder that it serves: the last of the list."""
    folder = [STATIC]
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Client, folder, server.url)) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_address[1]}", folder
        running.shutdown()


def test_after_an_upgrade_the_new_client_is_shown_with_a_network_and_without(
    browser: Browser, upgradable: tuple[str, list[Path]], tmp_path: Path
) -> None:
    address, folder = upgradable
    person = browser.new_context(base_url=address, locale="en-GB", service_workers="allow")  # its errors are meant
    person.set_default_timeout(PATIENCE)
    old, page = person.new_page(), person.new_page()
    old.goto("/rules")
    before = keeps(old)
    folder.append(another_build(tmp_path / "new"))
    page.goto("/rules")
    new = "() => document.documentElement.dataset.build === 'new'"
    assert page.evaluate(new), "at once"
    until(page, lambda: (now := page.evaluate(KEPT)) != before and "," not in now)  # what the old worker kept goes
    follow(old, "account", "settings")  # its file is gone: the page is loaded anew, once
    expect(old.get_by_role("heading", name=word("settings-title"))).to_be_visible()
    assert old.evaluate(new)
    page.wait_for_function(IN_CHARGE)
    person.set_offline(True)
    page.goto("/settings")
    expect(page.get_by_role("heading", name=word("settings-title"))).to_be_visible()
    assert page.evaluate(new)
    person.close()
