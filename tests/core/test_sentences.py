"""Errors name the faulty input in a sentence, in the reader's language."""

from collections.abc import Callable
from typing import Any

import pytest

from saqqara import SaqqaraError, Table, replay
from saqqara.bots.player_spec import enter
from saqqara.core.errors import BadDeck
from saqqara.core.game import find
from saqqara.core.parsing import parse_toml, plain
from saqqara.core.table import secret_of


def record(**changed: Any) -> dict[str, Any]:
    return {**Table("objective", 2, b"x").save(), **changed}


def deck(**changed: Any) -> dict[str, Any]:
    return {**plain(find("guardians").deck()), **changed}


def with_number_below_cards() -> Any:
    cards = deck()["card"]
    return find("guardians").deck(deck(card=[*cards[:-1], {**cards[-1], "goal": 25}]))


anything: Any = Table
CASES: list[tuple[Callable[[], object], str, str]] = [
    (lambda: anything("objective", "2"), "expected a whole number, got a text", "doit être un nombre entier, et non un texte"),
    (lambda: anything("objective", 2.0), "expected a whole number, got a decimal number", "un nombre décimal"),
    (lambda: anything(["x"]), "There is no game", "n'existe pas"),
    (lambda: anything("objective").look("0"), "Field “seat”: expected a whole number or null, got a text", "« seat »"),
    (lambda: anything("objective", names=5), "Field “names”", "Champ « names »"),
    (lambda: anything("objective", nonces=["a", "b"]), "Field “nonces”", "Champ « nonces »"),
    (lambda: anything("objective", seed=0.5), "expected a text, bytes or a whole number", "des octets"),
    (lambda: replay(record(options={"mode": 7})), "choose random or fair, not 7", "choisissez random ou fair"),
    (lambda: find("guardians").deck(deck(goal=float("nan"))), "expected a whole number, got nan", "et non nan"),
    (lambda: find("guardians").deck(deck(goal=201)), "must be at most 200", "doit valoir au plus 200"),
    (with_number_below_cards, "above the first [[card]]", "avant le premier [[card]]"),
    (lambda: replay('{"a": 1,\n x}'), "isn't valid JSON: see line 2, column 2", "ligne 2, colonne 2"),
    (lambda: replay("{"), "it ends too early", "il s'arrête trop tôt"),
    (lambda: replay("[" * 100_000), "nested too deeply", "niveaux imbriqués"),
    (lambda: parse_toml("a = 1\nb = = 2\n", BadDeck), "isn't valid TOML: see line 2, column 5", "ligne 2, colonne 5"),
    (lambda: parse_toml("a = 1\na = 2\nb = 1", BadDeck), "line 2 sets a name that is already set", "définit un nom déjà défini"),
    (lambda: parse_toml(b"\xff", BadDeck), "isn't in UTF-8", "pas en UTF-8"),
    (lambda: enter("exec:", b""), "needs a command", "nécessite une commande"),
]


@pytest.mark.parametrize(("call", "english", "french"), CASES)
def test_a_fault_is_said_in_both_languages(call: Callable[[], object], english: str, french: str) -> None:
    with pytest.raises(SaqqaraError) as caught:
        call()
    assert english in caught.value.reason("en")
    assert french in caught.value.reason("fr").replace("\N{NO-BREAK SPACE}", " ")


def test_a_whole_number_is_the_seed_of_its_decimal_text() -> None:
    assert secret_of(5) == secret_of("5") == secret_of(b"5") != secret_of(bytes(5))
    assert secret_of(32) != bytes(32)
    assert Table("objective", seed=-7).save()["seed"] == Table("objective", seed="-7").save()["seed"]
