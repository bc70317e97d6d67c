"""Messages in Fluent (https://projectfluent.org), formatted: the part of the syntax that our files use.

A message may have texts, `{ $values }`, `{ "literals" }`, other messages, terms without arguments, functions, and choices by number, plural
form or word. `fluent.syntax` reads the files. What a message refers to and is not there is an error: our own tests find it, no player.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from fluent.syntax import ast, parse

from saqqara.core.languages import Language, language_of

Args = Mapping[str, object]
Formatter = Callable[[Args], object]
"""Makes a value from a message's arguments."""
Function = Callable[..., object]
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message or a term in a file."""


class Number(NamedTuple):
    """A number with how it is to be written."""

    value: float
    grouped: bool = True
    decimals: int = 3


class FormatError(LookupError):
    """A message that cannot be said: it is not there, or what it needs is not."""


def number(value: object, useGrouping: float = 1, maximumFractionDigits: float = 3) -> object:  # noqa: N803 (Fluent's names)
    """Return a number as `NUMBER(…)` asks for it."""
    return Number(value, bool(useGrouping), int(maximumFractionDigits)) if isinstance(value, int | float) else value


@cache
def entries(text: str) -> dict[str, str]:
    """Return what stands in a file under the name of each message and term."""
    starts = [(match[1], match.start()) for match in ENTRY.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {name: text[start:end] for (name, start), end in zip(reversed(starts), reversed(ends), strict=True)}


@cache
def pattern_of(entry: str) -> ast.Pattern | None:
    """Return the text of a message or a term."""
    return next((one.value for one in parse(entry).body if isinstance(one, ast.Message | ast.Term)), None)


class Messages:
    """The messages of one language."""

    def __init__(self, language: str, functions: Mapping[str, Function]) -> None:
        self.language: Language = language_of(language)
        self._functions: dict[str, Function] = {"NUMBER": number, **functions}
        self._entries: dict[str, str] = {}
        self._formatters: dict[str, Formatter] = {}

    def add(self, text: str, replace: bool = False) -> None:
        """Add a file's messages; of two with the same name the first is kept, unless the second is to replace it.

        Each is read when it is first said: most are not said in most processes.
        """
        for key, entry in entries(text).items():
            if replace or key not in self._entries:
                self._entries[key] = entry
                self._formatters.pop(key, None)

    def has(self, key: str) -> bool:
        """Return whether there is such a message."""
        return key in self._entries

    def format(self, key: str, args: Args) -> str:
        """Return a message, or raise `FormatError`."""
        return self._text(self._formatter(key)(args))

    def _formatter(self, key: str) -> Formatter:
        """Return what formats a message, made when it is first said."""
        if key not in self._formatters:
            pattern = pattern_of(self._entries.get(key, ""))
            if pattern is None:
                raise FormatError(f"message {key!r} is not there or has no text")
            self._formatters[key] = self._pattern(pattern)
        return self._formatters[key]

    def _text(self, value: object) -> str:
        """Return a value as it stands in a text."""
        if isinstance(value, Number):
            return self.language.number(value.value, value.decimals, value.grouped)
        if isinstance(value, int | float):
            return self.language.number(value)
        if isinstance(value, str):
            return value
        raise FormatError(f"{value!r} cannot stand in a text")

    def _pattern(self, pattern: ast.Pattern) -> Formatter:
        """Return what formats a text with values in it."""
        parts: list[Formatter] = []
        for element in pattern.elements:
            if isinstance(element, ast.Placeable):
                parts.append(self._expression(element.expression))
            else:
                parts.append(constant(element.value))
        if len(parts) == 1:
            return parts[0]
        text = self._text
        return lambda args: "".join(text(part(args)) for part in parts)

    def _expression(self, node: ast.SyntaxNode) -> Formatter:
        """Return what gives the value of an expression."""
        match node:
            case ast.Placeable():
                return self._expression(node.expression)
            case ast.StringLiteral():
                return constant(node.parse()["value"])
            case ast.NumberLiteral():
                return constant(float(node.value) if "." in node.value else int(node.value))
            case ast.VariableReference():
                return argument(node.id.name)
            case ast.MessageReference(attribute=None):
                return self._reference(node.id.name)
            case ast.TermReference(attribute=None, arguments=None):
                return self._reference(f"-{node.id.name}")
            case ast.FunctionReference():
                return self._call(node)
            case ast.SelectExpression():
                return self._choice(node)
        raise FormatError(f"{type(node).__name__} is not used in our messages")

    def _reference(self, key: str) -> Formatter:
        """Return what says another message."""

        def say(args: Args) -> object:
            return self._formatter(key)(args)  # found when it is said: it may stand further down

        return say

    def _call(self, node: ast.FunctionReference) -> Formatter:
        """Return what calls a function."""
        function = self._functions.get(node.id.name)
        if function is None:
            raise FormatError(f"there is no function {node.id.name}")
        given = [self._expression(one) for one in node.arguments.positional]
        named = {one.name.name: self._expression(one.value)({}) for one in node.arguments.named}
        return lambda args: function(*(one(args) for one in given), **named)

    def _choice(self, node: ast.SelectExpression) -> Formatter:
        """Return what says one of several texts."""
        selector = self._expression(node.selector)
        variants: dict[object, Formatter] = {}
        default: Formatter = constant("")
        for variant in node.variants:
            formatter = self._pattern(variant.value)
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else float(variant.key.value)
            variants.setdefault(key, formatter)
            if variant.default:
                default = formatter
        plural_form = self.language.plural_form

        def choose(args: Args) -> object:
            value = selector(args)
            value = value.value if isinstance(value, Number) else value
            if isinstance(value, int | float):
                return (variants.get(float(value)) or variants.get(plural_form(value)) or default)(args)
            return variants.get(value, default)(args)

        return choose


def constant(value: object) -> Formatter:
    """Return what always gives this value."""
    return lambda args: value


def argument(name: str) -> Formatter:
    """Return what gives one of the arguments."""

    def get(args: Args) -> object:
        if name not in args:
            raise FormatError(f"${name} is missing")
        return args[name]

    return get
