"""The lessons from the start page to their last step, with the keyboard alone; and the figures of the rules pages."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saqqara.core.game import games
from tests.browser.conftest import BUT_COLOURS, COLOURS, PHONE, WIDE, NewContext, ask_axe, clean, no_sideways_scroll
from tests.browser.page_actions import drawn, other_way, word

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
SAYS = {
    "en": {"good": "Well done!", "no": "Not quite", "again": "Try again", "next": "Next step", "end": "Lesson complete!"},
    "fr": {"good": "Bravo\u202f!", "no": "Pas tout à fait", "again": "Réessayer", "next": "Étape suivante", "end": "Leçon terminée\u202f!"},
}

LAST_HEADS = {"en": ["Glossary", "Data"], "fr": ["Glossaire", "Données"]}
OFFERED = "pattern => [...document.querySelectorAll('.line datalist option')].some(one => new RegExp(pattern).test(one.value))"

every_lesson = pytest.mark.parametrize("game", [game for game in games() if (WEB / game / "lesson").is_dir()])
in_both = pytest.mark.parametrize(("language", "viewport", "scheme"), [("en", WIDE, "light"), ("fr", PHONE, "dark")], ids=["en", "fr"])


def offered(page: Page) -> list[str]:
    """The moves that the text line offers."""
    moves: list[str] = page.eval_on_selector_all(".line datalist option", "found => found.map((one) => one.value)")
    return moves


def fits(wanted: str) -> re.Pattern[str]:
    return re.compile(re.escape(wanted).replace(r"\?", "[^ ]+"))


def type_move(page: Page, text: str) -> None:
    line = page.locator(".line form input")
    line.fill(text)
    line.press("Enter")


def do(page: Page, asked: list[str]) -> None:
    """Make the move that is asked for, once the table offers it."""
    expect(page.locator(".line datalist option").first).to_be_attached()
    if "?" not in asked[0]:
        type_move(page, asked[0])
        return
    page.wait_for_function(OFFERED, arg=f"^{fits(asked[0]).pattern}$")
    type_move(page, next(move for move in offered(page) if fits(asked[0]).fullmatch(move)))


@every_lesson
@in_both
def test_a_lesson_with_a_mistake_on_the_way_and_every_figure_of_the_rules(
    context: NewContext, game: str, language: str, viewport: Any, scheme: Any
) -> None:
    page = context(language, viewport, color_scheme=scheme).new_page()
    play_lesson(page, game, language)
    for one in games_with_figures(game, language):
        see_figures(page, one, language)


def games_with_figures(game: str, language: str) -> list[str]:
    """The games whose figures are looked at; in the short form every other one in this language, the others in the other."""
    known = [game for game in games() if (WEB / game / "lesson").is_dir()]
    return [game] if os.environ.get("SAQQARA_BROWSER") == "all" else known[list(SAYS).index(language) :: len(SAYS)]


def play_lesson(page: Page, game: str, language: str) -> None:
    """From the start page to the end of the lesson, with the keyboard alone."""
    steps = json.loads((WEB / game / "lesson" / "steps.json").read_text(encoding="utf-8"))
    says = SAYS[language]
    page.goto("/")
    other_way(page, game, "lesson-two", language)

    expect(page.locator(".line datalist option").first).to_be_attached()
    mistake = next(move for move in offered(page) if not any(fits(wanted).fullmatch(move) for wanted in steps[0]["accept"][0]))
    type_move(page, mistake)
    verdict = page.locator(".answer .verdict")
    expect(verdict).to_contain_text(says["no"])
    expect(verdict).to_be_focused()
    expect(verdict).to_be_in_viewport()
    page.get_by_role("button", name=says["again"]).press("Enter")

    name = page.request.get("/api/v1/me").json()["name"]
    some = range(1, len(steps) + 1) if os.environ.get("SAQQARA_BROWSER") == "all" else (1, len(steps))
    for number, step in enumerate(steps, 1):
        if number not in some:  # the others without a page: `web/src/learn/offlineLesson.test.ts`, `every_game/test_lessons.py`
            continue
        if number - 1 not in (0, *some):
            page.get_by_role("button", name=word("lesson-skip", language)).press("Enter")
            expect(page.locator("[aria-current='step']")).to_have_text("3")
            page.goto(f"/lesson/{game}?step={number}")
            drawn(page, language)
        else:
            expect(page.get_by_role("heading", level=2).first).to_be_focused()
        expect(page.locator("[aria-current='step']")).to_have_text(str(number))
        for n, asked in enumerate(step["accept"]):
            if n:
                page.wait_for_function("n => document.querySelector('.lesson')?.dataset.made === String(n)", arg=n)
            do(page, asked)
        expect(verdict).to_contain_text(says["good"])
        assert name not in page.locator(".lesson").inner_text(), "a lesson speaks of you"
        no_sideways_scroll(page)
        if number == len(steps):
            clean(page)
        page.get_by_role("button", name=says["next"]).press("Enter")
    expect(page.get_by_role("heading", name=says["end"])).to_be_focused()
    no_sideways_scroll(page)

    page.goto("/")
    page.wait_for_load_state("networkidle")
    mine = page.get_by_role("heading", name=word("mine", language), exact=True)
    assert mine.count() == 0, "a lesson is nobody's running game"


def see_figures(page: Page, game: str, language: str) -> None:
    """Every figure of the rules is drawn and accessible, on paper too."""
    places = json.loads((WEB / game / "figures" / "places.json").read_text(encoding="utf-8"))
    page.goto(f"/rules/{game}")
    figures = page.locator("figure")
    expect(figures).to_have_count(len(places))
    for n, clause in enumerate(places):
        figures.nth(n).scroll_into_view_if_needed()
        expect(figures.nth(n).locator("figcaption")).to_contain_text(f"Figure {n + 1}")
        assert figures.nth(n).locator("svg").count() > 0
        before = page.evaluate("n => document.querySelectorAll('figure')[n].previousElementSibling.textContent", n)
        assert before.startswith(clause)
    ask_axe(page, BUT_COLOURS, page.get_by_role("article"))
    ask_axe(page, COLOURS, figures)
    assert page.locator("article h2").all_inner_texts()[-2:] == LAST_HEADS[language]
    for wide in page.locator(".wide").all():
        assert wide.evaluate("one => getComputedStyle(one).overflowX") == "auto"
    no_sideways_scroll(page)
    page.emulate_media(media="print")
    for gone in ("header", "nav", "aside"):
        assert not any(one.is_visible() for one in page.locator(gone).all())
    expect(figures.last).to_be_visible()
    page.emulate_media(media="screen")
    page.goto(f"/rules/{game}#{list(places)[-1]}")
    expect(page.locator(f"#{list(places)[-1]}")).to_be_in_viewport()
