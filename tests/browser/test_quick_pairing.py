"""Quick pairing in the page: two people meet, the wait is seen and said, and ends with the page; after a minute a bot is offered."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import PHONE, WIDE, NewContext, no_sideways_scroll
from tests.browser.page_actions import drawn, title, until, word


def wait_for_a_person(page: Page, game: str, language: str) -> Locator:
    """Press the button of a game on the start page; return the bar that tells of the wait."""
    page.goto("/")
    card = page.get_by_role("article", name=title(game, language))
    card.get_by_role("button", name=word("pair-person", language), exact=True).click()
    bar = page.get_by_role("region", name=word("pair-person", language))
    expect(bar.get_by_role("status")).to_contain_text(word("pair-waiting", language, title=title(game, language)))
    expect(bar.get_by_role("timer")).to_contain_text("0:0")
    no_sideways_scroll(page)
    return bar


def open_waits(person: BrowserContext) -> int:
    """Return how many tables wait for a player."""
    return len(person.request.get("/api/v1/tables?status=open&limit=100").json()["tables"])


@pytest.mark.parametrize(("game", "viewport"), [("objective", WIDE), ("expedition", PHONE)])
def test_two_people_meet_wherever_they_are_on_the_site(context: NewContext, game: str, viewport: Any) -> None:
    one, other = context("en", viewport).new_page(), context("fr", viewport).new_page()
    bar = wait_for_a_person(one, game, "en")
    one.get_by_role("link", name=word("nav-puzzles"), exact=True).filter(visible=True).first.click()
    expect(one.get_by_role("heading", level=1)).to_be_visible()
    expect(bar).to_be_visible()
    other.goto("/")
    other.get_by_role("article", name=title(game, "fr")).get_by_role("button", name=word("pair-person", "fr"), exact=True).click()
    for page, language in ((one, "en"), (other, "fr")):
        page.wait_for_url("**/t/*")
        drawn(page, language)
        expect(page.get_by_role("timer")).not_to_have_count(0)
    assert one.url == other.url
    expect(bar).to_have_count(0)


def test_the_wait_ends_with_the_button_and_with_the_page(context: NewContext) -> None:
    ann, ben = context("en"), context("en")
    ben.request.post("/api/v1/players", data={"name": "Ben"})
    page = ann.new_page()
    for end in ("button", "page"):
        bar = wait_for_a_person(page, "hourglass", "en")
        until(page, lambda: open_waits(ben) == 1)
        if end == "button":
            bar.get_by_role("button", name=word("cancel"), exact=True).click()
            expect(bar).to_have_count(0)
        else:
            page.close()
        until(ben.pages[0] if ben.pages else ben.new_page(), lambda: open_waits(ben) == 0)


def test_two_tabs_of_one_person_do_not_meet_and_a_bot_is_offered_after_a_minute(context: NewContext) -> None:
    ann = context("en")
    tabs = [ann.new_page(), ann.new_page()]
    tabs[0].clock.install()
    bars = [wait_for_a_person(page, "guardians", "en") for page in tabs]
    tabs[1].wait_for_timeout(4000)  # both have asked again
    for page, bar in zip(tabs, bars, strict=True):
        expect(bar).to_be_visible()
        assert "/t/" not in page.url
    bot = bars[0].get_by_role("button", name=word("pair-bot"), exact=True)
    expect(bot).to_have_count(0)
    tabs[0].clock.run_for(61_000)
    expect(bars[0].get_by_role("status")).to_contain_text(word("pair-bot"))
    bot.click()
    tabs[0].wait_for_url("**/t/*")
    drawn(tabs[0], "en")
