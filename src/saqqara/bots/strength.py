"""How strong a bot is to be: a level by its name, or a number from 0 to 10 among the levels, written `6.5/10`."""

import re
from itertools import pairwise
from typing import NamedTuple

from saqqara.core.texts import say

CHANCE = "chance"
STRENGTHS = {CHANCE: 0.0, "novice": 2.5, "apprentice": 5.0, "adept": 7.5, "master": 10.0}
NUMBER = re.compile(r"(?P<number>10|[0-9](?:\.[0-9])?)/10")


class Place(NamedTuple):
    """Where a strength lies: that part of the way from one level to the next. Below the first that thinks, all other moves are chance."""

    lower: str
    upper: str
    part: float


def placed(name: str) -> Place | None:
    """The place of a strength by its name; None where it names none."""
    if name in STRENGTHS:
        return Place(name, name, 0.0)
    match = NUMBER.fullmatch(name)
    if match is None:
        return None
    number = float(match["number"])
    for lower, upper in pairwise(STRENGTHS):
        low, high = STRENGTHS[lower], STRENGTHS[upper]
        if low < number < high:
            return Place(lower, upper, (number - low) / (high - low))
    level = next(level for level, strength in STRENGTHS.items() if strength == number)
    return Place(level, level, 0.0)


def title(name: str, language: str = "en") -> str:
    """A strength as people are told it."""
    match = NUMBER.fullmatch(name)
    return say(f"level-{name}", language) if match is None else say("level-number", language, number=float(match["number"]))
