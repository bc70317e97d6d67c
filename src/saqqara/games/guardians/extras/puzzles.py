"""The themes of Guardians' puzzles, by the reason for the best action."""

THEMES = {
    "hint-explore": "explore",
    "hint-explore-warded": "explore",
    "hint-secure": "secure",
    "hint-secure-guarded": "secure",
    "hint-secure-goal": "secure",
    "hint-awaken": "awaken",
    "hint-keep": "keep",
    "hint-keep-guarded": "keep",
    "hint-keep-none": "keep",
}
"""The theme by the message of `evaluation.reason`."""
TRIES, MARGIN = 30_000, 0.06
"""Games in the head that confirm a puzzle; and by how much the best must lead, in chances to win."""
