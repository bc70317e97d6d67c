"""From the click on "Hint" to the first numbers on the screen, in a real browser: python -m benchmarks.first_hint

For each game that is searched, as milliseconds in the page: the first time, when the browser must fetch the engine's module, and later
times, when it has kept it. The client must be built (`./test browser` does), and Chromium be there.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from saqqara.core.game import games
from tests.browser.conftest import FLAGS, WIDE, chromium
from tests.browser.driving import MINE, drawn, position, table
from tests.server.serving import Node, node

TIMES = 5
WAIT = """() => new Promise((resolve) => {
    const began = performance.now();
    const look = () => {
        if (document.querySelector("#hints li .points")) requestAnimationFrame(() => resolve(performance.now() - began));
        else requestAnimationFrame(look);
    };
    document.querySelector("[data-hint]").click();
    look();
})"""


def measure(browser: Browser, server: Node, game: str) -> tuple[float, float]:
    """Milliseconds without the module and, in the middle of several times, with it."""
    start = position(game)
    people = [browser.new_context(base_url=server.url, locale="en-GB", viewport=WIDE) for _ in range(start["seats"])]
    where = table(people, game, position=start)
    page: Any = people[0].new_page()

    def once() -> float:
        page.goto(f"/t/{where}")
        page.wait_for_function(MINE)
        drawn(page, "en")
        return float(page.evaluate(WAIT))

    first, *later = (once() for _ in range(1 + TIMES))
    for one in people:
        one.close()
    return first, median(later)


def main() -> None:
    """All games, as a table and as JSON."""
    found = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        node(f"sqlite:///{folder}/hints.db", logs=Path(folder) / "log", extra=("--no-limits",)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game, kind in games().items():
            if kind.has("bots.evaluation"):
                first, later = measure(browser, server, game)
                found[game] = {"first_ms": round(first), "kept_ms": round(later)}
                sys.stderr.write(f"{game}: {first:.0f} ms without the module, {later:.0f} ms with it\n")
        browser.close()
    sys.stdout.write(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
