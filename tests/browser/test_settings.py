"""What a person has chosen for their device holds everywhere: letters and patterns, sounds, motion, theme, text size."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from saqqara.core.game import games
from tests.browser.conftest import NewContext, no_sideways_scroll
from tests.browser.driving import MINE, board, drawn, hands_of, legal, nearly_over, position, table, type_move, word

TEXTURES = (
    """() => [...document.querySelectorAll("[role=region] [fill^='url(#texture']")].map(one => one.getAttribute("fill").slice(13, -1))"""
)
LISTENING = """
    window.heard = [];
    class Heard extends EventTarget {
        state = "running"; currentTime = 0; destination = {};
        createGain() {
            return { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} };
        }
        createOscillator() {
            const frequency = { value: 0 };
            return { frequency, connect: next => next, start() { window.heard.push(frequency.value); }, stop() {} };
        }
    }
    window.AudioContext = Heard;
"""
LASTING = """document.getAnimations().filter(one => one.playState === "running" && one.effect.getComputedTiming().endTime > 50).length"""
"""What moves for longer than an eye sees: where nothing is to move, animations end in the frame in which they begin."""
TURN, MOVE, REFUSED, SAND, END = 587, 392, 196, 1175, 523
"""The first notes."""


def choose(person: BrowserContext, **choices: Any) -> None:
    """What somebody has chosen before."""
    kept = json.dumps(json.dumps(choices))
    person.add_init_script(f"if (location.protocol === 'http:') localStorage.setItem('saqqara.settings', {kept})")


def sit(context: NewContext, game: str, person: BrowserContext, **wish: Any) -> Page:
    """Somebody at a table in the set position, in their turn."""
    people = [person, *(context("en") for _ in range(position(game)["seats"] - 1))]
    page = person.new_page()
    page.goto(f"/t/{table(people, game, position=position(game), **wish)}")
    drawn(page, "en")
    page.wait_for_function(MINE)
    return page


@pytest.mark.parametrize("game", games())
def test_letters_and_patterns_on_every_board(context: NewContext, game: str) -> None:
    person = context("en")
    page = person.new_page()
    page.goto("/settings")
    page.get_by_label(word("set-patterns")).check()
    page = sit(context, game, person)
    colours = hands_of(game).COLOURS
    assert set(page.evaluate(TEXTURES)) >= colours
    for colour in colours:
        letter = word("letter", "en", game, colour=colour, back=colour)
        assert board(page, "en").locator("svg text").get_by_text(letter, exact=True).count(), f"no {letter} for {colour}"
    plain = sit(context, game, context("en"))
    assert not plain.evaluate(TEXTURES)


def test_sounds_are_off_until_they_are_wanted_but_for_the_one_of_ones_turn(context: NewContext) -> None:
    quiet, loud = context("en"), context("en")
    for person in (quiet, loud):
        person.add_init_script(LISTENING)
    page = loud.new_page()
    page.goto("/settings")
    page.get_by_label(word("set-sound")).check()
    assert page.evaluate("heard") == [TURN, 880]  # a taste of them
    people = [quiet, loud]
    address = f"/t/{table(people, 'guardians')}"
    ann, bob = quiet.new_page(), loud.new_page()
    for page in (ann, bob):
        page.goto(address)
        drawn(page, "en")
    if legal(bob, "en"):
        type_move(bob, "en", "explore 1")
        assert bob.evaluate("heard") == [MOVE]
    bob.evaluate("heard.length = 0")
    type_move(ann, "en", "explore 1")
    bob.wait_for_function(MINE)
    bob.wait_for_function(f"() => heard[0] === {TURN}")
    bob.evaluate("heard.length = 0")
    type_move(bob, "en", "awaken 1")  # oneself
    expect(bob.get_by_role("alert")).to_be_visible()
    assert bob.evaluate("heard[0]") == REFUSED
    assert set(ann.evaluate("heard")) <= {TURN, 880}


def test_the_last_of_the_sand_and_the_end_can_be_heard(context: NewContext) -> None:
    person = context("en")
    person.add_init_script(LISTENING)
    choose(person, sound=True)
    page = sit(context, "hourglass", person, times={"sand": 2})
    type_move(page, "en", "take 24")
    page.wait_for_function(f"() => heard.includes({SAND})")
    page.goto(f"/t/{table([person], 'objective', seats=['me', {'bot': 'chance'}], position=nearly_over('objective'))}")
    page.wait_for_function(MINE)
    page.evaluate("heard.length = 0")
    type_move(page, "en", legal(page, "en")[0])
    page.wait_for_function(f"() => heard.includes({END})")


def test_less_motion_moves_nothing(context: NewContext) -> None:
    for motion, moves in (("less", False), ("auto", True)):
        person = context("en", reduced_motion="no-preference")
        choose(person, motion=motion)
        page = sit(context, "hourglass", person, times={"sand": 30})
        type_move(page, "en", "take 24")
        page.locator("svg[data-left]").wait_for()
        if moves:
            page.locator(".grains").wait_for()
        running = page.evaluate(LASTING)
        assert (running > 0) is moves
        assert page.locator(".grains").is_visible() is moves


def test_the_theme_is_the_persons_and_lasts(context: NewContext) -> None:
    page = context("en", color_scheme="light").new_page()
    page.goto("/settings")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.get_by_label(word("set-theme")).select_option("dark")
    dark = page.evaluate(ground)
    assert dark != light
    page.reload()
    expect(page.get_by_label(word("set-theme"))).to_have_value("dark")
    assert page.evaluate(ground) == dark
    page.get_by_label(word("set-theme")).select_option("light")
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(ground) == light


@pytest.mark.parametrize("game", games())
def test_large_text_and_a_zoom_of_200_percent_fit(context: NewContext, game: str) -> None:
    person = context("fr")
    people = [person, *(context("fr") for _ in range(position(game)["seats"] - 1))]
    page = person.new_page()
    pages = ("/", "/new", "/settings", "/replay") if game == next(iter(games())) else ()
    for path in (f"/t/{table(people, game, position=position(game))}", f"/screen/{game}", *pages):
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        if path.startswith("/t/"):
            drawn(page, "fr")
        for width, size in ((640, 1), (1280, 1.5), (360, 1.5)):
            page.set_viewport_size({"width": width, "height": 700})
            page.evaluate("size => document.documentElement.style.setProperty('--text-size', size)", size)
            no_sideways_scroll(page)
    page.goto("/settings")
    page.get_by_label(re.compile(word("set-text", "fr"))).select_option("1.5")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
