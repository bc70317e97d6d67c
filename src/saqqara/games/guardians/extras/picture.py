"""A room as SVG: our own drawings, nothing but shapes. The back's colour is doubled by a badge: a circle (green), a triangle (yellow) or a
diamond (red), with its letter. What lies in the middle stands in a niche, the treasures below it.
"""

from saqqara.games.guardians.deck import Card, Deck

WIDTH, HEIGHT = 150, 210
INK, STONE, PAPER = "#3a2a1c", "#d9c49a", "#f7ecd2"
COLOURS = {"green": ("#2c7a4b", "#dbeedd"), "yellow": ("#a97c00", "#fbf0c4"), "red": ("#b3312a", "#f8dcd5")}
BADGES = {
    "green": '<circle r="11" {style}/>',
    "yellow": '<path d="M0 -13 L13 9 L-13 9 Z" {style}/>',
    "red": '<path d="M0 -14 L14 0 L0 14 L-14 0 Z" {style}/>',
}
LETTERS = {"green": "G", "yellow": "Y", "red": "R"}

# Treasures lie in a square of 34 by 34 around the origin.
TREASURES = {
    "chest": (
        '<path d="M-15 -2 C-15 -14 15 -14 15 -2 Z" fill="#a8642a" stroke="#4b2a0e"/>'
        '<rect x="-15" y="-2" width="30" height="16" fill="#8f5220" stroke="#4b2a0e"/>'
        '<path d="M-9 -9.5 V14 M9 -9.5 V14" stroke="#e8b73a" stroke-width="3" fill="none"/>'
        '<rect x="-4" y="-5" width="8" height="9" rx="1.5" fill="#f4cf5a" stroke="#4b2a0e"/>'
        '<circle cy="-1.5" r="1.5" fill="#4b2a0e"/><path d="M0 -1.5 V2" stroke="#4b2a0e" stroke-width="1.4"/>'
    ),
    "vase": (
        '<path d="M-5 -10 C-14 -11 -14 0 -9 1 M5 -10 C14 -11 14 0 9 1" fill="none" stroke="#1f4f86" stroke-width="2.6"/>'
        '<path d="M-6 -15 H6 L4 -10 C4 -6 11 -4 11 3 C11 9 6 13 5 15 H-5 C-6 13 -11 9 -11 3 C-11 -4 -4 -6 -4 -10 Z"'
        ' fill="#4f8fce" stroke="#163a63"/>'
        '<path d="M-10.6 1 L-7 4 L-3.5 1 L0 4 L3.5 1 L7 4 L10.6 1" fill="none" stroke="#f6e7b0" stroke-width="1.8"/>'
        '<path d="M-4 -10 H4 M-9 9 H9" stroke="#f6e7b0" stroke-width="1.4"/>'
    ),
    "cup": (
        '<path d="M-12 -14 H12 C12 -3 7 2 2.5 3 V9 H8 V14 H-8 V9 H-2.5 V3 C-7 2 -12 -3 -12 -14 Z" fill="#e7b325" stroke="#7a5200"/>'
        '<ellipse cy="-14" rx="12" ry="2.6" fill="#fbe08a" stroke="#7a5200"/>'
        '<path d="M-8 -9 C-7 -4 -5 -1.5 -3 -0.5" fill="none" stroke="#fff3c0" stroke-width="1.8"/>'
        '<path d="M0 -9 L2.6 -5.5 L0 -2 L-2.6 -5.5 Z" fill="#c6313c" stroke="#7a5200" stroke-width="0.8"/>'
    ),
    "crown": (
        '<path d="M-14 12 L-16 -8 L-7.5 0 L0 -13 L7.5 0 L16 -8 L14 12 Z" fill="#f2c532" stroke="#7a5200"/>'
        '<path d="M-14.3 6 H14.3" stroke="#7a5200" stroke-width="1.2"/>'
        '<g stroke="#7a5200" stroke-width="0.9"><circle cx="-16" cy="-9" r="2.2" fill="#3d8f6a"/><circle cy="-14" r="2.4" fill="#c6313c"/>'
        '<circle cx="16" cy="-9" r="2.2" fill="#3d8f6a"/><circle cx="-7" cy="9" r="1.8" fill="#c6313c"/>'
        '<circle cy="9" r="1.8" fill="#3f7fc4"/><circle cx="7" cy="9" r="1.8" fill="#c6313c"/></g>'
    ),
    "mask": (
        '<path d="M0 -16 C10 -16 13 -9 14 1 L16 14 H7 L5 8 H-5 L-7 14 H-16 L-14 1 C-13 -9 -10 -16 0 -16 Z"'
        ' fill="#2f5fa8" stroke="#1a2f57"/>'
        '<path d="M-10.5 -9 L-13 -3 M10.5 -9 L13 -3 M-9.5 0 L-14.5 4 M9.5 0 L14.5 4 M-9 5 L-15.5 10 M9 5 L15.5 10"'
        ' stroke="#f2c532" stroke-width="2"/>'
        '<path d="M-7.5 -8 C-4 -11 4 -11 7.5 -8 C8 0 5.5 8 0 9.5 C-5.5 8 -8 0 -7.5 -8 Z" fill="#f2c532" stroke="#7a5200"/>'
        '<path d="M-5.5 -4.5 Q-3.5 -6.5 -1.5 -4.5 M1.5 -4.5 Q3.5 -6.5 5.5 -4.5 M-2.5 4.5 Q0 6 2.5 4.5 M0 -3 V1"'
        ' stroke="#3a2a1c" fill="none"/>'
        '<circle cx="-3.5" cy="-3.6" r="1.1" fill="#3a2a1c"/><circle cx="3.5" cy="-3.6" r="1.1" fill="#3a2a1c"/>'
        '<path d="M-1.7 9 H1.7 L1 16 H-1 Z" fill="#2f5fa8" stroke="#1a2f57" stroke-width="0.8"/>'
    ),
    "scarab": (
        '<path d="M-9 -4 L-15 -10 M-10 2 H-16.5 M-9 8 L-14 14 M9 -4 L15 -10 M10 2 H16.5 M9 8 L14 14" stroke="#123d33" stroke-width="2.2"/>'
        '<path d="M-5 -9 C-5 -15 5 -15 5 -9 Z" fill="#2d7f6b" stroke="#123d33"/>'
        '<path d="M-9.5 -3 C-9 -8 -5 -9.5 0 -9.5 C5 -9.5 9 -8 9.5 -3 Z" fill="#3fa78c" stroke="#123d33"/>'
        '<path d="M-9.8 -3 H9.8 C12 6 8 15 0 15 C-8 15 -12 6 -9.8 -3 Z" fill="#36957d" stroke="#123d33"/>'
        '<path d="M0 -3 V15 M-6 1 C-6.5 6 -5 10 -3 12 M6 1 C6.5 6 5 10 3 12" fill="none" stroke="#123d33" stroke-width="1.1"/>'
    ),
}

