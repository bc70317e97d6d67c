"""People in front of a page: they read it as the client's own words say, and make moves as anybody would."""

import importlib
import json
import random
import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

import saqqara
from saqqara.core.fluent import Messages
from saqqara.core.game import find
from saqqara.core.parsing import plain
from saqqara.core.texts import say, seat_number, spaced

if TYPE_CHECKING:
    from tests.browser.board_moves import Hands

WEB = Path(__file__).parents[2] / "web/src"
GAMES = Path(saqqara.__file__).parent / "games"
FOLDERS = Path(__file__).parents[1] / "games"
"""The folder of each game's tests."""
SEEN = """() => [document.querySelectorAll("aside ol li").length, document.querySelectorAll("aside ol li[data-mine]").length,
    [...document.querySelectorAll("datalist option")].map(one => one.value).join()]"""
CHANGED = """([lines, mine, moves, over]) => document.querySelector(`section[aria-label="${over}"]`) !== null
    || document.querySelector("datalist") === null || document.querySelector("[role=alert]") !== null
    || document.querySelectorAll("aside ol li[data-mine]").length > mine
    || (document.querySelectorAll("aside ol li").length > lines
        && [...document.querySelectorAll("datalist option")].map(one => one.value).join() !== moves)"""
"""One's own move is answered: what others did meanwhile is no answer, unless it changed what one can do."""
POSSIBLE = (
    """over => document.querySelector(`section[aria-label="${over}"]`) !== null || document.querySelector("datalist option") !== null"""
)
NO_ENGINE = "Object.defineProperty(window, 'WebAssembly', { value: undefined })"
"""A browser that cannot think: the server's hint serves."""
PATIENCE = 40_000
"""Milliseconds that anything may take: the first game of a kind compiles its rules, and the machine may be busy."""
MINE = "() => document.querySelector('datalist option') !== null"


def until(page: Page, holds: Callable[[], object]) -> None:
    """Wait for something that this side of the wire knows."""
    late = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < late, "it does not come"
        page.wait_for_timeout(20)


@cache
def bundle(language: str, game: str | None) -> Messages:
    """The words of the client, from the files that it is built from."""
    made = Messages(language, {"SEAT": seat_number})
    files = [WEB / f"i18n/{language}.ftl"]
    if game:
        files += [GAMES / game / f"texts/messages.{language}.ftl", WEB / f"games/{game}/{language}.ftl"]
    for file in filter(Path.exists, files):  # a small game has its board's words among its messages
        made.add(spaced(file.read_text(), language), replace=True)
    return made


def word(key: str, language: str = "en", game: str | None = None, **values: Any) -> str:
    """A text of the client."""
    return bundle(language, game).format(key, values)


def about(key: str, game: str, language: str = "en") -> str:
    """A text of the client that names a game."""
    return bundle(language, None).format(key, {"game": game})


def title(game: str, language: str) -> str:
    """A game's name."""
    return say("title", language, game)


def follow(page: Page, part: str, target: str, language: str = "en") -> None:
    """Follow a link of the heading's menus: `part` is the menu's words, or the account's picture."""
    heading, site = page.get_by_role("banner"), page.get_by_role("navigation", name=word("site", language))
    if part == "account":
        site = heading
        heading.get_by_role("button", name=re.compile(re.escape(word("nav-account", language)))).click()
    else:
        site.get_by_role("button", name=re.compile(f"{word(part, language)}|{word('nav-more', language)}")).click()
    site.get_by_role("link", name=word(target, language), exact=True).click()


def other_way(page: Page, game: str, target: str, language: str) -> None:
    """From the start page to another way to play a game than at once."""
    card = page.get_by_role("article", name=title(game, language))
    card.get_by_role("button", name=word("play-now", language), exact=True).wait_for()
    ways = card.get_by_role("button", name=word("other-ways", language, title=title(game, language)))
    if ways.is_visible():
        ways.click()
    card.get_by_role("link", name=word(target, language), exact=True).click()


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
    """Wait for the board to be drawn: its region, and a line for text in it, are there before its script is."""
    board(page, language).locator("> :not(.line)").first.wait_for()


def end(page: Page, language: str) -> Locator:
    """The part that is there when a game is over."""
    return page.get_by_role("region", name=word("end-title", language))


def line(page: Page, language: str) -> Locator:
    """The line that takes moves as text."""
    return page.get_by_role("combobox", name=word("move-line", language))


