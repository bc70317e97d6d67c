"""Making a table: any list of levels, a deck of one's own, and what is asked of the server."""

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from saqqara.core.game import find
from tests.browser.conftest import NewContext
from tests.browser.page_actions import GAMES, NO_ENGINE, drawn, go_to, title, word

FIVE = ["chance", "novice", "apprentice", "adept", "master"]


def offer(page: Page, levels: list[str]) -> None:
    """The server offers these levels."""

    def change(route: Route) -> None:
        answer = route.fetch()
        lines = [{"name": name, "title": {"en": name.capitalize()}, "line": {"en": f"{name} plays like this."}} for name in levels]
        route.fulfill(response=answer, json={**answer.json(), "levels": lines})

    page.route("**/api/v1/games", change)


def asked(page: Page) -> list[Any]:
    """Return the requests of the page for tables; each is given with bots that exist."""
    wishes: list[Any] = []

    def note(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        wishes.append(wish)
        seats = [seat if isinstance(seat, str) else {"bot": "chance"} for seat in wish["seats"]]
        route.continue_(post_data=json.dumps({**wish, "level": "chance", "seats": seats}))

    page.route("**/api/v1/tables", note)
    return wishes


def test_any_list_of_levels_will_do(context: NewContext) -> None:
    offered(context, FIVE, "novice", "adept")
    offered(context, ["chance"], "chance", "chance")


def offered(context: NewContext, levels: list[str], first: str, usual: str) -> None:
    """Return the requests that the page sends if the server offers these levels."""
    person = context("en")
    person.add_init_script(NO_ENGINE)  # else one level more is offered, which thinks in the page
    page = person.new_page()
    offer(page, levels)
    wishes = asked(page)
    page.goto("/")
    page.get_by_role("article", name=title("objective", "en")).get_by_role("button", name=word("play-now"), exact=True).click()
    drawn(page, "en")
    assert wishes[0]["seats"] == ["me", {"bot": first}, {"bot": first}]
    assert wishes[0]["level"] == usual
    assert len(bytes.fromhex(wishes[0]["nonce"])) == 16
    page.goto("/new?game=objective")
    seat = page.get_by_label(word("seat-n", n=2))
    expect(seat.locator("option")).to_have_text([word("seat-friend"), *(word("seat-bot", level=level.capitalize()) for level in levels)])
    for level in levels:
        seat.select_option(f"bot:{level}")
        expect(page.get_by_text(f"{level} plays like this.")).to_be_visible()
        expect(seat).to_have_accessible_description(f"{level} plays like this.")
    page.get_by_role("button", name=word("make-go")).click()
    drawn(page, "en")
    assert wishes[1]["seats"] == ["me", {"bot": levels[-1]}]


def test_a_deck_of_ones_own_and_a_rated_table_by_one_switch(context: NewContext) -> None:
    page = context("en").new_page()
    deck_of_ones_own(page)
    page.goto("/new?game=objective")
    go_to(page, page.get_by_role("switch", name=word("make-rated")))
    page.keyboard.press("Space")
    expect(page.get_by_label(word("make-hints"))).to_have_count(0)
    assert page.get_by_label(word("seat-n", n=2)).locator("option[value='bot:chance']").count() == 0  # dice have no rating
    page.get_by_label(word("seat-n", n=2)).select_option("bot:novice")
    page.get_by_role("button", name=word("make-rated-go")).click()
    expect(page.get_by_text(word("rated-table"))).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)


def deck_of_ones_own(page: Page) -> None:
    """A deck from a file, after what is wrong with others is said."""
    page.goto("/new?game=guardians")
    page.get_by_text(word("make-more"), exact=True).click()
    field = page.get_by_label(word("make-deck-file"))
    field.set_input_files({"name": "deck.toml", "mimeType": "application/toml", "buffer": b"no = deck = at all"})
    expect(page.get_by_role("alert")).to_have_text(word("make-deck-bad"))
    field.set_input_files({"name": "deck.toml", "mimeType": "application/toml", "buffer": b"[[card]]\nnumber = 1\n"})
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name=word("make-go")).click()
    expect(page.get_by_role("alert")).to_be_visible()  # the server says what is wrong with it
    text = (GAMES / "guardians/deck.toml").read_text(encoding="utf-8")
    field.set_input_files({"name": "mine.toml", "mimeType": "", "buffer": text.encode()})
    page.get_by_label(word("seat-n", n=2)).select_option("bot:chance")
    page.get_by_role("button", name=word("make-go")).click()
    drawn(page, "en")
    made = page.request.get(f"/api/v1/tables/{page.url.rpartition('/')[2]}").json()
    assert len(made["deck"]["card"]) == len(find("guardians").deck().card)
