"""Troubles around a table: a refresh, a lost network, a server that falls, a second device. The same seat, the same picture."""

import json
import re
import time
from collections.abc import Iterator
from difflib import unified_diff
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from saqqara.core.game import games
from tests.browser.conftest import PHONE, NewContext, Seats
from tests.browser.page_actions import MINE, PATIENCE, board, drawn, hands_of, legal, line, position, table, type_move, until, word
from tests.server.server_processes import Node, node


def picture(page: Page, game: str) -> str:
    """The board and the log in words, as they are read out; without the show of what has just happened, which a page gives once."""
    read = board(page, "en").aria_snapshot() + page.get_by_role("list", name=word("log")).aria_snapshot()
    for key in hands_of(game).SHOWN_ONCE:
        read = re.sub(rf'( *)- region "{word(key, "en", game)}":\n(\1 +.*\n)*', "", read)
    return read


def answered(heard: list[str], asked: int) -> bool:
    """Return whether every request to the server has been answered."""
    return heard.count("pong") == asked


def shows(page: Page, game: str, wanted: str) -> None:
    """The page comes to show that picture."""
    late = time.monotonic() + PATIENCE / 1000
    while (seen := picture(page, game)) != wanted:
        difference = "\n".join(unified_diff(wanted.splitlines(), seen.splitlines(), n=0, lineterm=""))
        assert time.monotonic() < late, difference
        page.wait_for_timeout(50)


@pytest.mark.parametrize("game", games())
def test_a_refresh_in_mid_turn_and_a_second_device(context: NewContext, seat: Seats, game: str) -> None:
    page = seat(game)
    shown = picture(page, game)
    page.reload()
    expect(page.get_by_role("list", name=word("players"), exact=True).get_by_text(f"({word('you')})")).to_be_visible()
    drawn(page, "en")
    shows(page, game, shown)
    page.get_by_role("button", name=word("device")).click()
    link = page.get_by_role("region", name=word("device")).get_by_role("textbox").input_value()
    phone = context("en", PHONE).new_page()
    phone.goto(link)
    drawn(phone, "en")
    assert phone.url == page.url
    shows(phone, game, shown)
    type_move(phone, "en", legal(phone, "en")[0])
    expect(page.locator("aside ol li")).to_have_count(1)
    shows(page, game, picture(phone, game))
    again = context("en").new_page()  # the link works once
    again.goto(link)
    expect(again.get_by_role("alert")).to_be_visible()
    assert not board(again, "en").count()


def test_a_connection_that_falls_silent_is_found_out(context: NewContext) -> None:
    people = [context("en") for _ in range(position("objective")["seats"])]
    page = people[0].new_page()
    page.clock.install()
    opened: list[WebSocketRoute] = []
    dead: list[WebSocketRoute] = []
    heard: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        opened.append(socket)

        def pass_on(message: str | bytes) -> None:
            heard.append(json.loads(message)["type"])
            if socket not in dead:
                socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/ws$"), between)
    page.goto(f"/t/{table(people, 'objective', position=position('objective'))}")
    page.wait_for_function(MINE)
    banner = page.get_by_role("status").filter(has_text=word("offline"))
    for asked in range(1, 5):  # nobody moves, but the server answers: that is no silence
        page.clock.run_for(10_000)
        until(page, partial(answered, heard, asked + 1))  # it asked for the time when it came, too
    assert len(opened) == 1
    expect(banner).to_have_count(0)
    dead.extend(opened)  # now its answers are lost on the way, and no socket says so
    line(page, "en").fill(legal(page, "en")[0])
    page.keyboard.press("Enter")
    page.clock.run_for(36_000)
    expect(page.locator("aside ol li")).to_have_count(1)  # another connection brings what was missed; the move was made once
    expect(banner).to_have_count(0)
    assert len(opened) == 2
    assert not page.get_by_role("alert").count()


def test_a_move_that_takes_long_is_said_to_be_on_its_way_and_one_without_a_network_is_made_later(context: NewContext) -> None:
    people = [context("en") for _ in range(position("objective")["seats"])]
    page = people[0].new_page()
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    slow = True

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def send(message: str | bytes) -> None:
            if slow and json.loads(message)["type"] == "move":
                held.append((server, message))
            else:
                server.send(message)

        socket.on_message(send)

    page.route_web_socket(re.compile("/ws$"), between)
    page.goto(f"/t/{table(people, 'objective', position=position('objective'))}")
    page.wait_for_function(MINE)
    drawn(page, "en")
    sending = page.get_by_role("status").filter(has_text=word("sending"))
    first, second = legal(page, "en")[:2]
    line(page, "en").fill(first)
    page.keyboard.press("Enter")
    expect(sending).to_be_visible()
    line(page, "en").fill(second)  # one at a time
    page.keyboard.press("Enter")
    until(page, lambda: len(held) > 0)
    slow = False
    server, message = held[0]
    server.send(message)
    expect(sending).to_have_count(0)
    expect(page.locator("aside ol li")).to_have_count(1)
    assert len(held) == 1
    without_a_network(people[0].new_page(), f"/t/{table(people, 'objective', position=position('objective'))}")


def without_a_network(page: Page, address: str) -> None:
    """The table stays; a move that is made meanwhile is sent when the network is back, and played once."""
    page.goto(address)
    page.wait_for_function(MINE)
    drawn(page, "en")
    shown = picture(page, "objective")
    page.context.set_offline(True)
    banner = page.get_by_role("status").filter(has_text=word("offline"))
    expect(banner).to_be_visible()
    assert picture(page, "objective") == shown
    line(page, "en").fill(legal(page, "en")[0])
    page.keyboard.press("Enter")
    page.context.set_offline(False)
    expect(banner).to_be_hidden()
    expect(page.locator("aside ol li")).to_have_count(1)
    page.reload()
    expect(page.locator("aside ol li")).to_have_text([re.compile("^Ann")])
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
        drawn(page, "en")
    acting = mine if legal(mine, "en") else theirs
    type_move(acting, "en", "explore 1")
    expect(theirs.locator("aside ol li")).to_have_count(1)
    shown = [picture(page, "guardians") for page in (mine, theirs)]
    frail.kill()
    for page in (mine, theirs):
        expect(page.get_by_role("status").filter(has_text=word("offline"))).to_be_visible()
    frail.start()
    for page in (mine, theirs):
        expect(page.get_by_role("status").filter(has_text=word("offline"))).to_be_hidden()
    for page, wanted in zip((mine, theirs), shown, strict=True):
        shows(page, "guardians", wanted)
    acting = theirs if acting is mine else mine
    type_move(acting, "en", "explore 2")
    expect(mine.locator("aside ol li")).to_have_count(2)
    assert not mine.get_by_role("alert").count()
