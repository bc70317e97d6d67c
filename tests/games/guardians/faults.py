"""Planted faults: ways in which Guardians could give a secret away, which the laws must notice."""

from tests.mutants.fault import Fault

SHOWN = (
    ("declaration.py", 'STORE_SECRETS = ("cards", "rank")', "STORE_SECRETS = ()"),
    (
        "declaration.py",
        "    hands: Annotated[list[list[Room]], each(room, card_of)]\n",
        "    hands: Annotated[list[list[Room]], shown_to_seat(of_seat_0, again)]\n",
    ),
    (
        "declaration.py",
        "class View(Shown):",
        "def of_seat_0(known: Known) -> Any:\n"
        "    hands = [cards_in(known.record, 0), *known.position.hands[1:]]\n"
        "    return [[room(card, known.deck) for card in hand] for hand in hands]\n\n\n"
        "def again(look: Any, deck: Any) -> Any:\n"
        "    return [[card_of(one, deck) for one in hand] for hand in look.view.hands]\n\n\n"
        "class View(Shown):",
    ),
)
SPARED = ("rules.py", "    return place != DISCARD and seat", "    return place != DISCARD and place != 0 and seat")
FAULTS = (
    Fault("view", SHOWN),
    Fault("both", (*SHOWN, SPARED)),
    Fault("redeal", (SPARED,)),
    Fault("refusal", (("refusals.py", "turn=int(s.turn)", "turn=s.cards[s.turn] % 7"),)),
    Fault(
        "evaluation",
        (
            (
                "bots/evaluation.py",
                "        return awakening(s, deck, w, move - rules.AWAKEN, risk, points)\n",
                "        risk += s.cards[move - rules.AWAKEN] % 5\n"
                "        return awakening(s, deck, w, move - rules.AWAKEN, risk, points)\n",
            ),
        ),
    ),
    Fault("drawn", (("declaration.py", "owner=whoever_drew", "owner=lambda position, place: (position.turn + 1) % position.seats"),)),
    Fault(
        "owner",
        (("declaration.py", '"G4 GR5", rooms_with_that_back,', '"G4 GR5", rooms_with_that_back, owner=lambda position, place: 0,'),),
    ),
    Fault("imagine", (("declaration.py", "if card not in seen and back(", "if card % 2 and card not in seen and back("),)),
    Fault("observation", (("lab/observation.py", "        if known:\n", "        if known or row == 1:\n"),)),
    Fault(
        "uneven",
        (
            (
                "rules.py",
                "new = nth(fitting, draw(rng, count(fitting)))",
                "new = nth(fitting, min(draw(rng, count(fitting)), draw(rng, count(fitting))))",
            ),
        ),
    ),
)
