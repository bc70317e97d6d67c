"""What is in sight without scrolling on a laptop and on a phone, and how large what one presses is: the same for every game."""

from typing import Any

import pytest
from playwright.sync_api import Page

from saqqara.core.game import games
from tests.browser.conftest import PHONE, NewContext, no_sideways_scroll
from tests.browser.driving import MINE, board, calm, drawn, end, hands_of, nearly_over, play_on, position, table, word

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


def at_table(context: NewContext, game: str, language: str, viewport: Any, start: Any) -> Page:
    """Ann at a table that begins so, it is her turn; the others are people who take their time."""
    people = [context(language, viewport) for _ in range(start["seats"])]
    page = people[0].new_page()
    page.goto(f"/t/{table(people, game, position=start, times=calm(game))}")
    drawn(page, language)
    page.wait_for_function(MINE)
    return page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_on_a_laptop_all_that_a_move_needs_is_in_sight(context: NewContext, game: str, language: str) -> None:
    page = at_table(context, game, language, LAPTOP, position(game))
    assert board(page, language).evaluate(BELOW) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_on_a_phone_the_board_begins_high_and_what_belongs_together_is_seen_together(context: NewContext, game: str, language: str) -> None:
    page = at_table(context, game, language, PHONE, position(game))
    assert board(page, language).evaluate("board => board.getBoundingClientRect().top") <= FIRST_PIXEL
    for name in hands_of(game).TOGETHER:
        part = board(page, language).locator(f"[aria-label='{word(name, language, game)}']").first
        assert not part.evaluate(COVERED), name
    assert page.evaluate(SMALL) == []
    no_sideways_scroll(page)


@pytest.mark.parametrize("game", games())
def test_on_a_phone_the_end_shows_every_column(context: NewContext, game: str) -> None:
    person = context("fr", PHONE)
    person.request.post("/api/v1/players", data={"name": "Maximilienne"})
    wish = {"game": game, "seats": ["me", {"bot": "chance"}], "position": nearly_over(game), "times": hands_of(game).SECONDS}
    made = person.request.post("/api/v1/tables", data=wish)
    page = person.new_page()
    page.goto(f"/t/{made.json()['id']}")
    play_on(page, game, "fr")
    scores = end(page, "fr").get_by_role("group", name=word("end-score", "fr"))
    assert scores.evaluate("all => all.scrollWidth - all.clientWidth") <= 0
    assert page.evaluate(SMALL) == []
    no_sideways_scroll(page)


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/rules", f"/screen/{next(iter(games()))}"])
def test_on_a_phone_nothing_to_press_is_small(context: NewContext, path: str) -> None:
    page = context("fr", PHONE).new_page()
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SMALL) == []


def test_a_game_that_waits_for_me_comes_first_on_the_start_page(context: NewContext) -> None:
    one, other = context("en", PHONE), context("en")
    table([one, other], next(iter(games())))
    page = one.new_page()
    page.goto("/")
    row = page.get_by_role("link", name=word("your-turn"))
    row.wait_for()
    assert row.evaluate("row => row.getBoundingClientRect().bottom") <= PHONE["height"]
    first = page.get_by_role("article").first
    first.wait_for()
    assert row.evaluate("row => row.getBoundingClientRect().top") < first.evaluate("one => one.getBoundingClientRect().top")
