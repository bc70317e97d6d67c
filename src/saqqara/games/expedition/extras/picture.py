"""A pyramid card as SVG: our own drawings, nothing but shapes. Every colour is doubled by a form: triangle, circle and diamond for the
cards, a diamond and a hexagon for the gems.
"""

from saqqara.core.card_shapes import shapes
from saqqara.games.expedition.deck import GAME, LETTERS, Card, Deck
from saqqara.games.expedition.geometry.patterns import SIDE

WIDTH, HEIGHT = 180, 216
CELL, LEFT, TOP = 31, 12.5, 48
INK = "#3b2a1a"
SHAPE = {**LETTERS, "S": "start", "T": "tomb"}
"""The name in `shapes.svg` of each letter's symbol; all lie in a square of 24×24 around the origin."""
COLOURS = {"green": ("#2f7d4f", "#dcefe1"), "orange": ("#c2620f", "#fbe7d2"), "purple": ("#70459c", "#eadff4")}

BADGES = {
    "green": '<path d="M0 -11 L12 10 L-12 10 Z" {style}/>',
    "orange": '<circle cx="0" cy="0" r="11" {style}/>',
    "purple": '<path d="M0 -13 L13 0 L0 13 L-13 0 Z" {style}/>',
}
BRICKS = "M0 10.3 L31 10.3 M0 20.6 L31 20.6 M10 0 L10 10.3 M22 10.3 L22 20.6 M8 20.6 L8 31"


def text(x: float, y: float, size: int, what: str, fill: str) -> str:
    """A bold text centred on a point."""
    style = f'font-family="sans-serif" font-size="{size}" font-weight="bold" text-anchor="middle" fill="{fill}"'
    return f'<text x="{x}" y="{y}" {style}>{what}</text>'


def cell(letter: str, x: float, y: float) -> str:
    """One square of the grid."""
    fill = "#5a3d25" if letter == "#" else "#fff3c9" if letter == "T" else "#fbf3dd"
    drawn = f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{fill}" stroke="{INK}" stroke-width="1"/>'
    if letter == "#":
        return drawn + f'<path d="{BRICKS}" transform="translate({x} {y})" stroke="#8a6543" stroke-width="1.1" fill="none"/>'
    if letter in SHAPE:
        return drawn + f'<g transform="translate({x + CELL / 2} {y + CELL / 2}) scale(1.15)">{shapes(GAME)[SHAPE[letter]]}</g>'
    return drawn


def face(shown: Card) -> str:
    """One card."""
    strong, light = COLOURS[shown.colour]
    symbols = sorted({letter for line in shown.grid for letter in line} & set(LETTERS))
    label = f"{shown.number} {shown.colour}: " + ", ".join(LETTERS[letter] for letter in symbols)
    parts = [
        f"<title>{label}</title>",
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="10" fill="{light}" stroke="{strong}" stroke-width="2"/>',
        f'<path d="M1 11 Q1 1 11 1 L{WIDTH - 11} 1 Q{WIDTH - 1} 1 {WIDTH - 1} 11 L{WIDTH - 1} 38 L1 38 Z" fill="{strong}"/>',
        text(30, 28, 22, str(shown.number), "#ffffff"),
        f'<g transform="translate({WIDTH - 24} 20)">{BADGES[shown.colour].format(style=f"""fill="{light}" stroke="#ffffff" """)}</g>',
        text(WIDTH - 24, 25, 12, shown.colour[0].upper(), INK),
    ]
    for row in range(SIDE):
        for column in range(SIDE):
            parts.append(cell(shown.grid[row][column], LEFT + column * CELL, TOP + row * CELL))
    return f"<g>{''.join(parts)}</g>"


def card(deck: Deck, number: int) -> str:
    """The SVG of one card of a deck, as a group of `WIDTH` by `HEIGHT`."""
    return face(deck.card[number - 1])
