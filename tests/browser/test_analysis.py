"""The analysis board in a real browser: a variation, back by keys, what the engine thinks, a link with all of it, somebody who watches."""

import re

from playwright.sync_api import Page, expect

from saqqara.core.game import games
from tests.browser.conftest import PHONE, NewContext, clean, no_sideways_scroll, sound
from tests.browser.driving import drawn, legal, line, title, word


def begun(page: Page, game: str, language: str) -> None:
    """A study from a fresh deal."""
    page.goto("/analysis")
    page.get_by_role("radio", name=title(game, language)).check()
    clean(page)
    page.get_by_role("button", name=word("analysis-begin", language), exact=True).click()
    drawn(page, language)


def play(page: Page, language: str, text: str) -> None:
    """Type a move, and wait until it stands in the tree."""
    before = page.get_by_role("treeitem").count()
    line(page, language).fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("treeitem")).to_have_count(before + 1)
    page.get_by_role("treeitem", selected=True).focus()


def test_a_variation_is_played_thought_about_kept_and_watched(context: NewContext, language: str = "fr") -> None:
    game = min((kind for kind in games().values() if kind.has("evaluation")), key=lambda kind: kind.minutes).name
    person = context(language)
    person.grant_permissions(["clipboard-read", "clipboard-write"])
    page = person.new_page()
    begun(page, game, language)
    items, here = page.get_by_role("treeitem"), page.get_by_role("treeitem", selected=True)
    first, other = legal(page, language, game)[:2]
    play(page, language, first)
    page.keyboard.press("ArrowLeft")
    expect(here).to_have_text(word("analysis-start", language))
    expect(page.locator("datalist option").first).to_have_attribute("value", first)
    play(page, language, other)
    expect(here).to_have_attribute("aria-level", "2")
    page.keyboard.press("ArrowUp")
    expect(here).to_have_attribute("aria-level", "1")
    page.keyboard.press("Home")
    expect(here).to_have_text(word("analysis-start", language))
    page.keyboard.press("End")
    expect(items.nth(1)).to_have_attribute("aria-selected", "true")
    page.get_by_label(word("analysis-comment", language)).fill("Ça alors !")
    expect(here).to_contain_text("Ça alors !")

    page.get_by_role("button", name=word("engine", language), exact=True).click()
    best = page.get_by_role("region", name=word("engine", language)).get_by_role("listitem").first
    expect(best).to_contain_text("±")
    expect(page.locator(".hinted").first).to_be_visible()
    best.get_by_role("button").first.click()
    expect(items).to_have_count(4)
    sound(page)

    page.get_by_role("button", name=word("study-link", language)).click()
    expect(page.get_by_text(word("copied-link", language)).last).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    again = context(language, viewport=PHONE).new_page()
    again.goto(copied)
    expect(again.get_by_role("treeitem")).to_have_count(4)
    expect(again.get_by_role("treeitem", selected=True)).to_have_attribute("aria-posinset", "3")
    drawn(again, language)
    for tab in again.get_by_role("tab").all():
        tab.click()
        clean(again)
    no_sideways_scroll(again)

    page.get_by_role("button", name=word("study-keep", language)).click()
    page.wait_for_url(re.compile(r"/analysis/[\w-]{16}$"))
    page.get_by_label(word("study-open", language)).check()
    expect(page.get_by_role("button", name=word("study-share", language))).to_be_visible()
    again.goto(page.url)
    expect(again.get_by_text(word("study-following", language, name="")[:12])).to_be_visible()
    page.get_by_role("treeitem").first.click()
    expect(again.get_by_role("treeitem").first).to_have_attribute("aria-selected", "true")
    again.get_by_role("button", name=word("replay-next", language)).click()
    expect(again.get_by_role("button", name=word("study-follow", language))).to_be_visible()


def test_a_link_that_was_cut_short_is_a_sentence(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/analysis#dabc")
    expect(page.get_by_role("alert")).to_have_text(word("study-bad-link"))
