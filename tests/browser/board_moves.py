"""Hands at a board: decisions made on the board itself, by pointer or by keys, never by the text line.

What differs from game to game is said by the class `Hands` in each game's `tests/games/<game>/hands.py`, made from the one here.
"""

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_actions import CHANGED, POSSIBLE, SEEN, board, end, legal, refusals, word

FORWARD = """aim => {
    const at = document.activeElement;
    if (at === aim) return null;
    return at === document.body || Boolean(at.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""
MOST = 60


class Hands:
    """A player at a board, with a pointer or with keys alone."""

    COLOURS: ClassVar[set[str]] = set()
    """The colours in sight on the board in its set position (`middle.json`)."""
    REFUSED: ClassVar[str]
    """A move that the first seat may not make there."""
    SECONDS: ClassVar[dict[str, int]] = {}
    """Times of the game that are cut short where a test would wait for them."""
    TOO_LATE: ClassVar[set[str]] = set()
    """The clauses that a move breaks when time has run out meanwhile, which is nobody's fault."""
    TOGETHER: ClassVar[tuple[str, ...]] = ()
    """The names (keys of words) of what is in sight together on a phone: what one decides by, and what one decides with."""
    SHOWN_ONCE: ClassVar[tuple[str, ...]] = ()
    """The names (keys of words) of regions that show what has just happened, which a page does once."""

    def __init__(self, page: Page, game: str, language: str, keys: bool = False) -> None:
        self.page, self.game, self.language, self.keys = page, game, language, keys
        self.chance = random.Random(game)
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

    def force(self, aim: Locator) -> None:
        """Press something that looks as if it were off."""
        if self.keys:
            aim.focus()
            self.page.keyboard.press("Enter")
        else:
            aim.click(force=True)

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

    def press_keys(self, keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys.split():
            self.page.keyboard.press(key)

    def focused(self) -> str:
        """The name of what has the focus."""
        return str(self.page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"))

    def announced(self) -> Locator:
        """Return the live region that is read out."""
        return self.page.locator("p.hidden-text[aria-live=polite]").first

    def play(self) -> int:
        """Decide until the game is over; how many decisions were made."""
        made = 0
        while True:
            self.page.wait_for_function(POSSIBLE, arg=word("end-title", self.language))
            possible = legal(self.page, self.language, self.game)
            if not possible:
                expect(end(self.page, self.language)).to_be_visible()
                return made
            before = self.page.evaluate(SEEN)
            self.decide(possible)
            self.page.wait_for_function(CHANGED, arg=[*before, word("end-title", self.language)])
            assert not refusals(self.page, self.game)
            made += 1

    # What a game says of itself.

    def decide(self, possible: list[str]) -> None:
        """Make one decision on the board, by `self.press` and the like."""
        raise NotImplementedError

    def by_keys_and_screen_reader(self) -> None:
        """See that the board in its set position can be read out and played with keys; the first seat is Ann."""
        raise NotImplementedError

    def sees_own_secrets(self, open_: bool) -> None:
        """See that the first seat's own secrets lie open on its device in the set position, or are covered and told by no score."""

    def press_what_is_refused(self, possible: list[str]) -> None:
        """Press something on the board in its set position that the rules do not allow (left out where they allow all there is)."""

    @staticmethod
    def choice(moves: list[str], chance: random.Random) -> str:
        """A move, by chance, but on the way to an end."""
        return chance.choice(moves)

    @staticmethod
    def leading_on(moves: Sequence[str]) -> list[str]:
        """Those of a seat's moves that lead on, without any that is to be filled in; none where the seat waits for the clock."""
        return [move for move in moves if not move.endswith("...")]

    @staticmethod
    def fill_in(page: Page, language: str, moves: list[str]) -> list[str]:
        """The moves on offer, with those that are to be filled in (`...`) filled in."""
        assert not any(move.endswith("...") for move in moves), "this game's hands must say how such a move is filled in"
        return moves

    @staticmethod
    def hidden(view: Any) -> list[Any]:
        """Return the hidden things in an onlooker's view: none, if all is well. (Called where `GAME.hidden`.)"""
        raise NotImplementedError

    @staticmethod
    def with_secrets(position: Any) -> Any:
        """The set position, or one after it, in which something is hidden from onlookers."""
        return position
