"""Settings from where an operator puts them: the command line first, then the environment, then a file, then the default.

Each setting has one name: `port`, or `limits.chat_length` for one of a group. In the file (TOML) it stands under it, groups as tables;
in the environment it is `SAQQARA_PORT` and `SAQQARA_LIMITS_CHAT_LENGTH`. The file is the one that the command line names, else the one that
`SAQQARA_CONFIG` names, else `/etc/saqqara.toml` where there is one: so a server and the commands that look after it read the same.
"""

import dataclasses
import difflib
import ipaddress
import os
import re
import typing
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from saqqara.core.errors import BadSetup
from saqqara.core.parsing import parse_toml, said
from saqqara.server.settings import Settings

PREFIX = "SAQQARA_"
FILE = PREFIX + "CONFIG"
"""The variable that names the file."""
SYSTEM_FILE = Path("/etc/saqqara.toml")
"""The file that is read where neither the command line nor the environment names one."""
NEVER = "never"
SECRETS = ("key", "metrics_token")
"""Settings that are never shown."""
PASSWORD = re.compile(r"(?<=://)[^/?]*@|(?<=password=)[^&]+")
"""In a URL, the user and the password."""
MASK = "***"


class Chosen(NamedTuple):
    """A setting's value and where it comes from: a file, a variable, an option; None: the default."""

    value: Any
    where: str | None


@cache
def kinds() -> dict[str, Any]:
    """Return every setting by its name, and of what type it is."""
    found: dict[str, Any] = {}
    for name, kind in typing.get_type_hints(Settings, include_extras=True).items():
        if dataclasses.is_dataclass(kind):
            found |= {f"{name}.{part}": of for part, of in typing.get_type_hints(kind, include_extras=True).items()}
        else:
            found[name] = kind
    return found


def groups() -> set[str]:
    """Return the names of the groups."""
    return {name.partition(".")[0] for name in kinds() if "." in name}


def variable(name: str) -> str:
    """Return the environment's name for a setting."""
    return PREFIX + name.replace(".", "_").upper()


def default(name: str, base: Settings | None = None) -> Any:
    """Return what a setting is where nobody says anything."""
    value: Any = base or Settings()
    for part in name.split("."):
        value = getattr(value, part)
    return value


def read(given: Mapping[str, Any] | None = None, file: Path | None = None, base: Settings | None = None) -> Settings:
    """Return all settings. `given`: those of the command line, by name; `base`: what holds where nobody says anything."""
    said = found(given, file)
    return put_together(base or Settings(), {name: one.value for name, one in said.items()})


def found(given: Mapping[str, Any] | None = None, file: Path | None = None) -> dict[str, Chosen]:
    """Return what the file, the environment and the command line say, with where each value comes from; the later of these wins."""
    environment = dict(os.environ)
    file = file or (Path(environment[FILE]) if environment.get(FILE) else SYSTEM_FILE if SYSTEM_FILE.exists() else None)
    said = {} if file is None else {name: Chosen(value, str(file)) for name, value in from_file(file).items()}
    said |= {name: Chosen(value, variable(name)) for name, value in from_environment(environment).items()}
    for name, value in (given or {}).items():
        option = "--" + name.replace("_", "-")
        said[name] = Chosen(checked(name, value, option), option)
    if "secure_cookie" not in said and "origins" in said:
        origins = said["origins"]
        said["secure_cookie"] = Chosen(any(origin.startswith("https://") for origin in origins.value), origins.where)
    return said


def every_setting(file: Path | None = None) -> dict[str, Chosen]:
    """Return every setting that holds without a command line, by name, with where it comes from."""
    said = found(file=file)
    return {name: said.get(name, Chosen(default(name), None)) for name in kinds()}


def shown(name: str, value: Any) -> str:
    """Return a value as text, as it could stand in the file; secrets, and passwords in URLs, are masked."""
    if value is None or value == ():
        return "none"
    if name in SECRETS:
        return MASK
    if isinstance(value, tuple):
        return f"[{', '.join(shown('', part) for part in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    return PASSWORD.sub(lambda part: MASK + "@" * part[0].endswith("@"), value) if isinstance(value, str) else f"{value:.15g}"


def unknown_variables(environment: Mapping[str, str]) -> dict[str, str | None]:
    """Return the variables that look like settings and are none, each with the variable that may have been meant."""
    known = [FILE, *map(variable, kinds())]
    foreign = sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
    return {name: next(iter(difflib.get_close_matches(name, known, 1, 0.75)), None) for name in foreign}


def put_together(base: Settings, chosen: Mapping[str, Any]) -> Settings:
    """Return settings with some of them changed."""
    parts = {
        group: dataclasses.replace(
            getattr(base, group), **{name.partition(".")[2]: v for name, v in chosen.items() if name.startswith(f"{group}.")}
        )
        for group in groups()
    }
    return dataclasses.replace(base, **{name: value for name, value in chosen.items() if "." not in name}, **parts)


def from_file(file: Path) -> dict[str, Any]:
    """Return what a file says."""
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
    """Return what variables say. An empty one says nothing. Within our groups every name must be known; others are only warned about
    (`unknown_variables`), since platforms and tests have some of their own."""
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
    """Return the text of a variable; a list has spaces or commas between its parts."""
    listed = typing.get_origin(kinds()[name]) is tuple
    return text.replace(",", " ").split() if listed else text


def checked(name: str, value: Any, where: str, text: bool = False) -> Any:
    """Return a value of a setting's own type; `text`: it is written as text, whatever it is."""
    if name not in kinds():
        raise BadSetup("server-setting-unknown", where=where, name=name)
    kind = kinds()[name]
    may_be_none = type(None) in typing.get_args(kind)
    if may_be_none and (value == "" or (value == NEVER and str not in typing.get_args(kind))):
        return None
    if name == "proxies":
        value = check_proxies(value, where)
    one: Any = msgspec.defstruct("One", [("value", kind)], rename={"value": name})
    try:
        return msgspec.convert({name: value}, one, strict=not text).value
    except msgspec.ValidationError as problem:
        shown = msgspec.defstruct("Shown", [(name, kind)]) if name.isidentifier() else one
        raise BadSetup("server-setting", where=where, why=said(problem, BadSetup, {name: value}, shown)) from None


def check_proxies(value: Any, where: str) -> Any:
    """Return addresses and networks of proxies as they are, or raise BadSetup where one is neither."""
    for part in value if isinstance(value, list | tuple) else ():
        try:
            ipaddress.ip_network(part)
        except ValueError:
            raise BadSetup("server-setting-proxy", where=where, got=str(part)[:60]) from None
    return value
