"""docs/protocol.md shows an example of every message, and each is one."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from saqqara.core.table import Table
from saqqara.server.app import create_app
from saqqara.server.schemas import ws_messages
from saqqara.server.schemas.requests.tables import NewTable
from saqqara.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["type"])
def test_an_example_of_the_protocol_is_a_message(example: dict[str, Any]) -> None:
    kinds = ws_messages.FromClient if example["type"] in names(ws_messages.FromClient) else ws_messages.ToClient
    read = msgspec.convert(example, kinds, strict=True)
    assert msgspec.to_builtins(read).items() >= {"type": example["type"]}.items()
    written = json.loads(ws_messages.encode(read))
    assert written == example | {key: value for key, value in written.items() if key not in example}


def test_the_page_says_the_version_that_the_server_says() -> None:
    (version,) = re.findall(r"This is protocol version (\d+)", PAGE)
    assert int(version) == ws_messages.PROTOCOL == create_app(Settings()).openapi()["info"]["x-protocol"]


def test_the_look_of_the_page_is_one_of_a_table() -> None:
    shown = next(example for example in EXAMPLES if example["type"] == "look")["look"]
    table = Table("objective", seats=2, seed="protocol", mode="fair")
    while len(table.moves) < 19:
        seat = table.to_act[0]
        table.play(seat, table.legal_moves(seat)[0])
    assert shown == json.loads(table.look_json(shown["seat"]))
    assert shown["moves"]


def test_the_table_of_the_page_can_be_opened() -> None:
    (block,) = re.findall(r"```jsonc\n(\{\"game\".*?)```", PAGE, re.DOTALL)
    asked = json.loads(re.sub(r"//.*", "", block))
    assert NewTable(**asked).model_dump(exclude_unset=True).items() >= {"game": "objective", "seats": asked["seats"]}.items()
    assert set(asked) | {"nonce", "record", "at"} == set(NewTable.model_fields), "all fields but those for what begins elsewhere"


def names(union: Any) -> set[str]:
    """The types of messages in one direction."""
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_every_message_has_an_example() -> None:
    assert {example["type"] for example in EXAMPLES} == names(ws_messages.FromClient) | names(ws_messages.ToClient)
    for kind in (*get_args(ws_messages.FromClient), *get_args(ws_messages.ToClient)):
        example = next(example for example in EXAMPLES if example["type"] == kind.__struct_config__.tag)
        assert set(example) - {"type"} == set(kind.__struct_fields__), "all fields are shown"
