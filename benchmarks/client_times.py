"""Times of the client in a real browser, as JSON: python -m benchmarks.client_times [--times N]

The client must be built (`./test browser` does), and Chromium be installed.

- The start page, on a desk and on a slow phone (a processor four times slower, 1.6 Mbit/s, 150 ms): milliseconds from the first request
  until the games are seen and until a press is answered, and how much of the page has moved by itself (the sum of its layout shifts).
- Each game: from *Play now* until a first move is possible, in a browser and on a server that have had it before.
- Each game that is searched: from the click on "Hint" to the first numbers, when the engine's module must be fetched and when it is kept.
- A review of a finished game of Objective for two, 0.2 s a move: from the click to the review, in seconds.
"""

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from saqqara.core.game import games
from tests.browser.conftest import FLAGS, PHONE, WIDE, chromium
from tests.browser.page_actions import MINE, drawn, position, table, title, word
from tests.browser.test_site import SHIFTS
from tests.server.server_processes import Node, node

SLOW_PROCESSOR = 4
SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
NOW = "performance.now()"
REVIEWED = Path(__file__).parents[1] / "tests/games/objective/records/objective-2-mode-fair.json"
REVIEW_MS = 120_000
FIRST_NUMBERS = """() => new Promise((resolve) => {
    const began = performance.now();
    const look = () => {
        if (document.querySelector("#hints li .points")) requestAnimationFrame(() => resolve(performance.now() - began));
        else requestAnimationFrame(look);
    };
    document.querySelector("[data-hint]").click();
    look();
})"""


def median(times: list[float], digits: int = 0) -> dict[str, float]:
    """Return the least and the median of some figures."""
    return {"least": round(min(times), digits), "median": round(statistics.median(times), digits)}


def slow_down(context: BrowserContext, page: Page) -> None:
    """Make a page as slow as a cheap phone on a bad network."""
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_NETWORK)


def start(browser: Browser, url: str, phone: bool) -> tuple[float, float, float]:
    """Open the start page, once: when the games are seen, when a press is answered, and how much has moved."""
    context = browser.new_context(base_url=url, locale="en-GB", **({"viewport": PHONE} if phone else {}))
    page = context.new_page()
    if phone:
        slow_down(context, page)
    page.goto("/", wait_until="commit")
    card = page.get_by_role("article").nth(len(games()) - 1)
    card.get_by_role("button", name=word("play-now"), exact=True).wait_for()
    seen: float = page.evaluate(NOW)
    page.get_by_role("button", name=word("nav-more") if phone else word("nav-learn")).click()
    page.get_by_role("link", name=word("nav-rules")).wait_for()
    answered: float = page.evaluate(NOW)
    page.get_by_role("heading", name=word("open-tables")).wait_for()
    moved: float = page.evaluate(SHIFTS)
    context.close()
    return seen, answered, moved


def first_moves(browser: Browser, url: str, game: str, times: int) -> list[float]:
    """Return the times from *Play now* to a first move."""
    context = browser.new_context(base_url=url, locale="en-GB")
    page = context.new_page()
    taken: list[float] = []
    for number in range(times + 1):
        page.goto("/")
        button = page.get_by_role("article", name=title(game, "en")).get_by_role("button", name=word("play-now"), exact=True)
        button.wait_for()
        began = page.evaluate(NOW)
        button.click()
        page.wait_for_function(MINE)
        if number:  # the first one warms the server
            taken.append(page.evaluate(NOW) - began)
    context.close()
    return taken


def first_numbers(browser: Browser, server: Node, game: str, times: int) -> dict[str, float]:
    """Return the times from the click on "Hint" to its first numbers, without the module and with it."""
    moment = position(game)
    people = [browser.new_context(base_url=server.url, locale="en-GB", viewport=WIDE) for _ in range(moment["seats"])]
    where = table(people, game, position=moment)
    page: Any = people[0].new_page()

    def once() -> float:
        page.goto(f"/t/{where}")
        page.wait_for_function(MINE)
        drawn(page, "en")
        return float(page.evaluate(FIRST_NUMBERS))

    first, *later = (once() for _ in range(1 + times))
    for one in people:
        one.close()
    return {"fetched": round(first), "kept": round(statistics.median(later))}


def review_seconds(browser: Browser, url: str) -> float:
    """Return the seconds from the click on "Start review" to the review on the screen."""
    page = browser.new_context(base_url=url, locale="en-GB", viewport=WIDE).new_page()
    page.goto("/review")
    page.set_input_files("input[type=file]", REVIEWED)
    page.locator("select").select_option("normal")
    button = page.get_by_role("button", name="Start review")
    began: float = page.evaluate(NOW)
    button.click()
    page.get_by_role("heading", name="Luck and skill").wait_for(timeout=REVIEW_MS)
    return round(float(page.evaluate(NOW) - began) / 1000, 1)


def main() -> None:
    """Measure, and print JSON."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--times", type=int, default=7)
    times = asked.parse_args().times
    found: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as data,
        node(f"sqlite:///{data}/saqqara.db", logs=Path(data) / "log", extra=("--no-limits",)) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for where, phone in (("desk", False), ("slow phone", True)):
            seen, answered, moved = zip(*(start(browser, server.url, phone) for _ in range(times)), strict=True)
            found[f"start page, {where}: games seen, ms"] = median(list(seen))
            found[f"start page, {where}: a press answered, ms"] = median(list(answered))
            found[f"start page, {where}: layout shift"] = max(round(one, 4) for one in moved)
        for game, kind in games().items():
            found[f"{game}: from Play now to a first move, ms"] = median(first_moves(browser, server.url, game, times))
            if kind.has("bots.evaluation"):
                found[f"{game}: first numbers of a hint, ms"] = first_numbers(browser, server, game, times)
        found["review, s"] = review_seconds(browser, server.url)
        browser.close()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
