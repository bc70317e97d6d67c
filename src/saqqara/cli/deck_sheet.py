"""Sheets with all cards of a deck: one large SVG, or a PDF of A4 pages. The cards themselves are drawn by the game's `picture`."""

from collections.abc import Callable, Sequence
from io import BytesIO
from math import ceil
from typing import Any
from xml.sax.saxutils import escape

from saqqara.core.game import Game
from saqqara.core.optional_packages import need_extra

PAGE = (595.0, 842.0)
"""A4, in points."""

MARGIN, HEAD, FOOT, GAP = 36.0, 40.0, 22.0, 8.0
PER_PAGE = 16
"""At least so many cards on a page."""

ACROSS, CARD_AREA = 8, 22000.0
"""The SVG: cards in a row, and the area of one."""

SAND, EDGE, INK, GOLD = "#f4e9cf", "#c9ae72", "#3a3222", "#9a7420"


def numbers(deck: Any) -> list[int]:
    """Return the numbers of a deck's cards."""
    return [card.number for card in deck.card]


def drawn(game: Game, deck: Any, number: int, x: float, y: float, scale: float) -> str:
    """Return one card at its place."""
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.4f})">{game.part("extras.picture").card(deck, number)}</g>'


def text_line(x: float, y: float, size: float, text: str, anchor: str = "start", ink: str = INK, weight: str = "normal") -> str:
    """Return a line of text."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="sans-serif" font-size="{size:g}" font-weight="{weight}" '
        f'text-anchor="{anchor}" fill="{ink}">{escape(text)}</text>'
    )


def framed(width: float, height: float, title: str, right: str, body: str, unit: str = "") -> str:
    """Return a sheet with a title, a small pyramid beside it, and a line below."""
    top = MARGIN + 14
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}{unit}" height="{height:g}{unit}" viewBox="0 0 {width:g} {height:g}">'
        f'<rect width="{width:g}" height="{height:g}" fill="{SAND}"/>'
        f'<path d="M{MARGIN:g} {top + 4:g}l11 -19l11 19z" fill="{GOLD}"/>'
        f'<path d="M{MARGIN + 11:g} {top - 15:g}l11 19h-7z" fill="{INK}" fill-opacity="0.35"/>'
        f"{text_line(MARGIN + 30, top + 3, 18, title, weight='bold')}"
        f"{text_line(width - MARGIN, top + 3, 10, right, 'end', GOLD)}"
        f'<path d="M{MARGIN:g} {top + 12:g}H{width - MARGIN:g}" stroke="{EDGE}" stroke-width="1" fill="none"/>'
        f"{body}</svg>"
    )


def grid(game: Game, deck: Any, shown: Sequence[int], across: int, scale: float, gap: float) -> str:
    """Return cards row by row, below the head."""
    picture = game.part("extras.picture")
    wide, high = picture.WIDTH * scale + gap, picture.HEIGHT * scale + gap
    return "".join(
        drawn(game, deck, number, MARGIN + (i % across) * wide, MARGIN + HEAD + (i // across) * high, scale)
        for i, number in enumerate(shown)
    )


def sheet_svg(game: Game, deck: Any, title: str | None = None) -> str:
    """Return all cards on one large sheet."""
    picture, shown = game.part("extras.picture"), numbers(deck)
    scale = (CARD_AREA / (picture.WIDTH * picture.HEIGHT)) ** 0.5
    gap = 2 * GAP
    across = min(ACROSS, len(shown))
    width = 2 * MARGIN + across * (picture.WIDTH * scale + gap) - gap
    height = 2 * MARGIN + HEAD + ceil(len(shown) / across) * (picture.HEIGHT * scale + gap) - gap
    body = grid(game, deck, shown, across, scale, gap)
    return framed(ceil(width), ceil(height), title or game.title(), f"{shown[0]}–{shown[-1]}", body)


def layout(width: float, height: float) -> tuple[int, int, float]:
    """Return how many cards of that size fit across and down a page, and their scale: as large as `PER_PAGE` allows."""
    room_x, room_y = PAGE[0] - 2 * MARGIN, PAGE[1] - 2 * MARGIN - HEAD - FOOT
    for across in range(1, 9):
        scale = (room_x - GAP * (across - 1)) / (across * width)
        down = int((room_y + GAP) // (height * scale + GAP))
        if across * down >= PER_PAGE:
            break
    return across, down, scale


def page_svgs(game: Game, deck: Any, title: str | None = None) -> list[str]:
    """Return all cards on A4 pages, each an SVG."""
    picture, shown = game.part("extras.picture"), numbers(deck)
    across, down, scale = layout(picture.WIDTH, picture.HEIGHT)
    pages_needed = ceil(len(shown) / (across * down))
    each = across * ceil(len(shown) / pages_needed / across)  # whole rows, as equal as can be
    parts = [shown[start : start + each] for start in range(0, len(shown), each)]
    pages = []
    for number, part in enumerate(parts, 1):
        foot = text_line(PAGE[0] / 2, PAGE[1] - MARGIN, 9, f"{number} / {len(parts)}", "middle", GOLD)
        body = grid(game, deck, part, across, scale, GAP) + foot
        pages.append(framed(*PAGE, title or game.title(), f"{part[0]}–{part[-1]}", body, "pt"))
    return pages


def join_pdf(pages: Sequence[str], title: str, advance: Callable[[int], None]) -> bytes:
    """Return the pages as a PDF; `advance(1)` is called after each."""
    need_extra("print", "extra-print")
    from reportlab.graphics import renderPDF
    from reportlab.pdfgen.canvas import Canvas
    from svglib.svglib import svg2rlg

    file = BytesIO()
    canvas = Canvas(file, pagesize=PAGE, invariant=1)
    canvas.setTitle(title)
    for page in pages:
        renderPDF.draw(svg2rlg(BytesIO(page.encode())), canvas, 0, 0)
        canvas.showPage()
        advance(1)
    canvas.save()
    return file.getvalue()
