"""When a game is over: the end, giving it away, looking back at any moment, going on from there; and no word of it too early."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saqqara.bots.bot_names import NAMES
from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, NewContext, clean, no_sideways_scroll, sound
from tests.browser.page_actions import MINE, board, drawn, end, nearly_over, play_on, position, table, type_move, word

GIVEN = """
    window.given = [];
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async text => { window.given.push(text); } } });
"""
SHEET = "navigator.share = async what => { window.given.push(what.url); };"


def ended(context: NewContext, game: str, language: str = "en", viewport: Any = WIDE, script: str = "") -> Page:
    """Ann's page at the end of a game."""
    person = context(language, viewport)
    person.add_init_script(GIVEN + script)
    page = person.new_page()
    page.goto(f"/t/{table([person], game, seats=['me', {'bot': 'chance'}], position=nearly_over(game))}")
    page.wait_for_function(MINE)
    play_on(page, game, language)
    return page


@pytest.mark.parametrize("game", games())
def test_the_end_is_told_shared_and_looked_back_at(context: NewContext, game: str) -> None:
    page = ended(context, game)
    told = end(page, "en")
    expect(told.get_by_role("heading")).to_be_visible()
    expect(told.get_by_role("columnheader")).to_have_count(2)
    expect(told.get_by_role("img", name=re.compile(word("end-curve")))).to_be_visible()
    if game == "guardians":  # the end of each game on a phone is looked at where it is played
        sound(page)
    told.get_by_role("button", name=word("share"), exact=True).click()
    expect(told.get_by_role("button", name=word("copied-link"))).to_be_visible()
    link = page.evaluate("given[0]")
    assert link == page.url.replace("/t/", "/replay/")
    shown_where_nothing_is_copied(page, link)
    looked_back_at(context, link)
    once_more_and_on_from_a_moment(page, link)


def shown_where_nothing_is_copied(page: Page, link: str) -> None:
    """The link is shown if nothing can be copied."""
    page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new DOMException('no'); }; }")
    end(page, "en").get_by_role("button", name=word("copied-link")).click()
    expect(end(page, "en").get_by_role("textbox", name=word("share"))).to_have_value(link)


def looked_back_at(context: NewContext, link: str) -> None:
    """A friend steps through it and shares a moment, which a third sees as they did, and as all saw it."""
    friend = context("fr", PHONE).new_page()
    friend.add_init_script(GIVEN + SHEET)
    friend.goto(link)
    drawn(friend, "fr")
    moves = friend.get_by_role("slider")
    last = int(moves.get_attribute("max") or 0)
    assert last >= 1
    for _ in range(last):
        friend.keyboard.press("ArrowRight")
    expect(friend.locator("output")).to_have_text(f"{last} / {last}")
    expect(friend.locator("aside ol li")).to_have_count(last)
    friend.keyboard.press("ArrowLeft")
    friend.get_by_label(word("replay-seat", "fr")).select_option("0")
    friend.get_by_role("button", name=word("replay-share", "fr")).click()
    friend.wait_for_function("() => given.length > 0")
    moment = friend.evaluate("given[0]")
    assert moment == f"{link}?at={last - 1}&seat=0"
    third = context("fr", PHONE).new_page()
    third.goto(moment)
    drawn(third, "fr")
    expect(third.locator("output")).to_have_text(f"{last - 1} / {last}")
    drawn(friend, "fr")
    assert board(third, "fr").aria_snapshot() == board(friend, "fr").aria_snapshot()
    no_sideways_scroll(third)
    views = third.get_by_label(word("replay-seat", "fr"))
    seats = views.locator("option").count() - 2
    views.select_option("all")
    opened = third.get_by_role("region", name=re.compile(f"^{word('board', 'fr')} – "))
    expect(opened).to_have_count(seats)
    for number in range(seats):
        opened.nth(number).locator("> *").first.wait_for()
    assert third.url.endswith("seat=all")
    clean(third)
    no_sideways_scroll(third)


def once_more_and_on_from_a_moment(page: Page, link: str) -> None:
    """A rematch; the replay, which begins at one's own seat, calls bots as the table did and plays by itself; and on from there."""
    before = page.url
    end(page, "en").get_by_role("button", name=word("rematch"), exact=True).click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_function(MINE)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(link)
    seat = page.get_by_role("combobox", name=word("replay-seat"))
    expect(seat).to_have_value("0")
    expect(seat.get_by_role("option").nth(2)).to_have_text(NAMES["chance"][0])
    expect(page.get_by_role("status").filter(has_text=re.compile(r"^[1-9][0-9]* / "))).to_be_visible()  # nobody has pressed anything
    expect(page.get_by_role("button", name=word("replay-play"))).to_be_visible()  # it has come to the end, and offers to begin again
    page.get_by_role("button", name=word("replay-first")).click()
    expect(page.get_by_role("status").filter(has_text=re.compile("^0 / "))).to_be_visible()
    page.get_by_role("button", name=word("replay-on")).click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_function(MINE)
    drawn(page, "en")


def test_nobody_tells_the_points_before_the_rooms_are_turned(context: NewContext) -> None:
    people = [context("en", reduced_motion="no-preference") for _ in range(3)]
    page = people[0].new_page()
    page.goto(f"/t/{table(people, 'guardians', position=position('guardians'))}")
    page.wait_for_function(MINE)
    drawn(page, "en")
    mine = page.get_by_role("list", name=word("players"), exact=True).get_by_role("listitem").first
    verdict = page.get_by_text(word("verdict-secured", "en", "guardians", owns="you", owner="Ann", count=16)).first
    page.evaluate(
        """([told]) => { window.early = []; const strip = document.querySelector(`ul[aria-label="${told}"] li .score`);
        new MutationObserver(() => window.early.push([strip.innerText, document.querySelector(".stage").innerText])).observe(
        document.body, { subtree: true, childList: true, characterData: true }); }""",
        [word("players")],
    )
    type_move(page, "en", "secure")
    expect(verdict).to_be_visible()
    expect(mine).to_contain_text("16")
    for score, stage in page.evaluate("early"):
        assert not score.startswith("16") or "16" in stage, "the strip told it first"
