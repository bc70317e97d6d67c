"""Planes: an observation as bytes of 0 and 1, made from what its layout says of each number (`holds`), and observations in which the
observing seat's own thing, such as a colour, is always the first one (`OWN`, `swaps`).

A number from 1 to `most` has a plane for each of these values, and none is set for 0. A negative one has planes after those. What counts
many has nine planes for each decimal digit, the last digit first; where it may be negative, a plane for the sign comes before.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saqqara.core.determinization import imagine_state, read_look
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.observation import places
from saqqara.core.rng import generator

ONE_OF, DIGITS, SIGNED_DIGITS = 0, 1, 2
"""Ways to show a number."""


class Coding(NamedTuple):
    """Tables for compiled code."""

    runs: Any
    """Numbers that are shown alike: the first, how many, where their planes begin, how each is shown, its greatest value, its planes."""
    numbers: Any
    """For each number where its planes begin, how it is shown, its greatest value and how many planes it has."""
    planes: Any
    """For each plane its number, by what to divide that, and what is left of it then (by 10) where the plane is set; 0: do not divide."""
    values: Any
    """Ranges of numbers that are things of the kind that may be swapped."""
    rows: Any
    """The starts of rows that have a number for each of these things."""
    action_rows: Any
    """The starts of such rows of actions."""
    columns: Any
    """For each action the thing that it is about, counted from 0; -1: none."""
    own: int
    """The place of the seat's own thing in an observation; -1: there is nothing of that kind."""


