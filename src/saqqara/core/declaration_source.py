"""Readable source of all that is made from a game's declaration: `saqqara model GAME --show`."""

import inspect
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from saqqara.core.declaration import Derived, Stored, ViewField, stored_as
from saqqara.core.game import Game
from saqqara.core.secrecy import Open, Secret, take_apart


def model_source(game: Game) -> str:
    """Return the record, positions and views of a game, and the function of its observations."""
    model = game.model
    structs = {one: "" for kind in (model.Position, model.View, model.Detail) for one in structs_in(kind)}
    parts = [f'"""{game.title()}: made from `games/{game.name}/declaration.py`."""', "\n".join(record(model.State))]
    for struct in structs:
        notes = {model.Position: position_notes, model.View: view_notes}.get(struct, no_notes)
        parts.append("\n".join(fields_of(struct, notes(game))))
    parts.append("\n".join(secrets(game)))
    if game.has("build.observe"):
        parts.append(inspect.getsource(game.part("build.observe").observe).rstrip())
    return "\n\n\n".join(parts) + "\n"


def record(state: Any) -> Iterator[str]:
    """Yield the fields of a state, and their places among its bytes."""
    yield f"class State(Record):  # {state.SIZE} bytes"
    yield f'    """{inspect.getdoc(state)}"""'
    yield ""
    for name, field in state.FIELDS.items():
        kind = "int" if not field.shape else "list[" * len(field.shape) + "int" + "]" * len(field.shape)
        numbers = " × ".join(map(str, (*field.shape, f"{field.type[1]}-byte number{'s' * bool(field.shape)}")))
        yield f"    {name}: {kind}  # {numbers} from byte {field.offset}"


def structs_in(hint: Any) -> dict[Any, None]:
    """Return all structures that a type has inside, each after those that it needs."""
    found: dict[Any, None] = {}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for inner in get_type_hints(hint).values():
            found |= structs_in(inner)
        return found | {hint: None}
    for inner in get_args(hint):
        found |= structs_in(inner)
    return found


def spelled(hint: Any) -> str:
    """Return a type as an annotation says it."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is types.NoneType:
        return "None"
    if origin is None:
        return str(getattr(hint, "__name__", hint))
    if origin is Annotated:
        return spelled(inner[0])
    if origin is Literal:
        return f"Literal[{', '.join(map(repr, inner))}]"
    if origin in (Union, types.UnionType):
        return " | ".join(spelled(one) for one in inner)
    return f"{origin.__name__}[{', '.join('...' if one is Ellipsis else spelled(one) for one in inner)}]"


def fields_of(struct: Any, notes: dict[str, str]) -> Iterator[str]:
    """Yield a structure as a class, with a note beside each field."""
    yield f"class {struct.__name__}(Struct):"
    yield f'    """{inspect.getdoc(struct)}"""'
    yield ""
    for name, hint in get_type_hints(struct).items():
        yield f"    {name}: {spelled(hint)}{f'  # {notes[name]}' if notes.get(name) else ''}"


def no_notes(game: Game) -> dict[str, str]:
    """Return a structure of which nothing is to be said."""
    return {}


def position_notes(game: Game) -> dict[str, str]:
    """Return a line for each field of a position: its storage, and who may know it."""
    hints = get_type_hints(game.model.Position, include_extras=True).items()
    return {name: f"{stored_note(stored_as(name, hint))}; {'; '.join(known_note(game, name))}" for name, hint in hints}


def stored_note(stored: Stored) -> str:
    """Return the origin of a field."""
    if stored.field:
        return f"{stored.field} of the record"
    return f"{called(stored.read)}(record, deck)"


def called(function: Any) -> str:
    """Return the name of a function."""
    return "a function" if function.__name__ == "<lambda>" else str(function.__name__)


def known_note(game: Game, name: str) -> Iterator[str]:
    """Return who may know a field, and by which clauses."""
    for one in game.model.secrets:
        parts = one.parts.split() if isinstance(one, Open) else [one.part]
        for part in parts:
            if take_apart(part).steps[0] == name:
                yield f"{part if part != name else ''} {'open' if isinstance(one, Open) else 'secret'} ({one.clauses})".strip()


def view_notes(game: Game) -> dict[str, str]:
    """Return the source of each field of a view."""
    return {field.name: view_note(field, field.derived) for field in game.model.fields}


def view_note(field: ViewField, derived: Derived) -> str:
    """Return the source of one field of a view."""
    if derived.for_all is not None:
        return f"{called(derived.for_all)}(open fields of the record, deck)"
    if derived.for_seat is not None:
        return f"{called(derived.for_seat)}(what the seat may know)"
    if derived.thing is not None:
        return f"each: {called(derived.thing)}(value or Hidden, deck)"
    return "the position's, None where the seat may not know it" if field.private else "the position's"


def secrets(game: Game) -> Iterator[str]:
    """Yield each secret: whose it is, until when, and what it may be."""
    yield f"STORE_SECRETS = {game.part('declaration').STORE_SECRETS}  # no view is made of these fields of the record"
    yield "SECRETS = {"
    for one in game.model.secrets:
        if isinstance(one, Secret):
            yield f'    "{one.part}": {{'
            for name in ("owner", "until", "values", "shows"):
                function = getattr(one, name)
                yield f'        "{name}": {called(function)},  # {(inspect.getdoc(function) or "").partition(chr(10))[0]}'
            yield "    },"
    yield "}"
