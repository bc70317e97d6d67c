"""Planted faults: ways in which Objective could give a secret away, which the laws must notice."""

from tests.mutants.fault import Fault

SHOWN = (
    "view.py",
    "(None,) * f.seats",
    "(names[f.objective[0]], *(None,) * (f.seats - 1))",
)
SPARED = (
    "rules.py",
    """    if seat >= 0:
        hidden &= ~(1 << s.objective[seat])
    for other in range(s.seats):
        if other != seat:
            colour = nth(hidden""",
    """    hidden &= ~(1 << s.objective[0])
    if seat > 0:
        hidden &= ~(1 << s.objective[seat])
    for other in range(1, s.seats):
        if other != seat:
            colour = nth(hidden""",
)
FAULTS = (
    Fault("view", (SHOWN,)),
    Fault("both", (SHOWN, SPARED)),
    Fault("redeal", (SPARED,)),
    Fault("seat", (("view.py", "objectives[seat] =", "objectives[seat - 1] = COLOURS[s.objective[seat - 1]]\n    objectives[seat] ="),)),
    Fault("refusal", (("refusals.py", "turn=int(s.turn)", "turn=int(s.objective[s.turn])"),)),
    Fault(
        "evaluation",
        (
            (
                "evaluation.py",
                "    return weigh(s, w, mine, spot, colour, was, becomes, ahead, fed)",
                "    return weigh(s, w, mine, spot, colour, was, becomes, ahead, fed) + 0.1 * s.objective[1 - seat]",
            ),
        ),
    ),
    Fault(
        "uneven",
        (
            (
                "rules.py",
                """        if other != seat:
            colour = nth(hidden, draw(rng, count(hidden)))""",
                """        if other != seat:
            colour = nth(hidden, min(draw(rng, count(hidden)), draw(rng, count(hidden))))""",
            ),
        ),
    ),
)
