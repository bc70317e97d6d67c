"""Decisions about a game, not in it: about an absent player, an early end, resignation, a rematch; and those of a host."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import PHONE, NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import board, drawn, end, table, word


def button(page: Page | Locator, key: str, language: str = "en", **values: Any) -> Locator:
    """A button by its words."""
    return page.get_by_role("button", name=word(key, language, **values), exact=True)


def at(person: BrowserContext, where: str) -> Page:
    """A page of somebody at a table."""
    page = person.new_page()
    page.goto(where)
    return page


def top(page: Page, language: str) -> float:
    """Return the top of the board."""
    box = board(page, language).bounding_box()
    assert box is not None
    return box["y"]


def test_somebody_absent_is_seen_to_the_game_ended_together_and_the_rematch_resigned(context: NewContext) -> None:
    people = [context("fr", PHONE), context("en")]
    where = f"/t/{table(people, 'objective', patience=2)}"
    ann, bob = at(people[0], where), at(people[1], where)
    for page, language in ((ann, "fr"), (bob, "en")):
        drawn(page, language)
    before = top(ann, "fr")
    bob.close()
    place = button(ann, "absent-what", "fr", name="Bob")
    place.focus()
    assert top(ann, "fr") == before, "nothing has moved"
    expect(ann.get_by_role("status").filter(has_text="Bob")).to_have_count(1)
    ann.keyboard.press("Enter")
    choices = ann.get_by_role("group", name=word("absent-what", "fr", name="Bob"))
    expect(choices).to_contain_text(re.compile("Bob.*seconde"))
    assert top(ann, "fr") == before
    for one in (place, *choices.get_by_role("button").all()):
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, one
    clean(ann, part=choices)
    no_sideways_scroll(ann)
    ann.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    expect(place).to_be_focused()
    ann.keyboard.press("Enter")
    button(choices, "stand-in", "fr").press("Enter")
    standing = ann.get_by_role("list", name=word("players", "fr"), exact=True).get_by_role("listitem").nth(1)
    expect(standing).to_contain_text(word("away", "fr"))
    bob = at(people[1], where)
    expect(standing).not_to_contain_text(word("away", "fr"))
    expect(place).to_have_count(0)
    button(ann, "leave", "fr").click()
    button(ann, "propose-end", "fr").click()
    expect(ann.get_by_role("group", name=word("propose-end", "fr"))).to_contain_text("Bob")
    asked = bob.get_by_role("group", name=word("propose-end"))
    expect(asked).to_contain_text("Ann")
    clean(bob, part=asked)
    button(asked, "end-not").click()
    expect(ann.get_by_role("group", name=word("propose-end", "fr"))).to_have_count(0)  # it was refused
    button(ann, "leave", "fr").click()
    button(ann, "propose-end", "fr").click()
    button(asked, "end-agree").click()
    for page, language in ((ann, "fr"), (bob, "en")):
        expect(end(page, language)).to_contain_text(word("end-agreement", language))
    clean(bob, part=end(bob, "en"))
    resigned(bob, ann, rematch(bob, ann))


def rematch(bob: Page, ann: Page) -> str:
    """A rematch asks everybody; its address."""
    where = ann.url
    button(end(ann, "fr"), "rematch", "fr").click()
    ann.wait_for_url(lambda url: url != where)
    expect(ann.get_by_text(word("rematch-waiting", "fr", names="Bob"))).to_be_visible()
    clean(ann)
    no_sideways_scroll(ann)
    asked = end(bob, "en").get_by_role("group", name=word("rematch"))
    expect(asked).to_contain_text(word("rematch-asked", names="Ann", count=1))
    expect(end(bob, "en").get_by_role("listitem").filter(has_text=word("rematch-yes", name="Ann"))).to_be_visible()
    button(asked, "rematch-accept").click()
    bob.wait_for_url(ann.url)
    for page, language in ((bob, "en"), (ann, "fr")):
        drawn(page, language)
    return ann.url


def resigned(bob: Page, ann: Page, where: str) -> None:
    """Leaving and resigning are asked about first, and told."""
    left_for_a_while(ann, "fr")
    button(ann, "leave", "fr").click()
    button(ann, "resign", "fr").click()
    expect(ann.get_by_role("group", name=word("leave", "fr"))).to_contain_text(word("resign-two", "fr", name="Bob"))
    expect(end(bob, "en")).to_have_count(0)
    button(ann, "resign-sure", "fr").click()
    expect(end(bob, "en")).to_contain_text(word("end-you"))
    expect(end(bob, "en")).to_contain_text(word("end-resigned", names="Ann", count=1))
    expect(end(ann, "fr").get_by_role("heading")).to_have_text(word("end-win", "fr", names="Bob"))
    clean(ann, part=end(ann, "fr"))
    assert ann.url == bob.url == where


def left_for_a_while(page: Page, language: str) -> None:
    """Leaving is asked about first; who has left comes back."""
    button(page, "leave", language).click()
    question = page.get_by_role("group", name=word("leave", language))
    expect(question).to_contain_text(word("leave-line", language))
    button(question, "leave-not", language).click()
    expect(question).to_have_count(0)
    expect(button(page, "come-back", language)).to_have_count(0)
    button(page, "leave", language).click()
    button(question, "leave-sure", language).click()
    button(page, "come-back", language).click()
    expect(button(page, "come-back", language)).to_have_count(0)
    drawn(page, language)


def test_a_host_puts_somebody_off_and_closes_the_table(context: NewContext) -> None:
    people = [context("en", PHONE), context("fr"), context("en")]
    where = f"/t/{table(people[:2], 'objective', seats=['me', 'open', 'open'])}"
    ann, bob = at(people[0], where), at(people[1], where)
    button(ann, "put-off", name="Bob").click()
    expect(ann.get_by_text(word("put-off-line", name="Bob"))).to_be_visible()
    clean(ann)
    no_sideways_scroll(ann)
    button(ann, "put-off-sure").click()
    expect(bob.get_by_role("alert")).to_contain_text("L'hôte vous a retiré")
    bob.reload()
    expect(bob.get_by_role("alert")).to_contain_text("L'hôte vous a retiré")
    cleo = at(people[2], where)
    button(cleo, "sit-down").click()
    button(ann, "close-table").click()
    button(ann, "close-table-sure").click()
    for page in (ann, cleo):
        expect(page.get_by_role("alert")).to_contain_text("The host has closed this table.")
