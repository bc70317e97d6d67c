"""The ways through the site: the heading, the bar of phones, the games that wait for me, what stays in its place."""

import os

import pytest
from playwright.sync_api import Page, expect

from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, NewContext, clean, no_sideways_scroll, sound
from tests.browser.page_actions import FOLDERS, drawn, follow, table, title, word

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
"""The sum of the layout shifts of a page (https://web.dev/articles/cls)."""


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", PHONE)], ids=["wide", "phone"])
def test_every_page_is_one_step_from_every_page_and_leads_on(context: NewContext, language: str, size: dict[str, int]) -> None:
    page = context(language, size).new_page()
    page.goto("/settings")
    for part, targets in PAGES.items():
        some = None if size == WIDE or os.environ.get("SAQQARA_BROWSER") == "all" else 1  # on a phone, by another menu, one of each
        for target, path in list(targets.items())[:some]:
            follow(page, part, target, language)
            page.wait_for_url("**" + path)
            page.wait_for_function("() => document.activeElement?.tagName === 'H1'")  # the page is there
    site = page.get_by_role("navigation", name=word("site", language))
    for part in ("nav-puzzles", "nav-daily", "nav-play"):
        site.get_by_role("link", name=word(part, language)).click()
        expect(site.get_by_role("link", name=word(part, language))).to_have_attribute("aria-current", "page")
    site.get_by_role("button", name=word("nav-learn" if size == WIDE else "nav-more", language)).click()
    sound(page, page.get_by_role("banner") if size == WIDE else site)
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name=word("nav-rules", language))).to_have_count(0)
    if size == WIDE:
        the_focus_goes_with_the_page(page)
        a_pasted_record(page)
    else:
        a_word_leads_to_its_clause(page)


def the_focus_goes_with_the_page(page: Page) -> None:
    """Also where a page follows another of its kind, and back."""
    heading = "words => document.activeElement?.tagName === 'H1' && document.activeElement.innerText.includes(words)"
    follow(page, "nav-learn", "nav-rules")
    page.wait_for_function(heading, arg=word("rules"))
    page.get_by_role("link", name=title("objective", "en")).first.click()
    page.wait_for_function(heading, arg=title("objective", "en"))
    follow(page, "account", "settings")
    page.wait_for_function(heading, arg=word("settings-title"))
    page.go_back()
    page.wait_for_function(heading, arg=title("objective", "en"))


def test_the_start_page_does_not_move_and_the_game_that_waits_for_me_comes_first(context: NewContext) -> None:
    """Every game can be played from the first screen, and a game that waits is told on every page but its own."""
    one, other = context("en"), context("en")
    page = one.new_page()
    badge = page.get_by_role("link", name=word("nav-turns", count=1))
    here = ""
    for waits, size in ((False, PHONE), (True, WIDE), (True, PHONE)):
        page.set_viewport_size(size)
        if waits and not here:
            here = table([one, other], ONE)
        page.goto("/")
        expect(page.get_by_role("heading", name=word("open-tables"))).to_be_visible()
        assert page.evaluate(SHIFTS) <= 0.02
        low = page.get_by_role("navigation", name=word("site")).bounding_box() if size == PHONE else None
        bottom = low["y"] if low else size["height"]
        for game in games():
            button = page.get_by_role("article", name=title(game, "en")).get_by_role("button", name=word("play-now"), exact=True)
            box = button.bounding_box()
            assert box
            assert box["y"] + box["height"] <= bottom
    row = page.get_by_role("main").get_by_role("link", name=word("your-turn")).first.bounding_box()
    first = page.get_by_role("article").first.bounding_box()
    assert row
    assert first
    assert row["y"] < first["y"]
    assert row["y"] + row["height"] <= bottom
    page.set_viewport_size(WIDE)
    expect(badge).to_be_visible()
    page.goto("/rules")
    badge.click()
    page.wait_for_url(f"**/t/{here}")
    drawn(page, "en")
    expect(badge).to_have_count(0)  # this game needs no telling here


def a_word_leads_to_its_clause(page: Page) -> None:
    """A search in the rules leads to the clause that has the word."""
    page.goto("/rules")
    page.get_by_role("searchbox", name=word("rules-search", "fr")).fill("LOUP garou")
    hit = page.get_by_role("search").get_by_role("link", name=f"{title('guardians', 'fr')}, G9b")
    hit.wait_for()
    clean(page, part=page.get_by_role("search"))
    no_sideways_scroll(page)
    hit.click()
    page.wait_for_url("**/rules/guardians#G9b")
    expect(page.locator("#G9b")).to_be_in_viewport()


def a_pasted_record(page: Page) -> None:
    """It is replayed, verified and reviewed."""
    page.goto("/replay")
    text = page.get_by_role("textbox", name=word("text-paste"))
    text.fill("no record")
    page.get_by_role("button", name=word("replay-open-text"), exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(word("replay-bad-file"))
    text.fill(next((FOLDERS / "objective/records").glob("*.json")).read_text())
    page.get_by_role("button", name=word("replay-open-text"), exact=True).click()
    page.get_by_role("button", name=word("verify")).click()
    expect(page.get_by_text("Verified: the deal")).to_be_visible()
    page.get_by_role("button", name=word("review-link"), exact=True).click()
    page.wait_for_url("**/review")
    expect(page.get_by_role("heading", level=1)).to_contain_text(title("objective", "en"))
    expect(page.get_by_role("button", name=word("review-page-start"))).to_be_visible()
