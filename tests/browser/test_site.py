"""The ways through the site: the heading, the bar of phones, the games that wait for me, what stays in its place."""

import pytest
from playwright.sync_api import expect

from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, NewContext, no_sideways_scroll, sound
from tests.browser.driving import board, drawn, follow, table, title, word

ONE = next(iter(games()))
PAGES = {
    "nav-learn": {"nav-rules": "/rules", "analysis": "/analysis", "editor-title": "/editor", "replay": "/replay", "review-link": "/review"},
    "nav-community": {"arena-title": "/arena", "boards": "/boards", "people-title": "/people"},
    "account": {"settings": "/settings", "name-enter": "/name", "profile-mine": "/me"},
}
SHIFTS = """() => new Promise(done => {
    let sum = 0;
    new PerformanceObserver(list => list.getEntries().forEach(one => { if (!one.hadRecentInput) sum += one.value; }))
        .observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(sum), 200);
})"""
"""How much has moved on the page by itself (https://web.dev/articles/cls)."""


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", PHONE)], ids=["wide", "phone"])
def test_every_page_is_one_step_from_every_page(context: NewContext, language: str, size: dict[str, int]) -> None:
    page = context(language, size).new_page()
    page.goto("/settings")
    for part, targets in PAGES.items():
        for target, path in targets.items():
            follow(page, part, target, language)
            page.wait_for_url("**" + path)
            page.wait_for_function("() => document.activeElement?.tagName === 'H1'")  # the page is there
    site = page.get_by_role("navigation", name=word("site", language))
    for part in ("nav-puzzles", "nav-daily", "nav-play"):
        site.get_by_role("link", name=word(part, language)).click()
        expect(site.get_by_role("link", name=word(part, language))).to_have_attribute("aria-current", "page")
    site.get_by_role("button", name=word("nav-learn" if size == WIDE else "nav-more", language)).click()
    sound(page)
    no_sideways_scroll(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name=word("nav-rules", language))).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_start_page_does_not_move_and_every_game_can_be_played_from_the_first_screen(context: NewContext, size: dict[str, int]) -> None:
    one, other = context("en", size), context("en")
    page = one.new_page()
    for waits in (False, True):
        if waits:
            table([one, other], ONE)
        page.goto("/")
        expect(page.get_by_role("heading", name=word("open-tables"))).to_be_visible()
        assert page.evaluate(SHIFTS) <= 0.02
        low = page.get_by_role("navigation", name=word("site")).bounding_box() if size == PHONE else None
        for game in games():
            button = page.get_by_role("article", name=title(game, "en")).get_by_role("button", name=word("play-now"), exact=True)
            box = button.bounding_box()
            assert box
            assert box["y"] + box["height"] <= (low["y"] if low else size["height"])


def test_a_game_that_waits_for_me_is_told_on_every_page(context: NewContext) -> None:
    one, other = context("en"), context("en")
    page = one.new_page()
    badge = page.get_by_role("link", name=word("nav-turns", count=1))
    here = table([one, other], ONE)
    page.goto("/")
    expect(badge).to_be_visible()
    page.goto("/rules")
    badge.click()
    page.wait_for_url(f"**/t/{here}")
    drawn(page, "en")
    expect(badge).to_have_count(0)  # this game needs no telling here


def test_beside_a_board_nothing_covers_it(context: NewContext) -> None:
    one, other = context("en", PHONE), context("en")
    here = table([one, other], ONE)
    page = one.new_page()
    page.goto(f"/t/{here}")
    drawn(page, "en")
    expect(page.get_by_role("navigation", name=word("site"))).to_have_count(0)
    box = board(page, "en").bounding_box()
    assert box
    assert box["y"] >= page.get_by_role("banner").evaluate("one => one.getBoundingClientRect().bottom")
