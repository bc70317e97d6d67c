"""A word to the others: quick ones, one's own, and not having to read somebody."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, NewContext, clean, sound
from tests.browser.page_actions import drawn, table, word


def test_people_talk_and_need_not_listen(context: NewContext) -> None:
    people = [context("en"), context("fr")]
    address = f"/t/{table(people, 'objective', public=True)}"
    ann, bob = people[0].new_page(), people[1].new_page()
    for page, language in ((ann, "en"), (bob, "fr")):
        page.goto(address)
        drawn(page, language)
    chat = ann.get_by_role("log", name=word("chat"))
    heard = chat.get_by_role("paragraph")
    for nothing_yet in (chat, ann.locator(f'ol[aria-label="{word("log")}"]')):
        expect(nothing_yet).to_have_js_property("tabIndex", -1)  # there is nothing to read: the Tab key does not stop there
    bob.get_by_role("button", name=word("quick-2", "fr")).click()
    expect(heard).to_have_text([f"Bob {word('quick-2')}"])
    expect(chat).to_have_js_property("tabIndex", 0)
    expect(bob.get_by_role("log").get_by_role("paragraph")).to_have_text([f"Bob {word('quick-2', 'fr')}"])
    bob.get_by_label(word("chat-say", "fr")).fill("Et <b>maintenant</b> ?")
    bob.keyboard.press("Enter")
    expect(heard.last).to_have_text("Bob Et <b>maintenant</b> ?")
    ann.get_by_role("button", name=word("mute", name="Bob")).first.click()
    expect(heard).to_have_count(0)
    back = ann.get_by_role("button", name=word("unmute", name="Bob"))
    expect(back).to_be_visible()
    bob.get_by_role("button", name=word("quick-3", "fr")).click()
    expect(bob.get_by_role("log").get_by_role("paragraph")).to_have_count(3)
    ann.reload()
    drawn(ann, "en")
    expect(back).to_be_visible()
    expect(heard).to_have_count(0)
    back.click()
    ann.reload()
    expect(heard).to_have_count(3)
    watching = context("en")
    watching.request.post("/api/v1/players", data={"name": "Olga"})
    olga = watching.new_page()
    olga.goto(address)
    drawn(olga, "en")
    muted_alone(ann, olga)
    newest_in_sight(ann)
    as_a_sheet(ann, bob)
    refused(bob)


def muted_alone(ann: Page, olga: Page) -> None:
    """An onlooker is muted without a player."""
    heard = ann.get_by_role("log", name=word("chat")).get_by_role("paragraph")
    olga.get_by_role("button", name=word("quick-1")).click()
    expect(heard).to_have_count(4)
    expect(heard.last).to_have_text(f"Olga {word('quick-1')}")
    ann.get_by_role("button", name=word("mute", name="Olga")).click()
    expect(heard).to_have_count(3)
    olga.get_by_role("button", name=word("quick-2")).click()
    expect(olga.get_by_role("log").get_by_role("paragraph")).to_have_count(5)
    expect(heard).to_have_count(3)


def newest_in_sight(ann: Page) -> None:
    """The newest words are in sight, and one can scroll back to the others."""
    text = ann.get_by_role("textbox", name=word("chat-say"))
    for number in range(12):
        text.fill(f"Word {number}.")
        ann.keyboard.press("Enter")
        expect(ann.get_by_text(f"Word {number}.")).to_be_visible()
    chat = ann.get_by_role("log")
    expect(ann.get_by_text("Word 11.")).to_be_in_viewport()
    assert chat.evaluate("all => all.scrollTop + all.clientHeight >= all.scrollHeight - 2")
    chat.evaluate("all => all.scrollTo(0, 0)")
    assert chat.evaluate("all => all.scrollTop") == 0


def as_a_sheet(ann: Page, bob: Page) -> None:
    """On a phone the chat is a sheet whose button counts what is new."""
    ann.set_viewport_size(PHONE)
    ann.reload()
    drawn(ann, "en")
    log = ann.get_by_role("log", name=word("chat"))
    expect(log).to_have_count(0)
    none_new = ann.get_by_role("button", name=word("chat-unread", count=0), exact=True)
    ann.get_by_role("button", name=re.compile(f"^{word('chat-unread', count=0)}")).click()
    ann.keyboard.press("Escape")
    expect(none_new).to_be_visible()
    for _ in range(2):
        bob.get_by_role("button", name=word("quick-2", "fr")).click()
    ann.get_by_role("button", name=word("chat-unread", count=2)).click()
    expect(log.get_by_role("paragraph").last).to_have_text(f"Bob {word('quick-2')}")
    expect(log).to_be_in_viewport()
    ann.get_by_label(word("chat-say")).fill("Hello")
    ann.keyboard.press("Enter")
    expect(bob.get_by_role("log").get_by_role("paragraph").last).to_have_text("Ann Hello")
    sound(ann, ann.get_by_role("region", name=word("chat")))
    ann.keyboard.press("Escape")
    expect(log).to_have_count(0)
    expect(none_new).to_be_visible()
    ann.get_by_role("button", name=word("leave"), exact=True).click()
    expect(ann.get_by_role("button", name=word("leave-sure"), exact=True)).to_be_in_viewport(ratio=1)


def refused(bob: Page) -> None:
    """Words that are refused are not lost, and the chat says why."""
    reason = {"en": "Slower, please.", "fr": "Moins vite."}

    def refuse(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "say":
                socket.send(json.dumps({"type": "refused", "id": message["id"], "why": {"key": "any", "clause": None, "reason": reason}}))
            else:
                server.send(data)

        socket.on_message(pass_on)

    bob.route_web_socket("**/ws", refuse)
    bob.reload()
    drawn(bob, "fr")
    line = bob.get_by_label(word("chat-say", "fr"))
    line.fill("deux mots")
    bob.keyboard.press("Enter")
    expect(bob.get_by_role("region", name=word("chat", "fr")).get_by_role("alert")).to_have_text(reason["fr"])
    expect(line).to_have_value("deux mots")
    expect(bob.get_by_role("alert")).to_have_count(1)  # and nowhere else
    clean(bob, part=bob.get_by_role("region", name=word("chat", "fr")))
