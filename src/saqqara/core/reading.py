"""Data from outside into typed values: what is wrong is said in a sentence that names the field."""

import re
import tomllib
from typing import Any, TypeVar

import msgspec

from saqqara.core.errors import SaqqaraError

Value = TypeVar("Value")

PLACE = re.compile(r"^(?P<what>.*?)(?: - at `(?P<where>[^`]*)`)?$", re.DOTALL)
SHAPES = (
    (re.compile(r"^Expected `(?P<wanted>.*?)`, got `(?P<got>.*?)`$"), "field-type"),
    (re.compile(r"^Object missing required field `(?P<name>.*?)`$"), "field-missing"),
    (re.compile(r"^Object contains unknown field `(?P<name>.*?)`$"), "field-unknown"),
    (re.compile(r"^Invalid enum value (?P<got>.*)$"), "field-choice"),
    (re.compile(r"^Expected (?P<wanted>.*)$"), "field-range"),
)


def said(problem: Exception, error: type[SaqqaraError]) -> SaqqaraError:
    """One of our errors from one of msgspec's."""
    found = PLACE.match(str(problem))
    what, where = (found["what"], found["where"] or "") if found else (str(problem), "")
    field = where.removeprefix("$").removeprefix(".")
    for shape, key in SHAPES:
        match = shape.match(what)
        if match:
            parts = match.groupdict()
            name = parts.pop("name", "")
            full = ".".join(part for part in (field, name) if part) or "-"
            return error(key, field=full, **{part: text.replace("`", "") for part, text in parts.items()})
    return error("field-other", field=field or "-", what=what)


def convert(data: Any, kind: type[Value], error: type[SaqqaraError]) -> Value:
    """Plain JSON-like data into a typed value."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError) as problem:
        raise said(problem, error) from None


def parse_json(text: str | bytes, error: type[SaqqaraError]) -> Any:
    """JSON text into plain data."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise error("not-json", what=str(problem)) from None


def parse_toml(text: str | bytes, error: type[SaqqaraError]) -> Any:
    """TOML text into plain data."""
    try:
        return tomllib.loads(text.decode("utf-8") if isinstance(text, bytes) else text)
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError) as problem:
        raise error("not-toml", what=str(problem)) from None


def plain(value: Any) -> Any:
    """A typed value as the data that its JSON would give back."""
    return msgspec.json.decode(msgspec.json.encode(value))
