"""Planted faults: ways in which Hourglass could give a secret away, which the laws must notice."""

from tests.mutants.fault import Fault

SHOWN = ("view.py", "rules.SAND and not own and", "rules.SAND and not own and seat != 0 and")
SPARED = (
    ("rules.py", "        if holder != seat:\n            n = draw", "        if holder != seat and holder != 0:\n            n = draw"),
    ("rules.py", "& (1 << seat if seat >= 0 else 0)\n    for k", "& (1 << seat | 1 if seat >= 0 else 1)\n    for k"),
)
FAULTS = (
    Fault("view", (SHOWN,)),
    Fault("both", (SHOWN, *SPARED)),
    Fault("redeal", SPARED),
    Fault("refusal", (("refusals.py", "else faster(number, holder)", "else faster(number, holder if s.op[k] else 0)"),)),
    Fault("awaited", (("view.py", "return int(rules.to_act(s)) | int(s.holding) & ~own", "return int(rules.to_act(s))"),)),
    Fault("history", (("view.py", "return bool(s.phase == rules.SAND and move >= rules.SHOW)", "return False"),)),
    Fault(
        "uneven",
        (("rules.py", "n = draw(rng, LISTS[same] + 1) - 1", "n = min(draw(rng, LISTS[same] + 1), draw(rng, LISTS[same] + 1)) - 1"),),
    ),
)
