"""What puzzles of Objective are about: by what one would say of the best placement."""

THEMES = {"hint-gain": "gain", "hint-cover": "block", "hint-cover-mine": "hide", "hint-annihilate": "vanish"}
"""The theme by the message of `evaluation.reason`."""
TRIES, MARGIN = 10_000, 0.06
"""Games in the head that confirm a puzzle; and by how much the best must lead, in chances to win."""
