"""The boards in set positions: what a screen reader reads, what the keyboard does, how they look, what is in sight, what one can choose."""

import itertools
import os
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import Page, expect

from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, Seats, no_sideways_scroll, sound
from tests.browser.driving import FOLDERS, board, hands_of, legal, type_move, word

TALL = {"height": 2400}
"""So that nothing sticks to an edge of the window."""
LAPTOP = {"width": 1280, "height": 800}
FIRST_PIXEL = 150
"""On a phone the board begins no lower."""
BELOW = """board => [...board.querySelectorAll("button, input, select, [role=gridcell]")]
    .filter(one => one.getClientRects().length && !one.disabled && one.getAttribute("aria-disabled") !== "true")
    .filter(one => one.getBoundingClientRect().bottom > innerHeight)
    .map(one => `${one.getAttribute("aria-label") ?? one.innerText}: ${one.getBoundingClientRect().bottom}`)"""
SMALL = """() => [...document.querySelectorAll("button, a.button, a.row, select, input, [role=gridcell] > button")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".skip"))
    .map(one => [one, one.matches("[type=checkbox], [type=radio], [type=file]") ? one.closest("label") : one])
    .map(([one, area]) => [one, area.getBoundingClientRect()])
    .filter(([, box]) => box.width < 44 || box.height < 44)
    .map(([one, box]) => `${one.outerHTML.slice(0, 160)}: ${box.width} × ${box.height}`)"""
COVERED = """one => {
    const box = one.getBoundingClientRect();
    const at = (x, y) => one.contains(document.elementFromPoint(x, y));
    const seen = y => at(box.left + box.width / 2, y) || at(box.left + 8, y);
    return box.top < 0 || box.bottom > innerHeight || !seen(box.top + 3) || !seen(box.bottom - 3);
}"""
TEXTURES = (
    """() => [...document.querySelectorAll("[role=region] [fill^='url(#texture']")].map(one => one.getAttribute("fill").slice(13, -1))"""
)
TOP = "board => board.getBoundingClientRect().top + scrollY"
SMALL_SHOT = 0.5
"""Snapshots are kept at half their size, with 256 colours."""
BLUR, FAR, MANY = 3, 48, 0.02
"""A picture differs when more than 2 in 100 of its blurred pixels are further off than 48 of 255: other fonts move edges, not surfaces."""
every_game = pytest.mark.parametrize("game", games())
in_both = pytest.mark.parametrize("language", ["en", "fr"])


def enlarge(page: Page, width: int, size: float) -> None:
    """Make the window so wide and the text so large."""
    page.set_viewport_size({"width": width, "height": 700})
    page.evaluate("size => document.documentElement.style.setProperty('--text-size', size)", size)


@every_game
def test_a_board_by_keys_and_screen_reader(seat: Seats, game: str) -> None:
    """The accessible tree of a board names its parts and what can be done; nothing in it is a bare number or an unnamed button."""
    page = seat(game)
    heard = board(page, "en").aria_snapshot()
    assert "- button\n" not in heard
    assert "- img\n" not in heard
    assert len([line for line in heard.splitlines() if '"' in line]) > 10
    hands_of(game)(page, game, "en").by_keys_and_screen_reader()


@pytest.mark.parametrize("game", [game for game in games() if "press_what_is_refused" in vars(hands_of(game))])
def test_what_is_refused_on_the_board_says_why_by_pointer_and_by_keys(seat: Seats, game: str) -> None:
    page = seat(game)
    for keys in (False, True):
        hands_of(game)(page, game, "en", keys).press_what_is_refused(legal(page, "en"))
        alert = page.get_by_role("alert")
        expect(alert.get_by_role("link")).to_have_attribute("href", re.compile(f"^/rules/{game}#"))
        expect(alert).to_contain_text(re.compile(r"\w{3,} \w{2,}"))
        alert.get_by_role("button", name=word("close")).click()
        expect(alert).to_have_count(0)
        page.keyboard.press("Escape")  # whatever was chosen


