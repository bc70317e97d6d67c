"""Every page, for everybody: axe finds nothing, nothing scrolls sideways, both languages, light and dark."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, NewContext, no_sideways_scroll

PAGES = ["/", "/new", "/settings", "/replay", *(f"/rules/{game}" for game in games()), *(f"/screen/{game}" for game in games())]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_pages_are_accessible_and_fit(context: NewContext, language: str, scheme: str) -> None:
    viewport: Any = WIDE if scheme == "light" else PHONE
    page = context(language, viewport, color_scheme=scheme).new_page()
    for path in PAGES:
        page.goto(path)
        page.get_by_role("main").wait_for()
        page.wait_for_load_state("networkidle")
        found = Axe().run(page)
        assert found.violations_count == 0, f"{path}: {found.generate_report()}"
        no_sideways_scroll(page)
        assert page.evaluate("document.documentElement.lang") == language
