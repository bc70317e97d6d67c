"""What is the same at every table: a move that is refused, steps back, somebody who watches. Another game in another test."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import NewContext, Seats, clean, no_sideways_scroll
from tests.browser.driving import board, drawn, hands_of, legal, line, type_move, word
from tests.browser.test_boards import TOP, every_game, in_both


@every_game
def test_during_a_game_one_can_step_back_through_what_one_has_seen(seat: Seats, game: str) -> None:
    page = seat(game)
    first = board(page, "en").inner_text()
    hands = hands_of(game)
    type_move(page, "en", hands.choice(hands.leading_on(legal(page, "en", game)), random.Random(game)))
    expect(board(page, "en")).not_to_have_text(first)
    page.get_by_role("button", name=word("look-back-one")).click()
    expect(page.get_by_text(word("look-back-at", at=1, count=2))).to_be_visible()
    page.get_by_role("button", name=word("look-to-now")).click()
    expect(page.get_by_text(word("look-now"), exact=True)).to_be_visible()


@in_both
@every_game
def test_a_typed_move_that_is_refused_stays_and_says_why_and_nothing_jumps(seat: Seats, game: str, language: str) -> None:
    page = seat(game, language)
    before = board(page, language).evaluate(TOP)
    refused = hands_of(game).REFUSED
    type_move(page, language, refused)
    expect(line(page, language)).to_have_value(refused)
    alert = page.locator("form").filter(has=line(page, language)).get_by_role("alert")
    expect(alert).to_be_visible()
    assert board(page, language).evaluate(TOP) == before
    link = alert.get_by_role("link")
    clause = (link.get_attribute("href") or "").partition("#")[2]
    assert clause
    assert link.inner_text() == word("refused-clause", language, clause=clause)
    assert link.get_attribute("href") == f"/rules/{game}#{clause}"
    link.click()
    rules = page.get_by_role("dialog", name=word("rules-drawer", language))  # the rules come in beside the table
    expect(rules.locator(f"#{clause}")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(link).to_be_focused()
    assert page.locator("aside ol li").count() == 0
    type_move(page, language, "gibberish")  # what cannot be read is another thing: no clause forbids it
    expect(alert).to_contain_text("gibberish")
    assert not alert.get_by_role("link").count()
    page.context.set_offline(True)
    expect(page.get_by_text(word("offline", language))).to_be_visible()
    assert board(page, language).evaluate(TOP) == before


@every_game
def test_a_table_that_one_watches_is_accessible_and_fits(context: NewContext, seat: Seats, game: str) -> None:
    page = context().new_page()
    page.goto(seat(game).url)
    drawn(page, "en")
    clean(page)
    no_sideways_scroll(page)
