"""Planted faults: ways in which the game could give a secret away, which the laws must notice. Edits of its files, as text."""

from tests.mutants.fault import Fault

SHOWN = ("view.py", "hand if other == seat else None", "hand if other in (seat, 0) else None")
SPARED = (
    "rules.py",
    """    for other in range(s.seats):
        if other != seat:
            held""",
    """    for other in range(1, s.seats):
        if other != seat:
            held""",
)
KEPT = (
    "rules.py",
    """    for other in range(s.seats):
        if other != seat:
            s.bag""",
    """    for other in range(1, s.seats):
        if other != seat:
            s.bag""",
)
FAULTS = (
    Fault("view", (SHOWN,)),
    Fault("both", (SHOWN, KEPT, SPARED)),
    Fault("redeal", (KEPT, SPARED)),
    Fault("refusal", (("refusals.py", "turn=s.turn", "turn=s.hand[s.turn]"),)),
    Fault("evaluation", (("evaluation.py", "    top = top_of(lain)\n", "    top = top_of(lain) + s.hand[1 - seat] % 2\n"),)),
    Fault(
        "uneven",
        (("rules.py", "nth(s.bag, draw(rng, count(s.bag)))", "nth(s.bag, draw(rng, count(s.bag)) // 2)"),),
    ),
)
