"""What clients may ask about arenas, as pydantic reads it."""

from typing import Annotated

from pydantic import Field, StrictBool, StrictInt

from saqqara.core.game import games
from saqqara.server.schemas.requests import Asked, Int32, Level, Text

SHORTEST, LONGEST = 15, 240
"""Minutes that an evening may last."""


class NewArena(Asked):
    """An evening to be held: which game, how many sit at a table, for how long, and from when on (now, where nothing is said)."""

    game: Annotated[str, Field(max_length=40, json_schema_extra={"enum": [*games()]})]
    seats: Int32
    minutes: Annotated[StrictInt, Field(ge=SHORTEST, le=LONGEST)]
    starts: Annotated[StrictInt, Field(ge=-(2**53), le=2**53, description="When it begins, in milliseconds since 1970")] | None = None
    name: Text | None = None
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], StrictBool | Annotated[str, Field(max_length=40)]], Field(default_factory=dict)
    ]
    seconds: Annotated[StrictInt, Field(ge=10, le=600, description="For each decision")] = 60
    rated: Annotated[StrictBool, Field(description="Whether its games count for ratings")] = False
    bots: Annotated[Level, Field(description="The bots that fill seats where people are lacking; none where nothing is said")] | None = None
