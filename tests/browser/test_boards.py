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
from saqqara.core.texts import LANGUAGES, say
from tests.browser.conftest import PHONE, WIDE, Seats, no_sideways_scroll, sound
from tests.browser.page_actions import FOLDERS, board, hands_of, legal, line, type_move, word

TALL = {"height": 2400}
"""The viewport in which nothing sticks to an edge of the window."""
LAPTOP: Any = {"width": 1280, "height": 800}
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
TEXTURES = """() => [...document.querySelectorAll("[role=region] [fill^='url(#texture']")]
    .map(one => one.getAttribute("fill").slice(5, -1))
    .filter(name => document.getElementById(name))
    .map(name => name.slice(8))"""
TOP = "board => board.getBoundingClientRect().top + scrollY"
SMALL_SHOT = 0.5
"""Snapshots are kept at half their size, with 256 colours."""
BLUR, FAR, MANY = 3, 48, 0.02
"""A picture differs when more than 2 in 100 of its blurred pixels are further off than 48 of 255: other fonts move edges, not surfaces."""
WRITES = os.environ.get("SAQQARA_SNAPSHOTS") == "write"
LONG = WRITES or os.environ.get("SAQQARA_BROWSER") == "all"
every_game = pytest.mark.parametrize("game", games())


def enlarge(page: Page, width: int, size: float) -> None:
    """Make the window so wide and the text so large."""
    page.set_viewport_size({"width": width, "height": 700})
    page.evaluate("size => document.documentElement.style.setProperty('--text-size', size)", size)


@every_game
def test_a_board_looks_as_it_did_fits_and_is_read_and_played_by_keys(seat: Seats, game: str, tmp_path: Path) -> None:
    """Own secrets lie open and colours are plain unless the settings say otherwise."""
    number = [*games()].index(game)
    shown = "fr"
    page = seat(game, shown, TALL | {"width": WIDE["width"]})
    looks_as_it_did(page, game, tmp_path)
    for language in LANGUAGES if os.environ.get("SAQQARA_BROWSER") == "all" else LANGUAGES[number % 2 :][:1]:
        if language != shown:
            page, shown = seat(game, language, LAPTOP), language
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(LAPTOP)
        fits(page, game, language)
    page = seat(game, confirmMoves=True, showSecrets=False)
    hands_of(game)(page, game, "en").sees_own_secrets(open_=False)
    assert not page.evaluate(TEXTURES)
    asked_about(page, game)
    page = seat(game, patterns=True)
    hands_of(game)(page, game, "en").sees_own_secrets(open_=True)
    letters_and_textures(page, game)
    is_read(page)
    if "press_what_is_refused" in vars(hands_of(game)):
        refused_on_the_board(page, game)
        page = seat(game)
    played_by_keys(page, game)


def fits(page: Page, game: str, language: str) -> None:
    """The board fits on a laptop, at a desk and on a phone, says why a typed move is refused, and is accessible."""
    here = board(page, language)
    assert here.evaluate(BELOW) == [], "on a laptop all that a move needs is in sight"
    if language == "en":
        page.set_viewport_size(WIDE)
        sound(page)
    fits_on_a_phone(page, game, language)
    before = here.evaluate(TOP)
    type_move(page, language, hands_of(game).REFUSED)
    alert = page.locator("form").filter(has=line(page, language)).get_by_role("alert")
    expect(alert).to_be_in_viewport(ratio=1)
    assert here.evaluate(TOP) == before
    expect(alert.get_by_role("link")).to_have_attribute("href", re.compile(f"^/rules/{game}#."))


def fits_on_a_phone(page: Page, game: str, language: str) -> None:
    """The board begins high, what belongs together is seen together, and everything is large enough for a finger."""
    page.set_viewport_size(PHONE)
    page.evaluate("scrollTo(0, 0)")
    here = board(page, language)
    assert here.evaluate("board => board.getBoundingClientRect().top") <= FIRST_PIXEL
    for name in hands_of(game).TOGETHER:
        part = here.locator(f"[aria-label='{word(name, language, game)}']").first
        assert not part.evaluate(COVERED), name
    assert here.bounding_box()["y"] >= page.get_by_role("banner").evaluate("one => one.getBoundingClientRect().bottom")  # type: ignore[index]
    expect(page.get_by_role("navigation", name=word("site", language))).to_have_count(0)
    assert page.evaluate(SMALL) == []
    if language == "fr":
        sound(page)
    for width, size in ((640, 1), (1280, 1.5), (360, 1.5)):  # with a zoom of 200 percent, and with large text
        enlarge(page, width, size)
        no_sideways_scroll(page)
    enlarge(page, WIDE["width"], 1)
    page.set_viewport_size(PHONE)


