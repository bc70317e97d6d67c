"""Hands at the board: how its decisions are made in the browser, by pointer and by keys. `middle.json` is the set position."""

from typing import Any, ClassVar

from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.driving import go_to


class Hands(hands.Hands):
    """Hands at this board."""

    REFUSED: ClassVar = "8 1"

    def decide(self, possible: list[str]) -> None:
        """A stone, then its heap."""
        stone, heap = self.choice(possible, self.chance).split()
        self.press(self.here.get_by_role("button", name=self.word("stone-name", stone=stone), exact=True))
        self.press(self.here.get_by_role("group", name=self.word("heaps")).get_by_role("button").nth(int(heap) - 1))

    def by_keys_and_screen_reader(self) -> None:
        """What is read out, and where the keys lead."""
        heaps = self.here.get_by_role("group", name=self.word("heaps")).get_by_role("button")
        expect(heaps).to_have_count(3)
        expect(heaps.nth(0)).to_have_accessible_name("Heap 1, from the bottom up: 9. The last stone was laid here.")
        expect(heaps.nth(1)).to_have_accessible_name("Heap 2, from the bottom up: 4, 17, 20, 21.")
        go_to(self.page, self.here.get_by_role("button", name="Stone 23", exact=True))
        self.page.keyboard.press("Enter")
        assert self.focused() == "Heap 2, from the bottom up: 4, 17, 20, 21. Lay 23 here."  # the first heap that is open to it
        self.page.keyboard.press("Escape")
        assert self.focused() == "Stone 23"  # and back when the choice is cancelled
        self.press_keys("Enter Enter")
        expect(self.announced()).to_have_text("Ann lays stone 23 on heap 2.")
        expect(heaps.nth(1)).to_have_accessible_name("Heap 2, from the bottom up: 4, 17, 20, 21, 23. The last stone was laid here.")

    @staticmethod
    def hidden(view: Any) -> list[Any]:
        """Other people's hands."""
        return [hand for hand in view["hands"] if hand]
