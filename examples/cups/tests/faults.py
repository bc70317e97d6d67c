"""Planted faults: ways in which Cups could give a die away, which the laws must notice."""

from tests.mutants.fault import Fault

SHOWN = (
    ("declaration.py", 'STORE_SECRETS = ("dice",)', "STORE_SECRETS = ()"),
    ("declaration.py", "    dice: list[int | None]\n", "    dice: Annotated[list[int], shown(lambda s, deck: list(s.dice[: s.seats]))]\n"),
    ("declaration.py", "choice, per_seat\n", "choice, per_seat, shown\n"),
)
SPARED = ("rules.py", "            if other != seat:\n", "            if other != seat and other != 0:\n")
FAULTS = (
    Fault("view", SHOWN),
    Fault("both", (*SHOWN, SPARED)),
    Fault("redeal", (SPARED,)),
    Fault("refusal", (("refusals.py", "turn=s.turn", "turn=s.dice[s.turn]"),)),
    Fault("imagine", (("declaration.py", "evenly(range(1, FACES + 1))", "evenly(range(2, FACES + 1))"),)),
    Fault("uneven", (("rules.py", "s.dice[other] = draw(rng, FACES) + 1", "s.dice[other] = min(draw(rng, FACES), draw(rng, FACES)) + 1"),)),
)
