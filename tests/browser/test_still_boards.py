"""Nothing on a board moves because a sentence on it grew: what one aims at is where it was, whatever has happened meanwhile."""

import random
from typing import Any

import pytest

from tests.browser.conftest import PHONE, WIDE, NewContext
from tests.browser.page_actions import SEEN, calm, drawn, end, hands_of, legal, table, type_move

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
    here = table(people, game, times=calm(game))
    page, hands, chance = people[0].new_page(), hands_of(game), random.Random(game)
    page.goto(f"/t/{here}")
    drawn(page, language)
    before: dict[str, Any] = {}
    made = 0

    def stands_still() -> bool:
        """Return whether all is where it was when it was first there."""
        now = page.evaluate(PLACES, STILL[game])
        if page.locator(CHOICE).count():
            return True
        if not all(now.values()):
            return not before
        before.update(before or now)
        return bool(now == before)

    def other_moves() -> str:
        """Let the other, who looks at no page, move if they can; what they did is on the page then."""
        seen = people[1].request.get(f"/api/v1/tables/{here}/look").json()
        possible = hands.leading_on([move for move in seen["look"]["moves"] if "..." not in move])
        if not possible:
            return ""
        was, text = page.evaluate(SEEN), hands.choice(possible, chance)
        move = {"id": f"m{made}", "text": text, "on": seen["number"]}
        assert people[1].request.post(f"/api/v1/tables/{here}/moves", data=move).ok
        page.wait_for_function(f"was => JSON.stringify(({SEEN})()) !== JSON.stringify(was)", arg=was)
        return str(text)

    stands_still()
    while made < MOVES and not end(page, language).count():
        possible = legal(page, language, game)
        moved = hands.choice(possible, chance) if possible else other_moves()
        if possible:
            type_move(page, language, moved)
        if not moved:
            page.wait_for_timeout(20)
            continue
        made += 1
        if not end(page, language).count():
            assert stands_still(), (moved, page.locator(".status").first.inner_text())
    assert made >= MOVES
    assert before
