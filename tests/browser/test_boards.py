"""The boards in set positions: what a screen reader reads, what the keyboard does, how they look."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import Locator, Page, expect

from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, NewContext
from tests.browser.driving import MINE, board, drawn, go_to, position, table, word

SNAPSHOTS = Path(__file__).parent / "snapshots"
TALL = {"height": 2400}
"""So that nothing sticks to an edge of the window."""
SMALL = 0.5
"""Snapshots are kept at half their size, with 256 colours."""
BLUR, FAR, MANY = 3, 48, 0.02
"""A picture differs when more than 2 in 100 of its blurred pixels are further off than 48 of 255: other fonts move edges, not surfaces."""


def at_table(context: NewContext, game: str, language: str = "en", viewport: Any = WIDE) -> Page:
    """Ann at a table in the set position, it is her turn; the others are people who take their time."""
    start = position(game)
    people = [context(language, viewport) for _ in range(start["seats"])]
    page = people[0].new_page()
    page.goto(
        f"/t/{table(people, game, position=start, times={'first': None, 'sand': None, 'check': None} if game == 'hourglass' else {})}"
    )
    drawn(page, language)
    page.wait_for_function(MINE)
    return page


def announced(page: Page) -> Locator:
    """What is read out of what has happened."""
    return page.locator("p.hidden-text[aria-live=polite]").first


def walk(page: Page, keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys.split():
        page.keyboard.press(key)


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"))


def test_objective_by_keyboard_and_screen_reader(context: NewContext) -> None:
    page = at_table(context, "objective")
    grid = board(page, "en").get_by_role("grid", name=word("grid-label", "en", "objective", spots=20))
    expect(grid.get_by_role("row")).to_have_count(4)
    expect(grid.get_by_role("gridcell")).to_have_count(20)
    names = [cell.get_attribute("aria-label") or "" for cell in grid.get_by_role("button").all()]
    assert names[0].startswith("Spot 1: a pink base, bare.")
    assert names[19].startswith("Spot 20: orange on a green base, 3 pieces. From the top: orange, yellow, orange.")
    expect(board(page, "en").get_by_role("button", name=word("secret-name", "en", "objective"))).to_be_visible()
    yellow = board(page, "en").get_by_role("group", name=word("tray-choose", "en", "objective")).get_by_role("button").first
    go_to(page, yellow)
    page.keyboard.press("Enter")
    assert focused(page).startswith("Spot ")  # the focus goes on to the first spot for it
    assert "Place yellow here." in focused(page)
    page.keyboard.press("Escape")
    assert focused(page).startswith("yellow")  # and back when the choice is cancelled
    walk(page, "Enter Control+Home ArrowDown ArrowRight")
    assert focused(page).startswith("Spot 7: green on a pink base, 2 pieces.")
    page.keyboard.press("Enter")
    expect(announced(page)).to_have_text("Ann places a yellow piece on spot 7")
    assert (grid.get_by_role("button").nth(6).get_attribute("aria-label") or "").startswith("Spot 7: yellow on a pink base, 3 pieces.")


def test_guardians_by_keyboard_and_screen_reader(context: NewContext) -> None:
    page = at_table(context, "guardians")
    here = board(page, "en")
    actions = here.get_by_role("group", name=word("actions", "en", "guardians"), exact=True)
    assert len(actions.get_by_role("button").all()) == 3
    expect(here.get_by_role("img", name=re.compile("Score track"))).to_be_visible()
    expect(here.get_by_role("list", name=word("rivals", "en", "guardians")).get_by_role("listitem")).to_have_count(2)
    rooms = here.get_by_role("region", name=word("my-rooms", "en", "guardians"))
    first = rooms.get_by_role("listitem").first.get_by_role("button")
    assert word("peek-one", "en", "guardians") in (first.get_attribute("aria-label") or "")
    go_to(page, first)
    page.keyboard.press("Enter")
    assert word("cover-one", "en", "guardians") in focused(page)
    explore = actions.get_by_role("button", name=re.compile(f"^{word('act-explore', 'en', 'guardians')}"))
    go_to(page, explore, "Shift+Tab")
    page.keyboard.press("Enter")
    assert focused(page).startswith("Pile 1, ")  # from which pile?
    page.keyboard.press("Escape")
    assert focused(page).startswith(word("act-explore", "en", "guardians"))
    walk(page, "Enter Tab Enter")
    expect(announced(page)).to_have_text("Ann explores pile 2")
    expect(rooms.get_by_role("listitem")).to_have_count(8)


def test_hourglass_by_keyboard_and_screen_reader(context: NewContext) -> None:
    page = at_table(context, "hourglass")
    here = board(page, "en")
    grid = here.get_by_role("grid", name=word("pyramid", "en", "hourglass"))
    expect(grid.get_by_role("row")).to_have_count(4)
    expect(grid.get_by_role("gridcell")).to_have_count(10)
    expect(here.get_by_role("img", name=word("glass-still", "en", "hourglass"))).to_be_visible()
    dice = here.get_by_role("group", name=word("dice", "en", "hourglass"), exact=True)
    assert dice.locator("[aria-label]").count() == 3
    line = here.get_by_role("textbox", name=word("line", "en", "hourglass"))
    go_to(page, line)
    page.keyboard.insert_text("(5 - 2) * 11 = 33")
    page.keyboard.press("Enter")
    expect(page.locator("aside ol li")).to_have_count(2)  # taken and shown at once
    expect(announced(page)).to_contain_text("Ann shows")
    expect(page.locator("aside ol li").last).to_have_text("Ann takes tile 33")
    go_to(page, grid.locator("[tabindex='0']"), "Shift+Tab")
    walk(page, "ArrowUp ArrowUp ArrowUp")
    assert focused(page).startswith("90, black, 7 scarabs")
    walk(page, "ArrowDown")
    assert focused(page).startswith("empty spot: Ann took 33")


def test_expedition_by_keyboard_and_screen_reader(context: NewContext) -> None:
    page = at_table(context, "expedition")
    here = board(page, "en")
    grids = here.get_by_role("grid")
    expect(grids).to_have_count(2)
    for grid in grids.all():
        expect(grid.get_by_role("gridcell")).to_have_count(25)
        assert re.match(r"Card \d+, .*squares marked", grid.get_attribute("aria-label") or "")
    go_to(page, grids.first.locator("[tabindex='0']"))
    page.keyboard.press("Control+Home")
    assert focused(page).startswith("a1: ")
    walk(page, "ArrowRight ArrowDown")
    assert focused(page).startswith("b2: ")
    assert word("do-single", "en", "expedition")[:10].lower() in focused(page).lower()
    page.keyboard.press("Enter")
    expect(here.locator("[aria-live=polite]").filter(has_text="Enter again")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(announced(page)).to_contain_text("Ann marks b2 on card 19")
    expect(here.get_by_text(word("waiting", "en", "expedition", names="Bob")).first).to_be_visible()


@pytest.mark.parametrize("width", ["wide", "phone"])
@pytest.mark.parametrize("game", games())
def test_the_boards_look_as_they_did(context: NewContext, game: str, width: str, tmp_path: Path) -> None:
    page = at_table(context, game, "fr", TALL | {"width": (WIDE if width == "wide" else PHONE)["width"]})
    page.evaluate("document.fonts.ready")
    far = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        name = f"{game}-{width}-{scheme}.png"
        board(page, "fr").screenshot(path=tmp_path / name, animations="disabled", caret="hide")
        shot = Image.open(tmp_path / name).convert("RGB")
        shot = shot.resize((round(shot.width * SMALL), round(shot.height * SMALL)), Image.Resampling.LANCZOS)
        if os.environ.get("SAQQARA_SNAPSHOTS") == "write":
            SNAPSHOTS.mkdir(exist_ok=True)
            shot.quantize(256, dither=Image.Dither.NONE).save(SNAPSHOTS / name, optimize=True)
        far.append((name, round(difference(shot, Image.open(SNAPSHOTS / name).convert("RGB")), 4)))
    assert all(share <= MANY for _, share in far), f"{far}: look at them; SAQQARA_SNAPSHOTS=write keeps the new ones"


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ plainly. A few lines more or less of height are the fonts' business."""
    if abs(one.height - other.height) > 0.06 * other.height or one.width != other.width:
        return 1.0
    size = (one.width, min(one.height, other.height))
    apart = ImageChops.difference(*(image.crop((0, 0, *size)).filter(ImageFilter.BoxBlur(BLUR)) for image in (one, other))).convert("L")
    return float(ImageStat.Stat(apart.point(lambda value: 255 if value > FAR else 0)).mean[0] / 255)
