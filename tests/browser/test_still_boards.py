"""Nothing on a board moves because a sentence on it grew: what one aims at is where it was, whatever has happened meanwhile."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, WIDE, NewContext
from tests.browser.driving import calm, drawn, end, hands_of, legal, table, type_move

PLACES = """all => Object.fromEntries(all.map(name => [name, [...document.querySelectorAll(name)].map(one => {
    const box = one.getBoundingClientRect();
    return [Math.round(box.top + scrollY), Math.round(box.left)];
})]))"""
STILL = {
    "expedition": [".dig", ".hand", ".bar", ".mine > section"],
    "hourglass": [".rows .cell", ".dice .die", ".line input", ".keys .key", ".words"],
    "guardians": [".rivals li", ".stage", ".piles .pile", ".hand ol", ".action"],
    "objective": ["[role=grid] [role=gridcell]"],
}
"""The selectors of the parts of a board that stand still."""
CHOICE = ".expedition [data-first]"
"""Cards to choose from come above the others: that is another board, which one leaves by one's own choice."""
MOVES = 12


@pytest.mark.parametrize(("language", "viewport"), [("fr", PHONE), ("en", WIDE)], ids=["phone", "wide"])
@pytest.mark.parametrize("game", STILL)
def test_nothing_on_a_board_moves_while_a_game_goes_on(context: NewContext, game: str, language: str, viewport: Any) -> None:
    people = [context(language, viewport) for _ in range(2)]
    address = f"/t/{table(people, game, times=calm(game))}"
    pages = [person.new_page() for person in people]
    for page in pages:
        page.goto(address)
        drawn(page, language)
    watched, chance = pages[0], random.Random(game)
    before: dict[str, Any] = {}
    made = 0

    def stands_still() -> bool:
        """Return whether all is where it was when it was first there."""
        now = watched.evaluate(PLACES, STILL[game])
        if watched.locator(CHOICE).count():
            return True
        if not all(now.values()):
            return not before
        before.update(before or now)
        return bool(now == before)

    stands_still()
    while made < MOVES and not end(watched, language).count():
        for page in pages:
            possible = legal(page, language, game)
            if not possible:
                continue
            type_move(page, language, hands_of(game).choice(possible, chance))
            made += 1
            expect(watched.locator("aside ol li").first).to_be_visible()
            if not end(watched, language).count():
                assert stands_still(), (possible, watched.locator(".status").first.inner_text())
    assert made >= MOVES
    assert before
