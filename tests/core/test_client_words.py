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
        """A sentence, with a letter for whatever is put into it."""
        self.found.append("".join(part.value if isinstance(part, ast.TextElement) else "x" for part in node.elements))
        self.generic_visit(node)


@cache
def read(file: Path) -> tuple[frozenset[str], list[str]]:
    """The names of the messages in a file, and their texts."""
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


def own_words(source: Path) -> frozenset[str]:
    """What a file can say of a game: within its folder the words of its rules, its board and its figures, elsewhere what every game has. A
    review speaks as it does in a terminal."""
    if source.parent == WEB / "review":
        return read(GAMES.parent / "bots/messages.en.ftl")[0] | own_words(WEB / "app/App.svelte")
    if not source.is_relative_to(WEB / "games") or source.parent == WEB / "games":
        return frozenset.intersection(*(read(file)[0] for file in GAMES.glob("*/texts/messages.en.ftl")))
    game = source.relative_to(WEB / "games").parts[0]
    files = [GAMES / game / "texts/messages.en.ftl", WEB / f"games/{game}/en.ftl", source.parent / "en.ftl"]
    return frozenset().union(*(read(file)[0] for file in files if file.exists()))


def test_whatever_is_asked_for_is_there() -> None:
    shared = read(WEB / "i18n/en.ftl")[0]
    for source in [*WEB.rglob("*.svelte"), *(path for path in WEB.rglob("*.ts") if not path.name.endswith(".test.ts"))]:
        asked = set(re.findall(r'\b(?:tell|word|say)\("([a-z][\w-]*)"', source.read_text(encoding="utf-8")))
        assert asked <= shared | own_words(source), f"{source.name}: {asked - shared - own_words(source)}"
