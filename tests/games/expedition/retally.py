"""A game's row beyond its score, from positions and texts of moves."""

from collections import Counter
from typing import Any


def retally(story: list[Any], deck: Any) -> dict[str, Any]:
    """Count a game again, by columns; lists are by seat."""
    last, seats = story[-1].after, range(story[-1].after["seats"])
    done = Counter[tuple[str, int]]()
    held: list[set[int]] = [set() for _ in seats]
    for told in story:
        for seat in seats:
            held[seat] |= {card["number"] for card in told.after["players"][seat]["cards"] if card is not None}
        name = what(told)
        if name is not None:
            done[name, told.seat] += 1
    players = last["players"]
    found: dict[str, Any] = {
        name: [done[name, seat] for seat in seats] for name in ("patterns", "squares", "passes", "from_display", "from_pile")
    }
    found |= {name: [player[name] for player in players] for name in ("red", "green", "skulls")}
    found["torches"] = [sum(1 << number for number, lit in enumerate(player["torches"]) if lit) for player in players]
    found["completed"] = [sum(1 << number - 1 for number in player["completed"]) for player in players]
    found["held"] = [sum(1 << number - 1 for number in one) for one in held]
    found["card_points"] = [10 * len(player["completed"]) for player in players]
    found["box_points"] = [sum(map(sum, player["boxes"].values())) for player in players]
    found["torch_points"] = [5 * sum(player["torches"]) for player in players]
    found["gem_points"] = [5 * min(p["red"], p["green"]) + abs(p["red"] - p["green"]) for p in players]
    found["skull_points"] = [-deck.skulls[player["skulls"] - 1] if player["skulls"] else 0 for player in players]
    return found


def what(told: Any) -> str | None:
    """Return the kind of a move."""
    words = told.text.split()
    if words[0] == "keep":
        return None
    if words[0] == "pass":
        return "passes"
    if words[0] == "take":
        return "from_pile" if words[1] == "pile" else "from_display"
    return "squares" if len(words) == 2 else "patterns"
