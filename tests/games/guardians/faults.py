"""Planted faults: ways in which Guardians could give a secret away, which the laws must notice."""

from tests.mutants.fault import Fault

SHOWN = ("view.py", "tuple([lying[number] for", "tuple([(lying if other else all_cards.open)[number] for")
SPARED = ("rules.py", "    return place != DISCARD and seat", "    return place != DISCARD and place != 0 and seat")
FAULTS = (
    Fault("view", (SHOWN,)),
    Fault("both", (SHOWN, SPARED)),
    Fault("redeal", (SPARED,)),
    Fault("refusal", (("refusals.py", "turn=int(s.turn)", "turn=s.cards[s.turn] % 7"),)),
    Fault(
        "evaluation",
        (
            (
                "evaluation.py",
                "        return awakening(s, deck, w, move - AWAKEN, risk, points)\n",
                "        risk += s.cards[move - AWAKEN] % 5\n        return awakening(s, deck, w, move - AWAKEN, risk, points)\n",
            ),
        ),
    ),
    Fault("drawn", (("view.py", "all_cards.closed[number] if number", "all_cards.open[number] if number"),)),
    Fault("seat", (("view.py", "hands[seat] = tuple([opened", "hands[seat - 1] = hands[seat] = tuple([opened"),)),
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
