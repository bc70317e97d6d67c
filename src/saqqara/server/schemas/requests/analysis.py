"""Requests about the moments of a study, on which the analysis board works."""

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt

from saqqara.server.schemas.requests.request_fields import Asked, Int32, Text

Whose = Annotated[StrictInt, Field(ge=0, le=15)] | Literal["turn"] | None
StepText = tuple[Int32 | None, Text] | tuple[Int32 | None, Text, Annotated[StrictInt, Field(ge=0, le=1_000_000)]]


class AskedMoment(Asked):
    """A moment of a study: where it begins, the moves to it, and who looks. `open`: all lies open."""

    game: Annotated[str, Field(max_length=40)]
    start: Annotated[dict[str, Any], Field(description="As in a study: a position, a record with `at`, or a deal")]
    seed: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
    deck: dict[str, Any] | None = None
    path: Annotated[list[StepText], Field(max_length=500, description="[seat, text], and how often it was drawn again")] = Field([])
    seat: Annotated[Whose, Field(description="A seat, nobody's (an onlooker's), or of whoever is to move: \"turn\"")] = "turn"
    open: StrictBool = False


class AskedLines(AskedMoment):
    """Lines of an engine, by the numbers of the moves, from a moment on."""

    lines: Annotated[
        list[Annotated[list[tuple[Int32, Int32]], Field(max_length=30)]],
        Field(max_length=10, description="[[seat, number], …] each"),
    ]
