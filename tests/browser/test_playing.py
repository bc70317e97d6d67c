"""Each game from the start page to its end: against bots, through an invite link, around one screen; on a desk and on a phone."""

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saqqara.core.game import find, games
from saqqara.core.texts import say
from tests.browser.conftest import PHONE, WIDE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import (
    MINE,
    PATIENCE,
    WEB,
    begin_late,
    board,
    choice,
    drawn,
    end,
    frames,
    hands_of,
    legal,
    other_way,
    refusals,
    together,
    type_move,
    word,
)
from tests.browser.test_boards import SMALL

FIRST = next(iter(games()))
"""The game in which the things common to all are checked."""
LEFT = 4
"""Decisions of the first seat before the end: a whole game would show nothing more (`test_bots.py` plays one)."""


def make(page: Page, language: str, game: str, bots: bool) -> None:
    """From the start page to a table for two, with a bot or a friend; where time is part of the game, with little of it."""
    page.goto("/")
    other_way(page, game, "invite", language)
    page.get_by_role("button", name="2", exact=True).click()
    if bots:
        page.get_by_label(word("seat-n", language, n=2)).select_option("bot:chance")
    for clock, seconds in hands_of(game).SECONDS.items():
        page.get_by_label(say(f"time-{clock}", language, game)).fill(str(seconds))
    page.get_by_role("button", name=word("make-go", language)).click()


@pytest.mark.parametrize(("language", "viewport", "keys"), [("en", WIDE, False), ("fr", PHONE, True)], ids=["pointer", "keys"])
@pytest.mark.parametrize("game", games())
def test_a_game_against_bots_on_the_board_to_its_end(context: NewContext, game: str, language: str, viewport: Any, keys: bool) -> None:
    person = context(language, viewport)
    person.request.post("/api/v1/players", data={"name": "Maximilienne"})  # a column as wide as any
    page = person.new_page()
    begin_late(page, game, LEFT)
    made = 0
    while made < 2:  # a bot that plays at random may end a game at once
        make(page, language, game, bots=True)
        drawn(page, language)
        no_sideways_scroll(page)
        played = hands_of(game)(page, game, language, keys).play()
        assert played
        made += played
    expect(end(page, language).get_by_role("rowheader", name=word("end-score", language), exact=True)).to_be_visible()
    if keys:
        clean(page)
        scores = end(page, language).get_by_role("group", name=word("end-score", language))
        assert scores.evaluate("all => all.scrollWidth - all.clientWidth") <= 0, "every column is in sight"
        assert page.evaluate(SMALL) == []
        no_sideways_scroll(page)
    end(page, language).get_by_role("button", name=word("verify", language)).click()
    expect(end(page, language).get_by_role("status")).not_to_be_empty()


@pytest.mark.parametrize("game", games())
def test_a_game_of_two_through_a_link_with_somebody_watching(context: NewContext, game: str) -> None:
    host, friend, watcher = context("en").new_page(), context("fr", PHONE).new_page(), context("en").new_page()
    begin_late(host, game, LEFT)
    make(host, "en", game, bots=False)
    link = host.get_by_role("textbox", name=word("link", "en")).input_value()
    friend.goto(link)
    friend.get_by_role("button", name=word("sit-down", "fr")).click()
    drawn(friend, "fr")
    name = friend.get_by_role("list", name=word("players", "fr"), exact=True).get_by_role("listitem").nth(1).locator("strong").inner_text()
    players = host.get_by_role("list", name=word("players"), exact=True)
    expect(players.get_by_role("listitem").nth(1)).to_contain_text(name)  # the host hears of it
    heard = frames(watcher)
    watcher.goto(link)
    expect(board(watcher, "en")).to_be_visible()
    assert not watcher.get_by_role("combobox").count()
    assert together({host: "en", friend: "fr"}, game, random.Random(game)) >= LEFT
    expect(end(watcher, "en")).to_be_visible()
    results = [page.get_by_role("region").locator("tr.first").all_inner_texts()[0].split("\t")[1:] for page in (host, friend, watcher)]
    assert results[0] == results[1] == results[2]
    no_sideways_scroll(friend)
    looks = [frame["look"] for frame in heard if frame["type"] == "look"]
    assert len(looks) > 2
    for look in looks[:-1]:
        assert look["outcome"] is None
        assert look["seat"] is None
        assert not look["moves"]
        assert not find(game).hidden or not hands_of(game).hidden(look["view"])


@pytest.mark.parametrize("game", games())
def test_a_game_around_one_screen(context: NewContext, game: str) -> None:
    language = ("fr", "en")[[*games()].index(game) % 2]
    page = context(language, PHONE if language == "fr" else WIDE).new_page()
    chance = random.Random(game)
    begin_late(page, game, LEFT)
    page.goto("/")
    other_way(page, game, "one-screen", language)
    for number, name in enumerate(("Ann", "Bob"), 1):
        page.get_by_label(word("screen-name", language, n=number)).fill(name)
    page.get_by_role("button", name=word("screen-go", language)).click()
    curtains: set[str] = set()
    refreshed = False
    patience = time.monotonic() + 3 * PATIENCE / 1000
    while not end(page, language).count():
        assert time.monotonic() < patience, "the game does not come to its end"
        for name in ("Ann", "Bob"):
            give = page.get_by_role("button", name=word("screen-give", language, name=name))
            if give.count():  # whoever has played has seen what came of it
                give.click()
            ready = page.get_by_role("button", name=word("screen-ready", language, name=name))
            if ready.count():
                assert not board(page, language).count(), "the curtain hides the board"
                curtains.add(name)
                if len(curtains) == 2 and not refreshed:  # whoever comes back to the page finds the curtain
                    clean(page)
                    page.reload()
                    ready.wait_for()
                    refreshed = True
                ready.click()
                drawn(page, language)
        race = page.get_by_role("group", name=word("screen-keys", language)).get_by_role("button", disabled=False)
        if race.count():  # somebody presses first, and has the word
            race.first.click()
            page.wait_for_function(MINE)
        possible = legal(page, language, game)
        if possible:
            type_move(page, language, choice(game, possible, chance))
            assert not refusals(page, game)
    together = "together:" in (WEB / "games" / game / "index.ts").read_text()  # then all see the same
    assert curtains == ({"Ann", "Bob"} if find(game).hidden and not together else set())
    expect(end(page, language).get_by_role("columnheader", name="Bob")).to_be_visible()
    no_sideways_scroll(page)
    if game == FIRST:  # the same people once more
        end(page, language).get_by_role("button", name=word("rematch", language), exact=True).click()
        page.get_by_role("button", name=word("screen-ready", language, name="Ann")).click()
        expect(page.get_by_role("list", name=word("players", language), exact=True).get_by_role("listitem").nth(1)).to_contain_text("Bob")
        expect(end(page, language)).to_have_count(0)
