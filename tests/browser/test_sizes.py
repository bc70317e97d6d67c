"""How much a visitor loads, and how soon they can play."""

import gzip
import re
from pathlib import Path

import pytest

from saqqara.core.game import games
from saqqara.server.pages import STATIC
from tests.browser.conftest import NewContext
from tests.browser.driving import MINE, title, word

KILO = 1000


def weight(file: Path) -> int:
    """What a file weighs on the way."""
    return len(gzip.compress(file.read_bytes(), 9))


def test_the_start_page_loads_little_script_and_is_soon_there(context: NewContext) -> None:
    page = context("fr").new_page()
    loaded: set[str] = set()
    page.on("response", lambda answer: loaded.add(re.sub(r".*/assets/", "", answer.url)) if answer.url.endswith(".js") else None)
    times: list[float] = []
    for _ in range(3):
        page.goto("/")
        page.get_by_role("article").nth(len(games()) - 1).get_by_role("button").wait_for()
        times.append(page.evaluate("performance.now()"))
    assert loaded
    assert sum(weight(STATIC / "assets" / name) for name in loaded) <= 100 * KILO, sorted(loaded)
    assert min(times) <= 1000


@pytest.mark.parametrize("game", games())
def test_a_table_loads_little_script_and_a_first_move_is_soon_possible(context: NewContext, game: str) -> None:
    page = context("en").new_page()
    page.goto("/")
    page.get_by_role("article", name=title(game, "en")).get_by_role("button").wait_for()
    loaded: set[str] = set()
    page.on("response", lambda answer: loaded.add(re.sub(r".*/assets/", "", answer.url)) if answer.url.endswith(".js") else None)
    times: list[float] = []
    for _ in range(3):
        page.goto("/")
        button = page.get_by_role("article", name=title(game, "en")).get_by_role("button", name=word("play-now"), exact=True)
        button.wait_for()
        if not times:
            loaded.clear()  # what the start page had already
        began = page.evaluate("performance.now()")
        button.click()
        page.wait_for_function(MINE)
        times.append(page.evaluate("performance.now()") - began)
    assert any(name.startswith("Board-") for name in loaded)
    assert sum(weight(STATIC / "assets" / name) for name in loaded) <= 100 * KILO, sorted(loaded)
    assert max(weight(STATIC / "assets" / name) for name in loaded if name.startswith("Board-")) <= 60 * KILO
    assert min(times) <= 2000
