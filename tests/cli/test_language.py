import re
from pathlib import Path

import pytest

from saqqara import BadSetup
from saqqara.cli.language import choose, from_environment
from saqqara.core.texts import LANGUAGES, bundle
from tests.cli.helping import Shell

CLI = Path(__file__).parents[2] / "src" / "saqqara" / "cli"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_environment_decides(environ: dict[str, str], language: str) -> None:
    assert from_environment(environ) == language


def test_the_switch_may_stand_anywhere() -> None:
    assert choose(["play", "--lang", "fr", "x"], {}) == ("fr", ["play", "x"])
    assert choose(["--lang=en", "games"], {"LANG": "fr"}) == ("en", ["games"])
    assert choose(["a", "--", "--lang", "fr"], {}) == ("en", ["a", "--", "--lang", "fr"])
    for wrong in (["--lang", "de"], ["--lang"]):
        with pytest.raises(BadSetup):
            choose(wrong, {})


def keys(language: str) -> set[str]:
    text = (CLI / f"messages.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_both_languages_say_the_same_things() -> None:
    assert keys("fr") == keys("en")
    for key in keys("en"):
        arguments = []
        for language in LANGUAGES:
            text = (CLI / f"messages.{language}.ftl").read_text(encoding="utf-8")
            said = re.search(rf"^{key} =(.*(?:\n[ }}].*)*)", text, re.MULTILINE)
            assert said
            arguments.append(set(re.findall(r"\$(\w+)", said[1])))
        assert key in ("cli-loaded", "cli-moves-count") or arguments[0] == arguments[1], key


def test_every_message_is_used_and_every_one_used_is_there() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in CLI.glob("*.py"))
    used = set(re.findall(r"[\"'](cli-[a-z-]+[a-z])[\"']", source))
    assert used - keys("en") == set()
    made = tuple(re.findall(r"[\"'](cli-[a-z-]+-)\{", source))
    unused = {key for key in keys("en") - used if not key.startswith(made)}
    assert unused == set()


def test_messages_can_be_parsed() -> None:
    for language in LANGUAGES:
        messages = bundle(language, None)
        assert all(messages.has(key) for key in keys(language))


def test_help_in_both_languages(shell: Shell) -> None:
    english, french = shell("--help"), shell("--lang", "fr", "--help")
    assert english.code == french.code == 0
    assert "replay and verify records" in english.out
    assert "Des jeux de plateau" in french.out
    assert "Commandes" in french.out
    assert "cli-" not in english.out + french.out
    for command in (["play"], ["replay"], ["verify"], ["deck"], ["deck", "check"], ["deck", "draw"], ["bench", "engine"], ["games"]):
        ran = shell(*command, "--help", "--lang", "fr")
        assert ran.code == 0
        assert "Afficher cette aide" in ran.out
        assert "cli-" not in ran.out


def test_nothing_said_is_help(shell: Shell) -> None:
    for words in ([], ["deck"], ["bench"]):
        ran = shell(*words)
        assert ran.code == 0
        assert "Usage: saqqara" in ran.out
