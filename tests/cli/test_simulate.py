"""`saqqara simulate`."""

import json
from pathlib import Path

import pytest

from saqqara.core.game import find
from tests.cli.helping import Shell


def test_a_summary_is_said_in_both_languages_and_as_json(shell: Shell) -> None:
    words = ("simulate", "guardians", "--seats", 3, "--games", 200, "--players", "novice,adept,chance", "--workers", 1)
    told = json.loads(shell(*words, "--json").out)
    assert told["plan"]["players"] == ["novice", "adept", "chance"]
    assert sum(one["win"] for one in told["summary"]["players"]) == pytest.approx(1)
    english, french = shell(*words), shell("--lang", "fr", *words)
    assert english.err == french.err == ""
    for text in ("Games: 200", "seat", "player", "novice", "The first player won", "Lead changes"):
        assert text in english.out
    for text in ("Parties : 200", "place", "joueur", "victoires", "Le premier joueur", "Changements de leader"):
        assert text in french.out


def test_rows_with_a_deck_of_ones_own(shell: Shell, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    text = (find("hourglass").folder / "deck.toml").read_text(encoding="utf-8")
    deck.write_text(text.replace("scarabs = 1", "scarabs = 9"), encoding="utf-8")
    words = ("simulate", "hourglass", "--games", 50, "--workers", 1, "--json")
    ours, own = (json.loads(shell(*words, *more).out) for more in ((), ("--deck", deck, "--out", "games.parquet")))
    assert own["summary"]["moves"] == ours["summary"]["moves"]
    assert own["summary"]["seats"][0]["score"]["mean"] < ours["summary"]["seats"][0]["score"]["mean"]
    assert Path("games.parquet").exists()
    assert "already" in shell(*words, "--out", "games.parquet").err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("senet",), "senet"),
        (("objective", "--seats", 9), "2 to 4"),
        (("objective", "--games", 0), "--games must be from 1 to"),
        (("objective", "--players", "wizard"), "There is no bot “wizard”"),
        (("objective", "--players", "chance,chance,chance", "--seats", 2), "Players: 3; seats: 2. Give one player for all seats"),
        (("objective", "--players", "master@0.5s"), "cannot be repeated. Give a number of simulations instead (master@2000)"),
        (("objective", "--device", "abacus"), "Choose cpu, cuda or ray"),
        (("objective", "--address", "auto"), "--address only works with --device ray"),
        (("objective", "--device", "cuda", "--players", "novice"), "A GPU only plays random games"),
        (("objective", "--option", "mode=odd"), "mode"),
        (("objective", "--deck", "deck.toml"), "deck"),
        (("objective", "--out", "no/such/folder/games.parquet"), "The folder no/such/folder does not exist"),
    ],
)
def test_a_simulation_that_cannot_be_is_a_sentence(shell: Shell, words: tuple[object, ...], sentence: str) -> None:
    ran = shell("simulate", *words)
    assert ran.code == 2
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert not any(path.suffix == ".parts" for path in shell.folder.rglob("*"))
