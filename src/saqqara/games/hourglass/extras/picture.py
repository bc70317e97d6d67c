"""A treasure tile drawn as SVG: its front with the number inside a border of hieroglyphs, and its back with the scarabs."""

from math import ceil
from typing import Any

from saqqara.core.card_shapes import shapes
from saqqara.games.hourglass.deck import NAME

WIDTH, HEIGHT = 208, 108
SIDE = 100

INKS = {"yellow": "#8f6900", "blue": "#1f5fa8", "red": "#b3261e", "black": "#1c1a17"}
LETTERS = {"yellow": "Y", "blue": "B", "red": "R", "black": "K"}
STONE, EDGE, PAPYRUS = "#ecdcb4", "#8d7444", "#f8efd8"

SIGNS = {
    "yellow": ("sun", "water", "reed", "steps"),
    "blue": ("eye", "sail", "boat", "cup"),
    "red": ("snake", "pillar", "bird", "obelisk"),
    "black": ("looped-cross", "jackal", "pyramid", "hourglass"),
}
"""Four signs for each colour, so that the colours differ in form too: what `shapes.svg` calls them. Each is in a box of 10 by 10."""


def path(name: str) -> str:
    """The path of a shape."""
    return shapes(NAME)[name].removeprefix('<path d="').removesuffix('"/>')


def card(deck: Any, number: int) -> str:
    """One tile of a deck, both sides, as an SVG group."""
    tile = next(tile for tile in deck.card if tile.number == number)
    return f'<g><g transform="translate(2 4)">{front(tile)}</g><g transform="translate(106 4)">{back(tile)}</g></g>'


def slab(fill: str) -> str:
    """The tile itself."""
    return f'<rect width="{SIDE}" height="{SIDE}" rx="7" fill="{fill}" stroke="{EDGE}" stroke-width="1.5"/>'


def front(tile: Any) -> str:
    """The number side: the border's ink and signs, and a letter, say the colour."""
    ink = INKS[tile.colour]
    size = 40 if tile.number < 100 else 30
    return (
        f"{slab(STONE)}{border(tile.colour)}"
        f'<rect x="18" y="18" width="64" height="64" rx="4" fill="{PAPYRUS}" stroke="{ink}" stroke-width="2"/>'
        f'<text x="50" y="{50 + size * 0.35:g}" font-family="sans-serif" font-weight="bold" font-size="{size}" text-anchor="middle" '
        f'fill="{ink}">{tile.number}</text>'
        f'<text x="75.5" y="79" font-family="sans-serif" font-size="9" text-anchor="middle" fill="{ink}">{LETTERS[tile.colour]}</text>'
    )


def border(colour: str) -> str:
    """Seven signs along each side."""
    places = [(4 + 13.667 * i, y) for y in (4, 86) for i in range(7)] + [(x, 4 + 13.667 * i) for i in range(1, 6) for x in (4, 86)]
    signs = "".join(
        f'<path transform="translate({x:g} {y:g})" d="{path(SIGNS[colour][(i + i // 7) % 4])}"/>' for i, (x, y) in enumerate(places)
    )
    return f'<g fill="none" stroke="{INKS[colour]}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">{signs}</g>'


def back(tile: Any) -> str:
    """The scarab side: as many scarabs as the tile is worth, in rows as equal as can be, and their count for tired eyes."""
    rows = next(rows for rows in range(1, 5) if ceil(tile.scarabs / rows) <= rows + 1)
    each = [tile.scarabs // rows + (row < tile.scarabs % rows) for row in range(rows)]
    size = 76 / max(rows, *each)
    places = [(50 + (i - (n - 1) / 2) * size, 46 + (row - (rows - 1) / 2) * size) for row, n in enumerate(each) for i in range(n)]
    scale = min(size, 40) / 16
    beetles = "".join(f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{path("scarab")}"/>' for x, y in places)
    ink = INKS[tile.colour]
    return (
        f'{slab(PAPYRUS)}<rect x="4" y="4" width="92" height="92" rx="5" fill="none" stroke="{ink}" stroke-width="1.5"/>'
        f'<g fill="#4f8a6b" stroke="#1d3a2b" stroke-width=".6" stroke-linecap="round" stroke-linejoin="round">{beetles}</g>'
        f'<text x="50" y="93" font-family="sans-serif" font-size="8" text-anchor="middle" fill="{ink}">{tile.scarabs}</text>'
    )
