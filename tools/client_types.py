"""TypeScript types of everything a client receives or sends, made from the Python ones: python tools/client_types.py [--check]

Writes web/src/net/types.ts, and positions.json beside it: what the fields of each game's positions are, of which the position editor makes
its widgets. `--check` fails when one of them is stale.
"""

import json
import sys
import types
import typing
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from generated_files import ROOT, write_or_check

from saqqara.core.game import games
from saqqara.core.look import Look, Outcome, Revealed
from saqqara.core.position_field_checks import PositionField, described
from saqqara.core.record import Record
from saqqara.server.http import web_client
from saqqara.server.http.openapi import ANSWERS
from saqqara.server.http.routes import endpoints
from saqqara.server.schemas import ws_messages
from saqqara.server.schemas.server_info import Health

FILE = ROOT / "web" / "src" / "net" / "types.ts"
POSITIONS = FILE.with_name("positions.json")
BY_GAME = {
    (Look, "game"): "G",
    (Look, "view"): 'Games[G]["view"]',
    (Look, "outcome"): "Outcome<G> | null",
    (Look, "revealed"): "Revealed<G>[]",
    (Look, "remembered"): 'Games[G]["remembered"]',
    (Revealed, "what"): 'Games[G]["turned"]',
    (Outcome, "detail"): 'Games[G]["detail"] | null',
}
"""Fields whose type is that of one game."""
UNREAD = (Record, Health)
"""Answers that the client hands on, or never asks for."""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown", object: "unknown"}


class Writer:
    """Collects interfaces, each once."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self.names: dict[type, str] = {}

    def kind(self, hint: Any, prefix: str) -> str:
        """Return a Python type as a TypeScript one."""
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is typing.Annotated:
            return self.kind(args[0], prefix)
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.kind(arg, prefix) for arg in args))
        if origin is tuple and args[-1] is not Ellipsis:
            return "[" + ", ".join(self.kind(arg, prefix) for arg in args) + "]"
        if origin in (list, tuple, set):
            inner = self.kind(args[0], prefix)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            key = self.kind(args[0], prefix)
            return f"Partial<Record<{key}, {self.kind(args[1], prefix)}>>" if "|" in key else f"Record<{key}, {self.kind(args[1], prefix)}>"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.struct(hint, prefix)
        raise TypeError(f"no TypeScript for {hint!r}")

    def struct(self, struct: type, prefix: str, name: str | None = None) -> str:
        """Return a struct as an interface, by name."""
        if struct in self.names:
            return self.names[struct]
        name = name or prefix + struct.__name__.removesuffix("Message")
        self.names[struct] = name
        tag = struct.__struct_config__.tag  # type: ignore[attr-defined]
        lines = [f'  type: "{tag}";'] if tag else []
        hints = typing.get_type_hints(struct, include_extras=True)
        defaults = {field.name for field in msgspec.structs.fields(struct) if not field.required}
        for field, hint in hints.items():
            kind = BY_GAME.get((struct, field)) or self.kind(hint, prefix)
            lines.append(f"  {field}{'?' if field in defaults else ''}: {kind};")
        doc = " ".join((struct.__doc__ or "").split())
        of_game = "<G extends Game = Game>" if any(struct is one for one, _ in BY_GAME) else ""
        self.made[name] = f"/** {doc} */\nexport interface {name}{of_game} {{\n" + "\n".join(lines) + "\n}\n"
        return name


def looks(writer: Writer) -> str:
    """Return the types of each game's looks, and of a look as one of all of them: `look.game` tells the type of its view."""
    lines = []
    for game in games().values():
        prefix = "".join(part.capitalize() for part in game.name.split("_"))
        view = game.part("declaration")
        shown, detail = writer.struct(view.View, prefix, f"{prefix}View"), writer.struct(game.model.Detail, prefix, f"{prefix}Detail")
        turned = writer.struct(view.Turned, prefix) if hasattr(view, "Turned") else "never"
        known = f"{writer.struct(game.part('bots.memory').Returned, prefix)}[]" if game.has("bots.memory") else "never"
        position = writer.struct(game.model.Position, prefix, f"{prefix}Position")
        deck = writer.struct(game.part("deck").Deck, f"{prefix}Deck", f"{prefix}Deck") if game.has_deck else "null"
        told = f"view: {shown}; detail: {detail}; turned: {turned}; remembered: {known}"
        lines.append(f"  {game.name}: {{ {told}; position: {position}; deck: {deck} }};")
    return (
        "/** What each game shows: its view, the breakdown of its outcome, what a move can turn over, what is remembered, positions, "
        "deck. */\n"
        + "export interface Games {\n"
        + "\n".join(lines)
        + "\n}\n\nexport type Game = keyof Games;\n\n"
        + "/** A look at a table of one of these games. */\n"
        + "export type Look<G extends Game = Game> = { [One in G]: LookOf<One> }[G];\n"
    )


def text() -> str:
    """Return the whole file."""
    writer = Writer()
    writer.made["Games"] = looks(writer)
    writer.struct(Outcome, "")
    writer.struct(Revealed, "")
    writer.struct(Look, "", "LookOf")
    writer.names[Look] = "Look"
    for union, name in ((ws_messages.FromClient, "FromClient"), (ws_messages.ToClient, "ToClient")):
        parts = [writer.struct(part, "", "LookMessage" if part is ws_messages.LookMessage else None) for part in get_args(union)]
        writer.made[name] = f"export type {name} = {' | '.join(parts)};\n"
    addresses = "".join(f'\n  | "{address}"' for address in (*web_client.PLACES, web_client.TABLE))
    writer.made["Address"] = f"/** The addresses of pages. */\nexport type Address ={addresses};\n"
    writer.struct(PositionField, "")
    endpoints()  # whose modules name the answers
    for answer in ANSWERS:
        if answer not in UNREAD:
            writer.struct(answer, "")
    return "// Made from the Python types by tools/client_types.py. Do not edit.\n\n" + "\n".join(writer.made.values())


def positions() -> str:
    """Return the fields of positions, by game: a line each."""
    lines = []
    for game in games().values():
        field = described(game.model.Position, game.seats, game.tables(game.deck()))
        lines.append(f"  {json.dumps(game.name)}: {json.dumps(msgspec.to_builtins(field))}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    sys.exit(write_or_check([(FILE, text()), (POSITIONS, positions())]))
