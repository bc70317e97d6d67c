"""An arena in browsers: made, joined on a phone, led to the table, on a large screen, and what came of it."""

import re
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, NewContext, clean, no_sideways_scroll, sound
from tests.browser.page_actions import drawn, end, follow, title, word

GAME = "objective"
NAME = "Club <b>night</b>"
NOT_NOW: Any = {"key": "server-error", "clause": None, "reason": {"en": "Not now.", "fr": "Pas maintenant."}}
WALL = {"width": 1280, "height": 800}


def touchable(page: Page) -> None:
    """Check that every control is large enough for a finger."""
    small = page.eval_on_selector_all(
        "main :is(a.button, button, summary, select, input:not([type=radio]):not([type=checkbox]))",
        "all => all.filter(one => one.offsetParent && one.getBoundingClientRect().height < 43.5).map(one => one.outerHTML)",
    )
    assert small == []


LANGUAGES = ("fr", "en")


class Night:
    """An evening: its organiser and a screen on the wall in English, a phone in each language."""

    def __init__(self, context: NewContext) -> None:
        self.host = context("en", WIDE).new_page()
        self.phones = [context(language, PHONE, color_scheme="dark", has_touch=True).new_page() for language in LANGUAGES]
        self.wall = context("en", WALL).new_page()

    def make(self) -> None:
        """From the start page to the page of a new arena."""
        host, say = self.host, word
        host.goto("/")
        follow(host, "nav-community", "arena-title")
        host.get_by_role("link", name=say("arena-new")).click()
        host.get_by_role("radio", name=title(GAME, "en")).wait_for()
        sound(host)
        touchable(host)
        host.get_by_label(say("arena-start")).select_option(label=say("arena-start-later"))
        host.get_by_label(say("arena-start-time")).fill("2020-01-01T20:00")
        host.get_by_role("button", name=say("arena-make"), exact=True).click()
        expect(host.get_by_role("alert")).to_contain_text("60 days")
        host.get_by_label(say("arena-start")).select_option(index=0)
        host.get_by_role("radio", name=title(GAME, "en")).check(force=True)
        host.get_by_label(say("arena-name")).fill(NAME)
        host.get_by_role("button", name=say("arena-make"), exact=True).click()
        host.wait_for_url(re.compile(r"/arena/[\w-]{16}$"))
        expect(host.get_by_role("heading", level=1)).to_have_text(NAME)
        expect(host.get_by_role("img", name="QR")).to_be_visible()
        clean(host)
        no_sideways_scroll(host)

    def join(self) -> None:
        """Two phones join, and are led to their table: nobody presses anything."""
        for name, phone, language in zip(("Anna", "Benno"), self.phones, LANGUAGES, strict=True):
            phone.goto(self.host.url)
            phone.get_by_label(word("your-name", language)).fill(name)
            touchable(phone)
            if language == LANGUAGES[0]:
                clean(phone)
            no_sideways_scroll(phone)
            phone.get_by_role("button", name=word("arena-join", language)).click()
            expect(phone.get_by_role("region", name=word("arena-me", language))).to_be_visible()
        for phone, language in zip(self.phones, LANGUAGES, strict=True):
            phone.wait_for_url("**/t/*")
            drawn(phone, language)
        assert self.phones[0].url == self.phones[1].url

    def look_around(self) -> None:
        """Check the views of others; a viewer of the arena is not sent away from it meanwhile, and finds it on the start page."""
        say, phone = partial(word, language=LANGUAGES[0]), self.phones[0]
        expect(self.host.get_by_role("link", name=re.compile(word("watch")))).to_have_count(1)
        expect(self.host.get_by_role("rowheader", name=re.compile("Anna"))).to_contain_text(word("arena-state-playing"))
        phone.get_by_role("link", name=say("arena-to-arena")).click()
        phone.get_by_role("link", name=say("arena-to-table")).wait_for()
        phone.goto("/")
        phone.get_by_role("link", name=re.compile(re.escape(say("arena-is-on")))).click()
        phone.get_by_role("link", name=say("arena-to-table")).click()
        phone.wait_for_url("**/t/*")

    def show_on_wall(self) -> None:
        """A screen that can be read from the other end of the room."""
        wall = self.wall
        wall.goto(f"{self.host.url}/screen")
        expect(wall.get_by_role("heading", level=1)).to_have_text(NAME)
        expect(wall.get_by_text("Anna", exact=True)).to_be_visible()
        expect(wall.get_by_role("img", name="QR")).to_be_visible()
        expect(wall.get_by_role("navigation")).to_have_count(0)
        sizes = "all => Math.min(...all.map(one => parseFloat(getComputedStyle(one).fontSize)))"
        assert wall.eval_on_selector_all("main :is(li, h2, .time)", sizes) >= 22, "too small to be read from five metres"
        sound(wall)
        assert wall.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), "nobody scrolls a wall"

    def finish_a_game(self) -> None:
        """One resigns; the other goes back, takes a break and is back."""
        say, (one, other) = partial(word, language=LANGUAGES[0]), self.phones
        other.get_by_role("button", name=word("leave"), exact=True).click()
        expect(other.get_by_role("button", name=word("propose-end"))).to_have_count(0)
        other.get_by_role("button", name=word("resign"), exact=True).click()
        other.get_by_role("button", name=word("resign-sure")).click()
        for phone, language in zip(self.phones, LANGUAGES, strict=True):
            expect(end(phone, language)).to_be_visible()
            assert end(phone, language).get_by_role("button", name=word("rematch", language)).count() == 0
        one.get_by_role("link", name=say("arena-next")).click()
        expect(one.locator("tr[aria-current]")).to_contain_text("10")
        one.route("**/leave", lambda route: route.fulfill(status=409, json=NOT_NOW))
        one.get_by_role("button", name=say("arena-pause")).click()
        for _ in range(2):  # what is told every few seconds does not take the sentence away
            with one.expect_response("**/here*"):
                expect(one.get_by_role("alert")).to_contain_text(NOT_NOW["reason"][LANGUAGES[0]])
        expect(one.get_by_role("alert")).to_be_visible()
        one.unroute("**/leave")
        one.get_by_role("button", name=say("arena-pause")).click()
        expect(one.get_by_role("alert")).to_have_count(0)
        one.get_by_role("button", name=say("arena-back")).focus()
        sound(one, one.get_by_role("main"))

    def end_it(self) -> None:
        """The organiser takes somebody out and ends it: results for all."""
        host, say = self.host, word
        out = host.get_by_role("button", name=say("arena-take-out", name="Benno"))
        out.press("Enter")
        host.get_by_role("group", name=say("arena-take-out", name="Benno")).get_by_role("button").first.focus()
        host.keyboard.press("Escape")
        expect(out).to_be_focused()
        out.click()
        host.get_by_role("button", name=say("arena-take-out-sure"), exact=True).click()
        expect(host.get_by_role("rowheader", name=re.compile("Benno"))).to_contain_text(say("arena-state-out"))
        host.get_by_role("button", name=say("arena-end"), exact=True).click()
        host.get_by_role("button", name=say("arena-end-sure")).click()
        for page, language in ((host, "en"), (self.phones[0], LANGUAGES[0]), (self.wall, "en")):
            expect(page.get_by_role("list", name=word("arena-podium", language))).to_contain_text("Anna")
            if page != host:
                clean(page, part=page.get_by_role("main"))
            no_sideways_scroll(page)
        touchable(self.phones[0])


def test_an_evening_from_its_making_to_its_results(context: NewContext) -> None:
    night = Night(context)
    night.make()
    night.join()
    night.look_around()
    night.show_on_wall()
    night.finish_a_game()
    night.end_it()
