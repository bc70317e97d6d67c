"""Sentences follow the rules of their language: plurals, lists, spaces, seats from 1, and further languages from files alone."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, serialize, visitor

from saqqara.core.fluent import Messages
from saqqara.core.texts import PACKAGE, best_language, listed, rules_text, say, seat_number, spaced
from tests.core.test_texts import FILES

FRENCH = [file.with_name(file.name.replace("en.ftl", "fr.ftl")) for file in FILES]
RULES = sorted(PACKAGE.glob("games/*/texts/rules.fr.md"))
LINES = r"https?://\S+|`[^`]*`|<!--.*?-->"
"""The places where a colon is no punctuation."""


def where(file: Path) -> str:
    return "/".join(file.parts[-3:])


class Words(visitor.Visitor):
    """The texts of a file, each with the message it is of."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def words(file: Path) -> list[str]:
    found = Words()
    found.visit(parse(file.read_text(encoding="utf-8")))
    return found.found


@pytest.mark.parametrize("file", [*FRENCH, *RULES], ids=where)
def test_french_has_its_spaces_and_none_of_them_breaks(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    texts = words(file) if file.suffix == ".ftl" else [re.sub(LINES, "", source)]
    for text in texts:
        glued = re.search(r"[^\W\d][;!?:»](?!-)(?!\w)|«\S", re.sub(r"cli-\S+|\b\w+://\S*|[:;]\w", "", text.replace("«\u00a0", "« ")))
        assert glued is None, f"a space is missing in: {text.strip()[:90]}"
    after = spaced(source, "fr")
    said = re.sub(LINES, "", after)
    broken = re.search(r"\S [;!?»%]|\S :(?!-)|« ", said)
    assert broken is None, broken
    assert spaced(after, "fr") == after


def test_french_spaces_are_those_of_the_printers() -> None:
    assert spaced("Qui ? « Moi » : 5 % ; bien ! `a : b` |:--|", "fr") == (
        "Qui\u202f? «\u00a0Moi\u00a0»\u00a0: 5\u00a0%\u202f; bien\u202f! `a : b` |:--|"
    )
    assert spaced("Who ? « me »", "en") == "Who ? « me »"
    assert "Annulation impossible\u00a0: " in say("undo-other", "fr")
    for game in sorted(path.parents[1].name for path in RULES):
        assert " :" not in re.sub(LINES + r"|\| :?-", "", rules_text(game, "fr"))


def whole(file: Path, language: str) -> Messages:
    """Return a file's messages, with those of its game behind them."""
    made = Messages(language, {"SEAT": seat_number})
    game = file.parents[1] if file.parent.name == "texts" else PACKAGE / "games" / file.parent.name
    behind = game / f"texts/messages.{language}.ftl"
    for one in [file, *([behind] if behind.exists() and behind != file else [])]:
        made.add(one.read_text(encoding="utf-8"))
    return made


TEXTS = {
    "name",
    "names",
    "who",
    "whom",
    "actor",
    "back",
    "operation",
    "owner",
    "colour",
    "path",
    "compiler",
    "other",
    "good",
    "command",
    "place",
    "number",
    "card",
    "square",
    "pile",
}
"""The arguments before an s in a message that are no number of things: names, and numbers that are names."""
SEVERAL = {
    "cli-new-game-written",
    "cli-too-many-bots",
    "cli-tournament-seats",
    "cli-menu-facts",
    "option-seats",
    "bad-names",
    "bad-seats",
    "latest-won",
    "bad-nonces",
    "server-bad-name",
}
SEVERAL |= {
    "die",
    "die-used",
    "grid-label",
    "device-line",
    "awaken-many",
    "cli-deck-right",
    "cli-deck-drawn",
    "board-goal",
    "cli-new-game-written",
    "deck-count",
    "server-many-tables",
    "seats-n",
    "players-minutes",
}
SEVERAL |= {
    "thing-way",
    "report-title",
    "report-sum-scores",
    "report-sum-players",
    "report-sum-categories",
    "report-sum-drama",
    "report-sum-things-even",
    "report-cannot-many",
    "report-cannot-few",
    "report-cannot-blur",
    "balance-played",
    "balance-cards-even",
    "balance-strong",
    "balance-weak",
}
"""Of what there are always several: seats, minutes, faces of a die, spots of a board; and simulated games, and means with decimals."""
SINGULAR = {"malus", "plus", "dans", "fois", "des", "près", "has", "is", "was"}
ONE_OF = re.compile(r"(?<![\d.,–/$-])1[ \u00a0\u202f]([^\W\d]\w*s)\b")


class Every(dict[str, object]):
    """Any argument: a name, where it is one, or 1."""

    def __contains__(self, name: object) -> bool:
        return True

    def __missing__(self, name: str) -> object:
        return "Ann" if name in TEXTS else 1


def sayings(file: Path, language: str) -> Iterator[tuple[str, str]]:
    """Yield each message of a file, said of 1."""
    messages = whole(file, language)
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, messages.format(entry.id.name, Every())


@pytest.mark.parametrize("file", [file for file in [*FILES, *FRENCH] if not file.name.startswith("positions.")], ids=where)
def test_one_thing_is_not_several(file: Path) -> None:
    said = sayings(file, "fr" if file.name.endswith("fr.ftl") else "en")
    found = [(key, text) for key, text in said if key not in SEVERAL and set(ONE_OF.findall(text)) - SINGULAR]
    assert found == []


def test_lists_are_joined_as_the_language_joins_them() -> None:
    assert [listed(names.split()) for names in ("Ann", "Ann Bob", "Ann Bob Cleo")] == ["Ann", "Ann and Bob", "Ann, Bob and Cleo"]
    assert listed(["Ann", "Bob", "Cléo"], "fr") == "Ann, Bob et Cléo"
    assert say("unknown-level", "en", level="x", known=("a", "b", "c")).endswith("a, b or c.")
    assert "a, b ou c" in say("unknown-level", "fr", level="x", known=("a", "b", "c"))
    assert "a et b" in say("unknown-option", "fr", name="x", option="y", known=["a", "b"])


NOTATION = {"no-seat", "cli-hint-not-now", "cli-hint-seat"}
"""They answer a number that somebody wrote where seats are counted from 0, and say so."""


def test_people_count_seats_from_one() -> None:
    counted = r"(?<!SEAT\()\$(seat|turn|holder)\b(?! } (of|sur) { \$turns)"  # the turns of a round are no seats
    for file in PACKAGE.rglob("messages.*.ftl"):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name not in NOTATION:
                text = serialize_one(entry)
                assert not re.search(counted, text), f"{where(file)}: {text}"
    assert say("refused-turn", "en", "objective", turn=0) == "It's not your turn: player 1 plays now."
    assert say("server-seat-taken", "fr", seat=2) == "La place 3 est prise."


def serialize_one(entry: ast.Message) -> str:
    return serialize(ast.Resource([entry]))


def test_the_first_language_that_we_speak_is_spoken() -> None:
    assert best_language(["de-DE", "fr-CA", "en"]) == "fr"
    assert best_language(["en-GB", "fr"]) == "en"
    assert best_language(["fro", "de"]) == "en"
    assert best_language([]) == "en"


def test_a_language_is_one_folder_of_files(tmp_path: Path) -> None:
    copy = tmp_path / "saqqara"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "__pycache__", "*.nbi", "*.nbc"))
    made_up = copy / "languages" / "eo"
    for file in (
        *copy.glob("core/messages.en.ftl"),
        *copy.glob("cli/messages.en.ftl"),
        *copy.glob("games/objective/texts/messages.en.ftl"),
    ):
        there = made_up / file.relative_to(copy).with_name("messages.eo.ftl")
        there.parent.mkdir(parents=True)
        there.write_text(
            re.sub(r"^([a-z][\w-]*) = (\w)", r"\1 = ✶\2", file.read_text(encoding="utf-8"), flags=re.MULTILINE), encoding="utf-8"
        )
    (made_up / "games" / "objective" / "texts" / "rules.eo.md").write_text("# Celo\n\n**O1** Ludo.\n", encoding="utf-8")
    program = (
        "from saqqara.core.texts import LANGUAGES, rules_text, say\n"
        "from saqqara.server.http.game_catalog import game_catalog\n"
        "print(LANGUAGES, say('undo-nothing', 'eo'), say('refused-over', 'eo', 'objective'), say('refused-over', 'eo', 'guardians'))\n"
        "print(rules_text('objective', 'eo')[:6], '|', rules_text('guardians', 'eo')[:11])\n"
        "print([game.title['eo'] for game in game_catalog().games if game.name in ('guardians', 'objective')])\n"
        "from saqqara.cli import main\n"
        "import sys; sys.argv = ['saqqara', 'games']; main()\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        check=False,
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path), "LANG": "eo.UTF-8", "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert ran.stderr == ""
    assert "('en', 'eo', 'fr') ✶Nothing to undo yet. ✶The game is over" in ran.stdout
    assert say("refused-over", "en", "guardians") in ran.stdout
    assert "# Celo | " + rules_text("guardians", "en")[:11].strip() in ran.stdout
    assert "['Guardians', '✶Objective']" in ran.stdout
    assert "✶title" in ran.stdout
