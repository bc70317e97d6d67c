"""Puzzles of Hourglass: from a roll, the tile with the most scarabs that can be made, or in the advanced game all of them (H7, H13).

All that can be made of three dice is known (`finding.ideas`), so an answer is counted, not searched: what its right tiles bring, less what
its wrong ones cost (H12).
"""

from collections.abc import Sequence
from math import log
from statistics import NormalDist
from typing import Any, NamedTuple

from msgspec.structs import astuple

from saqqara.core.look import Look
from saqqara.games.hourglass.bots.number_finding import Idea, effort, ideas
from saqqara.games.hourglass.bots.player_model import Level, levels
from saqqara.games.hourglass.declaration import View
from saqqara.games.hourglass.notation import SHOW, TAKE
from saqqara.games.hourglass.operations import PRINTED_SIGNS, is_right, parse, spell, unpack

TRIES = 0
"""Nothing is tried: all that can be made is known."""
THEMES = ("two", "three", "brackets", "sweep")
FORMS = ("33 = (5 - 2) * 11", "22 = 2 * 11, 33 = (5 - 2) * 11")
"""Examples of answers as they are typed: a tile and its operation, or several."""
LEAST = 2
"""Tiles that can be made: with fewer there is nothing to choose."""
SECONDS = 25.0
"""In which a level is expected to find a tile, most of the sand: how much it finds by then says how hard that is."""


class Solved(NamedTuple):
    """The best answer, one that most would give, what each is worth, what it is about, and how likely each level is to find it."""

    best: list[str]
    tempting: list[str]
    worth: tuple[float, float]
    theme: str
    found: dict[str, float]


def alone(position: dict[str, Any]) -> dict[str, Any]:
    """A position without the last check (HR7), which has nothing to do with this roll."""
    return {name: value for name, value in position.items() if name != "last"}


def makeable(view: View) -> dict[int, tuple[Idea, ...]]:
    """The tiles that can be made, with the ideas for them."""
    known = ideas(view.dice)
    return {number: known[number] for row in astuple(view.pyramid) for number in row if number in known}


def moves(tiles: Sequence[int], known: dict[int, tuple[Idea, ...]]) -> list[str]:
    """Tiles taken and shown, one after the other."""
    return [move for number in tiles for move in (f"take {number}", f"show {number} = {spell(known[number][0].op)}")]


def solve(look: Look) -> Solved | None:
    """The puzzle of a roll that has just been made; None where it is none: too little can be made, or nothing is overlooked."""
    view: View = look.view
    known = makeable(view)
    if view.phase != "search" or any(taker.nothing for taker in view.round) or len(known) < LEAST:
        return None
    if view.advanced:
        return sweep(look, known)
    value = {number: view.tiles[str(number)].scarabs for number in known}
    easy = sorted(known, key=lambda number: (effort(known[number]), number))
    top = max(value.values())
    highest = [number for number in easy if value[number] == top]
    if value[easy[0]] == top:
        return None
    best = highest[0]
    found = {name: 1.0 - missed(known, highest, level) for name, level in levels(look).items()}
    return Solved(moves([best], known), moves([easy[0]], known), (top, value[easy[0]]), theme_of(known[best]), found)


def sweep(look: Look, known: dict[int, tuple[Idea, ...]]) -> Solved | None:
    """H13: all that can be made; the hardest is what one overlooks."""
    view: View = look.view
    free = sum(move.startswith("take") for move in look.moves)
    if len(known) == free:  # with the last tile the round would end
        return None
    easy = sorted(known, key=lambda number: (effort(known[number]), number))
    value = [view.tiles[str(number)].scarabs for number in easy]
    found = {}
    for name, level in levels(look).items():
        found[name] = 1.0
        for number in easy:
            found[name] *= 1.0 - missed(known, [number], level)
    return Solved(moves(easy, known), moves(easy[:-1], known), (sum(value), sum(value[:-1])), "sweep", found)


def theme_of(several: Sequence[Idea]) -> str:
    """Return what the simplest way to make a number takes: two dice, three, or brackets or a division as well."""
    if any(len(unpack(one.op)[0]) == 2 for one in several):
        return "two"
    return "brackets" if all(one.brackets or one.division for one in several) else "three"


def missed(known: dict[int, tuple[Idea, ...]], tiles: Sequence[int], level: Level) -> float:
    """Return how likely a level is to see none of these tiles in that time."""
    none = 1.0
    for number in tiles:
        forgets = 1.0
        for one in known[number]:
            forgets *= 1.0 - (1.0 - level.brackets * one.brackets) * (1.0 - level.division * one.division)
        usual = log(SECONDS / (level.pace * effort(known[number])))
        none *= 1.0 - (1.0 - forgets) * NormalDist(0.0, max(level.spread, 0.05)).cdf(usual)
    return none


def worth(look: Look, answer: Sequence[str]) -> float:
    """The scarabs of an answer whose moves may be made: what is taken and not shown is wrong (HR5)."""
    view: View = look.view
    taken = [int(match[1]) for text in answer if (match := TAKE.fullmatch(text))]
    shown = {int(match[1]): match[2] for text in answer if (match := SHOW.fullmatch(text))}
    total = 0
    for number in taken:
        op = parse(shown.get(number, ""))
        right = op is not None and is_right(op, number, *view.dice)
        total += view.tiles[str(number)].scarabs * (1 if right else -view.penalty)
    return float(total)


def reason(look: Look, answer: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """Return how many of the tiles that can be made are in an answer, and what the rest would have brought."""
    view: View = look.view
    known = makeable(view)
    right = {number for number in known if worth(look, [text for text in answer if names(text, number)]) > 0}
    if view.advanced:
        left = [number for number in known if number not in right]
        return "puzzle-made-all" if not left else "puzzle-left", {"count": len(right), "left": len(left), "numbers": sorted(left)}
    return "puzzle-made", {"count": len(known), "numbers": sorted(known)}


def names(text: str, number: int) -> bool:
    """Return whether a move is about that tile."""
    match = TAKE.fullmatch(text) or SHOW.fullmatch(text)
    return match is not None and int(match[1]) == number


def said(answer: Sequence[str]) -> str:
    """An answer as people write it: what was shown, and what was only taken."""
    shown = [match for text in answer if (match := SHOW.fullmatch(text))]
    done = {match[1] for match in shown}
    only = [match[1] for text in answer if (match := TAKE.fullmatch(text)) and match[1] not in done]
    return ", ".join([*(f"{match[1]} ={match[2].translate(PRINTED_SIGNS)}" for match in shown), *only]) or "–"


def typed(text: str) -> list[str]:
    """An answer as it is typed: each tile with its operation; or moves as the table has them."""
    found = []
    for one in text.replace(";", ",").split(","):
        number, equals, operation = one.partition("=")
        alone = number.strip()
        if equals and alone.isdigit():
            found += [f"take {alone}", f"show {alone} = {operation.strip()}"]
        elif one.strip():
            found.append(f"take {alone}" if alone.isdigit() else one.strip())
    return found
