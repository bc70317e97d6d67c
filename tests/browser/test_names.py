"""A name that lasts, in a real browser with a virtual authenticator: kept, left, come back to; codes work once, a guest's games follow."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from saqqara.core.game import games
from saqqara.core.texts import say
from tests.browser.conftest import PHONE, NewContext, sound
from tests.browser.page_actions import drawn, end, go_to, word
from tests.server.server_processes import Node

GAME = next(iter(games()))
QUICK: dict[str, Any] = {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}


def authenticator(page: Page, transport: str = "internal") -> tuple[CDPSession, str]:
    """A passkey's home in a browser, whose owner always says yes."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": transport, **QUICK}
    return session, str(session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"])


def person(context: NewContext, server: Node, language: str, name: str, **more: Any) -> tuple[BrowserContext, Page]:
    """Return a page of a player with that name, at a host with a name: a bare number has no passkeys."""
    made = context(language, base_url=server.url.replace("127.0.0.1", "localhost"), **more)
    assert made.request.post("/api/v1/players", data={"name": name}).ok
    return made, made.new_page()


def press(page: Page, key: str, language: str = "en") -> None:
    page.get_by_role("button", name=word(key, language), exact=True).click()


def me(one: BrowserContext) -> dict[str, Any]:
    found: dict[str, Any] = one.request.get("/api/v1/me").json()
    return found


def test_a_name_is_kept_left_and_come_back_to(context: NewContext, server: Node) -> None:
    desk, page = person(context, server, "en", "Nefertari")
    here, before = table_of(desk), me(desk)["player"]
    session, first = authenticator(page)
    page.goto("/settings")
    page.get_by_role("link", name=word("name-keep-go")).click()
    keep = page.get_by_role("button", name=word("name-keep"), exact=True)
    keep.wait_for()
    go_to(page, keep)
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name=word("codes-new"))).to_be_focused()
    codes = page.locator("ol code").all_inner_texts()
    assert len(set(codes)) == 10
    expect(page.get_by_role("heading", name=word("name-kept", name="Nefertari"))).to_be_visible()
    assert me(desk)["player"] == before

    press(page, "passkey-add")  # this device has one already
    expect(page.get_by_role("alert")).to_have_text(word("passkey-here"))
    session.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": first})
    session.send("WebAuthn.addVirtualAuthenticator", {"options": {"protocol": "ctap2", "transport": "usb", **QUICK}})
    press(page, "passkey-add")
    expect(page.get_by_role("region", name=word("passkeys-title")).get_by_role("listitem")).to_have_count(2)

    page.goto("/settings")
    press(page, "sign-out")
    expect(page.get_by_text(word("sign-out-kept", name="Nefertari"))).to_be_visible()
    press(page, "sign-out")
    expect(page.get_by_role("heading", name=word("start-title"))).to_be_visible()
    assert me(desk).get("player") != before
    page.goto("/name")
    press(page, "name-enter-passkey")
    expect(page.get_by_role("status").get_by_text(word("name-back", name="Nefertari"))).to_be_visible()
    assert me(desk)["player"] == before
    assert desk.request.get(f"/api/v1/tables/{here}").json()["seat"] == 0
    on_other_devices(context, server, codes[3], before)

    page.reload()
    devices = page.get_by_role("region", name=word("devices-title"))
    devices.get_by_role("button").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    press(page, "leave-delete")
    press(page, "leave-delete-sure")
    expect(page.get_by_role("heading", name=word("start-title"))).to_be_visible()
    assert me(desk).get("player") != before


