"""An onlooker's page is the same, frame by frame and letter by letter, whatever is hidden from onlookers."""

import re

import pytest

from saqqara import Table
from saqqara.core.game import games
from tests.browser.conftest import BUT_COLOURS, NewContext, ask_axe, no_sideways_scroll
from tests.browser.page_actions import calm, drawn, frames, hands_of, position, table


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.hidden])
def test_an_onlookers_page_does_not_change_with_what_is_hidden(context: NewContext, game: str) -> None:
    one = hands_of(game).with_secrets(position(game))
    other = next(found for found in (Table.from_position(one).redeal(None, bytes([n])).position() for n in range(50)) if found != one)
    pictures, heard = [], []
    people = [context("en") for _ in range(one["seats"])]
    watcher = context("en")
    for start in (one, other):
        name = table(people, game, position=start, times=calm(game))
        page = watcher.new_page()
        frames_here = frames(page)
        page.goto(f"/t/{name}")
        drawn(page, "en")
        page.locator("aside ol").wait_for(state="attached")
        whole = page.locator("body").inner_html().replace(name, "TABLE")
        pictures.append(re.sub(r"/assets/[^\"]*", "", whole))
        if start is one:
            ask_axe(page, BUT_COLOURS)  # a board's colours are looked at from its seats
            no_sideways_scroll(page)
        heard.append([frame["look"] for frame in frames_here if frame["type"] == "look"])
        page.close()
    assert pictures[0] == pictures[1]
    assert len(heard[0]) == 1
    assert heard[0] == heard[1]
