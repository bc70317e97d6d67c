"""The standings of bots on the scale of ratings (a game's `standings.toml`), strengths between levels included, and the strength for an
even game."""

from functools import cache

from saqqara.bots.rating_scale import STANDINGS
from saqqara.bots.strength import STRENGTHS, placed
from saqqara.core.errors import BadSetup
from saqqara.core.game import find, read_file
from saqqara.core.parsing import convert, parse_toml

Stand = tuple[float, float]
STEPS = 5
"""The strengths that are offered are tenths of ten in steps of so many: 1, 1.5, 2 …"""


@cache
def all_of(game: str) -> dict[int, dict[str, Stand]]:
    """Return the standings in a game's folder, by seats and level; empty without the file."""
    file = find(game).folder / STANDINGS
    if not file.exists():
        return {}
    read: dict[str, dict[str, Stand]] = convert(parse_toml(read_file(file), BadSetup), dict[str, dict[str, Stand]], BadSetup)
    return {int(seats): stands for seats, stands in read.items()}


def stand(game: str, seats: int, bot: str) -> Stand | None:
    """mu and sigma of a bot by its level or strength; None where it has none: a game that was not measured, a bot that
    thinks elsewhere, or does not think (`chance`)."""
    known = all_of(game).get(seats)
    if known is None:
        return None
    if bot in known:
        return known[bot]
    place = placed(bot)
    if place is None or place.lower not in known or place.upper not in known:
        return None
    (low, unsure), (high, as_unsure) = known[place.lower], known[place.upper]
    return low + place.part * (high - low), max(unsure, as_unsure)


@cache
def offered() -> tuple[str, ...]:
    """Return the strengths to choose from, from the weakest to the strongest, levels by their names."""
    named = {int(strength * 10): name for name, strength in STRENGTHS.items()}
    return tuple(named.get(tenths, f"{tenths / 10:g}/10") for tenths in range(10, 101, STEPS))


def even(game: str, seats: int, mu: float) -> str | None:
    """Return the strength of bots that gives an even game at a table of so many seats."""
    stands = {bot: stand(game, seats, bot) for bot in offered()}
    near = {bot: abs(one[0] - mu) for bot, one in stands.items() if one is not None}
    return min(near, key=lambda bot: near[bot]) if near else None


def measured(game: str) -> bool:
    """Return whether every level has its standing at every number of seats."""
    known = all_of(game)
    return all(set(STRENGTHS) <= set(known.get(seats, ())) for seats in find(game).seats)
