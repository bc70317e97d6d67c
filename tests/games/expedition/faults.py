"""Planted faults: ways in which Expedition could give a secret away, which the laws must notice."""

from tests.mutants.fault import Fault

SHOWN = (
    ("declaration.py", 'STORE_SECRETS = ("pile", "dealt", "kept", "marked", "sheet", "owed")', "STORE_SECRETS = ()"),
    (
        "declaration.py",
        "known.once(seen, one, seat == known.seat)",
        "known.once(seen, one if seat else read_player(known.record, known.deck, 0), seat == known.seat)",
    ),
)
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
    Fault("view", SHOWN),
    Fault("both", (*SHOWN, SPARED)),
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
                "bots/evaluation.py",
                "    return w[WEIGHT.sharp] * value\n",
                "    return w[WEIGHT.sharp] * value + 0.1 * s.dealt[1 - seat][0] + s.marked[1 - seat][0]\n",
            ),
        ),
    ),
    Fault("history", (("declaration.py", "return bool(s.phase != REPLACE)", "return bool(s.phase == KEEP)"),)),
    Fault(
        "imagine",
        (
            (
                "positions/hidden_marks.py",
                "after = marked(after, deck, seat, moves[draw(rng, len(moves))])",
                "after = marked(after, deck, seat, moves[0])",
            ),
        ),
    ),
    Fault(
        "observation",
        (("lab/observation.py", "s.sheet[other]) if known else", "s.sheet[other]) if known or row == 1 else"),),
    ),
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
