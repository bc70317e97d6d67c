"""The ways through the site: the heading, the bar of phones, the games that wait for me, what stays in its place."""

import pytest
from playwright.sync_api import expect

from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, NewContext, Seats, no_sideways_scroll, sound
from tests.browser.driving import FOLDERS, board, drawn, follow, table, title, word

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


def test_beside_a_board_nothing_covers_it(seat: Seats) -> None:
    page = seat(ONE, viewport=PHONE)
    expect(page.get_by_role("navigation", name=word("site"))).to_have_count(0)
    box = board(page, "en").bounding_box()
    assert box
    assert box["y"] >= page.get_by_role("banner").evaluate("one => one.getBoundingClientRect().bottom")


def test_a_word_leads_to_its_clause_of_the_rules(context: NewContext) -> None:
    page = context("fr", PHONE).new_page()
    page.goto("/rules")
    page.get_by_role("searchbox", name=word("rules-search", "fr")).fill("LOUP garou")
    hit = page.get_by_role("search").get_by_role("link", name=f"{title('guardians', 'fr')}, G9b")
    hit.wait_for()
    sound(page)
    no_sideways_scroll(page)
    hit.click()
    page.wait_for_url("**/rules/guardians#G9b")
    expect(page.locator("#G9b")).to_be_in_viewport()


def test_a_pasted_record_is_replayed_verified_and_reviewed(context: NewContext) -> None:
    page = context("en").new_page()
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


def test_an_address_of_nothing_leads_on(context: NewContext) -> None:
    page = context("en").new_page()
    for path, on in {"/rules/chess": "/rules/objective", "/replay/xx": "/replay", "/review/xx": "/review"}.items():
        page.goto(path)
        expect(page.locator("main .problem")).to_be_visible()
        expect(page.locator(f'main a[href="{on}"]').first).to_be_visible()
