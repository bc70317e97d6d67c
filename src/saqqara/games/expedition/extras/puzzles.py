"""The themes of Expedition's puzzles, by the reason for the best move."""

THEMES = {
    "hint-keep": "cards",
    "hint-take": "cards",
    "hint-take-box": "cards",
    "hint-pile": "cards",
    "hint-tomb": "tomb",
    "hint-tomb-box": "tomb",
    "hint-torch": "treasure",
    "hint-gems": "treasure",
    "hint-potion": "treasure",
    "hint-cross": "cross",
    "hint-way": "way",
    "hint-room": "way",
}
"""The theme by the message of `evaluation.reason`."""
TRIES, MARGIN = 12_000, 0.07
"""Games in the head that confirm a puzzle; and by how much the best must lead, in chances to win."""
