import importlib
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import saqqara
from saqqara.core.game import games
from saqqara.core.texts import spaced
from tests.cli.helping import Shell


def test_asking_for_help_loads_neither_numba_nor_numpy() -> None:
    program = (
        "import sys, saqqara.cli; code = saqqara.cli.main(['--help']); "
        "sys.exit(code or any(name in sys.modules for name in ('numba', 'numpy', 'prompt_toolkit')))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_games_lists_every_game_with_its_choices(shell: Shell) -> None:
    ran = shell("games")
    assert ran.code == 0
    for name, game in games().items():
        line = next(line for line in ran.out.splitlines() if line.startswith(name + " "))
        assert f"{game.seats[0]}–{game.seats[-1]}" in line
        assert str(game.minutes) in line
        assert all(choice in ran.out for choice in (*game.options, *game.times))


def test_version(shell: Shell) -> None:
    assert shell("--version") == (0, f"saqqara {saqqara.__version__}\n", "")


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["flop"], "no such command", "Cette commande n'existe pas"),
        (["deck", "flop"], "Choose check, balance, copy or draw", "Choisissez check, balance, copy ou draw"),
        (["play", "--flop"], "There is no option “--flop”", "L'option « --flop » n'existe pas"),
        (["verify", "-sq"], "Put -- before an id or a name", "Mettez -- devant un identifiant ou un nom"),
        (["verify", "--", "-sq"], "-sq can't be read", "Impossible de lire -sq"),
        (["verify"], "“RECORD” is missing", "Il manque « RECORD »"),
        (["play", "objective", "--seats", "x"], "“--seats”: expected a whole number", "« --seats » : il faut un nombre entier"),
        (["replay", "x.json", "--at"], "“--at” needs a value", "« --at » attend une valeur"),
        (["games", "--lang", "de"], "choose en or fr, not “de”", "choose en or fr"),
        (["play", "chess"], "There is no game “chess”", "Le jeu « chess » n'existe pas"),
        (["play", "objective", "--seats", "9"], "needs 2 to 4 players, not 9", "de 2 à 4 joueurs, pas à 9"),
        (["play", "objective", "--mode", "odd"], "choose random or fair, not odd", "choisissez random ou fair"),
        (["play", "objective", "--mode", "fair", "--seats", "4"], "isn't available for 4 seats", "pas disponible pour 4 places"),
        (["play", "objective", "--option", "seed=1"], "no option “seed”", "pas l'option « seed »"),
        (["play", "objective", "--option", "mode"], "expected name=value", "il faut nom=valeur"),
        (["play", "objective", "--time", "sand=3"], "no time limit “sand”", "pas de limite de temps « sand »"),
        (["play", "hourglass", "--sand", "soon"], "Time limit “sand”", "Limite de temps « sand »"),
        (["play", "objective", "--bots", "genius"], "no bot “genius”", "Le robot « genius » n'existe pas"),
        (["play", "objective", "--bots", "3", "--seats", "2"], "3 bots are too many for 2 seats", "3 robots, c'est trop"),
        (["play", "objective", "--names", "Ana,Tom,Zoe"], "Field “names”", "Champ « names »"),
        (["play", "objective", "--names", "Ana,ana"], "a different name", "un nom différent"),
        (["play", "objective", "--deck", "x.toml"], "without custom cards", "sans cartes personnalisées"),
        (["play", "guardians", "--deck", "x.toml"], "x.toml can't be read", "Impossible de lire x.toml"),
        (["play", "objective", "--load", "x.json"], "“--load” already sets the game", "« --load » fixe déjà le jeu"),
        (["play", "--load", "x.json"], "x.json can't be read", "Impossible de lire x.json"),
        (["verify", "x.json"], "x.json can't be read", "Impossible de lire x.json"),
        (["deck", "draw", "objective"], "has no cards", "se joue sans cartes"),
        (["deck", "draw", "guardians", "--out", "x.png"], "end in .svg or .pdf", "finir par .svg ou .pdf"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_code_2(shell: Shell, words: list[str], english: str, french: str) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        ran = shell(*([] if "--lang" in words else ["--lang", language]), *words)
        assert ran.code == 2
        assert ran.out == ""
        assert spaced(sentence, language) in ran.err
        assert ran.err.count("\n") == 1
    assert shell.kept() == []


def test_bench_hands_everything_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = importlib.import_module("saqqara.bench.engine")
    called: list[tuple[object, ...]] = []
    assert len(inspect.signature(engine.run).parameters) == 4
    monkeypatch.setattr(engine, "run", lambda *arguments: called.append(arguments))
    words = ("bench", "engine", "--seconds", "0.5", "--game", "objective", "--game", "hourglass", "--baseline", "x.c", "--json")
    assert shell(*words).code == 0
    assert shell("bench", "engine").code == 0
    assert called == [(0.5, ["objective", "hourglass"], Path("x.c"), True), (1.5, None, None, False)]


def test_bench_bots_hands_everything_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = importlib.import_module("saqqara.bench.bots")
    called: list[tuple[object, ...]] = []
    assert len(inspect.signature(bots.run).parameters) == 3
    monkeypatch.setattr(bots, "run", lambda *arguments: called.append(arguments))
    assert shell("bench", "bots", "--seconds", "0.5", "--game", "objective", "--json").code == 0
    assert shell("bench", "bots").code == 0
    assert called == [(0.5, ["objective"], True), (1.5, None, False)]
