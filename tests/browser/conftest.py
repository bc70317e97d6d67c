"""A real server with the built client, and a real browser."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from saqqara.core.game import games
from saqqara.core.texts import LANGUAGES
from saqqara.server.http.web_client import STATIC
from tests.browser.page_actions import MINE, PATIENCE, calm, drawn, position, table
from tests.server.server_processes import Node, node

WIDE: Any = {"width": 1280, "height": 900}
PHONE: Any = {"width": 360, "height": 740}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
QUIET: dict[str, Any] = {"service_workers": "block"}
"""No page of a test keeps the client for later, unless that is what is tested."""
NO_STORAGE = """for (const area of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, area, { get() { throw new DOMException("blocked", "SecurityError"); } });"""
"""Makes a browser one that blocks what pages want to keep."""
NewContext = Callable[..., BrowserContext]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first draws pages and nothing around them: it takes a third of the time of a whole browser that is only not shown."""


BOARDS = {"test_boards"}
"""About boards, which are each game's own: tried with every game, always. (What an onlooker's page is told of every game is compared by
`server/test_wire.py`.)"""


FRENCH = {"test_static_site", "test_time_bank"}
"""The same in every language but for the words: tried in French, whose words are longer."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The short form: every test, every game and every language, but boards not in every language, and what is the same for all games with
    one of them in each language, another in another test. `SAQQARA_BROWSER=all`: all of it."""
    if os.environ.get("SAQQARA_BROWSER") == "all":
        return
    known, kept, left = list(games()), list[pytest.Item](), list[pytest.Item]()
    for item in items:
        values: dict[str, Any] = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        game, language = values.get("game", ""), values.get("language", "")
        spoken = LANGUAGES.index(language) if language in LANGUAGES else 0
        if game not in known:
            wanted = True
        elif item.path.stem in FRENCH:
            wanted = (known.index(game) + crc32(item.name.split("[")[0].encode())) % len(known) == 0
        elif item.path.stem in BOARDS:
            wanted = language not in LANGUAGES or (known.index(game) + spoken) % 2 == 0
        else:
            wanted = (known.index(game) + crc32(item.name.split("[")[0].encode()) + 2 * spoken) % len(known) == 0
        if item.path.stem in FRENCH and language in LANGUAGES:
            wanted = wanted and language == "fr"
        (kept if wanted else left).append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


def chromium() -> str:
    """The browser of this machine."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "no Chromium here: on Debian and Ubuntu 'apt install chromium-headless-shell'"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    assert (STATIC / "index.html").exists(), "the client is not built: ./test browser builds it"
    folder: Path = tmp_path_factory.mktemp("server")
    with node(f"sqlite:///{folder / 'saqqara.db'}", logs=folder / "log", extra=("--no-limits", "--bot-pause", "0")) as running:
        yield running


@pytest.fixture(scope="session")
def troubles() -> list[str]:
    """Return what went wrong in pages since it was last looked at."""
    return []


@pytest.fixture(scope="session")
def person(browser: Browser, server: Node, troubles: list[str]) -> NewContext:
    """Return a function that opens a browser for another person: a language, a width, light or dark.

    Whatever a page logs as an error and every request that fails is printed, which pytest shows where a test fails.
    """

    def make(language: str = "en", viewport: Any = WIDE, newcomer: bool = False, **more: Any) -> BrowserContext:
        locale = {"en": "en-GB", "fr": "fr-FR"}[language]
        usual = {"base_url": server.url, "locale": locale, "viewport": viewport, "reduced_motion": "reduce"} | QUIET
        made = browser.new_context(**usual | more)
        made.set_default_timeout(PATIENCE)
        if not newcomer:  # who has played before is told no game's goal
            made.add_init_script(f"try {{ for (const game of {list(games())}) localStorage['saqqara.goal.' + game] = true; }} catch {{}}")
        made.on("weberror", lambda error: troubles.append(str(error.error)))
        made.on("console", lambda message: print(message.text, message.location["url"]) if message.type == "error" else None)
        made.on("requestfailed", lambda request: print(request.method, request.url, request.failure))
        return made

    expect.set_options(timeout=PATIENCE)
    return make


@pytest.fixture
def context(person: NewContext, troubles: list[str]) -> Iterator[NewContext]:
    """Return a function that opens browsers, which are closed after the test. What goes wrong in a page fails the test."""
    opened: list[BrowserContext] = []

    def make(*how: Any, **more: Any) -> BrowserContext:
        opened.append(person(*how, **more))
        return opened[-1]

    yield make
    for one in opened:
        one.close()
    wrong, troubles[:] = list(troubles), []
    assert not wrong


class Seats:
    """Ann's pages at tables in the set position, in her turn: one for each game. The others are people who take their time.

    The next test uses the page again and finds it as it was: the table is read anew, and what the device has kept is forgotten. Where
    somebody has moved, or the page has been closed, there is another table.
    """

    def __init__(self, person: NewContext) -> None:
        self.person = person
        self.open: dict[str, tuple[Page, str]] = {}

    def __call__(self, game: str, language: str = "en", viewport: Any = WIDE, **choices: Any) -> Page:
        """Return the page. `choices`: what Ann has chosen for this device in the settings."""
        page, address = self.open.get(game, (None, ""))
        if (
            page is None
            or page.is_closed()
            or page.request.get(f"/api/v1{address.replace('/t/', '/tables/')}/look").json()["look"]["history"]
        ):
            if page is not None:
                page.context.close()
            start = position(game)
            people = [self.person() for _ in range(start["seats"])]
            address = f"/t/{table(people, game, position=start, times=calm(game))}"
            page = people[0].new_page()
            page.goto("/icon.svg")  # something small of the same origin: what the device has kept is there before the page is
            self.open[game] = page, address
        page.unroute_all()
        page.context.set_offline(False)
        page.set_viewport_size(viewport)
        page.emulate_media(media="screen", color_scheme="light", forced_colors="none", reduced_motion="reduce")
        page.evaluate(
            "kept => { localStorage.clear(); localStorage['saqqara.settings'] = kept; }", json.dumps({"language": language} | choices)
        )
        page.goto(address)
        drawn(page, language)
        page.wait_for_function(MINE)
        return page


@pytest.fixture(scope="session")
def seats(person: NewContext) -> Seats:
    """Return the pages that are kept from one test to the next."""
    return Seats(person)


@pytest.fixture
def seat(seats: Seats, troubles: list[str]) -> Iterator[Seats]:
    """Return Ann's seats; what goes wrong in a page fails the test."""
    yield seats
    wrong, troubles[:] = list(troubles), []
    assert not wrong


