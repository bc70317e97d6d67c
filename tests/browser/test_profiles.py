"""Profiles and boards in a real browser: one's own and another's, by keyboard, and a rated table by one switch."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, WIDE, NewContext, clean, no_sideways_scroll
from tests.browser.driving import go_to, table, word

GAME = "objective"


@pytest.mark.parametrize(("language", "viewport", "scheme"), [("en", WIDE, "light"), ("fr", PHONE, "dark")], ids=["en", "fr"])
def test_a_profile_and_a_board(context: NewContext, language: str, viewport: Any, scheme: str) -> None:
    mine, other = context(language, viewport, color_scheme=scheme), context(language, viewport, color_scheme=scheme)
    rated = table([mine, other], GAME, rated=True)
    for person in (mine, other, mine, other):  # both have decided something, so that it counts
        seen = person.request.get(f"/api/v1/tables/{rated}/look").json()
        if seen["look"]["moves"]:
            move = {"id": str(seen["number"]), "text": seen["look"]["moves"][0], "on": seen["number"]}
            assert person.request.post(f"/api/v1/tables/{rated}/moves", data=move).ok
    assert other.request.post(f"/api/v1/tables/{rated}/resign").ok
    page = mine.new_page()
    for _ in range(100):
        if mine.request.get("/api/v1/me/ratings").json()["ratings"]:
            break
        page.wait_for_timeout(100)
    page.goto("/me")
    expect(page.locator("article")).to_contain_text(word("rating", language))
    clean(page)
    no_sideways_scroll(page)
    first = page.locator("[data-picture]").first.inner_html()
    go_to(page, page.get_by_role("button", name=word("picture-another", language)))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).to_have_text(word("profile-kept", language))
    assert page.locator("[data-picture]").first.inner_html() != first
    handle = mine.request.get("/api/v1/me/profile").json()["handle"]
    theirs = other.new_page()
    theirs.goto(f"/p/{handle}")
    expect(theirs.get_by_role("alert")).to_be_visible()  # nothing is shown until its person wants it
    go_to(page, page.get_by_label(word("show-profile", language)))
    page.keyboard.press("Space")
    expect(page.get_by_label(word("show-rating", language))).to_be_checked()
    theirs.reload()
    expect(theirs.locator("h1")).to_be_visible()
    expect(theirs.locator("article")).to_contain_text("?")
    clean(theirs)
    theirs.goto(f"/boards?game={GAME}&of=new")
    line = theirs.locator("tbody tr").first
    expect(line).to_contain_text("1")
    clean(theirs)
    no_sideways_scroll(theirs)
    theirs.locator(f"a[href='/p/{handle}']").click()
    expect(theirs.locator("article")).to_be_visible()


def test_a_rated_table_by_one_switch(context: NewContext) -> None:
    page = context().new_page()
    page.goto(f"/new?game={GAME}")
    go_to(page, page.get_by_role("switch", name=word("make-rated")))
    page.keyboard.press("Space")
    expect(page.get_by_label(word("make-hints"))).to_have_count(0)
    page.get_by_label(word("seat-n", n=2)).select_option("bot:novice")
    page.get_by_role("button", name=word("make-go")).click()
    expect(page.get_by_text(word("rated-table"))).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
