"""Settings from where an operator puts them: the command line first, then the environment, then a file, then the default.

Each setting has one name: `port`, or `limits.chat_length` for one of a group. In the file (TOML) it stands under it, groups as tables;
in the environment it is `SAQQARA_PORT` and `SAQQARA_LIMITS_CHAT_LENGTH`.
"""

import dataclasses
import os
import typing
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from saqqara.core.errors import BadSetup
from saqqara.core.reading import parse_toml, said
from saqqara.server.settings import Settings

PREFIX = "SAQQARA_"
FILE = PREFIX + "CONFIG"
"""The variable that names the file."""
NEVER = "never"


@cache
def kinds() -> dict[str, Any]:
    """Every setting by its name, and of what type it is."""
    found: dict[str, Any] = {}
    for name, kind in typing.get_type_hints(Settings, include_extras=True).items():
        if dataclasses.is_dataclass(kind):
            found |= {f"{name}.{part}": of for part, of in typing.get_type_hints(kind, include_extras=True).items()}
        else:
            found[name] = kind
    return found


def groups() -> set[str]:
    """The names of the groups."""
    return {name.partition(".")[0] for name in kinds() if "." in name}


def variable(name: str) -> str:
    """The environment's name for a setting."""
    return PREFIX + name.replace(".", "_").upper()


def default(name: str, base: Settings | None = None) -> Any:
    """What a setting is where nobody says anything."""
    value: Any = base or Settings()
    for part in name.split("."):
        value = getattr(value, part)
    return value


def read(given: Mapping[str, Any] | None = None, file: Path | None = None, base: Settings | None = None) -> Settings:
    """All settings. `given`: those of the command line, by name; `base`: what holds where nobody says anything."""
    environment = dict(os.environ)
    file = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    chosen = from_file(file) if file is not None else {}
    chosen |= from_environment(environment)
    chosen |= {name: checked(name, value, "--" + name.replace("_", "-")) for name, value in (given or {}).items()}
    if "secure_cookie" not in chosen:
        chosen["secure_cookie"] = any(origin.startswith("https://") for origin in chosen.get("origins", ()))
    return put_together(base or Settings(), chosen)


def put_together(base: Settings, chosen: Mapping[str, Any]) -> Settings:
    """Settings with some of them changed."""
    parts = {
        group: dataclasses.replace(
            getattr(base, group), **{name.partition(".")[2]: v for name, v in chosen.items() if name.startswith(f"{group}.")}
        )
        for group in groups()
    }
    return dataclasses.replace(base, **{name: value for name, value in chosen.items() if "." not in name}, **parts)


def from_file(file: Path) -> dict[str, Any]:
    """What a file says."""
    try:
        text = file.read_bytes()
    except OSError as problem:
        raise BadSetup("no-file", path=str(file), what=problem.strerror or str(problem)) from None
    try:
        data = parse_toml(text, BadSetup)
    except BadSetup as problem:
        raise BadSetup("server-setting", where=str(file), why=problem) from None
    flat: dict[str, Any] = {}
    for name, value in data.items():
        if name in groups() and isinstance(value, dict):
            flat |= {f"{name}.{part}": one for part, one in value.items()}
        else:
            flat[name] = value
    return {name: checked(name, value, str(file)) for name, value in flat.items()}


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What variables say. An empty one says nothing. Within our groups every name must be known; besides, others may have theirs."""
    named = {variable(name): name for name in kinds()}
    ours = tuple(variable(group) + "_" for group in groups())
    found: dict[str, Any] = {}
    for name, text in environment.items():
        if name in named and text.strip():
            found[named[name]] = checked(named[name], spelt(named[name], text.strip()), name, text=True)
        elif name.startswith(ours) and name not in named:
            raise BadSetup("server-setting-unknown", where=name, name=name)
    return found


def spelt(name: str, text: str) -> Any:
    """The text of a variable; a list has spaces or commas between its parts."""
    listed = typing.get_origin(kinds()[name]) is tuple
    return text.replace(",", " ").split() if listed else text


def checked(name: str, value: Any, where: str, text: bool = False) -> Any:
    """A value of a setting's own type; `text`: it is written as text, whatever it is."""
    if name not in kinds():
        raise BadSetup("server-setting-unknown", where=where, name=name)
    kind = kinds()[name]
    may_be_none = type(None) in typing.get_args(kind)
    if may_be_none and (value == "" or (value == NEVER and str not in typing.get_args(kind))):
        return None
    one: Any = msgspec.defstruct("One", [("value", kind)], rename={"value": name})
    try:
        return msgspec.convert({name: value}, one, strict=not text).value
    except msgspec.ValidationError as problem:
        shown = msgspec.defstruct("Shown", [(name, kind)]) if name.isidentifier() else one
        raise BadSetup("server-setting", where=where, why=said(problem, BadSetup, {name: value}, shown)) from None
