"""Profiles and boards in a real browser: one's own and another's, by keyboard, and a rated table by one switch."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PHONE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import drawn, go_to, table, word

GAME = "objective"


def begun(people: list[BrowserContext]) -> str:
    """A rated table where everybody has decided something, so that it counts."""
    rated = table(people, GAME, rated=True)
    for person in people * 2:
        seen = person.request.get(f"/api/v1/tables/{rated}/look").json()
        if seen["look"]["moves"]:
            move = {"id": str(seen["number"]), "text": seen["look"]["moves"][0], "on": seen["number"]}
            assert person.request.post(f"/api/v1/tables/{rated}/moves", data=move).ok
    return rated


def what_a_game_made_of_it(page: Page, rated: str, other: BrowserContext) -> None:
    """A moment after its end, by itself, at the table and in the replay; only mine, as the other shows nothing."""
    page.goto(f"/t/{rated}")
    drawn(page, "fr")
    assert other.request.post(f"/api/v1/tables/{rated}/resign").ok
    told = page.locator(".ratings")
    expect(told.get_by_text(word("rating-after", "fr"))).to_be_visible()
    expect(told.get_by_role("listitem")).to_have_count(1)
    expect(told.get_by_role("listitem")).to_have_text(re.compile(r"15\d\d\s*\?\s*\+\d+"))
    expect(told.get_by_text(word("rating-left", "fr"))).to_have_count(0)
    gone = other.new_page()
    gone.goto(f"/t/{rated}")
    expect(gone.locator(".ratings").get_by_role("listitem")).to_contain_text(word("rating-left"))
    for seen in (gone, page):
        clean(seen, part=seen.locator(".ratings"))
        no_sideways_scroll(seen)
    gone.close()
    page.goto(f"/replay/{rated}?at=99")
    expect(page.get_by_role("button", name=word("replay-last", "fr"))).to_be_disabled()  # beyond the end is the end
    expect(told.get_by_role("listitem")).to_have_count(1)
    no_sideways_scroll(page)


def test_what_a_rated_game_makes_of_ratings_a_profile_and_a_board(context: NewContext) -> None:
    mine, other = context("fr", PHONE, color_scheme="dark"), context("en")
    page = mine.new_page()
    what_a_game_made_of_it(page, begun([mine, other]), other)
    page.goto("/me")
    expect(page.locator("article")).to_contain_text(word("rating", "fr"))
    clean(page)
    no_sideways_scroll(page)
    first = page.locator("main [data-picture]").first.inner_html()
    go_to(page, page.get_by_role("button", name=word("picture-another", "fr")))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).to_have_text(word("profile-kept", "fr"))
    assert page.locator("main [data-picture]").first.inner_html() != first
    handle = mine.request.get("/api/v1/me/profile").json()["handle"]
    theirs = other.new_page()
    theirs.goto(f"/p/{handle}")
    expect(theirs.get_by_role("alert")).to_be_visible()  # nothing is shown until its person wants it
    go_to(page, page.get_by_label(word("show-profile", "fr")))
    page.keyboard.press("Space")
    expect(page.get_by_label(word("show-rating", "fr"))).to_be_checked()
    theirs.reload()
    expect(theirs.locator("h1")).to_be_visible()
    expect(theirs.locator("article")).to_contain_text("?")
    clean(theirs)
    theirs.goto(f"/boards?game={GAME}&of=new")
    line = theirs.locator("tbody tr").first
    expect(line).to_contain_text("1")
    for beyond in ("50", "12345678901", "many", "-3"):
        theirs.goto(f"/boards?game={GAME}&of=new&before={beyond}")  # beyond the end is the end, and what is no number the beginning
        expect(line).to_contain_text("1")
        expect(theirs.get_by_role("alert")).to_have_count(0)
    page.goto(f"/boards?game={GAME}&of=all&before=50")  # where nobody stands, too
    expect(page.locator(".none, .card")).to_be_visible()
    expect(page.get_by_role("link", name=word("board-better", "fr"))).to_have_count(0)
    clean(theirs)
    page.set_viewport_size({"width": 360, "height": 240})  # so low that without scrolling no row is seen
    page.goto(f"/boards?game={GAME}&of=me")
    expect(page.locator("tr.mine")).to_be_in_viewport(ratio=1)
    no_sideways_scroll(theirs)
    theirs.locator(f"a[href='/p/{handle}']").click()
    expect(theirs.locator("article")).to_be_visible()
    both_listed(theirs)


def both_listed(page: Page) -> None:
    """Two games that ended at the same moment: where their tables are not told, nothing else tells them apart."""
    game = {"game": GAME, "ended": 1, "place": 1, "seats": 2, "points": 5, "rated": False, "left": False, "rating": None, "table": None}
    hidden = game | {"others": [], "reviewed": False}
    page.route("**/me/profile", lambda route: route.fulfill(json=route.fetch().json() | {"latest": [hidden, hidden]}))
    page.goto("/me")
    expect(page.get_by_text(word("latest-won", seats=2))).to_have_count(2)
