"""The pictures that shared links show, one in each game's folder, drawn from the start page: python tools/previews.py. Chromium must be
installed and the client built (./test web builds it)."""

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from saqqara.core.game import games  # noqa: E402
from saqqara.server.http.link_previews import HEIGHT, WIDTH, picture_of  # noqa: E402
from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.server.server_processes import node  # noqa: E402

ALONE = f"""picture => {{
    document.body.replaceChildren(picture);
    picture.style.cssText = "position: fixed; inset: 0; width: {WIDTH}px; height: {HEIGHT}px; aspect-ratio: auto; border: 0";
}}"""


def main() -> None:
    """Draw them all."""
    with tempfile.TemporaryDirectory() as folder, node(f"sqlite:///{folder}/previews.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in games():
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
            page.goto(server.url)
            picture = page.locator(f"article[aria-labelledby='game-{game}'] > .picture")
            picture.locator("svg").first.wait_for()
            picture.evaluate(ALONE)
            page.screenshot(path=picture_of(game), animations="disabled")
            Image.open(picture_of(game)).convert("RGB").quantize(128, dither=Image.Dither.NONE).save(picture_of(game), optimize=True)
            print(f"{picture_of(game).relative_to(ROOT)}: {picture_of(game).stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
