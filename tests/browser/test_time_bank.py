"""Time banks at the table: chosen when it is made, a clock for each seat, the last seconds marked and said."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PHONE, WIDE, NewContext, no_sideways_scroll
from tests.browser.page_actions import drawn, word

LANGUAGE = "fr"


def made_with_its_own_clock(page: Page) -> str:
    """The table that is made with a clock of one's own choice."""
    page.goto("/new?game=objective")
    pace = page.get_by_role("combobox", name=word("make-pace", LANGUAGE))
    pace.select_option(label=word("pace-bank", LANGUAGE, minutes=10, increment=5))
    expect(page.get_by_role("status").filter(has_text="10 min + 5 s")).to_be_visible()
    pace.select_option(label=word("pace-own", LANGUAGE))
    page.get_by_role("spinbutton", name=word("pace-minutes", LANGUAGE)).fill("9.5")
    page.get_by_role("spinbutton", name=word("pace-increment", LANGUAGE)).fill("7")
    page.get_by_role("button", name="2", exact=True).click()
    no_sideways_scroll(page)
    with page.expect_response("**/api/v1/tables") as answer:
        page.get_by_role("button", name=word("make-go", LANGUAGE), exact=True).click()
    assert answer.value.json()["pace"] == {"kind": "bank", "seconds": 570, "increment": 7}
    return str(answer.value.json()["id"])


def to_move(ann: BrowserContext, ben: BrowserContext, table: str) -> BrowserContext:
    """The one of two who is to move."""
    return ann if ann.request.get(f"/api/v1/tables/{table}/look").json()["look"]["moves"] else ben


def test_a_clock_of_ones_own_runs_for_whoever_is_to_move_and_its_last_seconds_are_said(context: NewContext) -> None:
    ann, ben = context(LANGUAGE, PHONE), context(LANGUAGE)
    ann.request.post("/api/v1/players", data={"name": "Ann"})
    ben.request.post("/api/v1/players", data={"name": "Ben"})
    page = ann.new_page()
    table = made_with_its_own_clock(page)
    assert ben.request.post(f"/api/v1/tables/{table}/join", data={}).ok
    drawn(page, LANGUAGE)
    first = to_move(ann, ben, table)
    clocks = page.get_by_role("list", name=word("players", LANGUAGE), exact=True).get_by_role("timer")
    expect(clocks).to_have_count(2)
    runs, stands = (0, 1) if first is ann else (1, 0)
    expect(clocks.nth(runs)).to_contain_text("9:2")
    expect(clocks.nth(stands)).to_contain_text("9:30")
    assert clocks.nth(runs).evaluate("node => getComputedStyle(node).fontVariantNumeric") == "tabular-nums"
    no_sideways_scroll(page)
    page.set_viewport_size(WIDE)
    no_sideways_scroll(page)
    seen = first.request.get(f"/api/v1/tables/{table}/look").json()
    first.request.post(f"/api/v1/tables/{table}/moves", data={"id": "a", "text": seen["look"]["moves"][0]})
    expect(clocks.nth(stands)).to_contain_text("9:2")  # now it runs
    expect(clocks.nth(runs)).to_contain_text("9:3")  # with the increment
    page.goto("/")
    expect(page.get_by_role("link", name="Ben").filter(has_text=":").last).to_contain_text("9:3" if runs == 0 else "9:2")
    last_seconds(page, ann, ben)


def last_seconds(page: Page, ann: BrowserContext, ben: BrowserContext) -> None:
    """The last seconds are marked, and said once."""
    pace = {"kind": "bank", "seconds": 18, "increment": 0}
    table = ann.request.post("/api/v1/tables", data={"game": "objective", "seats": ["me", "open"], "pace": pace}).json()["id"]
    assert ben.request.post(f"/api/v1/tables/{table}/join", data={}).ok
    if to_move(ann, ben, table) is ben:
        page = ben.new_page()
    page.goto(f"/t/{table}")
    mine = page.locator("li.mine").get_by_role("timer")
    expect(mine).to_contain_text("0:1")
    assert "soon" not in (mine.get_attribute("class") or "")
    assert mine.get_attribute("aria-live") == "off", "not each second"
    said = page.get_by_role("status").filter(has_text=word("bank-left", LANGUAGE, span="10 secondes"))
    expect(said).to_have_count(1)
    expect(mine).to_have_class(re.compile(r"\bsoon\b"))
