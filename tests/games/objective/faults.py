"""Planted faults: ways in which Objective could give a secret away, which the laws must notice."""

from tests.mutants.fault import Fault

SHOWN = (
    ("declaration.py", 'STORE_SECRETS = ("objective",)', "STORE_SECRETS = ()"),
    ("declaration.py", "per_seat, shown\n", "per_seat, shown, shown_to_seat\n"),
    ("declaration.py", "    objectives: list[Colour | None]\n", "    objectives: Annotated[list[Any], shown_to_seat(of_seat_0)]\n"),
    (
        "declaration.py",
        "class View(Shown):",
        "def of_seat_0(known: Any) -> list[Any]:\n"
        "    colours = known.record.objective[: known.record.seats]\n"
        "    return [COLOUR_NAMES[colour] if seat in (0, known.seat) else None for seat, colour in enumerate(colours)]\n\n\n"
        "class View(Shown):",
    ),
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
    Fault("view", SHOWN),
    Fault("both", (*SHOWN, SPARED)),
    Fault("redeal", (SPARED,)),
    Fault(
        "owner",
        (
            (
                "declaration.py",
                '"O3 O14", other_colours, opened=is_over)',
                '"O3 O14", other_colours, opened=is_over, owner=lambda position, place: 0)',
            ),
        ),
    ),
    Fault(
        "until",
        (
            (
                "declaration.py",
                '"O3 O14", other_colours, opened=is_over)',
                '"O3 O14", other_colours, opened=is_over, until=lambda position: position.turn > 0)',
            ),
        ),
    ),
    Fault("refusal", (("refusals.py", "turn=int(s.turn)", "turn=int(s.objective[s.turn])"),)),
    Fault(
        "evaluation",
        (
            (
                "bots/placement.py",
                "        value += w[WEIGHT.bare]\n    return value",
                "        value += w[WEIGHT.bare]\n    return value + 0.1 * s.objective[1 - seat]",
            ),
        ),
    ),
    Fault("imagine", (("declaration.py", "if colour in in_play - taken)", "if colour in sorted(in_play - taken)[:1])"),)),
    Fault("observation", (("build/observe.py", "if row == 0 or is_over(s) else 0", "if row <= 1 or is_over(s) else 0"),)),
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
