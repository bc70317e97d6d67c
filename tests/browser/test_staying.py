"""What goes wrong around a table: a refresh, a lost network, a server that falls, a second device. The same seat, the same picture."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewContext
from tests.browser.driving import MINE, board, legal, line, play_on, position, table, type_move, word
from tests.server.serving import Node, node


def picture(page: Page) -> str:
    """The board and the log in words, as they are read out; without the show of what has just happened, which a page gives once."""
    read = board(page, "en").aria_snapshot() + page.get_by_role("list", name=word("log")).aria_snapshot()
    return re.sub(rf'( *)- region "{word("show", "en", "guardians")}":\n(\1 +.*\n)*', "", read)


def sit(context: NewContext, game: str = "objective") -> Page:
    """Somebody at a table in the middle of a game, with bots."""
    page = context("en").new_page()
    seats = ["me", *[{"bot": "chance"}] * (position(game)["seats"] - 1)]
    page.goto(f"/t/{table([page.context], game, seats=seats, position=position(game))}")
    chance = random.Random(game)
    while not page.locator("aside ol li").filter(has_not_text="Ann").count():  # a turn may be more than one move
        play_on(page, game, "en", chance, moves=1)
        page.wait_for_function(MINE)
    return page


@pytest.mark.parametrize("game", ["objective", "guardians", "expedition"])
def test_a_refresh_in_mid_turn_and_a_second_device(context: NewContext, game: str) -> None:
    page = sit(context, game)
    shown = picture(page)
    page.reload()
    expect(page.get_by_role("list", name=word("players")).get_by_text(f"({word('you')})")).to_be_visible()
    board(page, "en").wait_for()
    assert picture(page) == shown
    page.get_by_role("button", name=word("device")).click()
    link = page.get_by_role("region", name=word("device")).get_by_role("textbox").input_value()
    phone = context("en", PHONE).new_page()
    phone.goto(link)
    board(phone, "en").wait_for()
    assert phone.url == page.url
    assert picture(phone) == shown
    type_move(phone, "en", legal(phone, "en")[0])
    phone.wait_for_function(MINE)  # the bots have moved
    expect(page.locator("aside ol li")).to_have_count(phone.locator("aside ol li").count())
    again = context("en").new_page()  # the link works once
    again.goto(link)
    expect(again.get_by_role("alert")).to_be_visible()
    assert not board(again, "en").count()


def test_the_network_goes_and_comes_back(context: NewContext) -> None:
    page = sit(context)
    shown = picture(page)
    page.context.set_offline(True)
    banner = page.get_by_role("status").filter(has_text=word("offline"))
    expect(banner).to_be_visible()
    assert picture(page) == shown
    made = page.locator("aside ol li").count()
    line(page, "en").fill(legal(page, "en")[0])  # a move made meanwhile is sent when the network is back, and played once
    page.keyboard.press("Enter")
    page.context.set_offline(False)
    expect(banner).to_be_hidden()
    page.wait_for_function("made => document.querySelectorAll('aside ol li').length >= made + 3", arg=made)
    page.wait_for_function(MINE)
    assert page.locator("aside ol li").filter(has_text="Ann").count() == 2
    assert not page.get_by_role("alert").count()


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Node]:
    """A server that is killed by its test."""
    with node(f"sqlite:///{tmp_path / 'saqqara.db'}", logs=tmp_path / "log", extra=("--no-limits", "--bot-pause", "0")) as running:
        yield running


def test_a_server_that_falls_and_rises_again(context: NewContext, frail: Node) -> None:
    ann, bob = (context("en", base_url=frail.url) for _ in range(2))
    mine, theirs = ann.new_page(), bob.new_page()
    address = f"/t/{table([ann, bob], 'guardians')}"
    for page in (mine, theirs):
        page.goto(address)
        board(page, "en").wait_for()
    acting = mine if legal(mine, "en") else theirs
    type_move(acting, "en", "explore 1")
    expect(theirs.locator("aside ol li")).to_have_count(1)
    shown = [picture(page) for page in (mine, theirs)]
    frail.kill()
    for page in (mine, theirs):
        expect(page.get_by_role("status").filter(has_text=word("offline"))).to_be_visible()
    frail.start()
    for page in (mine, theirs):
        expect(page.get_by_role("status").filter(has_text=word("offline"))).to_be_hidden()
    assert [picture(page) for page in (mine, theirs)] == shown
    acting = theirs if acting is mine else mine
    type_move(acting, "en", "explore 2")
    expect(mine.locator("aside ol li")).to_have_count(2)
    assert not mine.get_by_role("alert").count()


REFUSED = {"objective": "red 99", "guardians": "awaken 0", "hourglass": "take 1", "expedition": "19: a5"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", REFUSED)
def test_a_refused_move_says_why_and_opens_its_clause(context: NewContext, game: str, language: str) -> None:
    page = context(language).new_page()
    seats = ["me", *[{"bot": "chance"}] * (position(game)["seats"] - 1)]
    page.goto(f"/t/{table([page.context], game, seats=seats, position=position(game))}")
    board(page, language).wait_for()
    lines = page.locator("aside ol li").count()
    type_move(page, language, REFUSED[game])
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    link = alert.get_by_role("link")
    clause = (link.get_attribute("href") or "").partition("#")[2]
    assert clause
    assert link.inner_text() == word("refused-clause", language, clause=clause)
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(f"#{clause}")).to_be_in_viewport()
    assert page.locator("aside ol li").count() == lines
    type_move(page, language, "gibberish")  # what cannot be read is another thing: no clause forbids it
    expect(alert).to_contain_text("gibberish")
    assert not alert.get_by_role("link").count()
