"""A game's row beyond its score, from positions and texts of moves."""

from collections import Counter
from typing import Any

COUNTS = {"take": "took", "nothing": "said_nothing", "show": "shown", "done": "said_done"}


def retally(story: list[Any], deck: Any) -> dict[str, Any]:
    """Count a game again, by columns; lists are by seat."""
    last, seats = story[-1].after, range(story[-1].after["seats"])
    done = Counter((told.text.split()[0], told.seat) for told in story)
    tiles = sorted(card.number for card in deck.card)
    scarabs = {card.number: card.scarabs for card in deck.card}
    found: dict[str, Any] = {name: [done[word, seat] for seat in seats] for word, name in COUNTS.items()}
    found["sand_out"], found["time_out"] = done["sand", None], done["time", None]
    found["rounds"] = 1 + sum(told.before["active"] != told.after["active"] for told in story)
    for name, sign in (("right", 1), ("wrong", -1)):
        found[name] = [sum(1 << tiles.index(number) for number in last[name][seat]) for seat in seats]
        found[f"{name}_points"] = [sign * sum(scarabs[number] for number in last[name][seat]) for seat in seats]
    return found
