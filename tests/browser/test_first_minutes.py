"""The first minutes: an invited guest, *Play now* and what it offers next, own secrets, what stays in its place."""

import re
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

from saqqara.core.game import games
from saqqara.core.texts import say
from tests.browser.conftest import PHONE, NewContext, no_sideways_scroll, sound
from tests.browser.driving import (
    MINE,
    NO_ENGINE,
    calm,
    drawn,
    hands_of,
    nearly_over,
    play_now,
    play_on,
    position,
    table,
    title,
    word,
)

ONE = next(iter(games()))


@pytest.mark.parametrize("game", games())
def test_an_invited_guest_sees_what_and_who_and_sits_down(context: NewContext, game: str) -> None:
    host, guest = context("en"), context("fr", PHONE)
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


@pytest.mark.parametrize("game", games())
def test_a_shared_link_has_a_preview_without_a_secret(context: NewContext, game: str) -> None:
    host, nobody = context("en"), context("en")
    host.request.post("/api/v1/players", data={"name": "Ann <&>"})
    made = host.request.post("/api/v1/tables", data={"game": game, "seats": ["me", "open"]}).json()["id"]
    for language in ("fr", "en"):
        page = nobody.request.get(f"/t/{made}", headers={"Accept-Language": language}).text()
        told = dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)"', page))
        assert told["og:title"] == say("server-invites", language, name="Ann &lt;&amp;&gt;", title=title(game, language))
        assert told["og:description"].replace("&#x27;", "'") == say("tagline", language, game)
        assert not {"og:url", "og:image"} & told.keys(), "this server has been told no address of its own"
        picture = nobody.request.get(f"/preview/{game}.png")
        assert picture.ok
        assert picture.headers["content-type"] == "image/png"
        assert picture.body().startswith(b"\x89PNG")
    table_now = host.request.get(f"/api/v1/tables/{made}").json()
    assert table_now["commitment"] not in page


def test_who_joins_a_table_from_a_made_up_position_is_told(context: NewContext) -> None:
    host, guest = context("en"), context("fr", PHONE)
    host.request.post("/api/v1/players", data={"name": "Ann"})
    wish = {"game": ONE, "seats": ["me", "open"], "position": nearly_over(ONE)}
    made = host.request.post("/api/v1/tables", data=wish).json()["id"]
    page = guest.new_page()
    page.goto(f"/t/{made}")
    expect(page.get_by_text(word("from-position", "fr"))).to_be_visible()
    page.get_by_role("button", name=word("sit-down", "fr"), exact=True).click()
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
    assert asked[-1]["seats"] == ["me", {"bot": "novice"}, {"bot": "novice"}]
    page.goto("/")
    page.get_by_role("combobox", name=word("bots-level")).select_option("apprentice")
    page.get_by_role("combobox", name=word("bots-seats")).select_option("2")
    page.reload()
    expect(page.get_by_role("combobox", name=word("bots-level"))).to_have_value("apprentice")
    play_now(page, ONE, "en")
    assert asked[-1]["seats"] == ["me", {"bot": "apprentice"}]


def test_a_hint_shows_no_chance_that_few_games_tell(context: NewContext) -> None:
    people = [context("en"), context("en")]
    people[0].add_init_script(NO_ENGINE)
    page = people[0].new_page()
    reason = {"en": "It is good.", "fr": "C'est bon."}

    def hint(route: Route) -> None:
        moves = page.eval_on_selector_all("datalist option", "options => options.map(o => o.value)")[:3]
        shares = [(0.98, 0.5, 0.04), (0.01, 0.0, 0.33), (0.01, 0.0, 0.33)]
        same = {"points": 110.0, "points_error": 1.0, "reason": reason, "exact": False}
        found = [{"move": m, "win": w, "win_error": off, "share": s, **same} for m, (s, w, off) in zip(moves, shares, strict=True)]
        route.fulfill(json={"level": "master", "tried": 500, "moves": found})

    page.route("**/hint", hint)
    page.goto(f"/t/{table(people, ONE, hints=True)}")
    page.wait_for_function(MINE)
    page.get_by_role("button", name=word("hint"), exact=True).click()
    rows = page.get_by_role("region", name=word("hint"), exact=True).get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("50%")
    for row in rows.all()[1:]:
        expect(row).to_contain_text("110")
        expect(row).not_to_contain_text("%")


