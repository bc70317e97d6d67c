"""Pages about Python: what may be imported and what a look shows, made from the code itself. Used by `tools/pages.py`."""

import dataclasses
import inspect
import re
import types
import typing
from collections.abc import Iterator
from typing import Any

import msgspec

import saqqara
from saqqara.core.game import Game
from saqqara.core.look import Look
from saqqara.core.table import Table

PLAIN = {int: "number", float: "number", str: "text", bool: "`true` or `false`", type(None): "`null`", Any: "anything"}
HOST = "For the host"
DUNDER = re.compile(r"__\w+__|_\w*")


def words(hint: Any, found: dict[str, Any]) -> str:
    """Return a type as JSON has it, in words; structs in it are noted in `found`."""
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return words(inside[0], found)
    if origin is typing.Literal:
        return " or ".join(f'`"{value}"`' for value in inside)
    if origin in (typing.Union, types.UnionType):
        return " or ".join(words(one, found) for one in inside)
    if origin is list or (origin is tuple and inside[1:] == (...,)):
        return f"list of {words(inside[0], found)}"
    if origin is tuple:
        return f"list of {len(inside)}: {', '.join(dict.fromkeys(words(one, found) for one in inside))}"
    if origin is dict:
        return f"object: {words(inside[0], found)} → {words(inside[1], found)}"
    if dataclasses.is_dataclass(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        found[hint.__name__] = hint
        return f"[{hint.__name__}](#{hint.__name__.lower()})"
    return "the game's own: “Look” in its `formats.md`" if isinstance(hint, typing.TypeVar) else PLAIN[hint]


def struct_rows(kind: Any, found: dict[str, Any]) -> Iterator[str]:
    """Yield a table of a struct's fields."""
    yield from ("| field | value |", "|---|---|")
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        if not name.startswith("_") and name in kind.__annotations__:
            yield f"| `{name}` | {words(hint, found)} |"


def sentence(kind: Any) -> str:
    """Return a docstring as one paragraph."""
    return " ".join((inspect.getdoc(kind) or "").split("\n\n")[0].split())


def struct_sections(todo: dict[str, Any], mark: str) -> Iterator[str]:
    """Yield a section for each struct, and for those in it."""
    done: set[str] = set()
    while missing := [name for name in todo if name not in done]:
        name = missing[0]
        done.add(name)
        yield from ("", f"{mark} {name}", "", " ".join((inspect.getdoc(todo[name]) or "").split()), "")
        yield from struct_rows(todo[name], todo)


def look_section(game: Game) -> str:
    """Return what `look.view` shows in a game, and the structs in it."""
    lead = "`view` of a [look](../../../../../docs/study/bots.md#a-look) is a View:"
    return "\n".join(["", lead, *struct_sections({"View": game.part("declaration").View}, "###"), ""]) + "\n"


def signature(name: str, value: Any) -> str:
    """Return how something is called."""
    told = str(inspect.signature(value)) if callable(value) else ""
    told = re.sub(r"saqqara\.core\.\w+\.|collections\.abc\.|typing\.|^\(self(, )?", lambda m: "(" if m[0].startswith("(") else "", told)
    return f"{name}{told}"


def members(kind: Any) -> dict[str, Any]:
    """Return the public functions and properties of a class, as it declares them."""
    every = {name: value for base in reversed(kind.__mro__) for name, value in vars(base).items() if base.__module__.startswith("saqqara")}
    kinds = types.FunctionType | property | classmethod
    return {name: value for name, value in every.items() if not name.startswith("_") and isinstance(value, kinds)}


def member_rows(kind: Any, names: set[str]) -> Iterator[str]:
    """Yield a table of some members of a class."""
    yield from ("| name | what it does |", "|---|---|")
    for name, value in sorted(members(kind).items()):
        if name in names:
            called = (
                signature(name, value.__func__ if isinstance(value, classmethod) else value) if not isinstance(value, property) else name
            )
            called = called.replace("(cls, ", "(").replace("|", "\\|")
            yield f"| `{called}` | {sentence(value if not isinstance(value, classmethod) else value.__func__)} |"


def host_only() -> set[str]:
    """Return the names that `Table` says are for the host alone."""
    paragraph = next(one for one in (inspect.getdoc(Table) or "").split("\n\n") if "host" in one)
    return set(re.findall(r"`(\w+)`", " ".join(paragraph.split()).partition("For the host alone")[2]))


def python_page(page: str) -> str:
    """Return the page of what `import saqqara` offers: how it stands up to the first section, and the sections made anew."""
    hosts, errors = host_only(), [name for name in saqqara.__all__ if isinstance(getattr(saqqara, name), type)]
    assert hosts <= set(members(Table)), hosts - set(members(Table))
    lines = [page[: page.index("\n## Table")].rstrip()]
    lines += ["", "## Table", "", f"`{signature('Table', Table)}`".replace("self, ", ""), ""]
    lines += [" ".join(one.split()) for one in (inspect.getdoc(Table) or "").split("\n\n")[-1:]]
    lines += ["", "### For everybody", "", *member_rows(Table, set(members(Table)) - hosts)]
    lines += [
        "",
        "### For the host alone",
        "",
        "They tell what others may not know while the game is going on.",
        "",
        *member_rows(Table, hosts),
    ]
    lines += struct_sections({"Look": Look}, "##")
    lines += ["", "`look.data()` gives a look as plain data, `look.json()` as JSON; so does an outcome."]
    lines += ["", "## Functions", "", "| name | what it does |", "|---|---|"]
    for name in ("games", "imagine", "replay"):
        value = getattr(saqqara, name)
        value = type(value).__call__ if name == "games" else value
        called = signature(name, value).replace("|", "\\|")
        lines.append(f"| `{called}` | {sentence(value)} |")
    lines += ["", "## Errors", "", 'All are a `SaqqaraError`, which is a `ValueError`; `error.reason("fr")` says it in a language.', ""]
    lines += ["| name | what it says |", "|---|---|"]
    lines += [f"| `{name}` | {sentence(getattr(saqqara, name))} |" for name in errors if issubclass(getattr(saqqara, name), Exception)]
    return "\n".join([*lines, ""])