@every_game
def test_by_keys_a_move_that_is_asked_about_leads_to_the_question_and_back(seat: Seats, game: str) -> None:
    page = seat(game, confirmMoves=True)
    hands_of(game)(page, game, "en", keys=True).decide(legal(page, "en", game))
    asked = page.get_by_role("region", name=word("confirm"))
    expect(asked.get_by_role("button", name=word("confirm-yes"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    page.wait_for_function("() => document.querySelector('main').contains(document.activeElement)")


@pytest.mark.parametrize("game", ["objective", "guardians"])
def test_what_is_tried_outside_ones_turn_says_that_it_is_not(seat: Seats, game: str) -> None:
    page = seat(game)
    possible = legal(page, "en")
    type_move(page, "en", "secure" if "secure" in possible else possible[0])
    expect(page.locator("datalist option")).to_have_count(0)
    board(page, "en").locator("button[aria-disabled=true]").first.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("It is not your turn")


@every_game
def test_own_secrets_lie_open_and_colours_are_plain_unless_the_settings_say_otherwise(seat: Seats, game: str) -> None:
    page = seat(game, showSecrets=False)
    hands_of(game)(page, game, "en").sees_own_secrets(open_=False)
    assert not page.evaluate(TEXTURES)
    page = seat(game, patterns=True)
    hands_of(game)(page, game, "en").sees_own_secrets(open_=True)
    colours = hands_of(game).COLOURS
    assert set(page.evaluate(TEXTURES)) >= colours
    for colour in colours:
        letter = word("letter", "en", game, colour=colour, back=colour)
        assert board(page, "en").locator("svg text").get_by_text(letter, exact=True).count(), f"no {letter} for {colour}"


@in_both
@every_game
def test_on_a_laptop_all_that_a_move_needs_is_in_sight(seat: Seats, game: str, language: str) -> None:
    assert board(seat(game, language, LAPTOP), language).evaluate(BELOW) == []


@in_both
@every_game
def test_on_a_phone_the_board_begins_high_and_what_belongs_together_is_seen_together(seat: Seats, game: str, language: str) -> None:
    page = seat(game, language, PHONE)
    assert board(page, language).evaluate("board => board.getBoundingClientRect().top") <= FIRST_PIXEL
    for name in hands_of(game).TOGETHER:
        part = board(page, language).locator(f"[aria-label='{word(name, language, game)}']").first
        assert not part.evaluate(COVERED), name
    assert page.evaluate(SMALL) == []
    no_sideways_scroll(page)
    for width, size in ((640, 1), (1280, 1.5), (360, 1.5)):  # with a zoom of 200 percent, and with large text
        enlarge(page, width, size)
        no_sideways_scroll(page)


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("fr", PHONE)])
@every_game
def test_running_tables_are_accessible_and_fit(seat: Seats, game: str, language: str, viewport: Any) -> None:
    sound(seat(game, language, viewport))


def test_states_show_where_colours_are_forced(seat: Seats) -> None:
    page = seat("objective")
    page.emulate_media(forced_colors="active")
    colours = page.locator("[data-seat]").evaluate_all(
        "found => [...new Set(found.map(one => getComputedStyle(one).backgroundColor + getComputedStyle(one).color))]"
    )
    assert len(colours) > 1, "seats keep their colours"
    page.goto("/new?game=objective")
    chosen = page.locator("button[aria-pressed=true]").first
    chosen.wait_for()
    assert chosen.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"


@every_game
def test_the_boards_look_as_they_did(seat: Seats, game: str, tmp_path: Path) -> None:
    page = seat(game, "fr", TALL | {"width": WIDE["width"]})
    page.evaluate("document.fonts.ready")
    kept, far = FOLDERS / game / "snapshots", []
    for width, scheme in itertools.product(("wide", "phone"), ("light", "dark")):
        page.set_viewport_size({"width": (WIDE if width == "wide" else PHONE)["width"], "height": TALL["height"]})
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        name = f"{width}-{scheme}.png"
        board(page, "fr").screenshot(path=tmp_path / name, animations="disabled", caret="hide")
        shot = Image.open(tmp_path / name).convert("RGB")
        shot = shot.resize((round(shot.width * SMALL_SHOT), round(shot.height * SMALL_SHOT)), Image.Resampling.LANCZOS)
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
