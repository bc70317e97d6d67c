"""Typing moves: why one is refused, what stays in its place meanwhile, and states that are seen where colours are forced."""

import random

import pytest
from playwright.sync_api import Page, expect

from saqqara.core.game import games
from saqqara.core.texts import LANGUAGES
from tests.browser.conftest import PHONE, Seats, clean
from tests.browser.page_actions import board, hands_of, legal, line, type_move, word
from tests.browser.test_boards import TOP


@pytest.mark.parametrize("game", games())
def test_a_typed_move_is_refused_with_its_reason_and_nothing_jumps(seat: Seats, game: str) -> None:
    """A refused text stays in its field, with the clause that forbids it, even without a network."""
    language = LANGUAGES[[*games()].index(game) % 2]
    page = seat(game, language, PHONE)
    seats_keep_their_colours(page)
    here = board(page, language)
    before = here.evaluate(TOP)
    refused = hands_of(game).REFUSED
    type_move(page, language, refused)
    expect(line(page, language)).to_have_value(refused)
    alert = page.locator("form").filter(has=line(page, language)).get_by_role("alert")
    expect(alert).to_be_in_viewport(ratio=1)
    assert here.evaluate(TOP) == before
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
    line(page, language).fill("x" * 201)
    expect(page.get_by_role("alert").filter(has_text="200")).to_be_visible()
    expect(line(page, language)).to_have_attribute("aria-invalid", "true")
    clean(page, part=page.locator("form").filter(has=line(page, language)))
    page.keyboard.press("Enter")
    expect(line(page, language)).to_have_value("x" * 201)
    hands = hands_of(game)
    type_move(page, language, hands.choice(hands.leading_on(legal(page, language, game)), random.Random(game)))
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("aside ol li")).not_to_have_count(0)
    before = here.evaluate(TOP)
    page.context.set_offline(True)
    expect(page.get_by_text(word("offline", language))).to_be_visible()
    assert here.evaluate(TOP) == before
    page.context.set_offline(False)
    page.goto(f"/new?game={game}")
    chosen = page.locator("button[aria-pressed=true]").first
    chosen.wait_for()
    page.emulate_media(forced_colors="active")
    assert chosen.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"


def seats_keep_their_colours(page: Page) -> None:
    """Where colours are forced, seats are told apart by theirs."""
    page.emulate_media(forced_colors="active")
    colours = page.locator("[data-seat]").evaluate_all(
        "found => [...new Set(found.map(one => getComputedStyle(one).backgroundColor + getComputedStyle(one).color))]"
    )
    assert len(colours) > 1, "seats keep their colours"
    page.emulate_media(forced_colors="none")
