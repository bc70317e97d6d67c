"""Puzzles in a browser: solved on the board of each game by pointer, by keys alone and by text; then explained and gone on from."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, Route, expect

from saqqara.core.texts import say
from saqqara.solo import puzzles
from saqqara.solo.puzzles import Puzzle
from tests.browser.conftest import PHONE, WIDE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import board, drawn, hands_of, line, title, word

if TYPE_CHECKING:
    from tests.browser.board_moves import Hands

AS_THEY_LIKE = {"expedition"}
"""Games whose hands take the first of several ways on the board, whichever they were told."""
ONE_MOVE = next(game for game in puzzles.with_puzzles() if not puzzles.counted(game) and game not in AS_THEY_LIKE)
"""A game whose answers are one move, chosen with a few keys."""
SEVERAL = next(game for game in puzzles.with_puzzles() if puzzles.counted(game))


def offered(page: Page, act: Callable[[], Any], language: str) -> Puzzle:
    """The puzzle that comes when something is done, once its board is drawn."""
    with page.expect_response(re.compile(r"/puzzles/\w+/next(\?|$)")) as answer:
        act()
    told = answer.value.json()
    drawn(page, language)
    return puzzles.by_key(told["game"])[told["key"]]


def decide(page: Page, puzzle: Puzzle, language: str, move: str, keys: bool = False) -> "Hands":
    """Make a move on the board, as anybody would who has all the others to choose from."""
    hands = hands_of(puzzle.game)(page, puzzle.game, language, keys)
    hands.choice = lambda moves, chance: move  # type: ignore[method-assign]
    hands.decide(list(puzzles.legal(puzzle)))
    return hands


def give(page: Page, language: str) -> None:
    """Give an answer of several moves."""
    page.get_by_role("button", name=word("puzzle-answer", language)).click()


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("fr", PHONE)])
@pytest.mark.parametrize("game", puzzles.with_puzzles())
def test_on_the_board_by_pointer(context: NewContext, game: str, language: str, viewport: Any) -> None:
    page = context(language, viewport, color_scheme="light" if language == "en" else "dark").new_page()
    page.goto("/puzzles")
    card = page.get_by_role("article", name=title(game, language))
    puzzle = offered(page, card.get_by_role("link").click, language)
    assert page.url.endswith(f"/puzzles/{game}")
    expect(page.get_by_role("heading", name=word("puzzle-task", language))).to_be_visible()
    assert say(f"puzzle-theme-{puzzle.theme}", language, game) not in page.locator(".task").inner_text(), "it would tell of the answer"
    no_sideways_scroll(page)
    for move in puzzle.best:
        decide(page, puzzle, language, move)
        if puzzles.counted(game):
            expect(page.locator(".ask li")).to_have_count(puzzle.best.index(move) + 1)
    if puzzles.counted(game):
        give(page, language)
    verdict = page.locator("section", has=page.locator("#verdict"))
    expect(verdict).to_be_in_viewport()
    expect(verdict).to_contain_text(say(f"puzzle-theme-{puzzle.theme}", language, game))
    expect(page.locator("#verdict")).to_be_focused()
    told = page.request.get(f"/api/v1/puzzles/{game}/{puzzle.key}").json()
    assert game in AS_THEY_LIKE or told["answer"] == puzzle.best
    assert told["right"] or told["answer"] != puzzle.best
    expect(page.locator("#verdict")).to_contain_text(word("puzzle-right" if told["right"] else "puzzle-wrong", language))
    assert "`" not in verdict.inner_text(), "moves are said in words"
    hinted = board(page, language).locator(".hinted")
    expect(hinted.first).to_be_visible()
    tempting = verdict.locator("dd").nth(1).get_by_role("button").first
    tempting.click()
    expect(tempting).to_have_attribute("aria-pressed", "true")
    expect(verdict.locator("[aria-pressed=true]")).to_have_count(1)
    clean(page, part=page.get_by_role("main"))
    no_sideways_scroll(page)
    following = offered(page, page.get_by_role("button", name=word("puzzle-next", language)).click, language)
    assert following.key != puzzle.key
    expect(verdict).to_have_count(0)


def test_by_text_in_several_moves_taken_back_and_given(context: NewContext) -> None:
    page = context("en", PHONE).new_page()
    puzzle = offered(page, lambda: page.goto(f"/puzzles/{SEVERAL}"), "en")
    moves = page.locator(".ask li")

    def type_in(text: str) -> None:
        line(page, "en").fill(text)
        page.keyboard.press("Enter")

    type_in("take 1")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(moves).to_have_count(0)
    type_in(puzzle.best[0])
    expect(moves).to_have_count(1)
    stays_without_a_network(page)
    expect(moves).to_have_count(1)
    page.get_by_role("button", name=word("puzzle-back")).click()
    expect(moves).to_have_count(0)
    for number, move in enumerate(puzzle.best):
        type_in(move)
        expect(moves).to_have_count(number + 1)
    no_sideways_scroll(page)
    give(page, "en")
    expect(page.locator("#verdict")).to_contain_text(word("puzzle-right"))
    page.get_by_role("link", name=word("analyse"), exact=True).click()
    expect(page.get_by_role("treeitem")).to_have_count(1)
    page.goto("/me")
    expect(page.get_by_role("heading", name=word("puzzles"))).to_be_visible()


def stays_without_a_network(page: Page) -> None:
    """A puzzle that was begun stays when the network goes and comes back."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.context.set_offline(True)
    expect(page.get_by_text(word("offline-page"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(word("offline-page"))).to_have_count(0)
    page.wait_for_load_state("networkidle")
    assert not [address for address in asked if "/next" in address]


def asked_for_once(page: Page, language: str) -> None:
    """One puzzle is asked for at a time."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/puzzles/\w+/next"), hold)
    with page.expect_response(re.compile(r"/api/v1/puzzles$")) as listed, page.expect_request(re.compile(r"/puzzles/\w+/next")):
        page.goto(f"/puzzles/{ONE_MOVE}")
    listed.value.finished()
    expect(page.get_by_role("option")).not_to_have_count(1)  # the themes are there: that was heard
    assert len(held) == 1
    held[0].continue_()
    drawn(page, language)
    assert len(held) == 1
    page.unroute_all()


def by_keys(page: Page) -> None:
    """A puzzle is solved with the keyboard alone, and the next one asked for."""
    puzzle = offered(page, lambda: page.goto(f"/puzzles/{ONE_MOVE}"), "fr")
    hands = decide(page, puzzle, "fr", puzzle.best[0], keys=True)
    expect(page.locator("#verdict")).to_be_focused()
    expect(page.locator("#verdict")).to_contain_text(word("puzzle-right", "fr"))
    following = page.get_by_role("button", name=word("puzzle-next", "fr"))
    hands.go(following)
    again = offered(page, lambda: page.keyboard.press("Enter"), "fr")
    assert again.key != puzzle.key
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_by_keys_alone_by_a_theme_and_an_answer_from_another_device_is_told(context: NewContext) -> None:
    person = context("fr")
    page = person.new_page()
    by_keys(page)
    asked_for_once(page, "fr")
    theme = page.get_by_role("combobox", name=word("puzzles-theme", "fr"))
    chosen = puzzles.read(ONE_MOVE).puzzles[-1].theme
    puzzle = offered(page, lambda: theme.select_option(chosen), "fr")
    assert puzzle.theme == chosen
    path = f"/api/v1/puzzles/{ONE_MOVE}/{puzzle.key}"
    assert person.request.post(path, data={"moves": puzzle.tempting.split(puzzles.JOINED)}).ok
    line(page, "fr").fill(puzzle.best[0])
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_contain_text(word("puzzle-wrong", "fr"))
    page.goto("/puzzles/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text(word("lost-title", "fr"))
