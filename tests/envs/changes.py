"""Positions with one thing changed, as far as they can be on a table. Names no game."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from saqqara.core.errors import BadPosition
from saqqara.core.game import find
from tests.envs.seen import At
from tests.every_game.worlds import Path, copied, get, leaves

INDEX = re.compile(r"\d+")


def kinds(position: Any) -> dict[str, list[Path]]:
    """Return the paths of everything that has nothing inside, by their kind: paths that differ only in where in a list."""
    found = defaultdict(list)
    for path in leaves(position):
        found[".".join("*" if isinstance(step, int) or INDEX.fullmatch(step) else step for step in path)].append(path)
    return found


def put(position: Any, path: Path, value: Any) -> None:
    """Make one thing something else."""
    get(position, path[:-1])[path[-1]] = value


def changed(position: Any, chance: random.Random) -> Any:
    """Return a position with one thing made another of its kind, exchanged with it, or counted one further; it may well be impossible."""
    other = copied(position)
    found = kinds(position)
    paths = found[chance.choice(sorted(found))]
    one, two = chance.choice(paths), chance.choice(paths)
    value = get(position, one)
    if isinstance(value, bool):
        put(other, one, not value)
    elif isinstance(value, int) and chance.random() < 0.5:
        put(other, one, value + chance.choice((-1, 1)))
    else:
        put(other, one, get(position, two))
        if chance.random() < 0.7:
            put(other, two, value)
    return other


def neighbours(at: At, chance: random.Random, tries: int) -> Iterator[At]:
    """Yield this moment as its position tells it, then some that differ from it slightly."""
    part = find(at.setup.game).model
    position = msgspec.to_builtins(part.position(at.state, at.deck))
    for one in (position, *(changed(position, chance) for _ in range(tries))):
        try:
            state = part.state(msgspec.convert(one, part.Position), at.deck)
        except (BadPosition, msgspec.ValidationError):
            continue
        yield At(at.setup, state, at.deck)
