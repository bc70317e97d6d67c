"""From the click on "Start review" to the review on the screen, in a real browser: python -m benchmarks.page_review

A finished game of Objective for two, 0.2 s a move, as seconds. The client must be built (`./test browser` does), and Chromium be there.
"""

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, WIDE, chromium
from tests.server.serving import node

ROOT = Path(__file__).parents[1]

GAME = ROOT / "tests/games/objective/records/objective-2-mode-fair.json"
PATIENCE = 120_000


def main() -> None:
    """One review."""
    with (
        tempfile.TemporaryDirectory() as folder,
        node(f"sqlite:///{folder}/review.db", logs=Path(folder) / "log") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_context(base_url=server.url, locale="en-GB", viewport=WIDE).new_page()
        page.goto("/review")
        page.set_input_files("input[type=file]", GAME)
        page.locator("select").select_option("normal")
        begin = page.get_by_role("button", name="Start review")
        began = time.monotonic()
        begin.click()
        page.get_by_role("heading", name="Luck and skill").wait_for(timeout=PATIENCE)
        sys.stdout.write(f"{time.monotonic() - began:.1f} s\n")
        browser.close()


if __name__ == "__main__":
    main()
