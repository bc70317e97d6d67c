"""Real bots at a real table: they play, and what they say in the hint panel can be played."""

from playwright.sync_api import expect

from tests.browser.conftest import NewContext
from tests.browser.driving import MINE, POSSIBLE, end, legal, play_now, table, type_move, word


def test_a_whole_game_with_hints_on(context: NewContext) -> None:
    page = context("en").new_page()
    play_now(page, "objective", "en")
    followed = 0
    while True:
        page.wait_for_function(POSSIBLE, arg=word("end-title"))
        if end(page, "en").count():
            break
        if followed >= 4:  # the rest is played as it comes
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


def test_a_move_can_be_taken_back_after_the_bots_have_answered(context: NewContext) -> None:
    person = context("en")
    page = person.new_page()
    page.goto(f"/t/{table([person], 'objective', seats=['me', {'bot': 'chance'}, {'bot': 'chance'}])}")
    page.wait_for_function(MINE)
    log, first = page.locator("aside ol li"), legal(page, "en")
    before = log.count()
    type_move(page, "en", first[0])
    expect(log).to_have_count(before + 3)
    page.wait_for_function(MINE)
    page.get_by_role("button", name=word("undo"), exact=True).click()
    expect(log).to_have_count(before)
    page.wait_for_function(MINE)
    assert legal(page, "en") == first
