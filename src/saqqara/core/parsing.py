"""Data from outside into typed values: what is wrong is said in a sentence that names the field."""

import math
import re
import tomllib
import typing
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from saqqara.core.errors import SaqqaraError

Value = TypeVar("Value")

PLACE = re.compile(r"^(?P<what>.*?)(?: - at (?P<key>`key` in )?`(?P<where>[^`]*)`)?$", re.DOTALL)
SHAPES = (
    (re.compile(r"^Expected `(?P<wanted>.*?)`, got `(?P<got>.*?)`$"), "field-type"),
    (re.compile(r"^Object missing required field `(?P<name>.*?)`$"), "field-missing"),
    (re.compile(r"^Object contains unknown field `(?P<name>.*?)`$"), "field-unknown"),
    (re.compile(r"^Invalid enum value (?P<got>.*)$"), "field-choice"),
    (re.compile(r"^Expected `(?:int|float)` >= (?P<least>[0-9.]+)$"), "field-least"),
    (re.compile(r"^Expected `(?:int|float)` <= (?P<most>[0-9.]+)$"), "field-most"),
    (re.compile(r"^Expected `array` of length (?P<wanted>[0-9]+), got (?P<got>[0-9]+)$"), "field-length"),
    (re.compile(r"^Expected (?P<wanted>.*)$"), "field-range"),
)
STEP = re.compile(r"\.?(?P<name>\w+)|\[(?P<at>[0-9]+)\]|(?P<some>\[\.\.\.\])")


def said(problem: Exception, error: type[SaqqaraError], data: Any, kind: Any) -> SaqqaraError:
    """Return our error for one of msgspec's."""
    found = PLACE.match(str(problem))
    what, where = (found["what"], found["where"] or "") if found else (str(problem), "")
    field, kinds, value = located(where.removeprefix("$").removeprefix("."), data, kind)
    if found and found["key"]:
        kinds = alternatives(typing.get_args(one)[0] for one in kinds if typing.get_origin(one) is dict)
    for shape, key in SHAPES:
        match = shape.match(what)
        if match:
            parts = {part: text.replace("`", "").replace(" | ", "-or-") for part, text in match.groupdict().items()}
            name = parts.pop("name", None)
            full = ".".join(part for part in (field, '""' if name == "" else name) if part)
            known = ", ".join(value for one in kinds for value in typing.get_args(one) if isinstance(value, str))
            if parts.get("got") == "float" and isinstance(value, float) and not math.isfinite(value):
                parts["got"] = str(value)
            if key == "field-choice":
                parts["got"] = parts["got"].strip("'\"")
            if key == "field-choice" and known:
                return error("field-one-of", field=full, known=known, **parts)
            if full:
                return error(key, field=full, **parts)
            return error("whole-type", **parts) if key == "field-type" else error("whole-other", what=what)
    return error("field-other", field=field, what=what) if field else error("whole-other", what=what)


def located(where: str, data: Any, kind: Any) -> tuple[str, list[Any], Any]:
    """Return the place of an error with numbers where msgspec has `[...]`, what may be there, and what is there."""
    kinds, path = alternatives([kind]), ""
    for step in STEP.finditer(where):
        if step["name"]:
            kinds = alternatives(typing.get_type_hints(one).get(step["name"]) for one in kinds if hasattr(one, "__struct_fields__"))
            path, data = f"{path}.{step['name']}" if path else step["name"], data.get(step["name"]) if isinstance(data, dict) else None
            continue
        kinds = alternatives(typing.get_args(one)[-1] for one in kinds if typing.get_origin(one) in (list, dict))
        entries = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
        at, data = next(
            (entry for entry in entries if str(entry[0]) == step["at"] or (step["some"] and not fits(entry[1], kinds))), ("", None)
        )
        path += f".{at}" if isinstance(at, str) and at else f"[{at}]"
    return path, kinds, data


def alternatives(kinds: Iterable[Any]) -> list[Any]:
    """Return the members of unions, one by one."""
    return [part for kind in kinds for part in (typing.get_args(kind) if "Union" in type(kind).__name__ else [kind])]


def fits(value: Any, kinds: list[Any]) -> bool:
    """Return whether a value is of one of these kinds."""
    for kind in kinds:
        try:
            msgspec.convert(value, kind)
        except (msgspec.ValidationError, RecursionError):
            continue
        return True
    return False


def convert(data: Any, kind: type[Value], error: type[SaqqaraError]) -> Value:
    """Plain JSON-like data into a typed value."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError, UnicodeError) as problem:  # half a character pair is no text
        raise said(problem, error, data, kind) from None


def kind_of(value: Any) -> str:
    """Return the kind of a value from outside, as the messages `wanted-kind` and `got-kind` name it."""
    names = {
        bool: "bool",
        int: "int",
        float: "float",
        str: "str",
        bytes: "str",
        list: "array",
        tuple: "array",
        dict: "object",
        type(None): "null",
    }
    return names.get(type(value), type(value).__name__)


def parse_json(text: str | bytes, error: type[SaqqaraError]) -> Any:
    """JSON text into plain data."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        data = text.encode("utf-8", "replace") if isinstance(text, str) else text
        at = re.search(r"byte ([0-9]+)", str(problem))
        raise error("not-json", **broken_at(problem, data[: int(at[1])] if at else data, data)) from None


def parse_toml(text: str | bytes, error: type[SaqqaraError]) -> Any:
    """TOML text into plain data."""
    try:
        return tomllib.loads(text.decode("utf-8") if isinstance(text, bytes) else text)
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError) as problem:
        data = text.encode("utf-8", "replace") if isinstance(text, str) else text
        at = re.search(r"line ([0-9]+), column ([0-9]+)", str(problem))
        before = b"\n" * (int(at[1]) - 1) + b" " * (int(at[2]) - 1) if at else data
        raise error("not-toml", **broken_at(problem, before, data)) from None


def broken_at(problem: Exception, before: bytes, data: bytes) -> dict[str, Any]:
    """Return what a decoder's error is and where, in words of the messages `not-json` and `not-toml`: their own are in English."""
    if isinstance(problem, RecursionError):
        return {"what": "deep"}
    if isinstance(problem, UnicodeError):
        return {"what": "encoding"}
    what = "end" if before == data else "twice" if "Cannot overwrite" in str(problem) else "place"
    return {"what": what, "line": before.count(b"\n") + 1, "column": len(before.rpartition(b"\n")[2].decode("utf-8", "replace")) + 1}


def as_json(value: Any) -> str:
    """Return a value as somebody who edits JSON would write it."""
    return msgspec.json.encode(value).decode()


def plain(value: Any) -> Any:
    """Return a typed value as the data that its JSON would give back."""
    return msgspec.json.decode(msgspec.json.encode(value))
