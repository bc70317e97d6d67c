"""Every page, for everybody: axe finds nothing, nothing scrolls sideways or is small for a finger, each has its title, in both."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saqqara.bots import levels
from saqqara.core.texts import say
from tests.browser.conftest import BUT_COLOURS, COLOURS, PHONE, WIDE, NewContext, ask_axe, no_sideways_scroll
from tests.browser.page_actions import about, title, word
from tests.browser.test_boards import SMALL, enlarge

GAME = "objective"
PAGES = {
    "/": (),
    "/new?game=objective": ("make-title",),
    "/me": None,
    "/boards": None,
    "/p/nobody": None,
    "/settings": ("settings-title",),
    "/puzzles": None,
    "/replay": ("replay",),
    "/analysis": None,
    "/rules": ("rules",),
    "/rules/objective": ("rules", GAME),
    "/lesson/objective": ("lesson-of",),
    "/screen/objective": ("screen-title",),
    "/t/nowhere": None,
    "/nothing": ("lost-title",),
    "/arena": None,
    "/arena/new": None,
    "/arena/nowhere": None,
}
"""The title of each page, before the name of the site; None: any. Rules with their figures, lessons and tables
have tests of their own."""
SOME = "article > :nth-child(-n+12), article figure, article table"
"""The parts of a long page that stand for the rest: its text is in the same colours from beginning to end."""
SENTENCES = {"/p/nobody", "/t/nowhere", "/nothing", "/arena/nowhere"}
"""Nothing but a sentence and a way on, in the colours of the others."""
FINGERS = ("/", "/new?game=objective", "/settings", "/replay", "/rules", "/screen/objective")
"""The pages on which every control must be large enough for a finger, and enlarged text must fit."""


@pytest.mark.parametrize(("language", "viewport", "scheme"), [("en", WIDE, "light"), ("fr", PHONE, "dark")], ids=["en", "fr"])
def test_pages_are_accessible_and_fit_and_have_a_title(context: NewContext, language: str, viewport: Any, scheme: str) -> None:
    page = context(language, viewport, color_scheme=scheme).new_page()
    game = title(GAME, language)
    for path, named in PAGES.items():
        page.goto(path)
        page.locator("main :is(h1, [role=alert])").first.wait_for()
        if scheme == "light":
            ask_axe(page, BUT_COLOURS)
        if scheme == "light" or path not in SENTENCES:
            ask_axe(page, COLOURS, page.locator(SOME if path == "/rules/objective" else "body"))
        no_sideways_scroll(page)
        assert page.evaluate("document.documentElement.lang") == language
        if named is not None:
            words = [game if key == GAME else about(key, game, language) for key in named]
            expect(page).to_have_title(" · ".join([*words, "Saqqara"]))
        if path == "/new?game=objective":
            page.locator("select").first.wait_for()
            assert all(say(f"level-{level}", language) in page.content() for level in levels()), "each level with its character"
        if viewport == PHONE and path in FINGERS:
            page.wait_for_load_state("networkidle")
            assert page.evaluate(SMALL) == [], path
            for width, size in ((640, 1), (1280, 1.5), (360, 1.5)):  # with a zoom of 200 percent, and with large text
                enlarge(page, width, size)
                no_sideways_scroll(page)
            page.set_viewport_size(viewport)
        if path == "/arena/nowhere":
            expect(page.get_by_role("alert")).to_contain_text(say("server-no-arena", language))
    lost(page, language)


def lost(page: Page, language: str) -> None:
    """An unknown address says so and leads back."""
    for address in ("/nothing/", "/t/") if language == "en" else ("/nothing",):
        answer = page.goto(address)
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", name=word("lost-title", language))).to_be_visible()
        page.get_by_role("main").get_by_role("link", name=word("home", language)).click()
        expect(page.get_by_role("heading", name=word("start-title", language))).to_be_visible()
    for path, on in {"/rules/chess": "/rules/objective", "/replay/xx": "/replay", "/review/xx": "/review"}.items():
        page.goto(path)
        expect(page.locator("main .problem")).to_be_visible()
        expect(page.locator(f'main a[href="{on}"]').first).to_be_visible()
