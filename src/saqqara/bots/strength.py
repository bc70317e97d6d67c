"""The strength of a bot: a level by its name, or a number from 1 to 10 on the line through the levels, written `6.5/10`."""

import re
from itertools import pairwise
from typing import NamedTuple

from saqqara.core.texts import say

STRENGTHS = {"novice": 2.5, "apprentice": 5.0, "adept": 7.5, "master": 10.0}
STEEPER = 2.0
"""Below the first level the line goes on, so much steeper: whoever has just learnt the rules is to win a game, too."""
NUMBER = re.compile(r"(?P<number>10|[1-9](?:\.[0-9])?)/10")


class Place(NamedTuple):
    """The place of a strength between two levels: its part of the way from one to the next; below 0, as far before the first."""

    lower: str
    upper: str
    part: float


def placed(name: str) -> Place | None:
    """Return the place of a strength by its name; None where it names none."""
    if name in STRENGTHS:
        return Place(name, name, 0.0)
    match = NUMBER.fullmatch(name)
    if match is None:
        return None
    number = float(match["number"])
    level = next((level for level, strength in STRENGTHS.items() if strength == number), None)
    if level is not None:
        return Place(level, level, 0.0)
    lower, upper = next((lower, upper) for lower, upper in pairwise(STRENGTHS) if number < STRENGTHS[upper])
    part = (number - STRENGTHS[lower]) / (STRENGTHS[upper] - STRENGTHS[lower])
    return Place(lower, upper, part if part > 0.0 else STEEPER * part)


def title(name: str, language: str = "en") -> str:
    """Return a strength as people are told it."""
    match = NUMBER.fullmatch(name)
    return say(f"level-{name}", language) if match is None else say("level-number", language, number=float(match["number"]))
