"""Planted faults: ways in which Hourglass could give a secret away, which the laws must notice."""

from tests.mutants.fault import Fault

SHOWN = (
    ("declaration.py", 'STORE_SECRETS = ("op", "owing")', "STORE_SECRETS = ()"),
    (
        "declaration.py",
        "    round: Annotated[list[Taker], each(taker, seat_of)]\n",
        "    round: Annotated[list[Taker], shown_to_seat(of_seat_0, again)]\n",
    ),
    ("declaration.py", "numbers, shown\n", "numbers, shown, shown_to_seat\n"),
    (
        "declaration.py",
        "class View(Shown):",
        "def of_seat_0(known: Any) -> Any:\n"
        "    first, *others = round_of_seats(known.record, known.deck)[:1] + known.position.round[1:]\n"
        "    return [taker(one, known.deck) for one in (first, *others)]\n\n\n"
        "def again(look: Any, deck: Any) -> Any:\n"
        "    return [seat_of(one, deck) for one in look.view.round]\n\n\n"
        "class View(Shown):",
    ),
)
SPARED = (
    ("rules.py", "        if holder != seat:\n            n = draw", "        if holder != seat and holder != 0:\n            n = draw"),
    ("rules.py", "& (1 << seat if seat >= 0 else 0)\n    for k", "& (1 << seat | 1 if seat >= 0 else 1)\n    for k"),
)
FAULTS = (
    Fault("view", SHOWN),
    Fault("both", (*SHOWN, *SPARED)),
    Fault("redeal", SPARED),
    Fault("refusal", (("refusals.py", "else faster(number, holder)", "else faster(number, holder if s.op[k] else 0)"),)),
    Fault("awaited", (("declaration.py", "s.holding & ~own | s.owing & own", "s.owing"),)),
    Fault("history", (("declaration.py", "return bool(s.phase == rules.SAND and move >= rules.SHOW)", "return False"),)),
    Fault("imagine", (("declaration.py", "[texts[draw(rng, len(texts))] for _ in tiles]", "[texts[1] for _ in tiles]"),)),
    Fault("observation", (("lab/observation.py", "if holder == seat or opened:", "if holder <= 1 or opened:"),)),
    Fault(
        "uneven",
        (("rules.py", "n = draw(rng, LISTS[same] + 1) - 1", "n = min(draw(rng, LISTS[same] + 1), draw(rng, LISTS[same] + 1)) - 1"),),
    ),
)
