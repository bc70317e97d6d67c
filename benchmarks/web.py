"""How soon a visitor can play: python benchmarks/web.py [--times N]. The client must be built and Chromium installed; writes JSON.

For the start page: milliseconds from the first request until the last game's buttons can be pressed, in a browser with nothing kept.
For each game: from *Play now* until a first move is possible, in a browser and on a server that have had it before.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from saqqara.core.game import games  # noqa: E402
from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.driving import MINE, title, word  # noqa: E402
from tests.server.serving import node  # noqa: E402


def told(times: list[float]) -> dict[str, float]:
    """The quickest and the middle one, in milliseconds."""
    return {"least": round(min(times)), "median": round(statistics.median(times))}


def start(browser: Browser, url: str) -> float:
    """The start page, once."""
    context = browser.new_context(base_url=url, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("article").nth(len(games()) - 1).get_by_role("button").wait_for()
    taken: float = page.evaluate("performance.now()")
    context.close()
    return taken


def first_moves(browser: Browser, url: str, game: str, times: int) -> list[float]:
    """From *Play now* to a first move, several times."""
    context = browser.new_context(base_url=url, locale="en-GB")
    page = context.new_page()
    taken: list[float] = []
    for number in range(times + 1):
        page.goto("/")
        button = page.get_by_role("article", name=title(game, "en")).get_by_role("button", name=word("play-now"), exact=True)
        button.wait_for()
        began = page.evaluate("performance.now()")
        button.click()
        page.wait_for_function(MINE)
        if number:  # the first one warms the server
            taken.append(page.evaluate("performance.now()") - began)
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
        found["start page interactive, ms"] = told([start(browser, server.url) for _ in range(times)])
        for game in games():
            found[f"{game}: from Play now to a first move, ms"] = told(first_moves(browser, server.url, game, times))
        browser.close()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
