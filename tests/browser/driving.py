"""People in front of a page: they read it as the client's own words say, and make moves as anybody would."""

import json
import random
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

import saqqara
from saqqara.core.reading import plain
from saqqara.core.texts import say

WEB = Path(__file__).parents[2] / "web/src"
GAMES = Path(saqqara.__file__).parent / "games"
BLACK = (49, 64, 84, 90)
"""Tiles of which a game of hourglass has four: taking one a round is the shortest way to its end."""
CHANGED = """([lines, over]) => document.querySelector(`section[aria-label="${over}"]`) !== null
    || document.querySelector("datalist") === null || document.querySelector("[role=alert]") !== null
    || document.querySelectorAll("aside ol li").length > lines"""
POSSIBLE = (
    """over => document.querySelector(`section[aria-label="${over}"]`) !== null || document.querySelector("datalist option") !== null"""
)
MINE = "() => document.querySelector('datalist option') !== null"


@cache
def bundle(language: str, game: str | None) -> Any:
    """The words of the client, from the files that it is built from."""
    made = FluentBundle([language], use_isolating=False)
    files = [WEB / f"i18n/{language}.ftl"]
    if game:
        files += [GAMES / game / f"messages.{language}.ftl", WEB / f"games/{game}/{language}.ftl"]
    for file in files:
        made.add_resource(FluentResource(file.read_text()), allow_overrides=True)
    return made


def word(key: str, language: str = "en", game: str | None = None, **values: Any) -> str:
    """A text of the client."""
    message = bundle(language, game).get_message(key)
    text, problems = bundle(language, game).format_pattern(message.value, values)
    assert not problems, problems
    return str(text)


def title(game: str, language: str) -> str:
    """A game's name."""
    return say("title", language, game)


def play_now(page: Page, game: str, language: str) -> None:
    """From the start page into a game against bots, in one click."""
    page.goto("/")
    page.get_by_role("article", name=title(game, language)).get_by_role("button", name=word("play-now", language), exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))
    drawn(page, language)


def board(page: Page, language: str) -> Locator:
    """The board."""
    return page.get_by_role("region", name=word("board", language), exact=True)


def drawn(page: Page, language: str) -> None:
    """Wait for the board to be drawn: its region is there before its script is."""
    board(page, language).locator("> *").first.wait_for()


def end(page: Page, language: str) -> Locator:
    """The part that is there when a game is over."""
    return page.get_by_role("region", name=word("end-title", language))


def line(page: Page, language: str) -> Locator:
    """The line that takes moves as text."""
    return page.get_by_role("combobox", name=word("move-line", language))


def legal(page: Page, language: str) -> list[str]:
    """The moves that the text line offers; those that are to be filled in, filled in with the first two dice."""
    found: list[str] = page.eval_on_selector_all("datalist option", "options => options.map(o => o.value)")
    if any(move.endswith("...") for move in found):
        dice = page.get_by_role("group", name=word("dice", language, "hourglass"), exact=True).locator("[aria-label]")
        values = [re.findall(r"\d+", die.get_attribute("aria-label") or "")[-1] for die in dice.all()]
        return [move.replace("...", f"{values[0]} + {values[1]}") for move in found]
    return found


def choice(game: str, moves: list[str], chance: random.Random) -> str:
    """A move, by chance, but on the way to an end."""
    if game == "expedition":
        most = max(len(move) for move in moves)
        return chance.choice([move for move in moves if len(move) == most])
    if game == "guardians":
        if "secure" in moves and chance.random() < 0.45:
            return "secure"
        return max(
            moves, key=lambda move: (move.startswith(("explore", "keep")), len(move) if move.startswith("keep") else chance.random())
        )
    if game == "hourglass":
        taking = [f"take {number}" for number in BLACK if f"take {number}" in moves]
        showing = [move for move in moves if move.startswith("show")]
        return (taking or showing or [move for move in ("done", "nothing") if move in moves])[0]
    return chance.choice(moves)


def go_to(page: Page, aim: Locator, key: str = "Tab", most: int = 120) -> None:
    """Move the focus to something with a key."""
    for _ in range(most):
        if aim.evaluate("aim => aim === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{most} times {key} did not lead to {aim}")


