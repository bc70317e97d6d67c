"""The review of a finished game in a real browser: stopped and gone on with, the same as in a terminal where it is exact; from a
decision to the analysis board; and a game in which two seats erred at the same move."""

import json
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from saqqara.bots.interface import searched
from saqqara.bots.review.decisions import moments
from saqqara.bots.review.evaluations import think
from saqqara.core.game import find, games
from saqqara.core.texts import say
from tests.browser.conftest import PHONE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import calm, drawn, end, hands_of, nearly_over, table, word

LANGUAGE = "fr"
GAMES = Path(__file__).parents[1] / "games"
ALL = list(games()) if os.environ.get("SAQQARA_BROWSER") == "all" else ["objective"]


def button(page: Page, key: str) -> Locator:
    """A button by its words."""
    return page.get_by_role("button", name=word(key, LANGUAGE), exact=True)


def part(page: Page, key: str) -> Locator:
    """A part of the review."""
    return page.get_by_role("region", name=say(key, LANGUAGE), exact=True)


@pytest.mark.parametrize("which", ALL)
def test_a_game_is_reviewed_in_the_page(context: NewContext, which: str) -> None:
    people = [context(LANGUAGE, PHONE) for _ in range(2)]
    place = table(people, which, position=nearly_over(which, 4), times=calm(which))
    finish(people, which, f"/api/v1/tables/{place}")
    page = people[0].new_page()
    page.goto(f"/t/{place}")
    sent: list[Any] = []
    page.on(
        "request", lambda asked: sent.append(asked.post_data_json) if asked.method == "POST" and asked.url.endswith("/review") else None
    )
    end(page, LANGUAGE).get_by_role("link", name=word("review-link", LANGUAGE), exact=True).click()
    pace = page.get_by_label(word("review-page-pace", LANGUAGE))
    if searched(which):
        stopped(page, pace)
    else:
        button(page, "review-page-start").click()
    result(page)
    if find(which).has("bots.exact"):
        exact_as_in_a_terminal(sent[-1], people[0].request.get(f"/api/v1/tables/{place}/record").text())
    to_the_board(page)


def finish(people: list[BrowserContext], game: str, place: str) -> None:
    """Play a game to its end, without a page."""
    chance, made, hands = random.Random(game), 0, hands_of(game)
    while True:
        before = made
        for person in people:
            seen = person.request.get(f"{place}/look").json()
            if seen["look"]["outcome"] is not None:
                return
            if moves := hands.leading_on([move for move in seen["look"]["moves"] if "..." not in move]):
                move = {"id": f"m{made}", "text": hands.choice(moves, chance), "on": seen["number"]}
                assert person.request.post(f"{place}/moves", data=move).ok
                made += 1
        assert made > before


def stopped(page: Page, pace: Locator) -> None:
    """Stopped after some moves there is a review of these; it goes on from there, at another pace."""
    pace.select_option("thorough")
    button(page, "review-page-start").click()
    expect(page.get_by_role("progressbar")).not_to_have_attribute("value", "0")
    button(page, "review-page-stop").click()
    only = re.escape(say("review-part", LANGUAGE, through="N", moves="M")).replace("N", r"\d+").replace("M", r"\d+")
    expect(part(page, "review-verdict")).to_contain_text(re.compile(only))
    pace.select_option("quick")
    button(page, "review-page-on").click()
    expect(button(page, "review-page-again")).to_be_visible()


def moves(page: Page) -> Locator:
    """The move list."""
    return page.get_by_role("region", name=word("review-story-moves", LANGUAGE), exact=True)


def result(page: Page) -> None:
    """Check the result, the curve and its table, and all decisions; on a phone, of all players."""
    expect(part(page, "review-verdict")).to_contain_text(re.compile(r"gagn|victoire"))
    curve = part(page, "review-curve")
    expect(curve.get_by_role("img")).to_be_visible()
    slider = curve.get_by_role("slider")
    assert int(slider.input_value()) > 0, "it begins at the greatest swing"
    page.get_by_text(word("review-story-reckoning", LANGUAGE), exact=True).click()
    rows = page.get_by_role("table").filter(has_text=say("review-start", LANGUAGE)).get_by_role("row")
    expect(rows).to_have_count(int(slider.get_attribute("max") or 0) + 2)  # the deal, and the heading
    for turn in part(page, "review-turns").get_by_role("listitem").all():
        turn.scroll_into_view_if_needed()
        expect(turn.locator(".picture > *").first).to_be_attached()  # a small board
    button(page, "review-story-everybody").click()
    expect(moves(page).get_by_role("listitem").first).to_be_visible()
    clean(page)
    no_sideways_scroll(page)


def exact_as_in_a_terminal(sent: Any, record: str) -> None:
    """Check that the page's exact results equal the terminal's."""
    listed = {(one.at, one.seat): one for one in moments(json.loads(record))}
    solved = [one for one in sent["weighed"] if one["tried"] == 0]
    assert any("best" in one for one in solved)
    for one in solved:
        known: Any = think(listed[one["at"], one["seat"]], None, b"", 2.0)
        assert (one["error"], known.error, known.tried) == (0, 0, 0)
        assert one["chance"] == pytest.approx(known.chance, abs=2e-5)
        if "best" in one:
            assert [one[name]["win_error"] for name in ("best", "played")] == [0, 0]
            assert one["played"]["win"] == pytest.approx(known.played.win, abs=2e-5)


def to_the_board(page: Page) -> None:
    """From a decision to the analysis board at that moment; without a network that is said."""
    chosen = moves(page).get_by_role("listitem").first
    number = re.search(r"\d+", chosen.inner_text())
    chosen.get_by_role("group").locator("summary").click()
    assert number
    analyse = chosen.get_by_role("button", name=word("review-page-analyse-at", LANGUAGE, number=number[0]))
    page.route("**/record", lambda route: route.abort())
    analyse.click()
    expect(chosen.get_by_role("alert")).to_contain_text("Le serveur ne répond pas")
    page.unroute("**/record")
    analyse.click()
    page.wait_for_url(re.compile(r"/analysis"))
    drawn(page, LANGUAGE)
    expect(page.get_by_role("treeitem")).not_to_have_count(0)


def test_two_seats_that_erred_at_the_same_move_are_two_turning_points(context: NewContext) -> None:
    """In Hourglass all seats may act at the same moment: this record has two errors at its fifteenth move."""
    page = context("en").new_page()
    page.goto("/review")
    page.locator("input[type=file]").set_input_files(GAMES / "hourglass/records/hourglass-5-advanced-false.json")
    with page.expect_response("**/api/v1/review") as answer:
        page.get_by_role("button", name=word("review-page-start"), exact=True).click()
    found = answer.value.json()["turns"]
    assert [(turn["at"], turn["cause"]) for turn in found].count((14, "error")) == 2
    turns = page.get_by_role("region", name=say("review-turns", "en"), exact=True)
    expect(turns.get_by_role("listitem")).to_have_count(len(found))
    curve = page.get_by_role("region", name=say("review-curve", "en"), exact=True)
    expect(curve.locator("circle")).to_have_count(len(found))
