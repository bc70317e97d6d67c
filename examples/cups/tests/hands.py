"""Hands at the board: how its decisions are made in the browser. `middle.json` is the set position."""

from typing import Any, ClassVar

from playwright.sync_api import expect

from tests.browser import board_moves
from tests.browser.page_actions import go_to


class Hands(board_moves.Hands):
    """Hands at this board."""

    REFUSED: ClassVar = "1 2"

    def decide(self, possible: list[str]) -> None:
        """A bid, or doubting."""
        move = self.choice(possible, self.chance)
        count, face = (0, 0) if move == "doubt" else map(int, move.split())
        name = self.word("bid", count=count, face=face) if count else self.word("doubt")
        self.press(self.here.get_by_role("button", name=name, exact=True))

    def by_keys_and_screen_reader(self) -> None:
        """Check the live region and the keys."""
        expect(self.here.get_by_role("listitem").nth(0)).to_contain_text("Ann: 5")
        go_to(self.page, self.here.get_by_role("button", name="2 dice showing 5", exact=True))
        self.page.keyboard.press("Enter")
        expect(self.announced()).to_have_text("Ann bids 2 dice showing 5.")

    @staticmethod
    def hidden(view: Any) -> list[Any]:
        """Other people's dice."""
        return [die for die in view["dice"] if die]
