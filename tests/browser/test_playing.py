"""Each game from the start page to its end: against bots, through an invite link, around one screen; on a desk and on a phone."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saqqara.core.game import find, games
from saqqara.core.texts import say
from tests.browser.conftest import PHONE, WIDE, NewContext, no_sideways_scroll
from tests.browser.driving import board, end, play_now, play_on, title, word


def make(page: Page, language: str, game: str, bots: bool) -> None:
    """From the start page to a table for two, with a bot or a friend; where time is part of the game, with little of it."""
    page.goto("/")
    page.get_by_role("article", name=title(game, language)).get_by_role("link", name=word("invite", language)).click()
    page.get_by_role("button", name="2", exact=True).click()
    if bots:
        page.get_by_label(word("seat-n", language, n=2)).select_option("bot:chance")
    if "sand" in find(game).times:
        page.get_by_label(say("time-sand", language, game)).fill("1")
    page.get_by_role("button", name=word("make-go", language)).click()


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("fr", PHONE)])
@pytest.mark.parametrize("game", games())
def test_a_game_against_bots_to_its_end(context: NewContext, game: str, language: str, viewport: Any) -> None:
    page = context(language, viewport).new_page()
    if find(game).times:
        make(page, language, game, bots=True)
        board(page, language).wait_for()
    else:
        play_now(page, game, language)
    no_sideways_scroll(page)
    made = play_on(page, game, language, random.Random(game))
    assert made >= 4
    expect(end(page, language).get_by_role("rowheader", name=word("end-score", language), exact=True)).to_be_visible()
    no_sideways_scroll(page)
    end(page, language).get_by_role("button", name=word("verify", language)).click()
    expect(end(page, language).get_by_role("status")).not_to_be_empty()
