"""A device's settings hold everywhere: letters and patterns, sounds, motion, theme, text size."""

import json
import re
from functools import partial
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from saqqara.core.game import games
from tests.browser.conftest import NewContext
from tests.browser.page_actions import MINE, calm, drawn, hands_of, legal, nearly_over, position, sit, table, type_move, word

ONE = next(iter(games()))
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
"""The script that finds lasting motion: with reduced motion, animations end in the frame in which they begin."""
TURN, MOVE, REFUSED, SAND, END = 587, 392, 196, 1175, 523
"""The first notes."""


def chosen(**choices: Any) -> str:
    """Return a script by which somebody has chosen something before."""
    return f"if (location.protocol === 'http:') localStorage.setItem('saqqara.settings', {json.dumps(json.dumps(choices))});"


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
    sand_and_end(bob, [loud, quiet, *(context("en") for _ in range(position("hourglass")["seats"] - 2))])


def sand_and_end(page: Page, people: list[BrowserContext]) -> None:
    """The last of the sand and the end can be heard."""
    page.goto(f"/t/{table(people, 'hourglass', position=position('hourglass'), times={'sand': 2})}")
    page.wait_for_function(MINE)
    type_move(page, "en", "take 24")
    page.wait_for_function(f"() => heard.includes({SAND})")
    page.goto(f"/t/{table([page.context], 'objective', seats=['me', {'bot': 'chance'}], position=nearly_over('objective'))}")
    page.wait_for_function(MINE)
    page.evaluate("heard.length = 0")
    type_move(page, "en", legal(page, "en")[0])
    page.wait_for_function(f"() => heard.includes({END})")


def test_less_motion_moves_nothing(context: NewContext) -> None:
    moving = partial(context, reduced_motion="no-preference")
    page = sit(moving, "hourglass", times={"sand": 60})
    type_move(page, "en", "take 24")
    page.locator(".grains").wait_for()
    assert page.evaluate(LASTING) > 0
    page.add_init_script(chosen(motion="less"))
    page.reload()
    page.locator("svg[data-left]").wait_for()
    drawn(page, "en")
    assert page.evaluate(LASTING) == 0
    assert not page.locator(".grains").is_visible()


def test_what_is_chosen_is_the_persons_and_lasts_and_moves_are_asked_about_where_that_is_chosen(context: NewContext) -> None:
    page = context("en", color_scheme="light").new_page()
    chosen_and_kept(page)
    moves_are_asked_about(page, [context("en") for _ in range(position(ONE)["seats"] - 1)])


def moves_are_asked_about(page: Page, others: list[BrowserContext]) -> None:
    """A move is asked about first, also while others come, and made or not."""
    page.goto(f"/t/{table([page.context, *others], ONE, position=position(ONE), times=calm(ONE))}")
    drawn(page, "en")
    page.wait_for_function(MINE)
    possible = legal(page, "en")
    hands_of(ONE)(page, ONE, "en").decide(possible)
    asked = page.get_by_role("region", name=word("confirm"))
    expect(asked).to_be_visible()
    assert not page.locator("aside ol li").count()
    cancel = asked.get_by_role("button", name=word("cancel"))
    cancel.focus()
    other = others[0].new_page()
    other.goto(page.url)
    drawn(other, "en")  # the table is told anew: the focus stays where it is
    expect(page.get_by_role("list", name=word("players"), exact=True).get_by_text(word("away"))).to_have_count(len(others) - 1)
    expect(cancel).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    hands_of(ONE)(page, ONE, "en").decide(possible)
    asked.get_by_role("button", name=word("confirm-yes")).click()
    expect(page.locator("aside ol li")).to_have_count(1)


def chosen_and_kept(page: Page) -> None:
    """Theme, patterns, secrets and the size of text are as they were chosen, after a reload too."""
    page.goto("/settings")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.get_by_label(word("set-theme")).select_option("dark")
    dark = page.evaluate(ground)
    assert dark != light
    for key, name in (("patterns", "set-patterns"), ("confirmMoves", "set-confirm")):
        page.get_by_role("checkbox", name=word(name)).check()
        assert page.evaluate("JSON.parse(localStorage['saqqara.settings'])")[key] is True
    page.get_by_role("checkbox", name=word("set-secrets")).uncheck()
    assert page.evaluate("JSON.parse(localStorage['saqqara.settings'])")["showSecrets"] is False
    page.reload()
    expect(page.get_by_label(word("set-theme"))).to_have_value("dark")
    expect(page.get_by_role("checkbox", name=word("set-confirm"))).to_be_checked()
    assert page.evaluate(ground) == dark
    page.get_by_label(word("set-theme")).select_option("light")
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(ground) == light
    page.get_by_label(re.compile(word("set-text"))).select_option("1.5")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
