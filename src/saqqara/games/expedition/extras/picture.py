"""A pyramid card as SVG: our own drawings, nothing but shapes. Every colour is doubled by a form: triangle, circle and diamond for the
cards, a diamond and a hexagon for the gems.
"""

from saqqara.games.expedition.deck import LETTERS, Card, Deck
from saqqara.games.expedition.geometry.patterns import SIDE

WIDTH, HEIGHT = 180, 216
CELL, LEFT, TOP = 31, 12.5, 48
INK = "#3b2a1a"
COLOURS = {"green": ("#2f7d4f", "#dcefe1"), "orange": ("#c2620f", "#fbe7d2"), "purple": ("#70459c", "#eadff4")}

# Every drawing lies in a square of 24×24 around the origin.
SYMBOLS = {
    "x": '<path d="M-8 -5 L-5 -8 L0 -3 L5 -8 L8 -5 L3 0 L8 5 L5 8 L0 3 L-5 8 L-8 5 L-3 0 Z" fill="#c8202f" stroke="#7d0f1a"/>',
    "r": (
        '<path d="M0 -10 L9 0 L0 10 L-9 0 Z" fill="#d8323c" stroke="#7d0f1a"/>'
        '<path d="M0 -10 L3.5 0 L0 10 L-3.5 0 Z" fill="#f0787e" stroke="#7d0f1a" stroke-width="0.7"/>'
    ),
    "g": (
        '<path d="M-5 -9 L5 -9 L10 0 L5 9 L-5 9 L-10 0 Z" fill="#27924f" stroke="#0f4a26"/>'
        '<path d="M-2.5 -4.5 L2.5 -4.5 L5 0 L2.5 4.5 L-2.5 4.5 L-5 0 Z" fill="#7fd29c" stroke="#0f4a26" stroke-width="0.7"/>'
    ),
    "t": (
        '<path d="M-2.5 1 L2.5 1 L1.2 11 L-1.2 11 Z" fill="#6b4423" stroke="#3b2a1a" stroke-width="0.8"/>'
        '<path d="M0 -11 C5 -6 6 -3 4.5 0 C4 1.5 2 2.5 0 2.5 C-2 2.5 -4 1.5 -4.5 0 C-5.5 -3 -3 -4 -3 -7 C-1.5 -6.5 0 -8 0 -11 Z"'
        ' fill="#f08c1a" stroke="#a34d00" stroke-width="0.8"/>'
        '<path d="M0.3 -5 C2.5 -2.5 2.5 0.8 0 1.3 C-2.3 0.8 -2.2 -1.8 0.3 -5 Z" fill="#ffe27a"/>'
    ),
    "s": (
        '<path d="M-8.5 -2 C-8.5 -8 -4.5 -10.5 0 -10.5 C4.5 -10.5 8.5 -8 8.5 -2 C8.5 1.5 7 3.5 5 4.5 L5 9.5 L-5 9.5 L-5 4.5'
        ' C-7 3.5 -8.5 1.5 -8.5 -2 Z" fill="#fdfaf2" stroke="#2a2320" stroke-width="1.1"/>'
        '<circle cx="-3.6" cy="-1.5" r="2.4" fill="#2a2320"/><circle cx="3.6" cy="-1.5" r="2.4" fill="#2a2320"/>'
        '<path d="M0 2 L1.3 4.6 L-1.3 4.6 Z" fill="#2a2320"/>'
        '<path d="M-2.4 6.4 L-2.4 9.5 M0 6.4 L0 9.5 M2.4 6.4 L2.4 9.5" stroke="#2a2320" stroke-width="0.9" fill="none"/>'
    ),
    "p": (
        '<path d="M-2.2 -9 L2.2 -9 L2.2 -3 C6.5 -1.5 8.5 2 8.5 4.5 C8.5 8.5 5 10.5 0 10.5 C-5 10.5 -8.5 8.5 -8.5 4.5'
        ' C-8.5 2 -6.5 -1.5 -2.2 -3 Z" fill="#e8f4fb" stroke="#1d4f73"/>'
        '<path d="M-7.6 3 L7.6 3 C8.6 8 5 9.8 0 9.8 C-5 9.8 -8.6 8 -7.6 3 Z" fill="#3f97cf"/>'
        '<circle cx="-2.5" cy="6" r="1.1" fill="#e8f4fb"/><circle cx="2" cy="7.4" r="0.8" fill="#e8f4fb"/>'
        '<path d="M-3.2 -11.4 L3.2 -11.4 L3.2 -8.8 L-3.2 -8.8 Z" fill="#8a5a2b" stroke="#3b2a1a" stroke-width="0.7"/>'
    ),
    "S": '<path d="M-3.5 -10 L3.5 -10 L3.5 0 L9 0 L0 10.5 L-9 0 L-3.5 0 Z" fill="#3b2a1a"/>',
    "T": (
        '<path d="M-6 -7 C-6 -12 6 -12 6 -7 L8 -2 L5.5 11.5 L-5.5 11.5 L-8 -2 Z" fill="#e9b518" stroke="#6f4d00" stroke-width="1.2"/>'
        '<circle cx="0" cy="-5.2" r="3" fill="#fff0b8" stroke="#6f4d00" stroke-width="0.8"/>'
        '<path d="M-6 1.5 L6 1.5 M-5.5 5 L5.5 5 M-5 8.5 L5 8.5" stroke="#6f4d00" stroke-width="1.1" fill="none"/>'
    ),
}
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
    if letter in SYMBOLS:
        return drawn + f'<g transform="translate({x + CELL / 2} {y + CELL / 2}) scale(1.15)">{SYMBOLS[letter]}</g>'
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
