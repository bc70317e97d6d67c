"""Time until a visitor can play, and layout shift: python -m benchmarks.page [--times N]. The client must be built and Chromium
installed; writes JSON.

For the start page, on a desk and on a slow phone (a processor four times slower, 1.6 Mbit/s, 150 ms): milliseconds from the first request
until the games are seen, until a press is answered that comes at once, and how much of the page has moved by itself (the sum of its layout
shifts). For each game: from *Play now* until a first move is possible, in a browser and on a server that have had it before.
"""

import argparse
import json
import statistics
import tempfile
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from saqqara.core.game import games
from tests.browser.conftest import FLAGS, PHONE, chromium
from tests.browser.driving import MINE, title, word
from tests.browser.test_site import SHIFTS
from tests.server.serving import node

SLOW_PROCESSOR = 4
SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
NOW = "performance.now()"


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
    """From *Play now* to a first move, several times."""
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


def main() -> None:
    """Measure, and print JSON."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--times", type=int, default=7)
    times = asked.parse_args().times
    found: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as data,
        node(f"sqlite:///{data}/saqqara.db", extra=("--no-limits",)) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for where, phone in (("desk", False), ("slow phone", True)):
            seen, answered, moved = zip(*(start(browser, server.url, phone) for _ in range(times)), strict=True)
            found[f"start page, {where}: games seen, ms"] = median(list(seen))
            found[f"start page, {where}: a press answered, ms"] = median(list(answered))
            found[f"start page, {where}: layout shift"] = max(round(one, 4) for one in moved)
        for game in games():
            found[f"{game}: from Play now to a first move, ms"] = median(first_moves(browser, server.url, game, times))
        browser.close()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
