"""Real bots at a real table: they play, and what they say in the hint panel can be played."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from saqqara.bots.names import NAMES
from saqqara.core.texts import LANGUAGES
from tests.browser.conftest import PHONE, WIDE, NewContext
from tests.browser.driving import MINE, POSSIBLE, board, drawn, end, legal, play_now, table, type_move, word


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_warm_up_and_nothing_moves_on_the_page_when_they_are_ready(context: NewContext, language: str) -> None:
    """The server's messages are changed on their way: compiling would take too long."""
    person = context(language)
    where = table([person], "objective", seats=["me", {"bot": "chance"}])
    page, sent, routes = person.new_page(), [], []

    def warm(route: WebSocketRoute) -> None:
        def change(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table":
                began = round(time.time() * 1000)
                sent.append(message)
                message = {**message, "warming": {"seats": [1], "since": began, "until": began + 20_000}}
            route.send(json.dumps(message))

        route.connect_to_server().on_message(change)
        routes.append(route)

    page.route_web_socket(re.compile("/ws$"), warm)
    page.goto(f"/t/{where}")
    name = NAMES["chance"][0]
    shown = page.locator(".warming")
    expect(shown).to_contain_text(re.compile(r"\b(20|1\d) s"))
    expect(page.get_by_role("status").filter(has_text=word("warming", language, names=name, count=1))).to_have_count(1)
    drawn(page, language)
    before = boxes(page, language)
    routes[0].send(json.dumps(sent[-1]))
    expect(shown).to_have_count(0)
    assert boxes(page, language) == before


def boxes(page: Page, language: str) -> list[object]:
    """Return where the board lies at a desk and on a phone."""
    found: list[object] = []
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        found.append(board(page, language).bounding_box())
    return found
