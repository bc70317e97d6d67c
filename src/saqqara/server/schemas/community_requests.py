"""What clients may ask over HTTP about people among each other, and reports: as `requests`."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from saqqara.server.schemas.requests import Asked


class AskedPresence(Asked):
    """Whether my friends may see that I am here."""

    shown: StrictBool


Handle = Annotated[str, Field(min_length=1, max_length=16, pattern=r"^[A-Za-z0-9_-]+$", description="Somebody's public address")]


class AskedInvitation(Asked):
    """Whom I invite."""

    handle: Handle


class AskedReport(Asked):
    """What is not right about somebody, and where: at a table, by a word of its chat."""

    handle: Handle
    kind: Literal["words", "name", "spam", "play", "other"]
    line: Annotated[str, Field(max_length=300)] = ""
    table: Annotated[str, Field(max_length=16)] | None = None
    said: Annotated[StrictInt, Field(ge=0, le=2**31 - 1, description="The number of the word in question")] | None = None


class AskedMeasure(Asked):
    """What the host does about a report; `days`: for how long somebody is muted."""

    act: Literal["dismiss", "warn", "rename", "mute", "off"]
    days: Annotated[StrictInt, Field(ge=1, le=365)] = 1
