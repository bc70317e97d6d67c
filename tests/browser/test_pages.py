"""Every page and every board, for everybody: axe finds nothing, nothing scrolls sideways, both languages, light and dark."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, NewContext, no_sideways_scroll
from tests.browser.driving import drawn, position, table

PAGES = ["/", "/new", "/settings", "/replay", *(f"/{page}/{game}" for page in ("rules", "screen", "lesson") for game in games())]
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


def sound(page: Page) -> None:
    """Axe finds nothing, in the light and in the dark, and nothing is wider than the window."""
    page.emulate_media(color_scheme="light")
    found = Axe().run(page)
    assert found.violations_count == 0, f"{page.url}: {found.generate_report()}"
    page.emulate_media(color_scheme="dark")
    found = Axe().run(page, options=COLOURS)
    assert found.violations_count == 0, f"{page.url} in the dark: {found.generate_report()}"
    no_sideways_scroll(page)


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("fr", PHONE)])
def test_pages_are_accessible_and_fit(context: NewContext, language: str, viewport: Any) -> None:
    page = context(language, viewport).new_page()
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        sound(page)
        assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("fr", PHONE)])
@pytest.mark.parametrize("game", games())
def test_running_tables_are_accessible_and_fit(context: NewContext, game: str, language: str, viewport: Any) -> None:
    start = position(game)
    people = [context(language, viewport) for _ in range(start["seats"])]
    address = f"/t/{table(people, game, position=start)}"
    for person in (people[0], context(language, viewport)):  # who plays, and who watches
        page = person.new_page()
        page.goto(address)
        drawn(page, language)
        sound(page)
        page.close()
