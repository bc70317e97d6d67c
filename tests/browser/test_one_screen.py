"""Several people around one screen: who sees what and when, with bots among them, and races that are fair to all."""

import json
import random
import re

from playwright.sync_api import Page, expect

from saqqara.bots.bot_names import NAMES
from saqqara.core.game import games
from tests.browser.conftest import NO_STORAGE, PHONE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import MINE, begin_late, board, drawn, end, hands_of, legal, play_on, type_move, word
from tests.browser.test_boards import COVERED

HIDDEN = next(name for name, kind in games().items() if kind.hidden and not kind.simultaneous)


def left_behind(page: Page) -> None:
    """This page was at a table for two that is not there any more."""
    page.goto(f"/screen/{HIDDEN}")
    kept = {"table": "nosuchtable1", "tokens": ["one", "two"], "names": ["Ann", "Bob"]}
    page.evaluate("([game, kept]) => sessionStorage.setItem(`saqqara.screen.${game}`, JSON.stringify(kept))", [HIDDEN, kept])
    page.reload()


def named(key: str) -> re.Pattern[str]:
    """A text that begins as this one does, whatever name is in it."""
    return re.compile("^" + word(key, name="XX").split("XX")[0])


def test_at_one_screen_the_mover_sees_the_result_before_the_curtain_and_a_table_that_is_gone_says_so(context: NewContext) -> None:
    page = context("en").new_page()
    left_behind(page)
    expect(page.get_by_role("heading", name=word("gone"))).to_be_visible()
    expect(page.get_by_role("heading", name=word("screen-wait"))).to_have_count(0)
    clean(page)
    page.get_by_role("button", name=word("screen-new")).click()
    page.get_by_role("button", name=word("screen-go")).click()
    page.get_by_role("button", name=named("screen-ready")).click()
    drawn(page, "en")
    page.wait_for_function(MINE)
    hands = hands_of(HIDDEN)
    type_move(page, "en", hands.choice(hands.leading_on(legal(page, "en", HIDDEN)), random.Random(HIDDEN)))
    expect(page.locator("aside ol li")).to_have_count(1)
    expect(board(page, "en")).to_be_visible()
    page.get_by_role("button", name=named("screen-give")).click()
    expect(board(page, "en")).to_have_count(0)
    expect(page.get_by_role("button", name=named("screen-ready"))).to_be_visible()
    page.route_web_socket("**/ws", lambda socket: socket.close())  # and a server that does not answer is said so
    left_behind(page)
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("does not answer")
    page.get_by_role("button", name=word("screen-new")).click()
    expect(page.get_by_role("button", name=word("screen-go"))).to_be_visible()


def test_once_more_seats_the_same_people_and_bots_though_nobody_gave_a_name_or_nothing_is_kept(context: NewContext) -> None:
    game = "guardians"
    page = context("en").new_page()
    page.goto(f"/screen/{game}")
    page.get_by_role("combobox", name=word("screen-who", n=2)).select_option("novice")
    begin_late(page, game, 1)
    page.get_by_role("button", name=word("screen-go")).click()
    players = page.get_by_role("list", name=word("players"), exact=True).get_by_role("listitem")
    drawn(page, "en")
    for again in ("in the same page", "after a reload"):
        if again == "after a reload":
            page.reload()
            drawn(page, "en")
        page.wait_for_function(MINE)
        play_on(page, game, "en")
        with page.expect_request(re.compile(r"/api/v1/tables$")) as made:
            end(page, "en").get_by_role("button", name=word("rematch")).click()
        assert json.loads(made.value.post_data or "")["seats"] == ["me", {"bot": "novice"}], again
        expect(end(page, "en")).to_have_count(0)
        expect(players).to_have_count(2)
        expect(players.nth(1)).to_contain_text(NAMES["novice"][0])
        drawn(page, "en")
    page.get_by_role("button", name=word("screen-new")).click()
    expect(page.get_by_role("combobox", name=word("screen-who", n=2))).to_have_value("novice")
    expect(page.get_by_label(word("screen-name", n=1))).to_have_value("")
    keeps_nothing(page.context.new_page(), game)


