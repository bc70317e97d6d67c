"""Planted faults: ways in which Cups could give a die away, which the laws must notice."""

from tests.mutants.fault import Fault

SHOWN = ("view.py", "p.over or other == seat", "p.over or other in (seat, 0)")
SPARED = ("rules.py", "            if other != seat:\n", "            if other != seat and other != 0:\n")
FAULTS = (
    Fault("view", (SHOWN,)),
    Fault("both", (SHOWN, SPARED)),
    Fault("redeal", (SPARED,)),
    Fault("refusal", (("refusals.py", "turn=s.turn", "turn=s.die[s.turn]"),)),
    Fault("evaluation", (("evaluation.py", "(s.die[seat] == bid % FACES)", "(s.die[0] == bid % FACES)"),)),
    Fault("uneven", (("rules.py", "s.die[other] = draw(rng, FACES)", "s.die[other] = min(draw(rng, FACES), draw(rng, FACES))"),)),
)
