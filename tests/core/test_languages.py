"""Numbers, lists, plurals and messages as each language has them; the packages that players need not install say the same."""

import runpy
from pathlib import Path

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast, parse, visitor

from saqqara.core.fluent import FormatError, Messages
from saqqara.core.languages import every_language, language_of
from saqqara.core.texts import LANGUAGES, PACKAGE, seat_number

FILES = sorted(file for file in PACKAGE.rglob("*.ftl") if "template" not in file.parts)
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 11, 12, 21, 22, 100, 101, 999, 12345, 999999, 1000000, 1234567, 0.5, 1.0, 1.5, 2.25, -1234.5678, 0.0625)
ROOT = Path(__file__).parents[2]


class Named(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def test_every_language_is_as_cldr_has_it() -> None:
    different = {bytes(known): language for language, known in every_language().items()}  # languages that differ in nothing are tried once
    assert len(different) > 50
    for language in different.values():
        ours, theirs = language_of(language), Locale.parse({"en": "en_GB"}.get(language, language))
        for number in NUMBERS:
            assert ours.plural_form(number) == theirs.plural_form(number), (language, number)
            if theirs.default_numbering_system == "latn":
                said = format_decimal(number, locale=theirs).replace(theirs.number_symbols["latn"]["minusSign"], "-").replace("-", "−")
                assert ours.number(number) == said, (language, number)
        for count in range(1, 6):
            names = ["Ann", "{0}", "{1}", r"\1", "Éva"][:count]
            assert ours.joined(names) == format_list(names, "standard", theirs), language
            assert ours.joined(names, either=True) == format_list(names, "or", theirs), language


def test_numbers_are_rounded_grouped_and_padded() -> None:
    english, french = language_of("en"), language_of("fr")
    assert english.number(1234567.25, 1) == "1,234,567.2"
    assert french.number(1234567.5) == "1\u202f234\u202f567,5"
    assert english.number(2, 2, padded=True) == "2.00"
    assert english.number(12345, grouped=False) == "12345"
    assert language_of("hi").number(1234567) == "12,34,567"
    assert language_of("no-such-language") == english


def test_the_file_of_languages_is_fresh() -> None:
    tool = runpy.run_path(str(ROOT / "tools/languages.py"))
    assert tool["FILE"].read_text(encoding="utf-8") == tool["every_language"]()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_messages_are_said_as_the_reference_says_them(file: Path) -> None:
    language = file.name.split(".")[-2]
    assert language in LANGUAGES
    text = file.read_text(encoding="utf-8")
    ours = Messages(language, {"SEAT": seat_number})
    theirs = FluentBundle([language], functions={"SEAT": lambda seat: fluent_number(int(seat) + 1)}, use_isolating=False)
    for one in {file, file.with_name(f"messages.{file.name.split('.', 1)[1]}")} - {file}:
        if one.exists():
            ours.add(one.read_text(encoding="utf-8"))
            theirs.add_resource(FluentResource(one.read_text(encoding="utf-8")))
    ours.add(text)
    theirs.add_resource(FluentResource(text))
    for entry in parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        names = Named()
        names.visit(entry)
        for value in (0, 1, 2, 12345, 1.5, "yes", "red"):
            args = dict.fromkeys(names.found, value)
            message = theirs.get_message(entry.id.name).value
            assert message is not None
            said, errors = theirs.format_pattern(message, args)
            if not errors:
                assert ours.format(entry.id.name, args) == said


def test_what_cannot_be_said_is_an_error() -> None:
    messages = Messages("en", {})
    messages.add("a = { $x } { -term }\n-term = { $x ->\n    [one] one\n   *[other] many\n }\nb = { c }\nd = { F(1) }\ne = { a.b }\n")
    assert messages.has("a")
    assert not messages.has("c")
    assert messages.format("a", {"x": 1}) == "1 one"
    for key in ("a", "b", "c", "d", "e"):
        with pytest.raises(FormatError):
            messages.format(key, {})
    with pytest.raises(FormatError):
        messages.format("a", {"x": None})
    messages.add("a = kept")
    assert messages.format("a", {"x": True}).startswith("1")
    messages.add("a = { $x ->\n    [one] one\n    [0] none\n    [red] colour\n   *[other] many\n }", replace=True)
    assert [messages.format("a", {"x": x}) for x in (0, 1, 2, "red", "blue")] == ["none", "one", "many", "colour", "many"]
