"""The hint panel: what it shows, where it points, what it plays, and what it says without a hint. With the engine in the page, and with
answers as a server gives them where a browser cannot think."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from saqqara.core.game import games
from tests.browser.conftest import PHONE, WIDE, NewContext, no_sideways_scroll, sound
from tests.browser.page_actions import MINE, NO_ENGINE, board, drawn, go_to, legal, position, sit, table, type_move, word

ASKS = [name for name, kind in games().items() if kind.has("bots.evaluation")]
"""The games whose hints come from the server: the own players of others give theirs at once."""
REASON = {"en": "It leaves the others nothing.", "fr": "Il ne laisse rien aux autres."}


def ask(context: NewContext, game: str, *how: Any, **wish: Any) -> Page:
    """Return the page of somebody whose browser cannot think, in their turn: the server is asked."""
    return sit(context, game, *how, script=NO_ENGINE, **wish)


def advise(page: Page, moves: list[str]) -> None:
    """The server's next answers: these moves, the best first."""
    found = [
        {"move": move, "win": 0.62 - 0.2 * n, "points": -1.5 + n, "share": 0.5, "reason": REASON, "win_error": 0.034, "points_error": 0.26}
        for n, move in enumerate(moves)
    ]
    page.route("**/hint", lambda route: route.fulfill(json={"level": "chance", "tried": 1200, "moves": found}))


def button(page: Page, language: str = "en") -> Locator:
    """Return the button that opens the panel."""
    return page.get_by_role("button", name=word("hint", language), exact=True)


def panel(page: Page, language: str = "en") -> Locator:
    """The panel."""
    return page.get_by_role("region", name=word("hint", language), exact=True)


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("fr", PHONE)], ids=["en", "fr"])
@pytest.mark.parametrize("game", ASKS)
def test_a_hint_says_why_points_at_the_board_and_is_played(context: NewContext, game: str, language: str, viewport: Any) -> None:
    page = ask(context, game, language, viewport)
    kindly(page, language)
    moves = [move for move in legal(page, language) if not move.endswith("...")][-2:]
    advise(page, moves)
    button(page, language).click()
    rows = panel(page, language).get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(REASON[language])
    expect(rows.first).to_contain_text(re.compile(r"62\W?% ± 3"))
    expect(rows.first).to_contain_text(word("hint-points", language, count=1.5, points="−1.5 ± 0.3" if language == "en" else "−1,5 ± 0,3"))
    expect(rows.last).not_to_contain_text(REASON[language])
    expect(board(page, language).locator(".hinted").first).to_be_in_viewport()
    sound(page, panel(page, language))
    page.set_viewport_size(WIDE)
    no_sideways_scroll(page)  # the panel is a narrow column there
    page.set_viewport_size(viewport)
    pointed = board(page, language).locator(".hinted").evaluate_all("found => found.map(one => one.outerHTML)")
    rows.last.get_by_role("button").first.click()
    expect(rows.last).to_contain_text(REASON[language])
    assert board(page, language).locator(".hinted").evaluate_all("found => found.map(one => one.outerHTML)") != pointed
    rows.last.get_by_role("button", name=word("hint-play", language)).click()
    expect(page.locator("aside ol li")).to_have_count(1)
    expect(panel(page, language)).to_have_count(0)
    expect(board(page, language).locator(".hinted")).to_have_count(0)
    no_sideways_scroll(page)


def kindly(page: Page, language: str) -> None:
    """The page says that there is no hint, and not as an error."""
    why: Any = {"key": "server-no-hint", "clause": None, "reason": {"en": "No bot can say.", "fr": "Aucun robot ne sait."}}
    page.route("**/hint", lambda route: route.fulfill(status=409, json=why))
    button(page, language).click()
    expect(panel(page, language).get_by_text(why["reason"][language])).to_be_visible()
    assert not page.get_by_role("alert").count()
    page.unroute("**/hint")
    advise(page, [])
    panel(page, language).get_by_role("button", name=word("close", language)).click()
    button(page, language).click()
    expect(panel(page, language).get_by_text(word("hint-nothing", language))).to_be_visible()
    panel(page, language).get_by_role("button", name=word("close", language)).click()
    page.unroute("**/hint")


