"""The hourglass on two screens: the same sand, and the server's word where two are nearly equal."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, NewContext
from tests.browser.page_actions import drawn, line, position, table, type_move, until, word

DEADLINE = """async () => {
    let soonest = Infinity;
    for (let frame = 0; frame < 12; frame++) {
        await new Promise(requestAnimationFrame);
        const glass = document.querySelector("svg[data-left]");
        if (glass) soonest = Math.min(soonest, Date.now() + Number(glass.dataset.left));
    }
    return soonest;
}"""
"""When the sand is out, as the page shows it: a frame that comes late makes it seem later, never sooner."""


def at_the_hourglass(people: list[BrowserContext], advanced: bool = False, **more: object) -> str:
    """The address of a table of hourglass for two."""
    start = position("hourglass")
    start |= {
        "seats": 2,
        "advanced": advanced,
        "active": 0,
        "round": start["round"][:2],
        "right": [[5, 13, 40], [9, 10, 48, 56, 72]],
        "wrong": [[22, 28], [19, 32, 60]],
        "last": None,
    }
    return f"/t/{table(people, 'hourglass', position=start, **more)}"


def two(context: NewContext, between: Callable[[WebSocketRoute], None] | None = None, **more: Any) -> tuple[Page, Page]:
    """Two people at a table of hourglass; `between` the second and the server."""
    people = [context("en") for _ in range(2)]
    pages = people[0].new_page(), people[1].new_page()
    if between is not None:
        pages[1].route_web_socket(re.compile("/ws$"), between)
    come(pages, at_the_hourglass(people, **more))
    return pages


def come(pages: tuple[Page, Page], address: str) -> None:
    """Both open a table."""
    for page in pages:
        page.goto(address)
        drawn(page, "en")


def same_sand(*pages: Page) -> None:
    """All show the same sand within 200 ms. A page that a busy machine held up on the way to it has other chances, as its reader would."""

    def same() -> bool:
        ends = []
        for page in pages:
            page.locator("svg[data-left]").wait_for()
            ends.append(page.evaluate(DEADLINE))
        if max(ends) - min(ends) > 200:
            pages[ends.index(max(ends))].reload()
        return bool(max(ends) - min(ends) <= 200)

    until(pages[0], same)


def picture(page: Page) -> str:
    """The board and the log as they are read out, but for the seconds."""
    read = (
        page.get_by_role("region", name=word("board"), exact=True).aria_snapshot()
        + page.get_by_role("list", name=word("log")).aria_snapshot()
    )
    return re.sub(r"\d+ seconds?\b", "some seconds", read)


def taken(name: str, number: int) -> str:
    """Return the text of an emptied spot."""
    return word("spot-taken", game="hourglass", name=name, number=str(number))


def emptied_spots(page: Page) -> list[tuple[str, str]]:
    """Return the texts of the emptied spots: what lay there and who took it, with the seat shown."""
    spots: list[str] = page.eval_on_selector_all("[role=grid] button .hidden-text", "found => found.map((one) => one.textContent.trim())")
    said = [text for text in spots if re.match(word("spot-taken", game="hourglass", name="(Ann|Bob)", number=r"\d+"), text)]
    seats: list[str] = page.locator("[role=grid] [data-seat]").evaluate_all("found => found.map((one) => one.dataset.seat)")
    return list(zip(said, seats, strict=True))


def test_a_refresh_and_a_second_device_in_the_middle_of_the_sand(context: NewContext) -> None:
    ann, bob = two(context, advanced=True, times={"sand": 120})
    type_move(ann, "en", "take 33")
    same_sand(ann, bob)
    type_move(ann, "en", "show 33 = 11 * (5 - 2)")  # hers alone to know, until the check
    type_move(bob, "en", "take 24")
    expect(ann.locator("aside ol li")).to_have_count(3)
    shown, emptied = picture(ann), emptied_spots(ann)
    assert sorted(emptied) == sorted([(taken("Ann", 33), "0"), (taken("Bob", 24), "1")])
    ann.reload()
    ann.locator("svg[data-left]").wait_for()
    until(ann, lambda: picture(ann) == shown)
    assert emptied_spots(ann) == emptied_spots(bob) == emptied
    assert "11 × (5 − 2)" not in picture(bob)
    same_sand(ann, bob)
    expect(bob.get_by_role("img", name=word("glass-running", "en", "hourglass", seconds=9)[:10])).to_be_visible()
    bob.close()
    ann.get_by_role("button", name=word("device")).click()
    phone = context("en", PHONE).new_page()
    phone.goto(ann.get_by_role("region", name=word("device")).get_by_role("textbox").input_value())
    phone.locator("svg[data-left]").wait_for()
    same_sand(ann, phone)
    expect(phone.locator("aside ol li")).to_have_count(3)
    type_move(phone, "en", "take 18")
    expect(ann.locator("aside ol li").first).to_have_text("Ann takes tile 18")


def test_the_servers_word_decides_a_near_tie_and_when_the_sand_is_out(context: NewContext) -> None:
    held: list[str | bytes] = []
    sockets: list[WebSocketRoute] = []
    deaf = False

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server().on_message(lambda data: held.append(data) if deaf else socket.send(data))

    ann, bob = two(context, between)
    deaf = True  # from here on Bob hears of nothing
    for page in (ann, bob):
        page.locator("[role=grid] button[data-number='33']").click()
    expect(ann.locator("aside ol li")).to_have_count(1)
    until(ann, lambda: any(json.loads(data)["type"] == "refused" for data in held))
    deaf = False
    for data in held:
        sockets[-1].send(data)
    for page in (ann, bob):
        expect(page.locator("aside ol li")).to_have_text([re.compile("^Ann")])
    expect(bob.get_by_role("alert")).to_be_visible()
    assert not ann.get_by_role("alert").count()
    line(bob, "en").fill("nothing")
    bob.keyboard.press("Enter")
    for page in (ann, bob):
        expect(page.locator("aside ol li")).to_have_count(2)
    come((ann, bob), at_the_hourglass([ann.context, bob.context], times={"sand": 1, "check": 20}))
    type_move(ann, "en", "take 33")
    expect(bob.locator("aside ol li").filter(has_text=word("log-clock"))).to_be_visible()
    line(bob, "en").fill("take 24")  # too late, whatever Bob's screen showed
    bob.keyboard.press("Enter")
    alert = bob.get_by_role("alert")
    expect(alert).to_be_visible()
    assert alert.get_by_role("link").get_attribute("href") == "/rules/hourglass#H8"
    expect(ann.locator("aside ol li").filter(has_text="24")).to_have_count(0)