def keeps_nothing(page: Page, game: str) -> None:
    """A device that keeps nothing plays with a bot at one screen."""
    page.add_init_script(NO_STORAGE)
    page.goto(f"/screen/{game}")
    page.get_by_role("combobox", name=word("screen-who", n=2)).select_option("novice")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name=word("screen-go")).click()
    drawn(page, "en")  # at once: there is nobody to hide from
    players = page.get_by_role("list", name=word("players"), exact=True)
    expect(players.get_by_role("listitem").nth(1)).to_contain_text(NAMES["novice"][0])
    page.wait_for_function(MINE)
    page.get_by_role("button", name=word("screen-new")).click()
    expect(page.get_by_role("button", name=word("screen-go"))).to_be_visible()


RACE = "hourglass"


def race(page: Page, language: str = "en") -> None:
    """Ann and Bob at one screen, in front of the same dice."""
    page.goto(f"/screen/{RACE}")
    for number, name in enumerate(("Ann", "Bob"), 1):
        page.get_by_label(word("screen-name", language, n=number)).fill(name)
    page.get_by_role("button", name=word("screen-go", language)).click()
    drawn(page, language)
    expect(page.get_by_role("group", name=word("screen-keys", language)).get_by_role("button")).to_have_count(2)


def take(page: Page, language: str = "en") -> str:
    """Take the first tile for the player who has the word; return its number."""
    tile = board(page, language).get_by_role("grid").get_by_role("button", disabled=False).first
    number = tile.get_attribute("data-number") or ""
    tile.click()
    return number


def test_at_one_screen_all_race_for_the_tiles_with_a_key_each(context: NewContext) -> None:
    page = context("en").new_page()
    race(page)
    has_word = page.get_by_text(word("screen-word", name="Bob"))
    log = page.locator("aside ol li")
    expect(page.get_by_role("combobox")).to_have_count(0)  # nobody moves without the word
    page.keyboard.press("l")
    expect(has_word).to_be_visible()
    page.keyboard.press("s")  # Ann was slower
    expect(has_word).to_be_visible()
    page.keyboard.press("Escape")
    expect(has_word).to_have_count(0)
    page.keyboard.press("l")
    expect(has_word).to_be_visible()
    number = take(page)
    expect(log).to_have_text([f"Bob takes tile {number}"])  # the server took it for Bob's
    expect(has_word).to_have_count(0)
    expect(page.get_by_role("button", name=word("screen-buzz", name="Bob"))).to_be_enabled()  # an operation may be given at once
    page.keyboard.press("s")
    expect(page.get_by_text(word("screen-word", name="Ann"))).to_be_visible()
    board(page, "en").get_by_role("button", name=word("nothing", "en", RACE), exact=True).click()
    expect(log.first).to_contain_text("Ann")
    expect(page.get_by_role("group", name=word("screen-keys"))).to_have_count(0)  # the check: Bob is asked
    page.wait_for_function(MINE)
    assert all(move.startswith((f"show {number} =", "done")) for move in legal(page, "en"))
    type_move(page, "en", next(move for move in legal(page, "en", RACE) if move.startswith("show")))
    expect(page.get_by_role("group", name=word("screen-keys"))).to_be_visible()  # the next dice


def test_at_one_screen_everybody_has_a_corner_of_a_phone(context: NewContext) -> None:
    language = "fr"
    page = context(language, PHONE, has_touch=True).new_page()
    race(page, language)
    corners = {name: page.get_by_role("button", name=word("screen-buzz", language, name=name)) for name in ("Ann", "Bob")}
    for name, side in (("Ann", "left"), ("Bob", "right")):
        box = corners[name].bounding_box()
        assert box
        assert box["y"] + box["height"] >= PHONE["height"] - 16
        assert box["height"] >= 56
        assert (box["x"] <= 16) if side == "left" else (box["x"] + box["width"] >= PHONE["width"] - 16)
    for part in ("pyramid", "dice"):
        assert not board(page, language).locator(f"[aria-label='{word(part, language, RACE)}']").first.evaluate(COVERED), part
    clean(page)
    no_sideways_scroll(page)
    corners["Ann"].tap()
    expect(page.get_by_text(word("screen-word", language, name="Ann"))).to_be_visible()
    number = take(page, language)
    expect(page.locator("aside ol li").first).to_contain_text(number)
    expect(page.locator("aside ol li").first).to_contain_text("Ann")
    expect(corners["Bob"]).to_be_enabled()
