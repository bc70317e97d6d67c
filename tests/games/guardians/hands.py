"""Hands at the board: how its decisions are made in the browser."""

import random
import re
from typing import Any, ClassVar

from playwright.sync_api import expect

from tests.browser import board_moves
from tests.browser.page_actions import go_to, word


class Hands(board_moves.Hands):
    """Hands at this board."""

    COLOURS: ClassVar = {"green", "yellow", "red"}
    REFUSED: ClassVar = "awaken 0"
    TOGETHER: ClassVar = ("rivals", "piles", "my-rooms", "actions")
    SHOWN_ONCE: ClassVar = ("show",)

    def decide(self, possible: list[str]) -> None:
        """Choose one of the three actions and its aim, or answer the werewolf."""
        verb, _, aim = self.choice(possible, self.chance).partition(" ")
        if verb == "keep":
            self.keep([] if aim == "none" else aim.split())
            return
        actions = self.here.get_by_role("group", name=self.word("actions"), exact=True)
        self.press(actions.get_by_role("button", name=re.compile(f"^{self.word('act-pass' if verb == 'pass' else f'act-{verb}')}")))
        if sum(move.startswith(f"{verb} ") for move in possible) > 1:  # it asks which
            piles = self.here.get_by_role("group", name=self.word("piles")).get_by_role("button")
            self.press(piles.nth(int(aim) - 1) if verb == "explore" else self.here.locator(f".rivals [data-target='{aim}']"))
        if verb == "awaken":  # it is asked about
            self.press(self.page.get_by_role("button", name=word("confirm-yes", self.language), exact=True))

    def keep(self, piles: list[str]) -> None:
        """Keep the werewolf's rooms from these piles; all are kept at first."""
        drawn = self.here.get_by_role("region", name=self.word("board-drawn"))
        rooms = drawn.locator("[data-keep]")
        rooms.first.wait_for()
        for room in rooms.all():
            if room.get_attribute("data-keep") not in piles:
                self.press(room)
        self.press(drawn.get_by_role("button", name=self.word("keep-go", count=len(piles)), exact=True))

    def by_keys_and_screen_reader(self) -> None:
        """Check the live region and the keys."""
        page = self.page
        actions = self.here.get_by_role("group", name=self.word("actions"), exact=True)
        assert len(actions.get_by_role("button").all()) == 3
        expect(self.here.get_by_role("img", name=re.compile("Score track"))).to_be_visible()
        expect(self.here.get_by_role("list", name=self.word("rivals")).get_by_role("listitem")).to_have_count(2)
        rooms = self.here.get_by_role("region", name=self.word("my-rooms"))
        first = rooms.get_by_role("listitem").first.get_by_role("button")
        assert self.word("cover-one") in (first.get_attribute("aria-label") or "")
        go_to(page, first)
        page.keyboard.press("Enter")
        assert self.word("peek-one") in self.focused()
        explore = actions.get_by_role("button", name=re.compile(f"^{self.word('act-explore')}"))
        go_to(page, explore, "Shift+Tab")
        page.keyboard.press("Enter")
        assert self.focused().startswith("Pile 1, ")  # from which pile?
        page.keyboard.press("Escape")
        assert self.focused().startswith(self.word("act-explore"))
        self.press_keys("Enter Tab Enter")
        expect(self.announced()).to_contain_text("Ann explores pile 2.")
        expect(rooms.get_by_role("listitem")).to_have_count(8)

    def sees_own_secrets(self, open_: bool) -> None:
        """My rooms."""
        rooms = self.here.get_by_role("region", name=self.word("my-rooms")).get_by_role("listitem").get_by_role("button")
        for room in rooms.all():
            expect(room).to_have_attribute("aria-pressed", "true" if open_ else "false")

    def press_what_is_refused(self, possible: list[str]) -> None:
        """Press an action in another player's turn."""
        if possible:
            self.press(self.here.get_by_role("button", name=re.compile(f"^{self.word('act-explore')}")))
            self.press(self.here.get_by_role("group", name=self.word("piles")).get_by_role("button").first)
        expect(self.here.get_by_role("button", name=re.compile(f"^{self.word('act-secure')}"))).to_be_disabled()
        self.force(self.here.get_by_role("button", name=re.compile(f"^{self.word('act-secure')}")))

    @staticmethod
    def choice(moves: list[str], chance: random.Random) -> str:
        """Explore, keep all that is brought, and secure often enough."""
        if "secure" in moves and chance.random() < 0.45:
            return "secure"
        keeping = [move for move in moves if move.startswith("keep")]
        if keeping:
            return max(keeping, key=lambda move: sum(part.isdigit() for part in move.split()))
        return max(moves, key=lambda move: (move.startswith("explore"), chance.random()))

    @staticmethod
    def hidden(view: Any) -> list[Any]:
        """Return the faces of rooms."""
        rooms = [room for hand in [*view["hands"], view["drawn"] or []] for room in hand]
        return [room["face"] for room in rooms if room and room["face"]]
