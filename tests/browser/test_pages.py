"""Every page and every board, for everybody: axe finds nothing, nothing scrolls sideways, both languages, light and dark."""

from typing import Any

import pytest

from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, NewContext, clean, no_sideways_scroll, sound
from tests.browser.driving import drawn, position, table

PAGES = [
    "/",
    "/new",
    "/me",
    "/boards",
    "/p/nobody",
    "/settings",
    "/puzzles",
    "/replay",
    "/analysis",
    "/rules",
    "/screen/guardians",
    "/t/nowhere",
    "/arena",
    "/arena/new",
    "/arena/nowhere",
]
"""The rules pages with their figures, the lessons and the tables have tests of their own."""


@pytest.mark.parametrize(("language", "viewport", "scheme"), [("en", WIDE, "light"), ("fr", PHONE, "dark")], ids=["en", "fr"])
def test_pages_are_accessible_and_fit(context: NewContext, language: str, viewport: Any, scheme: str) -> None:
    page = context(language, viewport, color_scheme=scheme).new_page()
    for path in PAGES:
        page.goto(path)
        page.locator("main :is(h1, [role=alert])").first.wait_for()
        clean(page)
        no_sideways_scroll(page)
        assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("fr", PHONE)])
@pytest.mark.parametrize("game", games())
def test_running_tables_are_accessible_and_fit(context: NewContext, game: str, language: str, viewport: Any) -> None:
    start = position(game)
    people = [context(language, viewport) for _ in range(start["seats"])]
    address = f"/t/{table(people, game, position=start)}"
    watching = [context(language, viewport)] if language == "en" else []
    for person in (people[0], *watching):
        page = person.new_page()
        page.goto(address)
        drawn(page, language)
        if person in watching:
            clean(page)
            no_sideways_scroll(page)
        else:
            sound(page)
        page.close()