LOOP, CROSS = "M0 -2 C-14 -12 -17 -24 -11 -32 C-6 -38 6 -38 11 -32 C17 -24 14 -12 0 -2 Z", "M-24 5 H24 M0 0 V36"

# What stands in the niche: in a box of 76 wide and 88 high around the origin.
CENTRES = {
    "none": (
        '<g fill="none" stroke="#8a7659" stroke-width="1.1" stroke-linecap="round">'
        '<path d="M-41 48 L-33 14 M-41 48 L-19 24 M-41 48 L-8 39"/>'
        '<path d="M-37.5 33 Q-33 35.5 -30 36 Q-28 40 -24 43.5 M-35 22 Q-29 27 -24 29.5 Q-21 35 -15 41"/></g>'
        '<path d="M22 -42 L15 -30 L20 -22 L12 -8 L16 0" fill="none" stroke="#8a7659" stroke-width="1.3"/>'
    ),
    "amulet": (
        '<path d="M0 -46 L-7 -36 M0 -46 L7 -36" stroke="#7a5200" stroke-width="1.6"/>'
        f'<g fill="none" stroke="#0d4c50" stroke-linecap="round">'
        f'<path d="{LOOP}" stroke-width="11"/><path d="{CROSS}" stroke-width="13"/></g>'
        f'<g fill="none" stroke="#2bb3b1" stroke-linecap="round">'
        f'<path d="{LOOP}" stroke-width="7.5"/><path d="{CROSS}" stroke-width="9.5"/></g>'
        '<path d="M-22 3.5 H-10 M-2 14 V34 M-9 -28 C-12 -23 -11 -17 -8 -13" fill="none" stroke="#b6efe9" stroke-width="2"'
        ' stroke-linecap="round"/><circle cy="5" r="5" fill="#f2c532" stroke="#7a5200"/>'
    ),
    "mummy": (
        '<path d="M-19 46 C-27 30 -29 14 -25 2 C-22 -4 -16 -7 -12 -8 C-20 -18 -19 -42 0 -43 C19 -42 20 -18 12 -8 C16 -7 22 -4 25 2'
        ' C29 14 27 30 19 46 Z" fill="#efe3c2" stroke="#6d5a38" stroke-width="1.5"/>'
        '<path d="M-14 -31 C-6 -37 6 -35 15 -29 M-15.5 -18 C-4 -13 8 -13 15 -20 M-12 -9 C-4 -5 4 -5 12 -9 M-26 4 C-10 12 8 6 25 1'
        " M-27 14 C-12 22 12 17 27 9 M-26.5 24 C-10 33 10 27 27.5 19 M-24 35 C-8 43 12 37 26 29 M-10 46 C0 47 14 44 23 38"
        '" fill="none" stroke="#a8925f" stroke-width="1.5"/>'
        '<path d="M-15.5 -27 C-6 -31 7 -31 16 -25 L15.5 -19 C6 -16 -6 -16 -15.5 -21 Z" fill="#3a2a1c"/>'
        '<circle cx="-6" cy="-23.5" r="3.4" fill="#f6e14a"/><circle cx="6.5" cy="-23" r="3.4" fill="#f6e14a"/>'
        '<circle cx="-5.4" cy="-23.2" r="1.3" fill="#3a2a1c"/><circle cx="7.1" cy="-22.7" r="1.3" fill="#3a2a1c"/>'
        '<path d="M25 2 C33 6 30 14 35 19 C31 20 28 17 26 12" fill="#efe3c2" stroke="#6d5a38"/>'
    ),
    "werewolf": (
        '<path d="M-20 -22 L-27 -46 L-8 -34 C-3 -36 3 -36 8 -34 L27 -46 L20 -22 C26 -14 28 -4 31 4 L23 4 L27 15 L18 14 L19 25 L10 23'
        ' C8 34 4 39 0 39 C-4 39 -8 34 -10 23 L-19 25 L-18 14 L-27 15 L-23 4 L-31 4 C-28 -4 -26 -14 -20 -22 Z"'
        ' fill="#6d625c" stroke="#2c2521" stroke-width="1.6" stroke-linejoin="round"/>'
        '<path d="M-22 -37 L-18 -26 L-11 -32 Z M22 -37 L18 -26 L11 -32 Z" fill="#b98a80"/>'
        '<path d="M-20 -14 Q-11 -17 -6 -8 Q-14 -6 -20 -14 Z M20 -14 Q11 -17 6 -8 Q14 -6 20 -14 Z" fill="#f4d63a" stroke="#2c2521"/>'
        '<path d="M-12 -13.5 V-8.5 M12 -13.5 V-8.5" stroke="#2c2521" stroke-width="2.4"/>'
        '<path d="M-9 12 C-9 2 -6 -2 0 -2 C6 -2 9 2 9 12 C9 18 12 20 10 23 C8 33 4 37 0 37 C-4 37 -8 33 -10 23 C-12 20 -9 18 -9 12 Z"'
        ' fill="#9d9188" stroke="#2c2521"/>'
        '<path d="M-5.5 5 C-3 3 3 3 5.5 5 C5 10 2 12 0 12 C-2 12 -5 10 -5.5 5 Z" fill="#2c2521"/>'
        '<path d="M0 12 V17 M-9 18 C-6 22 6 22 9 18" fill="none" stroke="#2c2521" stroke-width="1.3"/>'
        '<path d="M-8 19.5 C-5 31 5 31 8 19.5 C4 22 -4 22 -8 19.5 Z" fill="#7c1f24" stroke="#2c2521"/>'
        '<path d="M-6.6 20.6 L-4.4 27 L-2.8 21.6 Z M6.6 20.6 L4.4 27 L2.8 21.6 Z" fill="#fffaf0" stroke="#2c2521" stroke-width="0.7"/>'
    ),
    "frank": (
        '<path d="M-34 46 C-34 32 -22 28 -13 26 H13 C22 28 34 32 34 46 Z" fill="#3c3a4c" stroke="#1f1d29" stroke-width="1.4"/>'
        '<path d="M-12 18 H12 V30 L0 36 L-12 30 Z" fill="#7fa06a" stroke="#33452a"/>'
        '<path d="M-31 12 H-20 V19 H-31 Z M31 12 H20 V19 H31 Z" fill="#a9adb5" stroke="#3f434b"/>'
        '<path d="M-35 9 H-30 V22 H-35 Z M35 9 H30 V22 H35 Z" fill="#c9ccd2" stroke="#3f434b"/>'
        '<path d="M-23 -30 H23 L22 8 C21 18 12 25 0 25 C-12 25 -21 18 -22 8 Z" fill="#93b87c" stroke="#33452a" stroke-width="1.5"/>'
        '<path d="M-25 -18 V-42 H25 V-18 L20 -27 L15 -20 L10 -28 L4 -21 L-1 -28 L-7 -20 L-12 -28 L-18 -20 Z"'
        ' fill="#26232c" stroke="#14121a"/>'
        '<path d="M-20 -12 H20 L18 -7 H-18 Z" fill="#6f9159"/>'
        '<path d="M-15 -6 H-5 V1 C-8 4 -12 4 -15 1 Z M15 -6 H5 V1 C8 4 12 4 15 1 Z" fill="#f7f3df" stroke="#33452a"/>'
        '<circle cx="-9.5" cy="-1.5" r="2" fill="#26232c"/><circle cx="9.5" cy="-1.5" r="2" fill="#26232c"/>'
        '<path d="M-3 4 L-4 10 H4 L3 4" fill="none" stroke="#33452a" stroke-width="1.4"/>'
        '<path d="M-10 16 H10 M-6 14 V18 M-1 14 V18 M4 14 V18 M9 14 V18" stroke="#33452a" stroke-width="1.4"/>'
        '<path d="M12 -19 L19 -10 M12.5 -14 L17 -17.5 M15 -11 L19.5 -14.5" stroke="#7c1f24" stroke-width="1.3"/>'
    ),
}


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
        f'<g transform="translate(75 92)" stroke-linejoin="round">{CENTRES[centre]}</g>'
    )


def hoard(card: Card) -> str:
    """The treasures side by side on a ledge."""
    places = [75 + 43 * (n - (card.count - 1) / 2) for n in range(card.count)]
    piece = TREASURES[card.treasure]
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
