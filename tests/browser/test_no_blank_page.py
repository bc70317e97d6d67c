"""Nothing ends in a blank page: unknown addresses, a table that is gone, a board that fails, a part that cannot be loaded."""

import json
import re

from playwright.sync_api import Browser, BrowserContext, Route, WebSocketRoute, expect

from tests.browser.conftest import QUIET, NewContext, sound
from tests.browser.page_actions import MINE, PATIENCE, drawn, follow, position, table, word
from tests.server.server_processes import Node


def test_a_table_an_invitation_or_a_board_that_cannot_be_shown_says_so_until_it_can(context: NewContext) -> None:
    ann, bob, guest = context("en"), context("en"), context("fr")
    page = guest.new_page()
    page.goto("/t/nosuchtable1")
    expect(page.get_by_role("heading", name=word("gone", "fr"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name=word("home", "fr"))).to_be_visible()
    page.route("**/api/v1/games", lambda route: route.fulfill(status=503, body=""))
    page.goto(f"/t/{table([ann], 'objective', seats=['me', 'open'])}")
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("ne répond pas")

    page, away = ann.new_page(), True
    page.route_web_socket("**/ws", lambda socket: socket.close() if away else socket.connect_to_server())
    page.goto(f"/t/{table([ann, bob], 'objective')}")
    said = page.get_by_role("main").get_by_role("alert")
    expect(said).to_contain_text("does not answer")
    expect(page.get_by_role("main").get_by_role("link", name=word("home"))).to_be_visible()
    sound(page)
    away = False
    drawn(page, "en")
    expect(said).to_have_count(0)
    a_board_that_fails(context, ann)


def a_board_that_fails(context: NewContext, person: BrowserContext) -> None:
    """It leaves a way back."""
    people = [person, *(context("en") for _ in range(position("objective")["seats"] - 1))]
    page = person.new_page()
    broken = True

    def spoil(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(data: str | bytes) -> None:
            message = json.loads(data)
            if broken and message["type"] == "look":
                message["look"]["view"] = {}
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**/ws", spoil)
    page.goto(f"/t/{table(people, 'objective', position=position('objective'))}")
    expect(page.get_by_role("heading", name=word("trouble-title"))).to_be_visible()
    sound(page)
    broken = False
    page.get_by_role("button", name=word("trouble-reload")).click()
    page.wait_for_function(MINE)


def test_a_table_in_two_lists_is_listed_once_and_other_addresses_are_other_pages(context: NewContext) -> None:
    ann, bob = context("en"), context("en")
    made = table([ann, bob], "objective")
    page = ann.new_page()

    def as_before(route: Route) -> None:
        """The table was still open when this answer was written."""
        running = route.fetch(url=route.request.url.replace("status=open", "status=running"))
        route.fulfill(response=running)

    page.route("**/tables/mine?status=open*", as_before)
    page.goto("/")
    expect(page.locator(f"main li a[href='/t/{made}']")).to_have_count(1)
    expect(page.get_by_role("heading", name=word("trouble-title"))).to_have_count(0)

    page.goto("/rules/objective#%")  # a stray percent sign
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()
    expect(page.get_by_role("heading", name=word("trouble-title"))).to_have_count(0)

    over: list[str] = []
    for _ in range(2):
        over.append(table([ann, bob], "objective"))
        assert ann.request.post(f"/api/v1/tables/{over[-1]}/resign", data={}).ok
    first, second = over
    page.goto(f"/replay/{first}")
    expect(page.get_by_role("button", name=word("analyse"))).to_be_visible()
    page.evaluate(
        "address => document.body.append(Object.assign(document.createElement('a'), { href: address, id: 'other' }))", f"/replay/{second}"
    )
    with page.expect_request(lambda request: f"/tables/{second}/replay" in request.url):
        page.locator("#other").evaluate("link => link.click()")


def test_a_part_that_is_gone_is_asked_for_once_more_and_then_there_is_a_way_back(browser: Browser, server: Node) -> None:
    person = browser.new_context(base_url=server.url, locale="en-GB")  # its errors are what is tested
    person.set_default_timeout(PATIENCE)
    page = person.new_page()
    page.goto("/")
    loads: list[str] = []
    page.on("load", lambda one: loads.append(one.url))

    def gone(route: Route) -> None:
        route.fulfill(status=404, body="")

    page.route(re.compile(r"/assets/SettingsPage-.*\.js"), gone)
    follow(page, "account", "settings")
    expect(page.get_by_role("heading", name=word("trouble-title"))).to_be_visible()
    assert len(loads) == 1
    page.unroute(re.compile(r"/assets/SettingsPage-.*\.js"))
    page.get_by_role("button", name=word("trouble-reload")).click()
    expect(page.get_by_role("heading", name=word("settings-title"))).to_be_visible()
    person.close()


SAID = {"en": ("Saqqara could not be loaded", "Try again"), "fr": ("Saqqara n’a pas pu être chargé", "Réessayer")}


def test_words_that_cannot_be_loaded_leave_a_page_that_says_so_or_the_present_ones(browser: Browser, server: Node) -> None:
    for language, (said, again) in SAID.items():
        person = browser.new_context(base_url=server.url, locale=language, **QUIET)  # its errors are what is tested
        person.set_default_timeout(PATIENCE)
        page = person.new_page()
        words = re.compile(rf"/assets/{language}-.*\.js")
        page.route(words, lambda route: route.abort())
        page.goto("/")
        expect(page.get_by_role("heading", name=said)).to_be_visible()
        if language == "fr":
            sound(page)
        page.unroute(words)
        page.get_by_role("button", name=again).click()
        expect(page.get_by_role("heading", name=word("start-title", language))).to_be_visible()
        if language == "en":
            page = person.new_page()  # a tab is loaded anew once
            page.goto("/rules")
            page.route(re.compile(r"/assets/fr-.*\.js"), lambda route: route.abort())
            page.get_by_role("button", name="Français").click()
            page.wait_for_event("load")  # a missing part has the page loaded anew, once
            expect(page.get_by_role("heading", name=word("rules"), level=1)).to_be_visible()
        person.close()
