"""The first minutes: an invited guest, *Play now* and what it offers next, own secrets, what stays in its place."""

from typing import Any

import pytest
from playwright.sync_api import Request, expect

from saqqara.core.game import games
from saqqara.core.texts import say
from tests.browser.conftest import PHONE, NewContext, no_sideways_scroll, sound
from tests.browser.page_actions import drawn, nearly_over, play_now, title, word

ONE = next(iter(games()))


@pytest.mark.parametrize("game", games())
def test_an_invited_guest_sees_what_and_who_and_sits_down(context: NewContext, game: str) -> None:
    host, guest = context("en"), context("fr", PHONE, newcomer=True)
    host.request.post("/api/v1/players", data={"name": "Ann"})
    made = host.request.post("/api/v1/tables", data={"game": game, "seats": ["me", "open"]}).json()["id"]
    page = guest.new_page()
    page.goto(f"/t/{made}")
    expect(page.get_by_role("heading", level=1)).to_have_text(word("invited", "fr", name="Ann", title=title(game, "fr")))
    expect(page.get_by_text(say("tagline", "fr", game))).to_be_visible()
    page.locator(".picture svg").first.wait_for()
    down = page.get_by_role("button", name=word("sit-down", "fr"), exact=True)
    box = down.bounding_box()
    assert box
    assert box["height"] >= 56
    assert box["y"] + box["height"] <= PHONE["height"]
    no_sideways_scroll(page)
    if game == ONE:
        sound(page)
    page.get_by_role("textbox", name=word("your-name", "fr")).fill("Zoé")
    down.click()
    drawn(page, "fr")
    expect(page.get_by_role("list", name=word("players", "fr"), exact=True)).to_contain_text("Zoé")
    goal = page.get_by_role("region", name=word("goal-title", "fr"))
    expect(goal).to_contain_text(word("goal", "fr", game))
    expect(goal.get_by_role("link", name=word("lesson", "fr"))).to_have_attribute("href", f"/lesson/{game}")
    goal.get_by_role("button", name=word("goal-away", "fr")).click()
    page.reload()
    drawn(page, "fr")
    expect(goal).to_have_count(0)
    wish = {"game": game, "seats": ["me", "open"], "position": nearly_over(game)}
    page.goto(f"/t/{host.request.post('/api/v1/tables', data=wish).json()['id']}")
    expect(page.get_by_text(word("from-position", "fr"))).to_be_visible()  # whoever joins is told that it was made up
    down.click()
    drawn(page, "fr")
    expect(page.get_by_text(word("from-position", "fr"))).to_be_visible()


def test_play_now_meets_a_novice_remembers_what_was_chosen_and_follows_how_one_fares(context: NewContext) -> None:
    page = context("en").new_page()
    asked: list[Any] = []

    def hear(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/tables"):
            asked.append(request.post_data_json)

    page.on("request", hear)
    play_now(page, ONE, "en")
    first, *bots = asked[-1]["seats"]
    assert first == "me"
    assert bots in ([{"bot": level}] * 2 for level in ("novice", "1/10"))  # the weakest of all where a newcomer needs it
    page.goto("/")
    page.get_by_role("combobox", name=word("bots-level")).select_option("apprentice")
    page.get_by_role("combobox", name=word("bots-seats")).select_option("2")
    page.reload()
    expect(page.get_by_role("combobox", name=word("bots-level"))).to_have_value("apprentice")
    play_now(page, ONE, "en")
    assert asked[-1]["seats"] == ["me", {"bot": "apprentice"}]
