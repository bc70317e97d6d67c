"""A review as one page that needs nothing from elsewhere: to keep, to send, to print."""

from collections.abc import Sequence
from html import escape
from typing import Any

from saqqara.bots.review.model import Measure, Review
from saqqara.bots.review.sentences import chance, sentence
from saqqara.cli.review_tables import DECISION_HEADS, PLAYER_HEADS, account_rows, decision_rows, heads, player_rows
from saqqara.core.game import find
from saqqara.core.texts import say
from saqqara.lab.report import page as pages
from saqqara.lab.report.page import Grid, Plot, Section

WIDTH, HEIGHT, LEFT, BELOW = 460, 230, 40, 26
"""Of the curve, and the room for its numbers."""
COLOURS = ("#0f6e84", "#b4501c", "#2c6e31", "#7a3f9d", "#8a6d00", "#a5271f")
DARK = ("#5cc3d8", "#f0985c", "#86d08a", "#c99be6", "#e3c45a", "#ff9c8f")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2", "1 2")
"""Lines differ in their dashes too, not in colour alone."""


def page(made: Review, names: Sequence[str], language: str) -> str:
    """Return the whole page."""

    def tell(key: str, /, **args: Any) -> str:
        return say(f"review-{key}", language, **args)

    lead = tell("lead-estimated" if made.estimated else "lead", moves=made.moves, tried=made.tried)
    if not made.estimated:
        lead += " " + tell("interval")
    margin = [] if made.curve_error is None else [tell("curve-off", error=round(100 * made.curve_error, 1))]
    curve = Plot(tell("curve"), svg(made, names), " ".join([tell("curve-line"), *margin]), curve_table(made, names, language))
    players = Grid(heads(PLAYER_HEADS, language), player_rows(made, names, language))
    decisions = Grid(heads(DECISION_HEADS, language), decision_rows(made, names, language))
    sections = [
        Section(tell("verdict"), [sentence(line, names, language) for line in made.verdict], [curve]),
        Section(tell("players"), grid=players),
        Section(tell("accounts"), [tell("accounts-line")], grid=Grid(["", *names], account_rows(made, language))),
        Section(tell("turns"), [sentence(turn.said, names, language) for turn in made.turns] or [tell("no-turns")]),
        Section(tell("decisions"), [tell("decisions-line")], grid=decisions),
    ]
    title = tell("heading", title=find(made.game).title(language))
    return pages.page(language, title, lead, (), sections, tell("numbers"))


def curve_table(made: Review, names: Sequence[str], language: str) -> Grid:
    """Return the curve as numbers."""
    rows = [
        [str(at) if at else say("review-start", language), *(chance(Measure(value, 0.0), language) for value in line)]
        for at, line in enumerate(made.curve)
    ]
    return Grid([*heads(["move"], language), *names], rows)


def svg(made: Review, names: Sequence[str]) -> str:
    """Return the curve drawn."""
    last = max(1, len(made.curve) - 1)
    wide, high = WIDTH - LEFT - 8, HEIGHT - BELOW - 8

    def at(number: int, value: float) -> str:
        return f"{LEFT + wide * number / last:.1f},{8 + high * (1 - value):.1f}"

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" font-size="11" fill="currentColor" aria-hidden="true">']
    for value in (0, 25, 50, 75, 100):
        y = 8 + high * (1 - value / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 8}" stroke="var(--line)" fill="none"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value} %</text>')
    for number in sorted({0, last // 4, last // 2, 3 * last // 4, last}):
        x = LEFT + wide * number / last
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="middle">{number}</text>')
    for seat in range(made.seats):
        points = " ".join(at(number, line[seat]) for number, line in enumerate(made.curve))
        colour = f"light-dark({COLOURS[seat % len(COLOURS)]},{DARK[seat % len(DARK)]})"
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        parts.append(f'<polyline points="{points}" fill="none" style="stroke:{colour}" stroke-width="2"{dash}/>')
    parts.append("</svg>")
    key = "".join(
        f'<li><svg width="28" height="8" aria-hidden="true"><path d="M0 4H28" stroke-width="3" fill="none"'
        f' style="stroke:light-dark({COLOURS[seat % len(COLOURS)]},{DARK[seat % len(DARK)]})"'
        f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"/></svg> {escape(name)}</li>'
        for seat, name in enumerate(names)
    )
    return f'<ul class="key">{key}</ul>{"".join(parts)}'
