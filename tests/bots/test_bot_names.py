"""Names of bots: apart at one table, the same for a level everywhere, and nobody else's."""

from itertools import chain

import pytest

from saqqara.bots import levels
from saqqara.bots.bot_names import NAMES, bot_names
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import games
from saqqara.server.names.name_policy import check_name


def test_every_level_has_names_for_the_largest_table_and_no_two_share_one() -> None:
    assert set(NAMES) == {*levels(), "chance", "deep"}
    everybody = list(chain(*NAMES.values()))
    assert len(set(everybody)) == len(everybody)
    assert all(len(names) >= max(kind.seats[-1] for kind in games().values()) for names in NAMES.values())


def test_bots_at_one_table_have_names_of_their_own() -> None:
    assert bot_names([None, "novice", "novice", "master", "novice"]) == [None, "Nora", "Idris", "Nitokris", "Aya"]


def test_a_strength_has_the_names_of_the_nearest_level_and_the_sand_none() -> None:
    assert bot_names(["2/10", "6/10", "7/10", "sand"]) == ["Nora", "Meryt", "Kawit", None]


@pytest.mark.parametrize("name", ["Nora", "nora", "Nоra", "Nora (bot)", "Imhotep Bot"])
def test_nobody_else_is_called_as_a_bot_is(name: str) -> None:
    with pytest.raises(SaqqaraError, match="mistaken"):
        check_name(name, ())
    check_name(f"{name.split(maxsplit=1)[0]} Dupont", ())