STICKING_OUT = """() => {
    const root = document.documentElement, wide = root.clientWidth + 1;
    if (root.scrollWidth <= wide) return [];
    const out = [...document.querySelectorAll("body *")].filter(one => one.getBoundingClientRect().right > wide);
    return ["the page", ...out.map(one => one.outerHTML.slice(0, 120))];
}"""


BROKEN = """() => {
    const found = [], range = document.createRange(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, box = text.parentElement;
        if (!box.checkVisibility() || box.closest("svg, code") || box.offsetWidth <= 1) continue;
        for (const word of text.data.matchAll(/\\p{L}{2,}/gu)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top)));
            if (lines.size > 1) found.push([word[0], box.outerHTML.slice(0, 120)]);
        }
    }
    return found;
}"""
"""The words that are on two lines."""


ALL: dict[str, object] = {"resultTypes": ["violations"]}
COLOURS = {**ALL, "runOnly": {"type": "rule", "values": ["color-contrast"]}}
BUT_COLOURS = {**ALL, "rules": {"color-contrast": {"enabled": False}}}


AXE = Axe().axe_script
ASK = r"""([part, options]) => axe.run(part ?? document, options).then(found => found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(one => `    ${one.html}\n    ${one.failureSummary}`).join("\n")}`))"""


def ask_axe(page: Page, options: dict[str, object], part: Locator | None = None) -> None:
    """Axe finds nothing on the page, or in a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(ASK, [part and part.element_handles(), options])
    assert not found, "\n".join([page.url, *found])


def clean(page: Page, options: dict[str, object] = ALL, part: Locator | None = None) -> None:
    """Axe finds nothing. `part`: what is new on a page that another test looks at; contrast, which takes longest, is measured there."""
    if part is None:
        ask_axe(page, options)
    else:
        ask_axe(page, BUT_COLOURS)
        ask_axe(page, COLOURS, part)


def sound(page: Page, part: Locator | None = None) -> None:
    """Axe finds nothing (see `clean`), in the light and in the dark (where only colours differ), and nothing is wider than the window."""
    page.emulate_media(color_scheme="light")
    clean(page, part=part)
    page.emulate_media(color_scheme="dark")
    ask_axe(page, COLOURS, part)
    no_sideways_scroll(page)


def no_sideways_scroll(page: Page) -> None:
    """Nothing is wider than the window, and no word is broken to fit where it stands."""
    assert page.evaluate(STICKING_OUT) == []
    assert page.evaluate(BROKEN) == []
