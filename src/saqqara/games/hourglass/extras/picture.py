"""A treasure tile drawn as SVG: its front with the number inside a border of hieroglyphs, and its back with the scarabs."""

from math import ceil
from typing import Any

WIDTH, HEIGHT = 208, 108
SIDE = 100

INKS = {"yellow": "#8f6900", "blue": "#1f5fa8", "red": "#b3261e", "black": "#1c1a17"}
LETTERS = {"yellow": "Y", "blue": "B", "red": "R", "black": "K"}
STONE, EDGE, PAPYRUS = "#ecdcb4", "#8d7444", "#f8efd8"

# Four signs for each colour, in a box of 10 by 10, so that the colours differ in shape too.
SIGNS = {
    "yellow": (
        "M1 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M5 4.2v1.6",  # sun
        "M1 4l1.5 2l1.5-2l1.5 2l1.5-2l2 2M1 7l1.5 2l1.5-2l1.5 2l1.5-2l2 2",  # water
        "M5 9V2M5 2q3 0 3 3q-3 0-3-1M5 5q-3 0-3 3q3 0 3-1",  # reed
        "M1 8h8M2 8V5h6v3M3 5V3h4v2",  # steps
    ),
    "blue": (
        "M1 5q4-5 8 0q-4 5-8 0M4 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M5 7.5v2",  # eye
        "M2 9q0-7 6-7q-3 3-1 7z",  # sail
        "M1 7h8M2 7q1 2 3 2t3-2M5 7V2l3 3H5",  # boat
        "M3 9h4M5 9V5M2 2q0 3 3 3t3-3",  # cup
    ),
    "red": (
        "M2 9q-1-4 3-4t2-3M7 2l1.5-1M2 9h6",  # snake
        "M5 9V3M3 3h4M2 6h6M3 3l-1-2M7 3l1-2",  # pillar
        "M1 8q2-5 5-5l3-1l-2 2q0 4-4 4zM3 8v1.5M5 8v1.5",  # bird
        "M5 1l3.5 8h-7zM3.3 5h3.4",  # obelisk
    ),
    "black": (
        "M5 4.5V9M2.5 6h5M5 4.5q-2.5-3.5 0-3.5t0 3.5",  # looped cross
        "M2 9V4l-1-3l3 2h2l3-2l-1 3v5q-3-3-6 0",  # jackal
        "M1 9L5 1l4 8zM5 1v8",  # pyramid
        "M2 2h6L5 5l3 4H2l3-4z",  # hourglass
    ),
}
SCARAB = (
    "M0-5.2a2 1.6 0 0 0-2 1.7q-2.4 1.3-2.4 4.4q0 4.6 4.4 4.6t4.4-4.6q0-3.1-2.4-4.4a2 1.6 0 0 0-2-1.7z"
    "M-2-3.4q2 1.4 4 0M-4.2-.4q4.2 1.8 8.4 0M0 .5v5M-4.2-1.5l-2-1.6M-4.4 1.2h-2.2M-3.8 3.4l-2 1.8M4.2-1.5l2-1.6M4.4 1.2h2.2M3.8 3.4l2 1.8"
)


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
    signs = "".join(f'<path transform="translate({x:g} {y:g})" d="{SIGNS[colour][(i + i // 7) % 4]}"/>' for i, (x, y) in enumerate(places))
    return f'<g fill="none" stroke="{INKS[colour]}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">{signs}</g>'


def back(tile: Any) -> str:
    """The scarab side: as many scarabs as the tile is worth, in rows as equal as can be, and their count for tired eyes."""
    rows = next(rows for rows in range(1, 5) if ceil(tile.scarabs / rows) <= rows + 1)
    each = [tile.scarabs // rows + (row < tile.scarabs % rows) for row in range(rows)]
    size = 76 / max(rows, *each)
    places = [(50 + (i - (n - 1) / 2) * size, 46 + (row - (rows - 1) / 2) * size) for row, n in enumerate(each) for i in range(n)]
    scale = min(size, 40) / 16
    beetles = "".join(f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{SCARAB}"/>' for x, y in places)
    ink = INKS[tile.colour]
    return (
        f'{slab(PAPYRUS)}<rect x="4" y="4" width="92" height="92" rx="5" fill="none" stroke="{ink}" stroke-width="1.5"/>'
        f'<g fill="#4f8a6b" stroke="#1d3a2b" stroke-width=".6" stroke-linecap="round" stroke-linejoin="round">{beetles}</g>'
        f'<text x="50" y="93" font-family="sans-serif" font-size="8" text-anchor="middle" fill="{ink}">{tile.scarabs}</text>'
    )
