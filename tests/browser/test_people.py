"""People among each other: followed by a link, invited with one click, blocked and reported from the chat, dealt with by the host."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from saqqara.server.ops import admin_actions
from saqqara.server.settings import Settings
from tests.browser.conftest import PHONE, NewContext, no_sideways_scroll, sound
from tests.browser.page_actions import drawn, follow, word
from tests.server.server_processes import Node


def somebody(context: NewContext, name: str, language: str = "en", **more: Any) -> Page:
    """A person with a name, at a page."""
    made = context(language, **more)
    made.request.post("/api/v1/players", data={"name": name})
    return made.new_page()


def test_two_become_friends_and_one_invites_the_other(context: NewContext) -> None:
    language = "fr"
    ann, bob = somebody(context, "Ann", language), somebody(context, "Bob", language, viewport=PHONE)
    ann.goto("/people")
    link = ann.get_by_role("textbox", name=word("link", language)).input_value()
    bob.goto(link)
    expect(bob.get_by_role("heading", level=1)).to_have_text(word("follow-title", language, name="Ann"))
    sound(bob)
    bob.get_by_role("button", name=word("follow", language, name="Ann"), exact=True).press("Enter")
    expect(bob.get_by_role("heading", level=1)).to_have_text(word("followed-title", language, name="Ann"))
    ann.reload()
    ann.get_by_role("button", name=word("follow-back", language, name="Bob")).click()
    expect(ann.get_by_role("region", name=word("people-friends", language), exact=True)).to_contain_text("Bob")
    follow(bob, "nav-community", "people-title", language)
    bob.get_by_label(word("presence", language)).check()
    ann.reload()
    expect(ann.get_by_text(word("here-now", language), exact=True)).to_be_visible()
    sound(ann)
    ann.get_by_role("link", name=word("invite-friend", language, name="Bob")).click()
    ann.get_by_role("button", name=word("make-go", language)).click()
    expect(ann.get_by_text(word("invited-waiting", language), exact=True)).to_be_visible()
    bob.reload()
    expect(bob.get_by_role("heading", name=word("friends-tables", language))).to_be_visible()
    no_sideways_scroll(bob)
    bob.get_by_role("button", name=word("sit-down", language)).click()
    bob.wait_for_url("**/t/*")
    expect(ann.get_by_role("list", name=word("players", language), exact=True)).to_contain_text("Bob")
    asked_again_when_somebody_sits_down_only(ann, bob, context())


def stays_when_somebody_comes_or_goes(ann: Page, bob: Page) -> None:
    """A report that is being written."""
    line, table = ann.get_by_label(word("report-more")), bob.url
    place = ann.get_by_role("list", name=word("players"), exact=True).get_by_role("listitem").nth(1)
    bob.goto("/rules")
    expect(place).to_contain_text(word("absent"))
    expect(line).to_have_value("In every game")
    bob.goto(table)
    drawn(bob, "en")
    expect(place).not_to_contain_text(word("absent"))
    expect(line).to_have_value("In every game")


def test_whoever_hurts_is_blocked_and_reported_and_the_host_acts(context: NewContext, server: Node) -> None:
    ann, bob = somebody(context, "Ann"), somebody(context, "Bob")
    table = ann.request.post("/api/v1/tables", data={"game": "objective"}).json()["id"]
    bob.request.post(f"/api/v1/tables/{table}/join", data={})
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        drawn(page, "en")
    bob.get_by_label(word("chat-say")).fill("You lose as always")
    bob.keyboard.press("Enter")
    heard = ann.get_by_role("log", name=word("chat")).get_by_role("paragraph")
    expect(heard).to_have_text(["Bob You lose as always"])
    ann.get_by_text(word("people-here"), exact=True).click()
    ann.get_by_role("button", name="Bob", exact=True).click()
    expect(ann.get_by_role("button", name=word("report", name="Bob"), exact=True)).to_be_visible()
    ann.get_by_role("button", name=word("person-more", name="Bob")).click()
    ann.get_by_role("button", name=word("report", name="Bob"), exact=True).click()
    ann.get_by_label(word("report-more")).fill("In every game")
    stays_when_somebody_comes_or_goes(ann, bob)
    sound(ann, ann.get_by_role("main").locator("form", has=ann.get_by_label(word("report-more"))))
    ann.get_by_role("button", name=word("report-send")).click()
    expect(ann.get_by_text(word("report-sent"))).to_be_visible()
    ann.get_by_role("button", name=word("block", name="Bob"), exact=True).click()
    ann.get_by_role("button", name=word("block-sure"), exact=True).click()
    expect(heard).to_have_count(0)
    ann.reload()
    drawn(ann, "en")
    expect(heard).to_have_count(0)
    bob.reload()
    drawn(bob, "en")  # his game goes on, and nothing tells him

    host = somebody(context, "Host", viewport=PHONE)
    with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own in this thread
        link = beside.submit(admin_actions.host, Settings(database=server.database)).result()
    host.goto(f"/host/{link.rpartition('/')[2]}")
    # The server of these tests is one: its host sees the reports of other tests, too, which are about people of other names.
    card = host.get_by_role("article", name=word("report-about", name="Bob", kind=word("report-words")))
    expect(card).to_contain_text("You lose as always")
    card.get_by_role("button", name=word("act-warn"), exact=True).click()
    sound(host)
    card.get_by_role("button", name=word("act-warn-sure")).click()
    expect(host.get_by_text(word("report-done-warned", name="Bob"))).to_be_visible()
    expect(card).to_have_count(0)
    bob.goto("/people")
    expect(bob.get_by_text(word("notice-warned", kind=word("report-words")))).to_be_visible()
    bob.get_by_role("button", name=word("notice-read")).click()
    ann.goto("/people")
    expect(ann.get_by_text(word("notice-answered", name="Bob"))).to_be_visible()
    ann.get_by_role("button", name=word("unblock", name="Bob")).click()
    expect(ann.get_by_role("heading", name=word("people-blocked"))).to_have_count(0)
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as stored:
        assert stored.execute("SELECT done FROM reports WHERE place = ?", (table,)).fetchall() == [("warned",)]


def asked_again_when_somebody_sits_down_only(ann: Page, bob: Page, cleo: BrowserContext) -> None:
    """The list of people to invite is loaded again after a person sits down, not after one opens the page."""
    wish = {"game": "objective", "seats": ["me", "open", "open", "open"]}
    here = ann.request.post("/api/v1/tables", data=wish).json()["id"]
    assert bob.request.post(f"/api/v1/tables/{here}/join", data={"seat": 1}).ok
    asked: list[str] = []
    ann.on("request", lambda request: asked.append(request.url) if request.url.endswith("/friends") else None)
    ann.goto(f"/t/{here}")
    seats = ann.get_by_role("list", name=word("players", "fr"), exact=True).get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text(word("absent", "fr"))
    before = len(asked)
    assert before == 1
    bob.goto(f"/t/{here}")
    expect(seats.nth(1)).not_to_contain_text(word("absent", "fr"))
    assert len(asked) == before
    cleo.request.post("/api/v1/players", data={"name": "Cleo"})
    with ann.expect_request(lambda request: request.url.endswith("/friends")):
        assert cleo.request.post(f"/api/v1/tables/{here}/join", data={"seat": 2}).ok
