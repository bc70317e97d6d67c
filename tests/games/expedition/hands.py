"""Hands at the board: how its decisions are made in the browser."""

import random
import re
from typing import Any, ClassVar

from playwright.sync_api import expect

from saqqara import Table
from tests.browser import board_moves
from tests.browser.page_actions import go_to


class Hands(board_moves.Hands):
    """Hands at this board."""

    COLOURS: ClassVar = {"orange", "purple"}
    REFUSED: ClassVar = "19: a5"

    def decide(self, possible: list[str]) -> None:
        """Choose two of the four cards; the pattern where it fits, or a square; another card."""
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

    def by_keys_and_screen_reader(self) -> None:
        """Check the live region and the keys."""
        page = self.page
        grids = self.here.get_by_role("grid")
        expect(grids).to_have_count(2)
        for grid in grids.all():
            expect(grid.get_by_role("gridcell")).to_have_count(25)
            assert re.match(r"Card \d+, .*squares marked", grid.get_attribute("aria-label") or "")
        go_to(page, grids.first.locator("[tabindex='0']"))
        page.keyboard.press("Control+Home")
        assert self.focused().startswith("a1: ")
        self.press_keys("ArrowRight ArrowDown")
        assert self.focused().startswith("b2: ")
        assert self.word("do-single")[:10].lower() in self.focused().lower()
        page.keyboard.press("Enter")
        picked = self.here.locator("[aria-live=polite]").filter(has_text="Enter again")
        expect(picked).to_have_count(1)
        self.press_keys("ArrowLeft ArrowUp Enter")  # a wall: nothing is picked any more, and nothing says so
        expect(picked).to_have_count(0)
        self.press_keys("ArrowRight ArrowDown Enter")
        expect(picked).to_have_count(1)
        page.keyboard.press("Escape")
        expect(picked).to_have_count(0)
        page.keyboard.press("s")
        expect(self.announced()).to_contain_text("Ann marks b2 on card 19")
        expect(self.here.get_by_text(self.word("waiting", names="Bob")).first).to_be_visible()

    def press_what_is_refused(self, possible: list[str]) -> None:
        """Press a square that no mark leads to."""
        cells = self.here.get_by_role("grid", name=re.compile(r"^\D+19\b")).get_by_role("gridcell")
        if self.keys:
            self.walk(cells, 20, 5)
            self.page.keyboard.press("Enter")
        else:
            cells.nth(20).click()

    @staticmethod
    def choice(moves: list[str], chance: random.Random) -> str:
        """Choose one of the moves that mark most."""
        most = max(len(move) for move in moves)
        return chance.choice([move for move in moves if len(move) == most])

    @staticmethod
    def hidden(view: Any) -> list[Any]:
        """Cards to choose from, and marks of a step that is not closed."""
        return [player for player in view["players"] if player["dealt"] or player["owed"] or player["before"]]

    @staticmethod
    def with_secrets(position: Any) -> Any:
        """Have the first seat mark while the step goes on."""
        table = Table.from_position(position)
        table.play(0, max(table.look(0).moves, key=len))
        return table.position()