@cache
def coding(game: str) -> Coding:
    """Return the tables of a game."""
    part = find(game).part("lab.observation")
    layout, begins, swaps = part.LAYOUT, places(part.LAYOUT), getattr(part, "OWN", None)
    runs: list[list[int]] = []
    planes: list[tuple[int, int, int]] = []
    for number, one in enumerate(one for part in layout for one in part.ranges):
        shown = ONE_OF if not one.digits else DIGITS if one.least >= 0 else SIGNED_DIGITS
        if runs and runs[-1][3:] == [shown, one.most, one.planes]:
            runs[-1][1] += 1
        else:
            runs.append([number, 1, len(planes), shown, one.most, one.planes])
        if shown == ONE_OF:
            planes += [(number, 0, value) for value in (*range(1, one.most + 1), *range(-1, one.least - 1, -1))]
            continue
        planes += [(number, -1, 0)] * (shown == SIGNED_DIGITS)
        planes += [(number, 10**power, digit) for power in range(one.planes // 9) for digit in range(1, 10)]
    values = [(begins[part.name], begins[part.name] + part.size) for part in layout if part.swaps == "values"]
    rows = [begins[one.name] + at for one in layout if one.swaps == "rows" for at in range(0, one.size, one.shape[-1])]
    action_rows: list[int] = []
    columns, at = [-1] * part.ACTIONS, 0
    for one in part.CHOICES:
        if one.swaps == "rows":
            action_rows += range(at, at + one.size, one.shape[-1])
            columns[at : at + one.size] = [n % one.shape[-1] for n in range(one.size)]
        at += one.size
    return Coding(
        np.array(runs, np.int64),
        np.array([(at + k * n, *shown, n) for _, count, at, *shown, n in runs for k in range(count)], np.int32),
        np.array(planes, np.int32),
        np.array(values, np.int32).reshape(-1, 2),
        np.array(rows, np.int32),
        np.array(action_rows, np.int32),
        np.array(columns, np.int32),
        -1 if swaps is None else begins[swaps],
    )


@cache
def weights(game: str) -> Any:
    """Return what each plane adds to each number (a matrix), and to whether it is negative (another)."""
    tables = coding(game)
    adds = np.zeros((2, len(tables.planes), int(tables.runs[:, 1].sum())), np.float32)
    for plane, (number, divisor, value) in enumerate(tables.planes.tolist()):
        adds[int(divisor < 0), plane, number] = 1 if divisor < 0 else value * max(divisor, 1)
    return adds


def decoded(game: str, planes: Any) -> Any:
    """Return the numbers that planes show, for one observation or a row each."""
    numbers, negative = (planes.astype(np.float32) @ one for one in weights(game))
    return np.where(negative > 0, -numbers, numbers).astype(np.int16)


class Seen(NamedTuple):
    """A look as an environment would show it: what is observed, which actions are allowed, and what each is as a move."""

    observation: Any
    mask: Any
    texts: dict[int, str]


def observe(look: Look | Mapping[str, Any], deck: Any = None, *, encode: str = "planes", canonical: bool = True) -> Seen:
    """Return what a policy that learned in the vector environment is shown for a look, such as a program is sent in a tournament. Only in
    which order different seats took tiles of Hourglass is not in a look."""
    known = look if isinstance(look, Look) else read_look(look)
    if known.seat is None or known.seat not in known.to_act:
        raise BadSetup("env-look")
    kind, tables = find(known.game), coding(known.game)
    part, write = kind.part("lab.observation"), kind.part("notation").write
    record, cards = imagine_state(known, generator(b""), deck)  # what it does not tell, no observation shows
    numbers, mask = np.zeros(part.SIZE, np.int16), np.zeros(part.ACTIONS, bool)
    kind.part("build.observe").observe(record, cards, known.seat, numbers)
    part.mask(record, cards, known.seat, mask)
    texts = {int(n): write(record, cards, known.seat, int(part.move_of(record, cards, known.seat, int(n)))) for n in mask.nonzero()[0]}
    own = int(numbers[tables.own]) if canonical and tables.own >= 0 else 0
    if own > 1:
        swap_values(numbers, tables.values, own)
        swap_rows(numbers, tables.rows, own)
        swap_rows(mask, tables.action_rows, own)
        texts = {int(swap_action(action, tables.columns, own)): text for action, text in texts.items()}
    if encode == "planes":
        shown = np.zeros(len(tables.planes), np.uint8)
        write_planes(numbers, tables.runs, shown)
        numbers = shown
    return Seen(numbers, mask, texts)


# For compiled code


def write_planes(numbers: Any, runs: Any, out: Any) -> Any:
    """Write the planes of an observation. From the last number to the first, so that a 0 may write to the plane before its own: it is
    written after that, and to ask what each number is would take longer."""
    for i in range(len(out)):
        out[i] = 0
    for r in range(len(runs) - 1, -1, -1):
        run = runs[r]
        first, count, begins, shown, most, planes = run[0], run[1], run[2], run[3], run[4], run[5]
        inside, at = numbers[first : first + count], begins + count * planes
        for k in range(count - 1, -1, -1):
            value, at = int(inside[k]), at - planes
            if shown != ONE_OF:
                write_digits(value, shown, out[at : at + planes])
                continue
            place = at - 1 + (value if value >= 0 else most - value)
            if 0 <= place < at + planes:
                out[place] = value != 0


def write_digits(value: Any, shown: Any, out: Any) -> Any:
    """Write the planes of a number that is shown by its digits."""
    at = 0
    if shown == SIGNED_DIGITS:
        at = 1
        if value < 0:
            out[0] = 1
            value = -value
    while value > 0 and at < len(out):
        digit = value % 10
        if digit > 0:
            out[at + digit - 1] = 1
        value //= 10
        at += 9


def write_number(value: Any, table: Any, out: Any) -> Any:
    """Write the planes of one number that is not 0 (`Coding.numbers`), where all are 0."""
    at, shown, most, planes = int(table[0]), int(table[1]), int(table[2]), int(table[3])
    if shown != ONE_OF:
        write_digits(value, shown, out[at : at + planes])
    else:
        plane = value if value > 0 else most - value
        if plane <= planes:
            out[at + plane - 1] = 1


def swap_values(numbers: Any, ranges: Any, own: Any) -> Any:
    """Exchange a thing for the first one wherever the numbers are such things."""
    for k in range(len(ranges)):
        inside = numbers[int(ranges[k, 0]) : int(ranges[k, 1])]
        for i in range(len(inside)):
            value = inside[i]
            inside[i] = 1 if value == own else own if value == 1 else value


def swap_rows(numbers: Any, rows: Any, own: Any) -> Any:
    """Exchange a thing's number for the first one's in each row."""
    for k in range(len(rows)):
        first = int(rows[k])
        other = first + own - 1
        kept = numbers[first]
        numbers[first] = numbers[other]
        numbers[other] = kept


def swap_action(action: Any, columns: Any, own: Any) -> Any:
    """Return the action that is about the first thing where this one is about that of the seat, and the other way round."""
    column = int(columns[action])
    if column == 0:
        return action + own - 1
    return action - column if column == own - 1 else action
