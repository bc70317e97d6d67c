"""The analysis board in a real browser: a variation, back by keys, what the engine thinks, a link with all of it, somebody who watches."""

import json
import re
import zlib
from base64 import urlsafe_b64decode
from typing import Any

from playwright.sync_api import Page, expect

from saqqara.core.game import games
from tests.browser.conftest import NO_STORAGE, PHONE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import MINE, calm, drawn, legal, line, nearly_over, table, title, type_move, word

GAME = min((kind for kind in games().values() if kind.has("bots.evaluation")), key=lambda kind: kind.minutes).name
LANGUAGE = "fr"


def begun(page: Page, game: str, language: str) -> None:
    """A study from a fresh deal."""
    page.goto("/analysis")
    page.get_by_role("radio", name=title(game, language)).check()
    page.get_by_role("button", name=word("analysis-begin", language), exact=True).click()
    drawn(page, language)


def play(page: Page, language: str, text: str) -> None:
    """Type a move, and wait until it stands in the tree."""
    before = page.get_by_role("treeitem").count()
    line(page, language).fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("treeitem")).to_have_count(before + 1)
    page.get_by_role("treeitem", selected=True).focus()


def study_in(url: str) -> Any:
    """Return the study that an address holds."""
    packed = url.partition("#")[2]
    return json.loads(zlib.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -zlib.MAX_WBITS))


def test_a_variation_is_played_thought_about_kept_and_watched(context: NewContext) -> None:
    person = context(LANGUAGE)
    person.grant_permissions(["clipboard-read", "clipboard-write"])
    page = person.new_page()
    begun(page, GAME, LANGUAGE)
    by_keys(page)
    with_the_engine(page)
    by_link(page, again := context(LANGUAGE, viewport=PHONE).new_page())
    watched(page, again)


def by_keys(page: Page) -> None:
    """Two first moves; back and forth, between them and to the ends; a comment."""
    here = page.get_by_role("treeitem", selected=True)
    first, other = legal(page, LANGUAGE, GAME)[:2]
    play(page, LANGUAGE, first)
    page.keyboard.press("ArrowLeft")
    expect(here).to_have_text(word("analysis-start", LANGUAGE))
    expect(page.locator("datalist option").first).to_have_attribute("value", first)
    play(page, LANGUAGE, other)
    expect(here).to_have_attribute("aria-level", "2")
    page.keyboard.press("ArrowUp")
    expect(here).to_have_attribute("aria-level", "1")
    page.keyboard.press("Home")
    expect(here).to_have_text(word("analysis-start", LANGUAGE))
    page.keyboard.press("End")
    expect(page.get_by_role("treeitem").nth(1)).to_have_attribute("aria-selected", "true")
    page.get_by_label(word("analysis-comment", LANGUAGE)).fill("Ça alors !")
    expect(here).to_contain_text("Ça alors !")


def with_the_engine(page: Page) -> None:
    """The best move with its uncertainty, on the board and how it goes on; it is played by a click."""
    engine = page.get_by_role("button", name=word("engine", LANGUAGE), exact=True)
    engine.click()
    best = page.get_by_role("region", name=word("engine", LANGUAGE)).get_by_role("listitem").first
    expect(best).to_contain_text("±")
    expect(best.get_by_role("group")).to_be_visible()
    expect(page.locator(".hinted").first).to_be_visible()
    clean(page, part=page.get_by_role("region", name=word("engine", LANGUAGE)))
    best.get_by_role("button").first.click()
    expect(page.get_by_role("treeitem")).to_have_count(4)
    engine.click()


def by_link(page: Page, again: Page) -> None:
    """A link has all of it, and is opened on a phone."""
    page.get_by_role("button", name=word("study-link", LANGUAGE)).click()
    expect(page.get_by_text(word("copied-link", LANGUAGE)).last).to_be_visible()
    again.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(again.get_by_role("treeitem")).to_have_count(4)
    expect(again.get_by_role("treeitem", selected=True)).to_have_attribute("aria-posinset", "3")
    drawn(again, LANGUAGE)
    for tab in again.get_by_role("tab").all():
        tab.click()
        no_sideways_scroll(again)
    clean(again)


def watched(page: Page, again: Page) -> None:
    """Kept and opened, it is followed by somebody else, until they go their own way."""
    page.get_by_role("button", name=word("study-keep", LANGUAGE)).click()
    page.wait_for_url(re.compile(r"/analysis/[\w-]{16}$"))
    page.get_by_label(word("study-open", LANGUAGE)).check()
    expect(page.get_by_role("button", name=word("study-share", LANGUAGE))).to_be_visible()
    again.goto(page.url)
    expect(again.get_by_text(word("study-following", LANGUAGE, name="")[:12])).to_be_visible()
    page.get_by_role("treeitem").first.click()
    expect(again.get_by_role("treeitem").first).to_have_attribute("aria-selected", "true")
    again.get_by_role("button", name=word("replay-next", LANGUAGE)).click()
    expect(again.get_by_role("button", name=word("study-follow", LANGUAGE))).to_be_visible()


