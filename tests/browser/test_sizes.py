"""Limits on the loaded script; an icon of each size. `benchmarks/client_times.py` measures the time until they can play."""

import gzip
import json
import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page

from saqqara.core.game import games
from saqqara.server.http.web_client import STATIC
from tests.browser.conftest import NewContext
from tests.browser.page_actions import drawn, title, word

KILO = 1000


def weight(file: Path) -> int:
    """Return the size of a file on the wire."""
    return len(gzip.compress(file.read_bytes(), 9))


@pytest.mark.parametrize("game", games())
def test_the_start_page_and_a_table_load_little_script_and_can_be_installed(context: NewContext, game: str) -> None:
    page = context("fr").new_page()
    loaded: set[str] = set()
    page.on("response", lambda answer: loaded.add(re.sub(r".*/assets/", "", answer.url)) if answer.url.endswith(".js") else None)
    page.goto("/")
    button = page.get_by_role("article", name=title(game, "fr")).get_by_role("button", name=word("play-now", "fr"), exact=True)
    button.wait_for()
    page.wait_for_load_state("networkidle")
    start = set(loaded)
    can_be_installed(page)
    assert start
    assert sum(weight(STATIC / "assets" / name) for name in start) <= 100 * KILO, sorted(start)
    button.click()
    drawn(page, "fr")
    table = loaded - start
    assert sum(name.startswith("Board-") for name in table) == 1
    assert sum(weight(STATIC / "assets" / name) for name in table) <= 100 * KILO, sorted(table)
    assert max(weight(STATIC / "assets" / name) for name in table if name.startswith("Board-")) <= 60 * KILO


def can_be_installed(page: Page) -> None:
    """Chromium would install the client, and has the icons that it would show."""
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    problems = {problem["errorId"] for problem in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert problems <= {"in-incognito"}, problems  # every context of a test is as a private window
    wanted = json.loads(manifest["data"])
    for icon in wanted["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            drawn = Image.open(BytesIO(answer.body()))
            assert f"{drawn.width}x{drawn.height}" == icon["sizes"]
            corner = drawn.convert("RGBA").getchannel("A").getpixel((0, 0))
            assert (corner == 255) is (icon["purpose"] == "maskable")
    assert page.request.get(page.locator("link[rel=apple-touch-icon]").get_attribute("href") or "").ok
