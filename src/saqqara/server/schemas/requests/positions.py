"""Requests about positions that somebody sets up."""

from typing import Annotated, Any

from pydantic import Field, StrictBool, StrictInt

from saqqara.core.game import games
from saqqara.server.schemas.requests.request_fields import Asked, Int32


class AskedPosition(Asked):
    """A position that somebody sets up, and the deck where it is not ours; or a record, after `at` of its moves."""

    position: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    at: Annotated[StrictInt, Field(ge=0, le=1_000_000)] | None = None
    deck: Annotated[dict[str, Any], Field(description="A deck of one's own, as in a deck file")] | None = None


class AskedDeal(Asked):
    """A fresh deal to begin from."""

    game: Annotated[str, Field(max_length=40, json_schema_extra={"enum": [*games()]})]
    seats: Int32 | None = None
    options: dict[Annotated[str, Field(max_length=40)], StrictBool | Annotated[str, Field(max_length=40)]] = Field({})
