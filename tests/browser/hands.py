"""Hands at a board: decisions made on the board itself, by pointer or by keys, never by the text line."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.driving import CHANGED, POSSIBLE, board, choice, end, legal, refusals, word

FORWARD = """aim => {
    const at = document.activeElement;
    if (at === aim) return null;
    return at === document.body || Boolean(at.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""
MOST = 60


class Hands:
    """Somebody at a board, with a pointer or with keys alone."""

    def __init__(self, page: Page, game: str, language: str, keys: bool, seed: str) -> None:
        self.page, self.game, self.language, self.keys = page, game, language, keys
        self.chance = random.Random(seed)
        self.here = board(page, language)

    def word(self, key: str, **values: object) -> str:
        """One of the game's own words."""
        return word(key, self.language, self.game, **values)

    def press(self, aim: Locator) -> None:
        """Press something: click it, or go there with the keys and press Enter."""
        if not self.keys:
            aim.click()
            return
        self.go(aim)
        self.page.keyboard.press("Enter")

    def go(self, aim: Locator) -> None:
        """Move the focus by Tab, whichever way is shorter."""
        for _ in range(MOST):
            forward = aim.evaluate(FORWARD)
            if forward is None:
                return
            self.page.keyboard.press("Tab" if forward else "Shift+Tab")
        raise AssertionError(f"the keys do not lead to {aim}")

    def walk(self, cells: Locator, number: int, across: int) -> None:
        """From anywhere in a grid to one of its cells, by its own keys."""
        self.go(cells.and_(self.page.locator("[tabindex='0']")))
        self.page.keyboard.press("Control+Home")
        for _ in range(number // across):
            self.page.keyboard.press("ArrowDown")
        for _ in range(number % across):
            self.page.keyboard.press("ArrowRight")

    def play(self) -> int:
        """Decide until the game is over; how many decisions were made."""
        decide: Callable[[list[str]], None] = getattr(self, self.game)
        made = 0
        while True:
            self.page.wait_for_function(POSSIBLE, arg=word("end-title", self.language))
            possible = legal(self.page, self.language)
            if not possible:
                expect(end(self.page, self.language)).to_be_visible()
                return made
            lines = self.page.locator("aside ol li").count()
            decide(possible)
            self.page.wait_for_function(CHANGED, arg=[lines, word("end-title", self.language)])
            assert not refusals(self.page)
            made += 1

    def objective(self, possible: list[str]) -> None:
        """A piece, then its spot."""
        colour, spot = choice(self.game, possible, self.chance).split()
        tray = self.here.get_by_role("region", name=self.word("tray-title"), exact=True)
        self.press(tray.get_by_role("button", name=re.compile(f"^{self.word('colour', colour=colour)},")))
        spots = self.here.get_by_role("grid").get_by_role("button")
        if self.keys:
            self.walk(spots, int(spot) - 1, spots.count() // self.here.get_by_role("row").count())
            self.page.keyboard.press("Enter")
        else:
            spots.nth(int(spot) - 1).click()

    def guardians(self, possible: list[str]) -> None:
        """One of the three actions and its aim; or what the werewolf brought."""
        verb, _, aim = choice(self.game, possible, self.chance).partition(" ")
        if verb == "keep":
            drawn = self.here.get_by_role("region", name=self.word("board-drawn"))
            self.press(drawn.get_by_role("button", name=self.word("keep-go", count=2 if "keep 1 2" in possible else 1), exact=True))
            return
        actions = self.here.get_by_role("group", name=self.word("actions"), exact=True)
        self.press(actions.get_by_role("button", name=re.compile(f"^{self.word('act-pass' if verb == 'pass' else f'act-{verb}')}")))
        if verb == "explore" and sum(move.startswith("explore") for move in possible) > 1:
            self.press(self.here.get_by_role("group", name=self.word("piles")).get_by_role("button").nth(int(aim) - 1))

    def hourglass(self, possible: list[str]) -> None:
        """A tile of the pyramid, then its operation from the dice and signs."""
        verb, _, rest = choice(self.game, possible, self.chance).partition(" ")
        if verb == "take":
            tiles = self.here.get_by_role("grid").get_by_role("button")
            wanted = next(n for n in range(tiles.count()) if tiles.nth(n).get_attribute("data-number") == rest)
            if self.keys:
                self.go(tiles.and_(self.page.locator("[tabindex='0']")))
                for _ in range(3):
                    self.page.keyboard.press("ArrowUp")  # black tiles are at the tip
                self.page.keyboard.press("Enter")
            else:
                tiles.nth(wanted).click()
        elif verb == "show":
            number, _, operation = rest.partition(" = ")
            if self.keys:
                self.press(self.here.get_by_role("textbox", name=self.word("line")))
                self.page.keyboard.insert_text(f"{operation} = {number}")
                self.page.keyboard.press("Enter")
                return
            dice = self.here.get_by_role("group", name=self.word("dice"), exact=True).get_by_role("button")
            dice.nth(0).click()
            self.here.get_by_role("group", name=self.word("signs")).get_by_role("button").first.click()
            dice.nth(1).click()
            self.here.get_by_role("group", name=self.word("signs")).get_by_role("button", name=re.compile(rf"{number}$")).click()
        else:
            self.press(self.here.get_by_role("button", name=self.word(verb), exact=True))

    def expedition(self, possible: list[str]) -> None:
        """Two of the four cards; the pattern where it fits, or a square; another card."""
        verb = possible[0].split()[0]
        if verb in ("keep", "take"):
            cards = self.here.locator("[data-first]").get_by_role("button", disabled=False)
            for n in range(2 if verb == "keep" else 1):
                self.press(cards.nth(n))
            self.press(cards.last)
            return
        if verb == "pass":
            self.press(self.here.get_by_role("button", name=self.word("do-pass"), exact=True))
            return
        number, squares = max(possible, key=len).split(": ")
        cell = self.chance.choice(squares.split())
        place = "abcde".index(cell[0]) + 5 * (int(cell[1]) - 1)
        cells = self.here.get_by_role("grid", name=re.compile(rf"^\D+{number}\b")).get_by_role("gridcell")
        at_once = self.here.locator(".bar.urgent").count() > 0  # a red cross asks for its square, and that is all
        if self.keys:
            self.walk(cells, place, 5)
            self.page.keyboard.press("Enter")
            if not at_once:
                self.page.keyboard.press("Enter")
        else:
            cells.nth(place).click()
            if not at_once:
                name = re.compile("|".join((self.word("mark-pattern"), self.word("mark-single", square=cell))))
                self.here.get_by_role("button", name=name).first.click()
