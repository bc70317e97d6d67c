"""The last placements solved slowly, from the sentences that say what is exact about it and from the rules text alone."""

from itertools import permutations
from typing import Any

World = tuple[str, ...]
Values = dict[World, tuple[tuple[float, ...], tuple[float, ...]]]
"""In each world: everybody's victories, and everybody's points."""


def worlds(position: dict[str, Any]) -> list[World]:
    """Return the possible colours of the seats (O3)."""
    return list(permutations(dict.fromkeys(spot["base"] for spot in position["spots"]), position["seats"]))


def placements(position: dict[str, Any]) -> list[tuple[int, str]]:
    """Return the legal placements of the acting seat (O7, O8): a spot and a colour."""
    stock = position["stocks"][position["turn"]]
    shown = [(spot["base"], bool(spot["stack"])) for spot in position["spots"]]
    return [(i, colour) for i, (base, covered) in enumerate(shown) for colour, n in stock.items() if n and (covered or base != colour)]


def placed(position: dict[str, Any], spot: int, colour: str) -> dict[str, Any]:
    """Return the position after that (O8-O12)."""
    spots = [{"base": one["base"], "stack": list(one["stack"])} for one in position["spots"]]
    stack = spots[spot]["stack"]
    if stack and stack[-1] == colour:
        stack.pop()
    else:
        stack.append(colour)
    stocks = [dict(stock) for stock in position["stocks"]]
    stocks[position["turn"]][colour] -= 1
    return position | {"spots": spots, "stocks": stocks, "turn": (position["turn"] + 1) % position["seats"]}


def ended(position: dict[str, Any]) -> Values:
    """O14-O16, OR1, OR2."""

    def standing(colour: str) -> tuple[int, int, int]:
        heights = [len(spot["stack"]) for spot in position["spots"] if ([spot["base"], *spot["stack"]])[-1] == colour]
        return len(heights), sum(height > 0 for height in heights), max(heights, default=0)

    values: Values = {}
    for world in worlds(position):
        standings = [standing(colour) for colour in world]
        firsts = standings.count(max(standings))
        values[world] = (tuple((one == max(standings)) / firsts for one in standings), tuple(float(one[0]) for one in standings))
    return values


def value(position: dict[str, Any], weights: dict[World, float]) -> Values:
    """Return the worth of a position for each seat in each world, if all that is left is placed as well as its owners can know."""
    if not any(any(stock.values()) for stock in position["stocks"]):
        return ended(position)
    actor = position["turn"]
    children = [value(placed(position, *one), weights) for one in placements(position)]
    found: Values = {}
    for colour in dict.fromkeys(world[actor] for world in weights):
        possible = [world for world in weights if world[actor] == colour]

        def hope(child: Values, what: int, possible: list[World] = possible) -> float:
            total = sum(weights[world] for world in possible)
            hoped: float = round(sum(weights[world] * child[world][what][actor] for world in possible) / total, 9)
            return hoped

        best = max((hope(child, 0), hope(child, 1)) for child in children)
        made = [child for child in children if (hope(child, 0), hope(child, 1)) == best]
        for world in possible:
            wins, points = (
                [sum(each) / len(made) for each in zip(*(child[world][what] for child in made), strict=True)] for what in (0, 1)
            )
            found[world] = (tuple(wins), tuple(points))
    return found


def expected(values: Values, weights: dict[World, float], seat: int, colour: str) -> tuple[list[float], float]:
    """Return the chances of all seats and the seat's points, as the seat with that colour sees them."""
    possible = [world for world in weights if world[seat] == colour]
    total = sum(weights[world] for world in possible)
    seats = range(len(possible[0]))
    chances = [sum(weights[world] * values[world][0][other] for world in possible) / total for other in seats]
    return chances, sum(weights[world] * values[world][1][seat] for world in possible) / total