def seldom(page: Page) -> None:
    """A chance that few games tell is not shown."""
    shares = [(0.98, 0.5, 0.04), (0.01, 0.0, 0.33), (0.01, 0.0, 0.33)]
    same = {"points": 110.0, "points_error": 1.0, "reason": REASON, "exact": False}
    found = [
        {"move": m, "win": w, "win_error": off, "share": s, **same} for m, (s, w, off) in zip(legal(page, "en")[:3], shares, strict=True)
    ]
    page.route("**/hint", lambda route: route.fulfill(json={"level": "master", "tried": 500, "moves": found}))
    button(page).click()
    rows = panel(page).get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("50%")
    for row in rows.all()[1:]:
        expect(row).to_contain_text("110")
        expect(row).not_to_contain_text("%")
    panel(page).get_by_role("button", name=word("close")).click()
    page.unroute("**/hint")


def test_a_hint_by_keyboard_alone_where_the_table_allows_it_and_in_ones_turn(context: NewContext) -> None:
    page = ask(context, "objective", hints=False)
    expect(button(page)).to_have_count(0)
    page = ask(context, "objective")
    expect(button(page)).to_have_attribute("aria-disabled", "false")
    seldom(page)
    advise(page, ["yellow 7", "green 4"])
    go_to(page, button(page))
    page.keyboard.press("Enter")
    first = panel(page).get_by_role("listitem").first.get_by_role("button").first
    expect(first).to_be_focused()
    expect(first).to_have_accessible_name("yellow on spot 7 yellow 7 62% ± 3 to win, −1.5 ± 0.3 points")
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(button(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("aside ol li")).to_have_text(["Ann places a yellow piece on spot 7"])
    expect(button(page)).to_have_attribute("aria-disabled", "true")
    button(page).click(force=True)
    expect(panel(page)).to_have_count(0)


def test_a_hint_takes_its_time_and_is_about_one_moment(context: NewContext) -> None:
    people = [context("en") for _ in range(position("expedition")["seats"])]
    where = table(people, "expedition", position=position("expedition"))
    for one in people:
        one.add_init_script(NO_ENGINE)
    ann, bob = people[0].new_page(), people[1].new_page()
    for page in (ann, bob):
        page.goto(f"/t/{where}")
        page.wait_for_function(MINE)
        drawn(page, "en")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.route("**/hint", hold)
    with ann.expect_request("**/hint"):
        button(ann).click()
    expect(panel(ann).get_by_role("progressbar")).to_be_visible()
    expect(panel(ann).locator("header")).to_contain_text(word("hint-thinking"))
    type_move(bob, "en", legal(bob, "en")[0])  # what is being thought about is over
    expect(panel(ann)).to_contain_text(word("hint-stale"))
    expect(panel(ann).get_by_role("progressbar")).to_have_count(0)
    ann.unroute("**/hint")
    moves = legal(ann, "en")
    advise(ann, moves[:1])
    panel(ann).get_by_role("button", name=word("hint-again")).click()
    expect(panel(ann).get_by_role("listitem")).to_have_count(1)
    type_move(ann, "en", moves[-1])
    assert len(held) == 1


def test_a_hint_is_thought_of_in_the_page_and_grows(context: NewContext) -> None:
    page = sit(context, "objective")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    button(page).click()
    rows, header = panel(page).get_by_role("listitem"), panel(page).locator("header")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text(re.compile(r"± \d+"))
    tried = header.inner_text()
    expect(header).not_to_have_text(tried)
    rows.nth(2).get_by_role("button").first.click()
    chosen = rows.nth(2).locator("code").inner_text()
    expect(panel(page).locator("li.chosen p")).not_to_be_empty()
    panel(page).get_by_role("button", name=word("hint-stop")).click()
    expect(panel(page).get_by_role("progressbar")).to_have_count(0)
    expect(panel(page).locator("li.chosen code")).to_have_text(chosen)
    expect(panel(page).get_by_role("status").first).to_contain_text(word("hint-last", what="").split(":")[0])
    no_sideways_scroll(page)
    tried = header.inner_text()
    panel(page).get_by_role("button", name=word("hint-go-on")).click()
    expect(header).not_to_have_text(tried)
    type_move(page, "en", chosen)
    expect(panel(page)).to_have_count(0)
    assert not [url for url in asked if url.endswith("/hint")], "the server did not think"
