"""Those who do not see the page: the focus goes with it, a table is heard, forced colours keep the states; and rules on paper."""

import pytest
from playwright.sync_api import expect

from saqqara.core.game import games
from tests.browser.conftest import NewContext
from tests.browser.driving import board, drawn, play_now, table, title, word

HEADING = "() => document.activeElement?.tagName === 'H1'"


def test_the_focus_goes_with_the_page(context: NewContext) -> None:
    page = context("en").new_page()
    page.goto("/")
    page.get_by_role("navigation", name=word("site")).get_by_role("link", name=word("rules")).click()
    page.wait_for_function(HEADING)
    assert page.evaluate("document.activeElement.innerText") == word("rules")
    page.get_by_role("link", name=title("objective", "en")).first.click()
    page.wait_for_function(HEADING)
    page.get_by_role("link", name=word("settings")).click()
    page.wait_for_function("words => document.activeElement?.innerText === words", arg=word("settings-title"))
    page.go_back()
    page.wait_for_function(HEADING)


@pytest.mark.parametrize("game", games())
def test_every_board_can_be_heard(context: NewContext, game: str) -> None:
    """The accessible tree of a board names its parts and what can be done; nothing in it is a bare number or an unnamed button."""
    page = context("en").new_page()
    play_now(page, game, "en")
    heard = board(page, "en").aria_snapshot()
    assert "- button\n" not in heard
    assert "- img\n" not in heard
    assert len([line for line in heard.splitlines() if '"' in line]) > 10


def test_leaving_is_asked_first(context: NewContext) -> None:
    page = context("en").new_page()
    play_now(page, "objective", "en")
    page.get_by_role("button", name=word("leave"), exact=True).click()
    question = page.get_by_role("group", name=word("leave"))
    expect(question).to_contain_text(word("leave-line"))
    question.get_by_role("button", name=word("leave-not")).click()
    expect(question).to_have_count(0)
    expect(page.get_by_role("button", name=word("come-back"))).to_have_count(0)
    page.get_by_role("button", name=word("leave"), exact=True).click()
    question.get_by_role("button", name=word("leave-sure")).click()
    page.get_by_role("button", name=word("come-back")).wait_for()


def test_states_show_where_colours_are_forced(context: NewContext) -> None:
    page = context("en").new_page()
    page.emulate_media(forced_colors="active")
    page.goto("/new?game=objective")
    chosen = page.locator("button[aria-pressed=true]").first
    chosen.wait_for()
    assert chosen.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    people = [context("en"), context("en")]
    page = people[0].new_page()
    page.emulate_media(forced_colors="active")
    page.goto(f"/t/{table(people, 'objective')}")
    drawn(page, "en")
    colours = page.locator("[data-seat]").evaluate_all(
        "found => [...new Set(found.map(one => getComputedStyle(one).backgroundColor + getComputedStyle(one).color))]"
    )
    assert len(colours) > 1, "seats keep their colours"


@pytest.mark.parametrize("game", games())
def test_rules_on_paper_and_on_a_phone(context: NewContext, game: str) -> None:
    page = context("fr", {"width": 360, "height": 740}).new_page()
    page.goto(f"/rules/{game}")
    page.locator("article h2").first.wait_for()
    heads = page.locator("article h2").all_inner_texts()
    assert heads[-2:] == ["Glossaire", "Données"]
    for wide in page.locator(".wide").all():
        assert wide.evaluate("one => getComputedStyle(one).overflowX") == "auto"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.emulate_media(media="print")
    page.wait_for_function("() => [...document.querySelectorAll('figure')].every(one => one.querySelector('figcaption'))")
    assert page.locator("figure").count() > 0
    for gone in ("header", "nav", "aside"):
        assert not any(one.is_visible() for one in page.locator(gone).all())
    expect(page.locator("figure").last).to_be_visible()