def test_the_newest_words_of_the_chat_are_in_sight(context: NewContext) -> None:
    people = [context("en"), context("en")]
    here = table(people, ONE)
    page = people[0].new_page()
    page.goto(f"/t/{here}")
    drawn(page, "en")
    text = page.get_by_role("textbox", name=word("chat-say"))
    for number in range(12):
        text.fill(f"Word {number}.")
        page.keyboard.press("Enter")
        expect(page.get_by_text(f"Word {number}.")).to_be_visible()
    chat = page.get_by_role("log")
    expect(page.get_by_text("Word 11.")).to_be_in_viewport()
    assert chat.evaluate("all => all.scrollTop + all.clientHeight >= all.scrollHeight - 2")
    chat.evaluate("all => all.scrollTo(0, 0)")
    assert chat.evaluate("all => all.scrollTop") == 0


def test_moves_are_asked_about_first_where_the_settings_say_so(context: NewContext) -> None:
    game = ONE
    start = position(game)
    people = [context("en") for _ in range(start["seats"])]
    page = people[0].new_page()
    page.goto("/settings")
    page.get_by_role("checkbox", name=word("set-confirm")).check()
    page.goto(f"/t/{table(people, game, position=start, times=calm(game))}")
    drawn(page, "en")
    page.wait_for_function(MINE)
    possible = page.eval_on_selector_all("datalist option", "options => options.map(o => o.value)")
    hands_of(game)(page, game, "en").decide(possible)
    asked = page.get_by_role("region", name=word("confirm"))
    expect(asked).to_be_visible()
    assert not page.locator("aside ol li").count()
    cancel = asked.get_by_role("button", name=word("cancel"))
    cancel.focus()
    other = people[1].new_page()
    other.goto(page.url)
    drawn(other, "en")  # the table is told anew: the focus stays where it is
    expect(page.get_by_role("list", name=word("players"), exact=True).get_by_text(word("away"))).to_have_count(start["seats"] - 2)
    expect(cancel).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    hands_of(game)(page, game, "en").decide(possible)
    asked.get_by_role("button", name=word("confirm-yes")).click()
    expect(page.locator("aside ol li")).to_have_count(1)


@pytest.mark.parametrize("game", games())
def test_a_replay_begins_at_ones_own_seat_calls_bots_as_the_table_did_and_plays_by_itself(context: NewContext, game: str) -> None:
    person = context("en", reduced_motion="no-preference")
    person.request.post("/api/v1/players", data={"name": "Ann"})
    wish = {"game": game, "seats": ["me", {"bot": "chance"}], "position": nearly_over(game), "times": hands_of(game).SECONDS}
    made = person.request.post("/api/v1/tables", data=wish).json()["id"]
    page = person.new_page()
    page.goto(f"/t/{made}")
    play_on(page, game, "en")
    page.goto(f"/replay/{made}")
    seat = page.get_by_role("combobox", name=word("replay-seat"))
    expect(seat).to_have_value("0")
    expect(seat.get_by_role("option").nth(2)).to_have_text(word("bot-n", n=2))
    expect(page.get_by_role("status").filter(has_text=re.compile(r"^[1-9][0-9]* / "))).to_be_visible()  # nobody has pressed anything
    end_of = page.get_by_role("button", name=word("replay-play"))
    expect(end_of).to_be_visible()  # it has come to the end, and offers to begin again
    page.get_by_role("button", name=word("replay-first")).click()
    expect(page.get_by_role("status").filter(has_text=re.compile("^0 / "))).to_be_visible()
