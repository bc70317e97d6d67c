"""The base of every request body, and the fields that several requests share."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from saqqara.bots import levels

Nonce = Annotated[str, Field(min_length=2, max_length=128, pattern=r"^([0-9a-fA-F]{2})+$", description="1 to 64 bytes in hexadecimal")]
A_LEVEL = "A bot's level, as /games lists them, or a strength between two of them from 1/10 to 10/10"
A_STRENGTH = {"type": "string", "pattern": "^(10|[1-9](\\.[0-9])?)/10$"}


def choices(*names: str) -> dict[str, Any]:
    """Return the schema of a bot's name."""
    return {"anyOf": [{"enum": [*names]}, A_STRENGTH]}


Level = Annotated[str, Field(max_length=20, description=A_LEVEL, json_schema_extra=choices(*levels()))]
ClientId = Annotated[
    str, Field(min_length=1, max_length=40, pattern=r"^[!-~]+$", description="The sender's own id: a repeat is not played twice")
]
Text = Annotated[str, Field(max_length=200)]
Int32 = Annotated[StrictInt, Field(ge=-(2**31), le=2**31 - 1)]
"""A whole number that every database can hold."""
Seconds = Annotated[float, Field(ge=-1e9, le=1e9, allow_inf_nan=False)]


class Asked(BaseModel):
    """Fields that are not known are refused, not passed over."""

    model_config = ConfigDict(extra="forbid")