def is_read(page: Page) -> None:
    """The accessible tree of a board names its parts and what can be done; nothing in it is a bare number or an unnamed button."""
    heard = board(page, "en").aria_snapshot()
    assert "- button\n" not in heard
    assert "- img\n" not in heard
    assert len([line for line in heard.splitlines() if '"' in line]) > 10


def played_by_keys(page: Page, game: str) -> None:
    """A move is made by keys; one looks back and to the present again; and out of turn one is told so."""
    here = board(page, "en")
    first = here.inner_text()
    hands_of(game)(page, game, "en").by_keys_and_screen_reader()
    expect(here).not_to_have_text(first, use_inner_text=True)
    page.get_by_role("button", name=word("look-back-one")).click()
    expect(page.get_by_text(word("look-now"), exact=True)).to_have_count(0)
    page.get_by_role("button", name=word("look-to-now")).click()
    expect(page.get_by_text(word("look-now"), exact=True)).to_be_visible()
    if game in ("objective", "guardians"):  # where it is another's turn now
        expect(page.locator("datalist option")).to_have_count(0)
        here.locator("button[aria-disabled=true]").first.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text(say("refused-turn", "en", game, turn=1).split(":")[0])


def letters_and_textures(page: Page, game: str) -> None:
    """Every colour has a texture and a letter."""
    colours = hands_of(game).COLOURS
    assert set(page.evaluate(TEXTURES)) >= colours
    for colour in colours:
        letter = word("letter", "en", game, colour=colour, back=colour)
        assert board(page, "en").locator("svg text").get_by_text(letter, exact=True).count(), f"no {letter} for {colour}"


def asked_about(page: Page, game: str) -> None:
    """By keys a move that is asked about leads to the question and back."""
    hands_of(game)(page, game, "en", keys=True).decide(legal(page, "en", game))
    asked = page.get_by_role("region", name=word("confirm"))
    expect(asked.get_by_role("button", name=word("confirm-yes"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    page.wait_for_function("() => document.querySelector('main').contains(document.activeElement)")


def refused_on_the_board(page: Page, game: str) -> None:
    """A refusal gives its reason, by pointer and by keys."""
    for keys in (False, True):
        hands_of(game)(page, game, "en", keys).press_what_is_refused(legal(page, "en"))
        alert = page.get_by_role("alert")
        expect(alert.get_by_role("link")).to_have_attribute("href", re.compile(f"^/rules/{game}#"))
        expect(alert).to_contain_text(re.compile(r"\w{3,} \w{2,}"))
        alert.get_by_role("button", name=word("close")).click()
        expect(alert).to_have_count(0)
        page.keyboard.press("Escape")  # whatever was chosen


def looks_as_it_did(page: Page, game: str, tmp_path: Path) -> None:
    """The board is drawn as in its pictures, at a desk and on a phone, in the light and in the dark."""
    page.evaluate("document.fonts.ready")
    kept, far = FOLDERS / game / "snapshots", []
    every = itertools.product(("wide", "phone"), ("light", "dark"))
    for width, scheme in every if LONG else (("wide", "light"), ("phone", "dark")):
        page.set_viewport_size({"width": (WIDE if width == "wide" else PHONE)["width"], "height": TALL["height"]})
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        name = f"{width}-{scheme}.png"
        board(page, "fr").screenshot(path=tmp_path / name, animations="disabled", caret="hide")
        shot = Image.open(tmp_path / name).convert("RGB")
        shot = shot.resize((round(shot.width * SMALL_SHOT), round(shot.height * SMALL_SHOT)), Image.Resampling.LANCZOS)
        if WRITES:
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
