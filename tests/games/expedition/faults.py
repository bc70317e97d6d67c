"""Planted faults: ways in which Expedition could give a secret away, which the laws must notice."""

from tests.mutants.fault import Fault

SHOWN = ("view.py", "seen(f, deck, other, False, cards)", "seen(f, deck, other, other == 0, cards)")
SPARED = (
    "rules.py",
    """    elif s.phase == MARK:
        for other in range(s.seats):
            if other != seat:
                hide""",
    """    elif s.phase == MARK:
        for other in range(1, s.seats):
            if other != seat:
                hide""",
)
FAULTS = (
    Fault("view", (SHOWN,)),
    Fault("both", (SHOWN, SPARED)),
    Fault("redeal", (SPARED,)),
    Fault(
        "refusal",
        (
            (
                "notation.py",
                'Refused("E4", "refused-not-dealt", GAME, card=number)',
                'Refused("E4", "refused-not-dealt", GAME, card=sum(sum(one) for one in s.dealt))',
            ),
        ),
    ),
    Fault(
        "evaluation",
        (
            (
                "evaluation.py",
                "    return w[SHARP] * value\n",
                "    return w[SHARP] * value + 0.1 * s.dealt[1 - seat][0] + s.marked[1 - seat][0]\n",
            ),
        ),
    ),
    Fault("history", (("view.py", "return bool(s.phase != layout.REPLACE)", "return bool(s.phase == layout.KEEP)"),)),
    Fault(
        "uneven",
        (
            (
                "rules.py",
                "number = nth(pile, draw(rng, count(pile)))",
                "number = nth(pile, min(draw(rng, count(pile)), draw(rng, count(pile))))",
            ),
        ),
    ),
)