def on_other_devices(context: NewContext, server: Node, code: str, player: str) -> None:
    """A guest's table comes along with a recovery code, which works once."""
    phone, page = person(context, server, "en", "Scarab", viewport=PHONE)
    brought = table_of(phone)
    page.goto("/name")
    expect(page.get_by_role("checkbox", name=re.compile(re.escape(word("name-bring", name="Scarab"))))).to_be_checked()
    page.get_by_label(word("name-code")).fill(code.lower().replace("-", " "))
    press(page, "name-enter-code")
    expect(page.get_by_role("status").get_by_text(word("name-back-brought", name="Nefertari", count=1))).to_be_visible()
    assert me(phone)["player"] == player
    assert phone.request.get(f"/api/v1/tables/{brought}").json()["seat"] == 0
    assert me(phone)["player"] == player
    phone.request.post("/api/v1/players", data={"name": "Ibis"})
    page.reload()
    page.get_by_label(word("name-code")).fill(code)
    press(page, "name-enter-code")
    expect(page.get_by_role("alert")).to_have_text(say("server-bad-code"))
    expect(page.get_by_role("alert")).to_be_in_viewport()
    expect(page.get_by_label(word("name-code"))).to_be_focused()
    assert me(phone)["name"] == "Ibis"


def test_a_passkey_that_cannot_verify_its_user_keeps_and_opens_nothing(context: NewContext, server: Node) -> None:
    one, page = person(context, server, "fr", "Merneptah", viewport=PHONE)
    session, home = authenticator(page)
    verified = {"authenticatorId": home, "isUserVerified": False}
    session.send("WebAuthn.setUserVerified", verified)
    page.goto("/name")
    page.get_by_role("button", name=word("name-keep", "fr"), exact=True).wait_for()
    sound(page)
    press(page, "name-keep", "fr")
    expect(page.get_by_role("alert")).to_have_text(word("passkey-stopped", "fr"))
    assert me(one)["kept"] is None
    session.send("WebAuthn.setUserVerified", verified | {"isUserVerified": True})
    press(page, "name-keep", "fr")
    expect(page.locator("ol code")).to_have_count(10)
    expect(page.get_by_text(word("passkey-unverified", "fr"))).to_have_count(0)
    sound(page, page.get_by_role("main"))
    session.send("WebAuthn.setUserVerified", verified)
    one.request.delete("/api/v1/me/device")
    page.reload()
    press(page, "name-enter-passkey", "fr")
    expect(page.get_by_role("alert")).to_have_text(word("passkey-stopped", "fr"))
    assert me(one).get("name") != "Merneptah"


def table_of(one: BrowserContext) -> str:
    """A table with a bot that somebody has."""
    return str(one.request.post("/api/v1/tables", data={"game": GAME, "seats": ["me", {"bot": "chance"}]}).json()["id"])


def test_a_guest_is_told_once_after_a_game_and_codes_keep_a_name_where_there_are_no_passkeys(context: NewContext) -> None:
    one = context("en")
    one.request.post("/api/v1/players", data={"name": "Plain Number"})
    page = one.new_page()
    told_once(one, page)
    page.goto("/name")
    expect(page.get_by_text(word("name-no-passkeys-local"))).to_be_visible()
    press(page, "name-keep-codes")
    expect(page.locator("ol code")).to_have_count(10)
    assert me(one)["kept"]
    one.clear_cookies()  # somebody else, who cannot take that name
    one.request.post("/api/v1/players", data={"name": "Somebody"})
    page.goto("/name")
    press(page, "change-name")
    page.get_by_label(word("your-name")).fill("Рlain Number")
    press(page, "name-change-save")
    expect(page.get_by_role("alert")).to_have_text(say("server-name-taken", "en", name="Рlain Number", other="Рlain Number 2"))


def told_once(one: BrowserContext, page: Page) -> None:
    """That a name can be kept is told once, and quietly."""
    first, second = table_of(one), table_of(one)
    page.goto(f"/t/{second}")
    drawn(page, "en")
    for over in (first, second):
        assert one.request.post(f"/api/v1/tables/{over}/resign").ok
    hint = page.get_by_role("link", name=word("name-hint-go"))
    expect(hint).to_be_visible()
    with page.expect_response("**/api/v1/me"):
        page.goto(f"/t/{first}")
    expect(end(page, "en")).to_be_visible()
    expect(hint).to_have_count(0)
