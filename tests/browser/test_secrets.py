"""An onlooker's page is the same, frame by frame and letter by letter, whatever is hidden from onlookers."""

import re
from typing import Any

import pytest

from saqqara import Table
from saqqara.core.game import games
from tests.browser.conftest import NewContext
from tests.browser.driving import drawn, frames, position, table


def with_secrets(game: str) -> Any:
    """A position in which something is hidden from onlookers."""
    start = position(game)
    if game == "hourglass":
        start["phase"] = "sand"
        start["pyramid"]["yellow"][1] = None
        start["round"][0] |= {"tiles": [24], "shown": {"24": "2 * 5 + 11"}}
    if game == "expedition":
        table = Table.from_position(start)
        table.play(0, max(table.look(0).moves, key=len))
        start = table.position()
    return start


@pytest.mark.parametrize("game", games())
def test_an_onlookers_page_does_not_change_with_what_is_hidden(context: NewContext, game: str) -> None:
    one = with_secrets(game)
    other = next(found for found in (Table.from_position(one).redeal(None, bytes([n])).position() for n in range(50)) if found != one)
    pictures, heard = [], []
    people = [context("en") for _ in range(one["seats"])]
    watcher = context("en")
    for start in (one, other):
        name = table(people, game, position=start, **({"times": {"sand": None, "check": None}} if game == "hourglass" else {}))
        page = watcher.new_page()
        frames_here = frames(page)
        page.goto(f"/t/{name}")
        drawn(page, "en")
        page.locator("aside ol").wait_for(state="attached")
        whole = page.locator("body").inner_html().replace(name, "TABLE")
        pictures.append(re.sub(r"/assets/[^\"]*", "", whole))
        heard.append([frame["look"] for frame in frames_here if frame["type"] == "look"])
        page.close()
    assert pictures[0] == pictures[1]
    assert len(heard[0]) == 1
    assert heard[0] == heard[1]