def hands_of(game: str) -> "type[Hands]":
    """Return the helpers of a game for browser tests."""
    found: type[Hands] = importlib.import_module(f"tests.games.{game}.hands").Hands
    return found


def calm(game: str) -> dict[str, None]:
    """Times at a table whose clock never acts."""
    return dict.fromkeys(find(game).times)


def legal(page: Page, language: str, game: str | None = None) -> list[str]:
    """The moves that the text line offers; where the game is told, those that are to be filled in are filled in."""
    found: list[str] = page.eval_on_selector_all("datalist option", "options => options.map(o => o.value)")
    return hands_of(game).fill_in(page, language, found) if game and any(move.endswith("...") for move in found) else found


def choice(game: str, moves: list[str], chance: random.Random) -> str:
    """A move, by chance, but on the way to an end."""
    return hands_of(game).choice(moves, chance)


def go_to(page: Page, aim: Locator, key: str = "Tab", most: int = 120) -> None:
    """Move the focus to something with a key."""
    wanted = aim.element_handle()  # found once: to find it by its name takes longer than a key
    for _ in range(most):
        if page.evaluate("wanted => wanted === document.activeElement", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{most} times {key} did not lead to {aim}")


def type_move(page: Page, language: str, text: str, keys: bool = False) -> None:
    """Type a move and wait for what comes of it; `keys`: the line is reached by keys, too."""
    before = page.evaluate(SEEN)
    if keys:
        go_to(page, line(page, language))
        page.keyboard.insert_text(text)
    else:
        line(page, language).fill(text)
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=[*before, word("end-title", language)])


def refusals(page: Page, game: str) -> list[str]:
    """Return the refusals on the page, but for those of a time that had run out meanwhile."""
    late = [f"a[href$='#{clause}']" for clause in hands_of(game).TOO_LATE]
    return [alert.inner_text() for alert in page.get_by_role("alert").all() if not any(alert.locator(link).count() for link in late)]


def play_on(page: Page, game: str, language: str) -> int:
    """Make moves by the text line and the keyboard alone, as they become possible, to the end; how many were made."""
    chance, made = random.Random(game), 0
    while True:
        page.wait_for_function(POSSIBLE, arg=word("end-title", language))
        possible = legal(page, language, game)
        if not possible:
            expect(end(page, language)).to_be_visible()
            return made
        type_move(page, language, choice(game, possible, chance), keys=True)
        assert not refusals(page, game)
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
    return json.loads((FOLDERS / game / "middle.json").read_text())


@cache
def _decisions(game: str) -> list[str]:
    """The positions of a game of two, as JSON, before each decision of the first seat."""
    limits = dict.fromkeys(find(game).times, 60)
    table, found = saqqara.Table(game, 2, b"ending", times=limits), []
    chance, leading_on = random.Random(game), hands_of(game).leading_on
    while not table.over:
        seat = next((seat for seat in table.to_act if leading_on(table.look(seat).moves)), None)
        if seat == 0:
            found.append(json.dumps(plain(table.position())))
        move = table.clock.move if seat is None and table.clock else choice(game, leading_on(table.look(seat).moves), chance)
        table.play(seat, move)
    return found


def sit(person: Callable[..., BrowserContext], game: str, language: str = "en", *how: Any, script: str = "", **wish: Any) -> Page:
    """Return Ann's page at a table in the set position, in her turn; the others take their time. `how`: her window; `wish`: of the table;
    `script` runs before each page of hers."""
    start = position(game)
    people = [person(language, *how) for _ in range(start["seats"])]
    people[0].add_init_script(script or "0")
    page = people[0].new_page()
    page.goto(f"/t/{table(people, game, **{'position': start, 'times': calm(game)} | wish)}")
    drawn(page, language)
    page.wait_for_function(MINE)
    return page


def nearly_over(game: str, left: int = 1) -> Any:
    """A position of two players, the first to act, so many decisions of theirs before the end."""
    return json.loads(_decisions(game)[-left])


def begin_late(page: Page, game: str, left: int) -> None:
    """The table that this page makes next begins so many decisions before the end: what is to be seen there is not seen better in hours."""

    def change(route: Route) -> None:
        wish = {key: value for key, value in json.loads(route.request.post_data or "{}").items() if key != "options"}
        route.continue_(post_data=json.dumps({**wish, "position": nearly_over(game, left)}))

    page.route("**/api/v1/tables", change)


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
            possible = legal(page, language, game)
            if possible:
                type_move(page, language, choice(game, possible, chance))
                assert not refusals(page, game)
                made += 1
    return made
