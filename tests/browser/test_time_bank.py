"""Time banks at the table: chosen when it is made, a clock for each seat, the last seconds marked and said."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from saqqara.core.texts import LANGUAGES
from tests.browser.conftest import PHONE, WIDE, NewContext, no_sideways_scroll
from tests.browser.driving import drawn, word


def table_of_two(host: Any, guest: Any, **more: Any) -> str:
    """A running table of two people."""
    pace = {"kind": "bank", "seconds": 600, "increment": 5} | more
    table: str = host.request.post("/api/v1/tables", data={"game": "objective", "seats": ["me", "open"], "pace": pace}).json()["id"]
    guest.request.post("/api/v1/players", data={"name": "Ben"})
    assert guest.request.post(f"/api/v1/tables/{table}/join", data={}).ok
    return table


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("fr", PHONE)], ids=["en", "fr"])
def test_a_table_is_made_with_a_clock_of_ones_own(context: NewContext, language: str, viewport: Any) -> None:
    page = context(language, viewport).new_page()
    page.goto("/new?game=objective")
    pace = page.get_by_role("combobox", name=word("make-pace", language))
    pace.select_option(label=word("pace-bank", language, minutes=10, increment=5))
    expect(page.get_by_role("status").filter(has_text="10 min + 5 s")).to_be_visible()
    pace.select_option(label=word("pace-own", language))
    page.get_by_role("spinbutton", name=word("pace-minutes", language)).fill("2.5")
    page.get_by_role("spinbutton", name=word("pace-increment", language)).fill("7")
    no_sideways_scroll(page)
    with page.expect_response("**/api/v1/tables") as answer:
        page.get_by_role("button", name=word("make-go", language), exact=True).click()
    assert answer.value.json()["pace"] == {"kind": "bank", "seconds": 150, "increment": 7}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_seat_has_a_clock_which_runs_for_whoever_is_to_move(context: NewContext, language: str) -> None:
    ann, ben = context(language, PHONE), context(language)
    ann.request.post("/api/v1/players", data={"name": "Ann"})
    table = table_of_two(ann, ben)
    first = ann if ann.request.get(f"/api/v1/tables/{table}/look").json()["look"]["moves"] else ben
    page = ann.new_page()
    page.goto(f"/t/{table}")
    drawn(page, language)
    clocks = page.get_by_role("list", name=word("players", language), exact=True).get_by_role("timer")
    expect(clocks).to_have_count(2)
    runs, stands = (0, 1) if first is ann else (1, 0)
    expect(clocks.nth(runs)).to_contain_text("9:5")
    expect(clocks.nth(stands)).to_contain_text("10:00")
    assert clocks.nth(runs).evaluate("node => getComputedStyle(node).fontVariantNumeric") == "tabular-nums"
    no_sideways_scroll(page)
    page.set_viewport_size(WIDE)
    no_sideways_scroll(page)
    seen = first.request.get(f"/api/v1/tables/{table}/look").json()
    first.request.post(f"/api/v1/tables/{table}/moves", data={"id": "a", "text": seen["look"]["moves"][0]})
    expect(clocks.nth(stands)).to_contain_text("9:5")  # now it runs
    expect(clocks.nth(runs)).to_contain_text("10:0")  # with the increment
    page.goto("/")
    expect(page.get_by_role("link", name="Ben").filter(has_text=":").last).to_contain_text("10:0" if runs == 0 else "9:5")


def test_the_last_seconds_are_marked_and_said_once(context: NewContext) -> None:
    ann, ben = context("en"), context("en")
    ann.request.post("/api/v1/players", data={"name": "Ann"})
    page = ann.new_page()
    page.goto("/")  # whatever is slow the first time is loaded
    table = table_of_two(ann, ben, seconds=18, increment=0)
    first = ann if ann.request.get(f"/api/v1/tables/{table}/look").json()["look"]["moves"] else ben
    if first is ben:
        page = ben.new_page()
    page.goto(f"/t/{table}")
    mine = page.locator("li.mine").get_by_role("timer")
    expect(mine).to_contain_text("0:1")
    assert "soon" not in (mine.get_attribute("class") or "")
    assert mine.get_attribute("aria-live") == "off", "not each second"
    said = page.get_by_role("status").filter(has_text=word("bank-left", span="10 seconds"))
    expect(said).to_have_count(1)
    expect(mine).to_have_class(re.compile(r"\bsoon\b"))
