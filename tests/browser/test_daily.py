"""The daily four in a browser: a try from the page of the day to its result, told without giving anything away."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from saqqara.core.texts import say
from tests.browser.conftest import PHONE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import until, word

GAME = "hourglass"
"""Ten rolls without a bot that thinks."""


def give_up_rolls(page: Page, person: BrowserContext, table: str) -> None:
    """Ten rolls of which nothing is made, until the result is written down."""
    for _ in range(400):
        seen = person.request.get(f"/api/v1/tables/{table}/look").json()
        if seen["look"]["outcome"] is not None:
            break
        if "nothing" in seen["look"]["moves"]:
            move = {"id": str(seen["number"]), "text": "nothing", "on": seen["number"]}
            assert person.request.post(f"/api/v1/tables/{table}/moves", data=move).ok

    def counted() -> bool:
        games = person.request.get("/api/v1/daily").json()["games"]
        return any(one["mine"]["result"] is not None for one in games if one["game"] == GAME)

    until(page, counted)


def among_those_i_follow(page: Page, friend: BrowserContext) -> None:
    """The same board for the people I follow and me."""
    whose = page.get_by_role("group", name=word("daily-board-whose", "fr"))
    whose.get_by_role("button", name=word("daily-board-followed", "fr")).click()
    expect(page.get_by_text(word("daily-nobody-followed", "fr"))).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(1)  # mine
    assert friend.request.post("/api/v1/me").ok
    handle = friend.request.get("/api/v1/me/ratings").json()["handle"]
    assert page.request.put(f"/api/v1/people/{handle}/follow").ok
    there = friend.request.post(f"/api/v1/daily/{page.url.rpartition('/')[2]}/{GAME}").json()["id"]
    give_up_rolls(page, friend, there)
    expect(page.get_by_text(word("daily-nobody-followed", "fr"))).to_be_visible()
    page.reload()
    page.get_by_role("group", name=word("daily-board-of", "fr")).get_by_role("button", name="Sablier").click()
    whose.get_by_role("button", name=word("daily-board-followed", "fr")).click()
    expect(page.locator("tbody tr")).to_have_count(2)
    clean(page, part=page.get_by_role("table"))
    no_sideways_scroll(page)


def listed_once(page: Page) -> None:
    """Earlier days that are asked for twice are listed once."""
    page.goto("/daily")
    listed = page.get_by_role("region", name=word("daily-archive", "fr")).get_by_role("listitem")
    expect(listed).to_have_count(7)
    page.get_by_role("button", name=word("daily-earlier", "fr")).evaluate("button => { button.click(); button.click(); }")
    expect(listed).to_have_count(14)
    page.get_by_role("button", name=word("daily-earlier", "fr")).click()
    expect(listed).to_have_count(21)
    expect(page.get_by_role("heading", name=word("trouble-title", "fr"))).to_have_count(0)


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
    clean(page, part=over)
    over.get_by_role("link", name=word("daily-back", "fr")).click()
    expect(card).to_contain_text("0 scarabée en dix lancers")
    expect(card.get_by_role("button")).to_have_count(0)
    expect(page.locator("section", has=page.locator("#share-title"))).to_contain_text(re.compile(r"Saqqara · .* · Sablier\s: 0 scarabée"))
    page.get_by_role("group", name=word("daily-board-of", "fr")).get_by_role("button", name="Sablier").click()
    expect(page.locator("tr[aria-current]")).to_contain_text("0 scarabée")
    among_those_i_follow(page, context("fr"))
    listed_once(page)
    page.goto("/daily/2026-13-01")
    expect(page.get_by_role("alert")).to_contain_text("2026-13-01")
