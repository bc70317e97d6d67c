"""Limits on the script that a visitor loads. `benchmarks/client_times.py` measures the time until they can play."""

import gzip
import re
from pathlib import Path

import pytest

from saqqara.core.game import games
from saqqara.server.http.web_client import STATIC
from tests.browser.conftest import NewContext
from tests.browser.driving import drawn, title, word

KILO = 1000


def weight(file: Path) -> int:
    """Return the size of a file on the wire."""
    return len(gzip.compress(file.read_bytes(), 9))


@pytest.mark.parametrize("game", games())
def test_the_start_page_and_a_table_load_little_script(context: NewContext, game: str) -> None:
    page = context("fr").new_page()
    loaded: set[str] = set()
    page.on("response", lambda answer: loaded.add(re.sub(r".*/assets/", "", answer.url)) if answer.url.endswith(".js") else None)
    page.goto("/")
    button = page.get_by_role("article", name=title(game, "fr")).get_by_role("button", name=word("play-now", "fr"), exact=True)
    button.wait_for()
    page.wait_for_load_state("networkidle")
    start = set(loaded)
    assert start
    assert sum(weight(STATIC / "assets" / name) for name in start) <= 100 * KILO, sorted(start)
    button.click()
    drawn(page, "fr")
    table = loaded - start
    assert sum(name.startswith("Board-") for name in table) == 1
    assert sum(weight(STATIC / "assets" / name) for name in table) <= 100 * KILO, sorted(table)
    assert max(weight(STATIC / "assets" / name) for name in table if name.startswith("Board-")) <= 60 * KILO
