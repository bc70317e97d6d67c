"""Secrets stay hidden: the laws of secrecy hold for every game, seat count and option, at every step of random games."""

import re
from collections.abc import Callable

import pytest

from saqqara.core.game import games
from tests.every_game import secrecy_laws
from tests.every_game.setups import EDGES, SETUPS, Setup, random_game, smallest_and_largest

OF_RULES = secrecy_laws.redeal_changes_just_the_secrets, secrecy_laws.nothing_tells_a_secret
"""Laws of what the rules of a game hide, which its options and the number of seats may change."""
SPARSE = 20
"""Between the smallest table and the largest, a law looks at the first positions, at every n-th, and at those with a rare secret."""


@pytest.mark.parametrize(
    ("law", "setup"),
    [
        (law, setup)
        for law in (*secrecy_laws.LAWS[:-1], secrecy_laws.hints_tell_no_secret)
        for setup in (SETUPS if law in OF_RULES else EDGES)
    ],
    ids=lambda value: str(getattr(value, "__name__", value)),
)
def test_secrets(law: Callable[..., None], setup: Setup) -> None:
    law(setup, **({} if setup in EDGES else {"every": SPARSE}))


@pytest.mark.parametrize("setup", {setup.game: setup for setup in smallest_and_largest(0)[::-1]}.values(), ids=str)
def test_secrets_take_every_value_evenly(setup: Setup) -> None:
    secrecy_laws.secrets_take_every_value_evenly(setup)


@pytest.mark.parametrize("game", games())
def test_every_declaration_names_clauses_of_the_rules(game: str) -> None:
    page = (games()[game].folder / "texts/rules.en.md").read_text(encoding="utf-8")
    for declared in games()[game].part("declaration").SECRETS:
        for clause in declared.clauses.split():
            assert re.search(rf"\b{clause}\b", page), f"{game}/declaration.py: {declared} names {clause}, which is no clause of its rules"


@pytest.mark.parametrize("setup", EDGES, ids=str)
def test_the_history_shown_is_the_log_without_what_is_veiled(setup: Setup) -> None:
    for table in random_game(setup, 13):
        log = [(entry.seat, entry.text) for entry in table.moves]
        for seat in (None, *range(setup.seats)):
            shown = list(table.look(seat).history)
            hidden = [move for move, entry in zip(log, table.moves, strict=True) if entry.veiled and (seat is None or entry.seat != seat)]
            assert len(shown) + len(hidden) == len(log)
        if table.over:
            assert list(table.look(None).history) == log
