"""The daily four in a browser: a try from the page of the day to its result, told without giving anything away."""

import re

from playwright.sync_api import expect

from saqqara.core.texts import say
from tests.browser.conftest import PHONE, NewContext, clean, no_sideways_scroll
from tests.browser.driving import word

GAME = "hourglass"
"""Ten rolls without a bot that thinks."""


def test_a_try_from_the_page_of_the_day_to_its_result(context: NewContext) -> None:
    page = context("fr", PHONE, color_scheme="dark").new_page()
    page.goto("/daily")
    card = page.locator("article", has=page.locator(f"#daily-{GAME}"))
    card.get_by_role("button", name=word("daily-play", "fr")).focus()
    clean(page)
    no_sideways_scroll(page)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    other = context("fr").new_page()
    other.goto(page.url)
    expect(other.get_by_role("alert")).to_have_text(say("server-daily-alone", "fr"))
    assert other.locator("aside").count() == 0
    other.close()
    over = page.locator(f'section[aria-label="{word("end-title", "fr")}"]')
    typing = page.locator("main form input").first
    for _ in range(40):
        expect(over.or_(typing).first).to_be_visible()
        if over.is_visible():
            break
        before = page.locator("aside ol li").count()
        typing.fill("nothing")
        typing.press("Enter")
        page.wait_for_function("n => document.querySelectorAll('aside ol li').length > n", arg=before)
    expect(over).to_contain_text(word("daily-end-sealed", "fr"))
    assert over.get_by_role("link", name=word("replay", "fr")).count() == 0
    assert over.get_by_role("button", name=word("rematch", "fr")).count() == 0
    clean(page)
    over.get_by_role("link", name=word("daily-back", "fr")).click()
    expect(card).to_contain_text("0 scarabée en dix lancers")
    expect(card.get_by_role("button")).to_have_count(0)
    expect(page.locator("section", has=page.locator("#share-title"))).to_contain_text(re.compile(r"Saqqara · .* · Sablier\s: 0 scarabée"))
    page.get_by_role("group", name=word("daily-board-of", "fr")).get_by_role("button", name="Sablier").click()
    expect(page.locator("tr[aria-current]")).to_contain_text("0 scarabée")
    page.goto("/daily/2026-13-01")
    expect(page.get_by_role("alert")).to_contain_text("2026-13-01")
