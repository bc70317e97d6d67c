"""One person on several devices: a link asks before it replaces who somebody is, and one device can be signed out alone."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from saqqara.core.game import games
from saqqara.core.texts import say
from tests.browser.conftest import NewContext, clean
from tests.browser.page_actions import drawn, table, word

GAME = next(iter(games()))


def link_to(person: BrowserContext, here: str) -> str:
    """The address that opens a person's seat on another device."""
    return f"/link/{person.request.post(f'/api/v1/tables/{here}/link').json()['code']}"


def name_of(person: BrowserContext) -> str:
    """Return the player's name, or nothing where they are not known."""
    return str(person.request.get("/api/v1/me").json().get("name", ""))


def test_a_link_asks_before_it_replaces_somebody_and_the_device_is_signed_out_alone(context: NewContext) -> None:
    language = "fr"
    ann, bob = context("en"), context(language)
    here = table([ann], GAME, seats=["me", {"bot": "chance"}])
    bob.request.post("/api/v1/players", data={"name": "Bob"})
    wish = {"game": GAME, "seats": ["me", {"bot": "chance"}]}
    own = bob.request.post("/api/v1/tables", data=wish).json()["id"]
    link, page = link_to(ann, here), bob.new_page()
    page.goto(link)
    question = page.get_by_role("alert")
    expect(question).to_have_text(say("server-link-replaces", language, name="Bob", other="Ann", tables=1))
    clean(page)
    page.get_by_role("button", name=word("device-stay", language)).click()
    expect(page.get_by_role("heading", name=word("start-title", language))).to_be_visible()
    assert name_of(bob) == "Bob"
    page.goto(link)  # it has not been used
    page.get_by_role("button", name=word("device-replace", language)).click()
    page.wait_for_url(re.compile(f"/t/{here}"))
    drawn(page, language)
    expect(page.get_by_role("list", name=word("players", language), exact=True).get_by_text(f"({word('you', language)})")).to_be_visible()
    assert name_of(bob) == "Ann"
    assert bob.request.get(f"/api/v1/tables/{own}").json()["seat"] is None, "what was said to be lost is lost"
    signed_out_alone(page, language)
    assert name_of(bob) not in ("Ann", "Bob")
    assert name_of(ann) == "Ann"


def signed_out_alone(page: Page, language: str) -> None:
    """One device is signed out, after it is said what that means for a guest."""
    page.goto("/settings")
    page.get_by_role("button", name=word("sign-out", language)).click()
    expect(page.get_by_text(word("sign-out-line", language))).to_be_visible()
    expect(page.get_by_text(word("sign-out-guest", language, name="Ann"))).to_be_visible()
    page.get_by_role("button", name=word("sign-out", language)).click()
    expect(page.get_by_role("heading", name=word("start-title", language))).to_be_visible()
    expect(page.get_by_role("button", name=word("nav-account-of", language, name="Ann"))).to_have_count(0)
