"""A room as SVG: our own drawings, nothing but shapes. The back's colour is doubled by a badge: a circle (green), a triangle (yellow) or a
diamond (red), with its letter. What lies in the middle stands in a niche, the treasures below it: `shapes.svg` has both.
"""

from saqqara.core.card_shapes import shapes
from saqqara.games.guardians.deck import GAME, Card, Deck

WIDTH, HEIGHT = 150, 210
INK, STONE, PAPER = "#3a2a1c", "#d9c49a", "#f7ecd2"
COLOURS = {"green": ("#2c7a4b", "#dbeedd"), "yellow": ("#a97c00", "#fbf0c4"), "red": ("#b3312a", "#f8dcd5")}
BADGES = {
    "green": '<circle r="11" {style}/>',
    "yellow": '<path d="M0 -13 L13 9 L-13 9 Z" {style}/>',
    "red": '<path d="M0 -14 L14 0 L0 14 L-14 0 Z" {style}/>',
}
LETTERS = {"green": "G", "yellow": "Y", "red": "R"}


def text(x: float, y: float, size: int, what: str, fill: str) -> str:
    """A bold text centred on a point."""
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-family="sans-serif" font-weight="bold" font-size="{size}" text-anchor="middle"'
        f' fill="{fill}">{what}</text>'
    )


def badge(back: str, x: float, y: float) -> str:
    """The sign of a back: its colour, its form and its letter."""
    shape = BADGES[back].format(style=f'fill="{COLOURS[back][0]}" stroke="{INK}" stroke-width="1.2"')
    return f'<g transform="translate({x:g} {y:g})">{shape}{text(0, 1, 11, LETTERS[back], "#ffffff")}</g>'


def niche(centre: str, light: str) -> str:
    """An arch of stone with what stands in it."""
    return (
        f'<path d="M27 140 V72 C27 46 48 30 75 30 C102 30 123 46 123 72 V140 Z" fill="{STONE}" stroke="{INK}" stroke-width="1.4"/>'
        f'<path d="M34 140 V74 C34 52 52 38 75 38 C98 38 116 52 116 74 V140 Z" fill="{light}" stroke="{INK}" stroke-width="1.2"/>'
        f'<path d="M75 30 V38 M44 43 L50 49 M106 43 L100 49 M27 74 H34 M116 74 H123 M27 96 H34 M116 96 H123 M27 118 H34 M116 118 H123"'
        f' stroke="{INK}" stroke-width="1"/>'
        f'<g transform="translate(75 92)" stroke-linejoin="round">{shapes(GAME)[centre]}</g>'
    )


def hoard(card: Card) -> str:
    """The treasures side by side on a ledge."""
    places = [75 + 43 * (n - (card.count - 1) / 2) for n in range(card.count)]
    piece = shapes(GAME)[card.treasure]
    pieces = "".join(f'<g transform="translate({x:g} 170) scale(1.08)" stroke-linejoin="round">{piece}</g>' for x in places)
    ledge = f'<path d="M12 187 H138 L134 196 H16 Z" fill="{STONE}" stroke="{INK}" stroke-width="1.2"/>'
    return f"{ledge}{pieces}"


def card(deck: Deck, number: int) -> str:
    """One room of a deck, face up, as an SVG group."""
    shown = deck.card[number - 1]
    strong, light = COLOURS[shown.back]
    return (
        f'<g><rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="9" fill="{strong}" stroke="{INK}" stroke-width="1.5"/>'
        f'<rect x="8" y="8" width="{WIDTH - 16}" height="{HEIGHT - 16}" rx="5" fill="{PAPER}" stroke="{INK}"/>'
        f"{niche(shown.centre, light)}"
        f'<path d="M8 140 H142" stroke="{INK}" stroke-width="1.2"/>'
        f"{hoard(shown)}{badge(shown.back, 26, 27)}{text(129, 20, 12, str(number), INK)}</g>"
    )
