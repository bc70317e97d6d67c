"""The client's words: the same in French and English, and none that is asked for and missing."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import saqqara

WEB = Path(__file__).parents[2] / "web/src"
GAMES = Path(saqqara.__file__).parent / "games"
FILES = sorted(path.parent for path in WEB.rglob("en.ftl"))


class Texts(Visitor):
    """The pieces of text in a file."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        """Note a sentence, with a letter for each thing that is put into it."""
        self.found.append("".join(part.value if isinstance(part, ast.TextElement) else "x" for part in node.elements))
        self.generic_visit(node)


@cache
def read(file: Path) -> tuple[frozenset[str], list[str]]:
    """Return the names of the messages in a file, and their texts."""
    resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], file
    texts = Texts()
    texts.visit(resource)
    return frozenset(entry.id.name for entry in resource.body if isinstance(entry, ast.Message)), texts.found


@pytest.mark.parametrize("folder", FILES, ids=lambda folder: str(folder.relative_to(WEB)))
def test_french_and_english_say_the_same_things(folder: Path) -> None:
    (english, _), (french, texts) = read(folder / "en.ftl"), read(folder / "fr.ftl")
    assert english == french
    assert not [text for text in texts if '"' in text], "« … », not straight quotes"


PACKAGE = GAMES.parent
EVERY = sorted([*WEB.rglob("*.ftl"), *PACKAGE.rglob("*.ftl")])
PLAYERS = sorted([*WEB.rglob("en.ftl"), *GAMES.glob("*/texts/messages.en.ftl")])
DATA = sorted([*GAMES.glob("*/texts/positions.en.ftl"), *(PACKAGE / part / "messages.en.ftl" for part in ("bench", "cli", "envs", "lab"))])


@pytest.mark.parametrize("file", EVERY, ids=lambda file: "/".join(file.parts[-4:]))
def test_a_rule_is_called_a_rule(file: Path) -> None:
    assert not [text for text in read(file)[1] if re.search(r"\bclauses?\b", text, re.IGNORECASE)]


def test_players_are_spoken_to_with_contractions_and_errors_in_data_are_stated_without() -> None:
    long = r"\b(?:cannot|(?:could|did|do|does|has|have|is|was|will) not)\b"
    assert not [text for file in PLAYERS for text in read(file)[1] if re.search(long, text)]
    assert not [text for file in DATA for text in read(file)[1] if re.search(r"\wn't\b", text)]


class Ones(Visitor):
    """A sentence about one thing, where another one is about none."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """In French, 0 is singular, too: `[one]` stands for it unless there is a `[0]`."""
        said = {getattr(variant.key, "name", None) or variant.key.value: variant for variant in node.variants}  # type: ignore[union-attr]
        if "one" in said and "0" not in said:
            self.found.append("".join(part.value for part in said["one"].value.elements if isinstance(part, ast.TextElement)))
        self.generic_visit(node)


@pytest.mark.parametrize("file", [file for file in EVERY if file.name.endswith("fr.ftl")], ids=lambda file: "/".join(file.parts[-4:]))
def test_none_is_not_said_as_1_in_french(file: Path) -> None:
    ones = Ones()
    ones.visit(FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")))
    assert not [text for text in ones.found if re.search(r"(?<!\d)1\b", text)]


def own_words(source: Path) -> frozenset[str]:
    """Return the message ids of a file: within a game's folder the words of its rules, its board and its figures, elsewhere what every game
    has. A review speaks as it does in a terminal."""
    if source.parent == WEB / "review":
        return read(GAMES.parent / "bots/messages.en.ftl")[0] | own_words(WEB / "app/App.svelte")
    if not source.is_relative_to(WEB / "games") or source.parent == WEB / "games":
        boards = frozenset.intersection(*(read(file)[0] for file in WEB.glob("games/*/en.ftl")))
        return boards | frozenset.intersection(*(read(file)[0] for file in GAMES.glob("*/texts/messages.en.ftl")))
    game = source.relative_to(WEB / "games").parts[0]
    files = [GAMES / game / "texts/messages.en.ftl", WEB / f"games/{game}/en.ftl", source.parent / "en.ftl"]
    return frozenset().union(*(read(file)[0] for file in files if file.exists()))


def test_whatever_is_asked_for_is_there() -> None:
    shared = read(WEB / "i18n/en.ftl")[0]
    for source in [*WEB.rglob("*.svelte"), *(path for path in WEB.rglob("*.ts") if not path.name.endswith(".test.ts"))]:
        asked = set(re.findall(r'\b(?:tell|word|say)\("([a-z][\w-]*)"', source.read_text(encoding="utf-8")))
        assert asked <= shared | own_words(source), f"{source.name}: {asked - shared - own_words(source)}"


def test_percentages_are_written_as_the_language_writes_them() -> None:
    written = [file for file in WEB.rglob("*.svelte") if re.search(r"\} ?%<", file.read_text(encoding="utf-8"))]
    assert not written, "call `percent` of i18n/numbers: English has no space before %"
