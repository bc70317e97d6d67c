"""Every number that a client can send is bounded when it is read: none reaches a database that cannot hold it."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara.core.game import games
from saqqara.core.record import Record
from saqqara.server.app import create_app
from saqqara.server.schemas.ws_messages import FromClient, read_client
from saqqara.server.settings import Limits, Settings
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import house, play_on

HUGE = [2**31, -(2**31) - 1, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30]
FREE = {Record.__name__}
"""Schemas of data that the core reads by itself: huge numbers in these are tried below."""


def bounds(schema: dict[str, Any]) -> tuple[Any, Any]:
    """The least and the greatest number that a schema allows."""
    least, most = schema.get("minimum", schema.get("exclusiveMinimum")), schema.get("maximum", schema.get("exclusiveMaximum"))
    return least, most


def numbers(schema: Any, place: str, schemas: dict[str, Any], above: tuple[str, ...] = ()) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every number in a schema, by where it stands."""
    if isinstance(schema, list):
        for number, part in enumerate(schema):
            yield from numbers(part, f"{place}/{number}", schemas, above)
    elif isinstance(schema, dict):
        if schema.get("type") in ("integer", "number"):
            yield place, schema
        name = str(schema.get("$ref", "")).rpartition("/")[2]
        if name and name not in FREE and name not in above:
            yield from numbers(schemas[name], f"{place}/{name}", schemas, (*above, name))
        for key, part in schema.items():
            yield from numbers(part, f"{place}/{key}", schemas, above)


def test_every_number_of_the_http_api_has_bounds(tmp_path: Path) -> None:
    document = create_app(Settings(database=f"sqlite:///{tmp_path}/x.db")).openapi()
    schemas, found, unbounded = document["components"]["schemas"], 0, []
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            asked = {"body": told.get("requestBody")} | {given["name"]: given["schema"] for given in told.get("parameters", [])}
            for place, schema in numbers(asked, f"{method} {path}", schemas):
                found += 1
                if None in bounds(schema) or (schema["type"] == "integer" and max(map(abs, bounds(schema))) > 2**53):
                    unbounded.append(place)
    assert unbounded == []
    assert found > 50


def message_numbers() -> list[tuple[str, str]]:
    """The fields of messages over a WebSocket that hold a number."""
    found = []
    for struct in msgspec.inspect.type_info(FromClient).types:  # type: ignore[attr-defined]
        for field in struct.fields:
            kinds = getattr(field.type, "types", (field.type,))
            if any(isinstance(kind, (msgspec.inspect.IntType, msgspec.inspect.FloatType)) for kind in kinds):
                found.append((struct.cls.__name__, field.name))
    return found


def test_the_messages_that_hold_a_number_are_found() -> None:
    assert ("Mute", "said") in message_numbers()
    assert len(message_numbers()) >= 6


@pytest.mark.parametrize(("message", "field"), message_numbers())
def test_every_number_of_a_message_has_bounds(message: str, field: str) -> None:
    """Others of its fields are as they should be, so that it is refused for nothing else."""
    (struct,) = (one for one in msgspec.inspect.type_info(FromClient).types if one.cls.__name__ == message)  # type: ignore[attr-defined]
    fits: dict[str, Any] = {"id": "a", "text": "red 1", "muted": True, "visible": True, "moves": ["red 1"]}
    told = {"type": struct.tag} | {one.name: fits[one.name] for one in struct.fields if one.required and one.name in fits}
    read_client(json.dumps(told | {field: 1}).encode())
    for huge in HUGE:
        with pytest.raises(msgspec.ValidationError):
            read_client(json.dumps(told | {field: huge}).encode())


def with_huge(data: Any, huge: int) -> Iterator[Any]:
    """The same data again and again, each time with another of its numbers replaced."""

    def places(part: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        if isinstance(part, dict):
            for key, value in part.items():
                yield from places(value, (*path, key))
        elif isinstance(part, list):
            for number, value in enumerate(part[:3]):
                yield from places(value, (*path, number))
        elif isinstance(part, int) and not isinstance(part, bool):
            yield path

    for path in places(data, ()):
        changed = copy.deepcopy(data)
        part = changed
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = huge
        yield changed


@ALSO_ON_POSTGRES
@BOTH
@pytest.mark.parametrize("game", games())
async def test_huge_numbers_in_records_positions_and_studies_are_refused_or_harmless(tmp_path: Path, game: str) -> None:
    async with house(tmp_path, limits=Limits.lifted()) as here:
        ann, ben = await here.guest("Ann"), await here.guest("Ben")
        table = (await ann.open(game=game, seats=2))["id"]
        await ben.post(f"/tables/{table}/join")
        await play_on(table, [ann, ben], 3)
        record = await ann.get(f"/tables/{table}/record")
        position = json.loads((Path(__file__).parents[1] / "games" / game / "middle.json").read_text())
        tried = 0
        for huge in (2**63, 2**31):
            for sent in with_huge(position, huge):
                await asked(ann, "/positions", {"position": sent})
                await asked(ann, "/tables", {"game": game, "position": sent})
                tried += 1
            for sent in with_huge(record, huge):
                await asked(ann, "/verify", sent)
                await asked(ann, "/tables", {"game": game, "record": sent, "at": 1})
                await asked(ann, "/studies", {"study": {"saqqara": 1, "game": game, "start": {"record": sent, "at": 1}}})
                tried += 1
        assert tried > 10


async def asked(guest: Any, path: str, body: Any) -> None:
    """Ask for something, which is answered but not with a fault of the server's."""
    answer = await guest.http.post(path, json=body)
    assert answer.status_code < 500, (path, body, answer.text)
