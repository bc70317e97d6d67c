"""Screenshots of the games for the README: python tools/screenshots.py. The client must be built and Chromium installed."""

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from saqqara.core.game import games  # noqa: E402
from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.page_actions import drawn, position, table, word  # noqa: E402
from tests.server.server_processes import node  # noqa: E402

SIZE: ViewportSize = {"width": 1280, "height": 800}
COLOURS = 256
LEVEL = "master"


def keep(page: Page, file: Path) -> None:
    """Keep a small screenshot of the visible part."""
    page.screenshot(path=file, animations="disabled")
    Image.open(file).convert("RGB").quantize(COLOURS).save(file, optimize=True)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


def main() -> None:
    """Take screenshots: the start page, a table of each game in the middle of a game as the player to move sees it, and the last of them
    with a hint."""
    folder = ROOT / "docs/screens"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, node(f"sqlite:///{data}/saqqara.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in (None, *games()):
            seats = position(game)["seats"] if game else 1
            people = [
                browser.new_context(base_url=server.url, locale="en-GB", viewport=SIZE, color_scheme="light", reduced_motion="reduce")
                for _ in range(seats)
            ]
            address = f"/t/{table(people, game, position=position(game), level=LEVEL)}" if game else "/"
            pages = [person.new_page() for person in people]
            for page in pages:
                page.goto(address)
                drawn(page, "en") if game else page.get_by_role("article").last.locator("svg").wait_for()
            keep(pages[0], folder / f"{game or 'start'}.png")
            if game == [*games()][-1]:
                pages[0].get_by_role("button", name=word("hint"), exact=True).click()
                hint = pages[0].get_by_role("region", name=word("hint"), exact=True)
                hint.get_by_role("listitem").first.wait_for()
                hint.get_by_role("progressbar").wait_for(state="detached")  # it has thought to its end
                keep(pages[0], folder / "hint.png")
            for person in people:
                person.close()
        browser.close()


if __name__ == "__main__":
    main()
