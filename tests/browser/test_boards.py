"""The boards in set positions: what a screen reader reads, what the keyboard does, how they look."""

import itertools
import os
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import Page, expect

from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, NewContext
from tests.browser.driving import FOLDERS, MINE, board, calm, drawn, hands_of, legal, position, table, type_move, word

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
    page.goto(f"/t/{table(people, game, position=start, times=calm(game))}")
    drawn(page, language)
    page.wait_for_function(MINE)
    return page


@pytest.mark.parametrize("game", games())
def test_a_board_by_keys_and_screen_reader(context: NewContext, game: str) -> None:
    hands_of(game)(at_table(context, game), game, "en").by_keys_and_screen_reader()


@pytest.mark.parametrize("game", [game for game in games() if "press_what_is_refused" in vars(hands_of(game))])
def test_what_is_refused_on_the_board_says_why_by_pointer_and_by_keys(context: NewContext, game: str) -> None:
    page = at_table(context, game)
    for keys in (False, True):
        hands_of(game)(page, game, "en", keys).press_what_is_refused(legal(page, "en"))
        alert = page.get_by_role("alert")
        expect(alert.get_by_role("link")).to_have_attribute("href", re.compile(f"^/rules/{game}#"))
        expect(alert).to_contain_text(re.compile(r"\w{3,} \w{2,}"))
        alert.get_by_role("button", name=word("close")).click()
        expect(alert).to_have_count(0)
        page.keyboard.press("Escape")  # whatever was chosen


@pytest.mark.parametrize("game", games())
def test_by_keys_a_move_that_is_asked_about_leads_to_the_question_and_back(context: NewContext, game: str) -> None:
    page = at_table(context, game)
    here = page.url
    page.goto("/settings")
    page.get_by_role("checkbox", name=word("set-confirm")).check()
    page.goto(here)
    drawn(page, "en")
    page.wait_for_function(MINE)
    hands_of(game)(page, game, "en", keys=True).decide(legal(page, "en", game))
    asked = page.get_by_role("region", name=word("confirm"))
    expect(asked.get_by_role("button", name=word("confirm-yes"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    page.wait_for_function("() => document.querySelector('main').contains(document.activeElement)")


@pytest.mark.parametrize("game", ["objective", "guardians"])
def test_what_is_tried_outside_ones_turn_says_that_it_is_not(context: NewContext, game: str) -> None:
    page = at_table(context, game)
    possible = legal(page, "en")
    type_move(page, "en", "secure" if "secure" in possible else possible[0])
    expect(page.locator("datalist option")).to_have_count(0)
    board(page, "en").locator("button[aria-disabled=true]").first.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("It is not your turn")


@pytest.mark.parametrize("game", games())
def test_the_boards_look_as_they_did(context: NewContext, game: str, tmp_path: Path) -> None:
    page = at_table(context, game, "fr", TALL | {"width": WIDE["width"]})
    page.evaluate("document.fonts.ready")
    kept, far = FOLDERS / game / "snapshots", []
    for width, scheme in itertools.product(("wide", "phone"), ("light", "dark")):
        page.set_viewport_size({"width": (WIDE if width == "wide" else PHONE)["width"], "height": TALL["height"]})
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        name = f"{width}-{scheme}.png"
        board(page, "fr").screenshot(path=tmp_path / name, animations="disabled", caret="hide")
        shot = Image.open(tmp_path / name).convert("RGB")
        shot = shot.resize((round(shot.width * SMALL), round(shot.height * SMALL)), Image.Resampling.LANCZOS)
        if os.environ.get("SAQQARA_SNAPSHOTS") == "write":
            kept.mkdir(exist_ok=True)
            shot.quantize(256, dither=Image.Dither.NONE).save(kept / name, optimize=True)
        assert (kept / name).exists(), f"no {kept / name} yet: SAQQARA_SNAPSHOTS=write ./test browser keeps one; look at it"
        far.append((name, round(difference(shot, Image.open(kept / name).convert("RGB")), 4)))
    assert all(share <= MANY for _, share in far), f"{far}: look at them; SAQQARA_SNAPSHOTS=write keeps the new ones"


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ plainly. A few lines more or less of height are the fonts' business."""
    if abs(one.height - other.height) > 0.06 * other.height or one.width != other.width:
        return 1.0
    size = (one.width, min(one.height, other.height))
    apart = ImageChops.difference(*(image.crop((0, 0, *size)).filter(ImageFilter.BoxBlur(BLUR)) for image in (one, other))).convert("L")
    return float(ImageStat.Stat(apart.point(lambda value: 255 if value > FAR else 0)).mean[0] / 255)
