"""An arena in browsers: made, joined on a phone, led to the table, on a large screen, and what came of it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, NewContext, clean, no_sideways_scroll, sound
from tests.browser.driving import drawn, end, title, word

GAME = "objective"
WALL = {"width": 1280, "height": 800}


def touchable(page: Page) -> None:
    """Whatever can be pressed is large enough for a finger."""
    small = page.eval_on_selector_all(
        "main :is(a.button, button, summary, select, input:not([type=radio]):not([type=checkbox]))",
        """all => all.filter(one => one.offsetParent && one.getBoundingClientRect().height < 43.5).map(one => one.outerHTML.slice(0, 90))""",
    )
    assert small == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_evening_from_its_making_to_its_results(context: NewContext, language: str) -> None:
    def say(key: str, **values: object) -> str:
        return word(key, language, **values)

    host = context(language, WIDE).new_page()
    host.goto("/")
    host.get_by_role("link", name=say("arena-quiet")).click()
    host.get_by_role("link", name=say("arena-new")).click()
    host.get_by_role("radio", name=title(GAME, language)).wait_for()
    sound(host)
    touchable(host)
    host.get_by_role("radio", name=title(GAME, language)).check(force=True)
    host.get_by_label(say("arena-name")).fill("Club <b>night</b>")
    host.get_by_role("button", name=say("arena-make")).click()
    host.wait_for_url(re.compile(r"/arena/[\w-]{16}$"))
    expect(host.get_by_role("heading", level=1)).to_have_text("Club <b>night</b>")
    expect(host.get_by_role("img", name="QR")).to_be_visible()
    sound(host)

    phones = [context(language, PHONE, color_scheme="dark", has_touch=True).new_page() for _ in range(2)]
    for name, phone in zip(("Anna", "Benno"), phones, strict=True):
        phone.goto(host.url)
        phone.get_by_label(say("your-name")).fill(name)
        touchable(phone)
        clean(phone)
        no_sideways_scroll(phone)
        phone.get_by_role("button", name=say("arena-join")).click()
        expect(phone.get_by_role("region", name=say("arena-me"))).to_be_visible()
    for phone in phones:  # nobody presses anything
        phone.wait_for_url("**/t/*")
        drawn(phone, language)
    assert phones[0].url == phones[1].url
    expect(host.get_by_role("link", name=say("watch"))).to_have_count(1)
    expect(host.get_by_role("rowheader", name=re.compile("Anna"))).to_contain_text(say("arena-state-playing"))
    phones[0].get_by_role("link", name=say("arena-to-arena")).click()
    phones[0].get_by_role("link", name=say("arena-to-table")).click()  # who looks at the arena meanwhile is not sent away
    phones[0].wait_for_url("**/t/*")
    start = context(language, PHONE).new_page()
    start.context.add_cookies(phones[0].context.cookies())
    start.goto("/")
    expect(start.get_by_role("link", name=re.compile(re.escape(say("arena-is-on"))))).to_be_visible()
    start.close()

    wall = context(language, WALL).new_page()
    wall.goto(f"{host.url}/screen")
    expect(wall.get_by_role("heading", level=1)).to_have_text("Club <b>night</b>")
    expect(wall.get_by_text("Anna", exact=True)).to_be_visible()
    expect(wall.get_by_role("img", name="QR")).to_be_visible()
    expect(wall.get_by_role("navigation")).to_have_count(0)
    smallest = wall.eval_on_selector_all(
        "main :is(li, h2, .time)", "all => Math.min(...all.map(one => parseFloat(getComputedStyle(one).fontSize)))"
    )
    assert smallest >= 22, "too small to be read from five metres"
    sound(wall)
    assert wall.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), "nobody scrolls a wall"

    phones[1].get_by_role("button", name=say("leave"), exact=True).click()
    expect(phones[1].get_by_role("button", name=say("propose-end"))).to_have_count(0)
    phones[1].get_by_role("button", name=say("resign"), exact=True).click()
    phones[1].get_by_role("button", name=say("resign-sure")).click()
    for phone in phones:
        expect(end(phone, language)).to_be_visible()
        assert phone.get_by_role("button", name=say("rematch")).count() == 0
    phones[0].get_by_role("link", name=say("arena-next")).click()
    expect(phones[0].locator("tr[aria-current]")).to_contain_text("10")
    phones[0].get_by_role("button", name=say("arena-pause")).click()
    phones[0].get_by_role("button", name=say("arena-back")).focus()
    sound(phones[0])

    host.get_by_role("button", name=say("arena-take-out", name="Benno")).click()
    host.get_by_role("button", name=say("arena-take-out-sure")).click()
    expect(host.get_by_role("rowheader", name=re.compile("Benno"))).to_contain_text(say("arena-state-out"))
    host.get_by_role("button", name=say("arena-end"), exact=True).click()
    host.get_by_role("button", name=say("arena-end-sure")).click()
    for page in (host, phones[0]):
        expect(page.get_by_role("list", name=say("arena-podium"))).to_contain_text("Anna")
        expect(page.get_by_role("heading", name=say("arena-moments"))).to_be_visible()
        sound(page)
        touchable(page)
    expect(wall.get_by_role("list", name=say("arena-podium"))).to_contain_text("Anna")
    sound(wall)
    host.get_by_role("link", name=re.compile(re.escape(say("arena-replay-of", what="").strip()))).first.click()
    host.wait_for_url("**/replay/*")


def test_bad_wishes_and_addresses_get_a_sentence(context: NewContext) -> None:
    page = context("fr", PHONE).new_page()
    page.goto("/arena/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("Il n'y a pas d'arène")
    clean(page)
    page.goto("/arena/new")
    page.get_by_label(word("arena-start", "fr"), exact=True).select_option(label=word("arena-start-later", "fr"))
    page.get_by_label(word("arena-start-time", "fr")).fill("2020-01-01T20:00")
    page.get_by_role("button", name=word("arena-make", "fr"), exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("60 jours")
    clean(page)
    no_sideways_scroll(page)
