"""The position editor: set up on the board, told what is impossible and where, mended, and played on from."""

import base64
import json
import re
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from saqqara.core.game import games
from saqqara.core.texts import LANGUAGES
from tests.browser.conftest import PHONE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import drawn, position, word


def packed(data: Any) -> str:
    """A position as an address carries it."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(squeeze.compress(json.dumps(data).encode()) + squeeze.flush()).decode().rstrip("=")


def verdict(page: Page) -> Locator:
    """Return the editor's verdict on the position."""
    return page.locator("#editor-problem")


def part(page: Page, field: str) -> Locator:
    """The part of the board that stands for a field."""
    return page.locator(f"[data-field='{field}']")


def choose(page: Page, item: int) -> None:
    """A card or tile out of all of them."""
    page.get_by_role("dialog").locator(f"[data-item='{item}']").click()


def objective(page: Page, language: str) -> tuple[str, Callable[[], None]]:
    tool = page.get_by_role("group", name=word("edit-pieces", language, "objective"))
    tool.get_by_role("button").nth(4).click()  # pink, as is the base of spot 1
    part(page, "spots[0]").get_by_role("button").click()

    def mend() -> None:
        tool.get_by_role("button").last.click()
        part(page, "spots[0]").get_by_role("button").click()

    return word("wrong-stack-base", language, "objective", colour="pink"), mend


def guardians(page: Page, language: str) -> tuple[str, Callable[[], None]]:
    part(page, "drawn[0]").click()
    choose(page, 16)

    def mend() -> None:
        part(page, "drawn[1]").click()
        choose(page, 40)

    return word("wrong-drawn-second", language, "guardians"), mend


def hourglass(page: Page, language: str) -> tuple[str, Callable[[], None]]:
    part(page, "phase").get_by_role("combobox").select_option("sand")

    def mend() -> None:
        part(page, "round[0].tiles").click()
        choose(page, 33)
        page.keyboard.press("Escape")
        part(page, "phase").get_by_role("combobox").select_option("sand")

    return word("wrong-untaken", language, "hourglass"), mend


def expedition(page: Page, language: str) -> tuple[str, Callable[[], None]]:
    square = part(page, "players[1].cards[1]").locator("[data-square=e4]")
    square.click()
    return word("wrong-path", language, "expedition", squares="e4"), square.click


def any_game(page: Page, language: str) -> tuple[str, Callable[[], None]]:
    """A game that adds nothing of its own: its first number is one more than it can be, and then as it was."""
    number = page.locator(".counter:has(button:last-child:not(:disabled)):has(button:first-child:not(:disabled))").first
    number.get_by_role("button").last.click()
    return "", number.get_by_role("button").first.click


SETTING_UP = {"objective": objective, "guardians": guardians, "hourglass": hourglass, "expedition": expedition}


@pytest.mark.parametrize("game", games())
def test_a_position_is_set_up_mended_and_played_on_from(context: NewContext, game: str) -> None:
    language = LANGUAGES[list(games()).index(game) % len(LANGUAGES)]
    page = context(language, color_scheme="dark" if language == "fr" else "light").new_page()
    page.goto(f"/editor/{game}#{packed(position(game))}")
    expect(verdict(page)).to_contain_text(word("editor-ok", language))
    play = page.get_by_role("button", name=word("editor-play", language), exact=True)
    expect(play).to_be_enabled()
    sentence, mend = SETTING_UP.get(game, any_game)(page, language)
    expect(verdict(page)).to_contain_text(sentence[1:])
    expect(page.locator("[data-wrong]").first).to_be_visible()
    expect(play).to_be_disabled()
    page.reload()  # nothing is lost
    expect(verdict(page)).to_contain_text(sentence[1:])
    clean(page)
    no_sideways_scroll(page)
    page.set_viewport_size(PHONE)
    no_sideways_scroll(page)
    mend()
    expect(verdict(page)).to_contain_text(word("editor-ok", language))
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+Shift+z")
    expect(verdict(page)).to_contain_text(word("editor-ok", language))
    play.click()
    page.wait_for_url(re.compile(r"/t/"))
    drawn(page, language)


def test_a_room_that_is_there_twice_is_said_and_drawn_and_a_text_that_is_no_position_changes_nothing(context: NewContext) -> None:
    page = context("en").new_page()
    wrong = position("guardians")
    wrong["hands"][0].append(wrong["hands"][0][0])
    page.goto(f"/editor/guardians#{packed(wrong)}")
    expect(verdict(page)).to_contain_text(re.compile(r"there is only one"))
    expect(page.locator("[data-wrong]").first).to_be_visible()
    page.goto(f"/editor/objective#{packed(position('objective'))}")
    expect(verdict(page)).to_contain_text(word("editor-ok"))
    page.get_by_text(word("editor-text"), exact=True).click()
    field = page.get_by_role("textbox", name=word("editor-text"))
    for text, wrong in (
        ("{", word("editor-text-bad")),
        ('{"game": "hourglass"}', word("editor-text-other")),
        ('{"game": "objective"}', "“mode”"),
    ):
        field.fill(text)
        page.get_by_role("button", name=word("editor-text-take")).click()
        expect(page.get_by_role("alert")).to_contain_text(wrong)
    expect(page.get_by_role("gridcell")).to_have_count(20)