def type_move(page: Page, language: str, text: str, keys: bool = False) -> None:
    """Type a move and wait for what comes of it; `keys`: the line is reached by keys, too."""
    before = page.locator("aside ol li").count()
    if keys:
        go_to(page, line(page, language))
        page.keyboard.insert_text(text)
    else:
        line(page, language).fill(text)
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=[before, word("end-title", language)])


def refusals(page: Page) -> list[str]:
    """What the page was refused; that the sand had run out meanwhile (H8) is nobody's fault."""
    return [alert.inner_text() for alert in page.get_by_role("alert").all() if not alert.locator("a[href$='#H8']").count()]


def play_on(page: Page, game: str, language: str) -> int:
    """Make moves by the text line and the keyboard alone, as they become possible, to the end; how many were made."""
    chance, made = random.Random(game), 0
    while True:
        page.wait_for_function(POSSIBLE, arg=word("end-title", language))
        possible = legal(page, language)
        if not possible:
            expect(end(page, language)).to_be_visible()
            return made
        type_move(page, language, choice(game, possible, chance), keys=True)
        assert not refusals(page)
        made += 1


def table(people: list[BrowserContext], game: str, **wish: Any) -> str:
    """A table at which these people sit, in this order; its id. Nobody's page is opened."""
    for name, person in zip(("Ann", "Bob", "Cleo"), people, strict=False):
        person.request.post("/api/v1/players", data={"name": name})
    made = people[0].request.post("/api/v1/tables", data={"game": game, "seats": ["me", *["open"] * (len(people) - 1)], **wish})
    assert made.ok, made.text()
    for seat, person in enumerate(people[1:], 1):
        assert person.request.post(f"/api/v1/tables/{made.json()['id']}/join", data={"seat": seat}).ok
    return str(made.json()["id"])


def position(game: str) -> Any:
    """A position in the middle of a game, the first seat to act."""
    return json.loads((Path(__file__).parent / f"positions/{game}.json").read_text())


@cache
def _decisions(game: str) -> list[str]:
    """The positions of a game of two, as JSON, before each decision of the first seat."""
    table, found = saqqara.Table(game, 2, b"ending"), []
    chance = random.Random(game)
    while not table.over:
        seat = next((seat for seat in table.to_act if sensible(game, table.look(seat).moves)), None)
        if seat == 0:
            found.append(json.dumps(plain(table.position())))
        move = table.clock.move if seat is None and table.clock else choice(game, sensible(game, table.look(seat).moves), chance)
        table.play(seat, move)
    return found


def nearly_over(game: str, left: int = 1) -> Any:
    """A position of two players, the first to act, so many decisions of theirs before the end."""
    return json.loads(_decisions(game)[-left])


def begin_late(page: Page, game: str, left: int) -> None:
    """The table that this page makes next begins so many decisions before the end: what is to be seen there is not seen better in hours."""

    def change(route: Route) -> None:
        wish = {key: value for key, value in json.loads(route.request.post_data or "{}").items() if key != "options"}
        route.continue_(post_data=json.dumps({**wish, "position": nearly_over(game, left)}))

    page.route("**/api/v1/tables", change)


def sensible(game: str, moves: Sequence[str]) -> list[str]:
    """Moves that lead on: in Hourglass whoever has taken or found nothing waits for the clock."""
    ready = [move for move in moves if not move.endswith("...")]
    if game == "hourglass":
        return [move for move in ready if move in ("nothing", "done") or (move.startswith("take") and int(move.split()[1]) in BLACK)]
    return ready


def frames(page: Page) -> list[Any]:
    """All that a page hears over its WebSockets from now on."""
    heard: list[Any] = []

    def hear(data: str | bytes) -> None:
        heard.append(json.loads(data))

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def together(pages: dict[Page, str], game: str, chance: random.Random) -> int:
    """Several people play a game to its end, each on a page of their own; how many moves were made."""
    made = 0
    while not all(end(page, language).count() for page, language in pages.items()):
        for page, language in pages.items():
            possible = legal(page, language)
            if possible:
                type_move(page, language, choice(game, possible, chance))
                assert not refusals(page)
                made += 1
    return made
