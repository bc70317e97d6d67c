"""What is secret in Expedition: the cards others were dealt and kept until all have kept, and what others mark until all have marked."""

from itertools import combinations
from typing import Any

from saqqara.core.secrecy import Chances, Hidden, Open, Place, Position, Secret, evenly
from saqqara.games.expedition.deck import CARDS
from saqqara.games.expedition.hidden_marks import markings

SHEET = ("red", "green", "torches", "skulls")


def all_have_kept(position: Position) -> bool:
    """ER5: the choice of two cards of four comes into the open when everybody has made it."""
    return bool(position["phase"] != "keep")


def all_have_marked(position: Position) -> bool:
    """ER3: marks are shown when everybody is done."""
    return bool(position["phase"] != "mark" or position["over"])


def other_cards(known: Position, deck: Any, place: Place) -> Chances:
    """E4: any card that was not dealt to somebody else."""
    seen = {card for player in known["players"] for card in player["dealt"] if not isinstance(card, Hidden)}
    return evenly(card for card in range(1, CARDS + 1) if card not in seen)


def two_of_them(known: Position, deck: Any, place: Place) -> Chances:
    """ER5: two of the four, once somebody has chosen."""
    player = known["players"][place.seat]
    if not player["finished"]:
        return evenly([[]])
    return evenly([{"number": card, "marked": []} for card in pair] for pair in combinations(player["dealt"], 2))


def as_it_lay(value: Any, deck: Any) -> dict[str, Any]:
    """ER3: all see what lay there when the step began."""
    before = value.get("before") or {name: value[name] for name in SHEET} | {"marked": [card and card["marked"] for card in value["cards"]]}
    cards = [card and card["number"] for card in value["cards"]]
    return {"cards": cards, "marked": [squares or [] for squares in before["marked"]], **{name: before[name] for name in SHEET}}


def any_marks(known: Position, deck: Any, place: Place) -> Chances:
    """E7, E11: whatever may be marked in this step, by decisions that are as likely as each other."""
    return markings(known, deck, int(place.seat or 0))


SECRETS = (
    Open("game seats over phase round turn", "E5 E6"),
    Open("pattern expeditions_left", "E6"),
    Open("display pile to_replace", "E17 E18"),
    Open("boxes_left players[seat].boxes", "E20"),
    Open("players[seat].completed", "E17"),
    Open("players[seat].finished", "ER3"),  # who is done is seen, not what they did
    Secret("players[seat].dealt[each]", "E4 ER5", other_cards, until=all_have_kept, ordered=False),
    Secret("players[seat].cards", "ER5", two_of_them, until=all_have_kept),
    Secret("players[seat].{cards,red,green,torches,skulls,owed,before}", "ER3", any_marks, until=all_have_marked, shows=as_it_lay),
)