def test_from_a_finished_game_and_its_replay_to_the_editor_and_back(context: NewContext) -> None:
    """The moment that is shown is the one that is gone on with, everywhere."""
    person = context("en")
    page = person.new_page()
    made = table([person], GAME, seats=["me", {"bot": "chance"}], position=nearly_over(GAME, 2), times=calm(GAME))
    page.goto(f"/t/{made}")
    for _ in range(2):
        page.wait_for_function(MINE)
        type_move(page, "en", legal(page, "en", GAME)[0])
    analyse = page.get_by_role("button", name=word("analyse"), exact=True)
    analyse.click()
    expect(page.get_by_role("treeitem").last).to_have_attribute("aria-selected", "true")
    before = page.get_by_role("treeitem").count() - 2
    page.get_by_role("button", name=word("replay-back")).click()
    there = shown(page)
    by_keys_through_the_replay(page, made, before)
    page.goto(f"/replay/{made}?at={before}")
    analyse.click()
    expect(page.get_by_role("treeitem").nth(before)).to_have_attribute("aria-selected", "true")
    assert shown(page) == there
    page.get_by_role("button", name=word("editor-here")).click()
    page.wait_for_url(f"**/editor/{GAME}")
    expect(page.locator("#editor-problem")).to_contain_text(word("editor-ok"))
    asked = {"record": person.request.get(f"/api/v1/tables/{made}/record").json(), "at": before}
    assert json.loads(page.locator("textarea").input_value()) == person.request.post("/api/v1/positions", data=asked).json()["position"]
    page.get_by_role("button", name=word("editor-analyse"), exact=True).click()
    expect(page.get_by_role("treeitem")).to_have_count(1)
    assert shown(page) == there


def by_keys_through_the_replay(page: Page, made: str, at: int) -> None:
    """Arrows step through the moves; with Alt they are the browser's."""
    page.goto(f"/replay/{made}?at={at}")
    steps = page.get_by_role("status").filter(has_text="/")
    expect(steps).to_have_text(re.compile(rf"^{at} /"))
    entries = page.evaluate("history.length")
    page.keyboard.press("ArrowLeft")
    expect(steps).to_have_text(re.compile(rf"^{at - 1} /"))
    for keys in ("Alt+ArrowLeft", "Control+ArrowLeft", "Meta+ArrowLeft"):
        heard = "new Promise(done => addEventListener('keydown', event => done(event.defaultPrevented), { once: true }))"
        page.evaluate(f"window.heard = {heard}; 0")
        page.keyboard.press(keys)
        assert page.evaluate("heard") is False
        expect(steps).to_have_text(re.compile(rf"^{at - 1} /"))
    assert page.evaluate("history.length") == entries
    page.go_back()
    page.wait_for_url(lambda url: f"/replay/{made}" not in url)


def shown(page: Page) -> list[str]:
    """The moves that can be made from where one stands."""
    page.wait_for_function(MINE)
    return legal(page, "en")


WORKERS = "window.made = 0; const Real = Worker; window.Worker = class extends Real { constructor(...a) { super(...a); made++ } }"
"""Counts what thinks."""


def test_a_device_that_keeps_nothing_has_the_analysis_board(context: NewContext) -> None:
    """With what needs nothing more: a comment leaves the engine alone, and the link to the page's own part an unsaved study."""
    page = context("en").new_page()
    page.goto("/analysis#abc")
    expect(page.get_by_role("alert")).to_have_text(word("study-bad-link"))
    page.add_init_script(NO_STORAGE + WORKERS)
    begun(page, GAME, "en")
    engine = page.get_by_role("button", name=word("engine"), exact=True)
    engine.click()
    expect(engine).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name=word("engine")).get_by_role("listitem").first).to_be_visible()
    made = page.evaluate("made")
    page.get_by_label(word("analysis-comment")).press_sequentially("A comment")
    expect(page.get_by_role("treeitem", selected=True)).to_contain_text("A comment")
    assert page.evaluate("made") == made > 0
    engine.click()
    play(page, "en", legal(page, "en", GAME)[0])
    page.wait_for_url(lambda url: len(study_in(url)["nodes"]) == 2)  # the address follows a moment after the tree
    before = page.url
    page.get_by_role("link", name=word("skip")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    expect(page.get_by_role("treeitem")).to_have_count(2)
    assert page.url == before
    assert page.get_by_role("alert").count() == 0
