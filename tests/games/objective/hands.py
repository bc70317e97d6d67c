"""Hands at the board: how its decisions are made in the browser."""

import re
from typing import Any, ClassVar

from playwright.sync_api import expect

from tests.browser import board_moves
from tests.browser.page_actions import go_to, word


class Hands(board_moves.Hands):
    """Hands at this board."""

    COLOURS: ClassVar = {"orange", "yellow", "green", "blue", "pink"}
    REFUSED: ClassVar = "red 99"
    TOGETHER: ClassVar = ("tray-title",)

    def decide(self, possible: list[str]) -> None:
        """Choose a piece, then its spot."""
        colour, spot = self.choice(possible, self.chance).split()
        tray = self.here.get_by_role("region", name=self.word("tray-title"), exact=True)
        self.press(tray.get_by_role("button", name=re.compile(f"^{self.word('colour', colour=colour)},")))
        spots = self.here.get_by_role("grid").get_by_role("button")
        if self.keys:
            self.walk(spots, int(spot) - 1, spots.count() // self.here.get_by_role("row").count())
            self.page.keyboard.press("Enter")
        else:
            spots.nth(int(spot) - 1).click()

    def by_keys_and_screen_reader(self) -> None:
        """Check the live region and the keys."""
        page = self.page
        grid = self.here.get_by_role("grid", name=self.word("grid-label", spots=20))
        expect(grid.get_by_role("row")).to_have_count(4)
        expect(grid.get_by_role("gridcell")).to_have_count(20)
        names = [cell.get_attribute("aria-label") or "" for cell in grid.get_by_role("button").all()]
        assert names[0].startswith("Spot 1: a pink base, bare.")
        assert names[19].startswith("Spot 20: orange on a green base, 3 pieces. From the top: orange, yellow, orange.")
        expect(self.here.get_by_text(self.word("secret-is", colour="yellow"))).to_be_attached()
        yellow = self.here.get_by_role("group", name=self.word("tray-choose")).get_by_role("button").first
        go_to(page, yellow)
        page.keyboard.press("Enter")
        assert self.focused().startswith("Spot ")  # the focus goes on to the first spot for it
        assert "Place yellow here." in self.focused()
        page.keyboard.press("Escape")
        assert self.focused().startswith("yellow")  # and back when the choice is cancelled
        self.press_keys("Enter Control+Home ArrowDown ArrowRight")
        assert self.focused().startswith("Spot 7: green on a pink base, 2 pieces.")
        page.keyboard.press("Enter")
        expect(self.announced()).to_have_text("Ann places a yellow piece on spot 7.")
        assert (grid.get_by_role("button").nth(6).get_attribute("aria-label") or "").startswith("Spot 7: yellow on a pink base, 3 pieces.")

    def sees_own_secrets(self, open_: bool) -> None:
        """My colour: drawn, or under its pyramid; my points would tell it."""
        expect(self.here.get_by_text(self.word("secret-is", colour="yellow"))).to_have_count(1 if open_ else 0)
        expect(self.here.get_by_role("button", name=self.word("secret-name"))).to_have_count(0 if open_ else 1)
        mine = self.page.get_by_role("list", name=word("players", self.language)).get_by_role("listitem").first
        expect(mine.locator(".score")).to_have_count(1 if open_ else 0)

    def press_what_is_refused(self, possible: list[str]) -> None:
        """Press a piece, and a spot that does not take it."""
        colour = possible[0].split()[0]
        taken = {move.split()[1] for move in possible if move.split()[0] == colour}
        tray = self.here.get_by_role("region", name=self.word("tray-title"), exact=True)
        self.press(tray.get_by_role("button", name=re.compile(f"^{self.word('colour', colour=colour)},")))
        spots = self.here.get_by_role("grid").get_by_role("button")
        wrong = next(n for n in range(spots.count()) if str(n + 1) not in taken)
        if self.keys:
            self.walk(spots, wrong, spots.count() // self.here.get_by_role("row").count())
            self.page.keyboard.press("Enter")
        else:
            spots.nth(wrong).click()

    @staticmethod
    def hidden(view: Any) -> list[Any]:
        """Objectives."""
        return [colour for colour in view["objectives"] if colour]
