"""Hands at the board: how its decisions are made in the browser."""

import random
import re
from collections.abc import Sequence
from typing import Any, ClassVar

from playwright.sync_api import Page, expect

from tests.browser import board_moves
from tests.browser.page_actions import go_to, word

BLACK = (49, 64, 84, 90)
"""Tiles of which a game has four: taking one a round is the shortest way to its end."""
SIGNS = {"+": "plus", "-": "minus", "*": "times", "/": "over", "(": "open", ")": "close"}
"""The keys of signs, by how the notation writes them."""


class Hands(board_moves.Hands):
    """Hands at this board."""

    COLOURS: ClassVar = {"yellow", "blue", "red", "black"}
    REFUSED: ClassVar = "take 1"
    SECONDS: ClassVar = {"sand": 1}
    TOGETHER: ClassVar = ("pyramid", "dice", "signs")
    TOO_LATE: ClassVar = {"H8"}

    def decide(self, possible: list[str]) -> None:
        """Choose a tile of the pyramid, then its operation from the dice and signs."""
        verb, _, rest = self.choice(possible, self.chance).partition(" ")
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
            signs = self.here.get_by_role("group", name=self.word("signs")).get_by_role("button")
            parts = re.findall(r"\d+|[-+*/()]", operation)
            for part in parts:
                if part in SIGNS:
                    signs.and_(self.page.get_by_role("button", name=self.word("sign", sign=SIGNS[part]), exact=True)).click()
                else:  # of those that are not in the line yet
                    dice.and_(self.page.get_by_role("button", name=re.compile(rf" {part}$"))).first.click()
            if not parts:  # any operation will do
                for aim in (dice.nth(0), signs.first, dice.nth(1)):
                    aim.click()
            self.here.locator(".words").get_by_role("button", name=re.compile(rf"{number}$")).click()
        else:
            self.press(self.here.get_by_role("button", name=self.word(verb), exact=True))

    def by_keys_and_screen_reader(self) -> None:
        """Check the live region and the keys."""
        page = self.page
        grid = self.here.get_by_role("grid", name=self.word("pyramid"))
        expect(grid.get_by_role("row")).to_have_count(4)
        expect(grid.get_by_role("gridcell")).to_have_count(10)
        expect(self.here.get_by_role("img", name=self.word("glass-still"))).to_be_visible()
        dice = self.here.get_by_role("group", name=self.word("dice"), exact=True)
        assert dice.locator("[aria-label]").count() == 3
        line = self.here.get_by_role("textbox", name=self.word("line"))
        go_to(page, line)
        page.keyboard.insert_text("(5 - 2) * 11 = 33")
        page.keyboard.press("Enter")
        expect(page.locator("aside ol li")).to_have_count(2)  # taken and shown at once
        expect(self.announced()).to_contain_text("Ann shows")
        expect(page.locator("aside ol li").last).to_have_text("Ann takes tile 33")
        go_to(page, grid.locator("[tabindex='0']"), "Shift+Tab")
        self.press_keys("ArrowUp ArrowUp ArrowUp")
        assert self.focused().startswith("90, black, 7 scarabs")
        self.press_keys("ArrowDown")
        assert self.focused().startswith(self.word("spot-taken", number="33", name="Ann"))

    def press_what_is_refused(self, possible: list[str]) -> None:
        """Press a second tile in a round of the basic game."""
        tiles = self.here.get_by_role("grid").get_by_role("button")
        if any(move.startswith("take") for move in possible):
            self.force(tiles.last)
            expect(tiles.last).to_be_disabled()
        self.force(tiles.last)

    @staticmethod
    def choice(moves: list[str], chance: random.Random) -> str:
        """Black tiles, each with its operation; whoever has one, or finds none, is done."""
        taking = [f"take {number}" for number in BLACK if f"take {number}" in moves]
        showing = [move for move in moves if move.startswith("show")]
        return (taking or showing or [move for move in ("done", "nothing") if move in moves])[0]

    @staticmethod
    def leading_on(moves: Sequence[str]) -> list[str]:
        """Return no moves: a player who has taken a tile or found nothing waits for the clock."""
        return [move for move in moves if move in ("nothing", "done", *(f"take {number}" for number in BLACK))]

    @staticmethod
    def fill_in(page: Page, language: str, moves: list[str]) -> list[str]:
        """Fill in an operation, the sum of the first two dice."""
        dice = page.get_by_role("group", name=word("dice", language, "hourglass"), exact=True).locator("[aria-label]")
        dice.first.wait_for()
        values = [re.findall(r"\d+", die.get_attribute("aria-label") or "")[-1] for die in dice.all()]
        return [move.replace("...", f"{values[0]} + {values[1]}") for move in moves]

    @staticmethod
    def hidden(view: Any) -> list[Any]:
        """Operations, until they are checked."""
        return [] if view["phase"] == "check" else [taker["shown"] for taker in view["round"] if taker["shown"]]

    @staticmethod
    def with_secrets(position: Any) -> Any:
        """Have the first seat take a tile and show its operation."""
        position["phase"] = "sand"
        position["pyramid"]["yellow"][1] = None
        position["round"][0] |= {"tiles": [24], "shown": {"24": "2 * 5 + 11"}}
        return position
