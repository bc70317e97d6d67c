"""Real bots at a real table: they play, and what they say in the hint panel can be played."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.page_actions import MINE, POSSIBLE, end, legal, play_now, type_move, word


def taken_back(page: Page) -> None:
    """A move can be taken back after the bots have answered."""
    page.wait_for_function(MINE)
    log, possible = page.locator("aside ol li"), legal(page, "en")
    before = log.count()
    type_move(page, "en", possible[0])
    expect(log).to_have_count(before + 3)
    page.wait_for_function(MINE)
    page.get_by_role("button", name=word("undo"), exact=True).click()
    expect(log).to_have_count(before)
    page.wait_for_function(MINE)
    assert legal(page, "en") == possible


def test_a_whole_game_with_hints_on_and_a_move_taken_back(context: NewContext) -> None:
    page = context("en").new_page()
    play_now(page, "objective", "en")
    taken_back(page)
    followed = 0
    while True:
        page.wait_for_function(POSSIBLE, arg=word("end-title"))
        if end(page, "en").count():
            break
        if followed >= 2:  # the rest is played as it comes
            type_move(page, "en", legal(page, "en")[0])
            followed += 1
            continue
        lines = page.locator("aside ol li").count()
        page.get_by_role("button", name=word("hint"), exact=True).click()
        rows = page.get_by_role("region", name=word("hint"), exact=True).get_by_role("listitem")
        expect(rows.first).to_contain_text("%", timeout=30_000)
        assert 1 <= rows.count() <= 5
        rows.first.get_by_role("button", name=word("hint-play")).click()
        page.wait_for_function("lines => document.querySelectorAll('aside ol li').length > lines", arg=lines)
        followed += 1
    assert followed >= 9
