"""Each game from the start page to its end, with the text line alone: by keyboard, in both languages, on a desk and on a phone."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saqqara.core.game import games
from saqqara.core.texts import say
from tests.browser.conftest import PHONE, WIDE, NewContext, no_sideways_scroll

WORDS = {
    "en": {"play": "Play now", "over": "The game is over", "line": "Type a move"},
    "fr": {"play": "Jouer", "over": "La partie est finie", "line": "Écrire un coup"},
}


def start(page: Page, game: str, language: str) -> None:
    """From the start page into a game against bots, in one click."""
    page.goto("/")
    title = say("title", language, game)
    page.get_by_role("article", name=title).get_by_role("button", name=WORDS[language]["play"], exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))


def legal(page: Page) -> list[str]:
    """The moves that the text line offers."""
    found: list[str] = page.eval_on_selector_all("datalist option", "options => options.map(o => o.value)")
    return [move for move in found if not move.endswith("...")]


def play_by_line(page: Page, language: str, moves: int, chance: random.Random) -> int:
    """Type moves as they become possible; how many were made."""
    made = 0
    line = page.get_by_role("combobox", name=WORDS[language]["line"])
    while made < moves and not page.get_by_role("region", name=WORDS[language]["over"]).count():
        possible = legal(page)
        if not possible:
            page.wait_for_timeout(60)
            continue
        line.focus()
        page.keyboard.type(chance.choice(possible))
        page.keyboard.press("Enter")
        made += 1
        page.wait_for_timeout(120)
    return made


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_a_game_against_bots_begins_in_one_click_and_goes_on(context: NewContext, game: str, language: str) -> None:
    viewport: Any = WIDE if language == "en" else PHONE
    page = context(language, viewport).new_page()
    start(page, game, language)
    expect(page.get_by_role("list", name="Players" if language == "en" else "Joueurs")).to_be_visible()
    no_sideways_scroll(page)
    assert play_by_line(page, language, 3, random.Random(game)) == 3
    expect(page.get_by_role("region", name="Board" if language == "en" else "Plateau")).to_be_visible()
    no_sideways_scroll(page)


def test_a_refused_move_says_why_and_names_its_clause(context: NewContext) -> None:
    page = context("en").new_page()
    start(page, "objective", "en")
    line = page.get_by_role("combobox", name="Type a move")
    line.fill("red 99")
    page.keyboard.press("Enter")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("spot")
    with page.context.expect_page() as opened:
        alert.get_by_role("link").click()
    rules = opened.value
    expect(rules.locator("#O4, #O6, #O7").first).to_be_visible()


def test_a_refresh_in_mid_game_shows_the_same_seat_and_picture(context: NewContext) -> None:
    page = context("en").new_page()
    start(page, "objective", "en")
    play_by_line(page, "en", 1, random.Random(1))
    page.wait_for_timeout(300)
    before = page.get_by_role("list", name="What happened").all_inner_texts()
    page.reload()
    expect(page.get_by_role("list", name="Players").get_by_text("(you)")).to_be_visible()
    after = page.get_by_role("list", name="What happened").all_inner_texts()
    assert after[0].endswith(before[0].splitlines()[-1])
