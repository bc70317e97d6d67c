"""The OpenAPI document: made from the very types that are read and sent."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from saqqara.bots import Hint
from saqqara.bots.review.model import Review
from saqqara.core.record import Record
from saqqara.server.accounts.people import COOKIE
from saqqara.server.http.json_response import JSON
from saqqara.server.schemas import arenas, community, puzzles, responses
from saqqara.server.schemas.ws_messages import Accepted, LookMessage, TableInfo, Why

GIVEN: tuple[type[msgspec.Struct], ...] = (
    Accepted,
    LookMessage,
    TableInfo,
    Record,
    Why,
    responses.Offer,
    responses.Player,
    responses.NewGuest,
    responses.PersonalData,
    responses.Listing,
    responses.Link,
    responses.Chat,
    Hint,
    responses.Verified,
    responses.Health,
    responses.Ready,
    responses.Points,
    responses.Replay,
    responses.AlertsInfo,
    responses.Stopped,
    responses.Checked,
    responses.Printed,
    responses.Moment,
    responses.Lines,
    responses.StudyInfo,
    responses.Studies,
    responses.ToThink,
    responses.Reasons,
    responses.Moved,
    Review,
    responses.ReviewMoments,
    responses.MyName,
    responses.NewWays,
    responses.PasskeyOptions,
    responses.Entered,
    community.Person,
    community.People,
    community.Here,
    community.FriendsAt,
    community.Invitations,
    community.Notices,
    community.Report,
    community.Reports,
    arenas.Arena,
    arenas.Arenas,
    responses.MyRatings,
    responses.RatingChanges,
    responses.Board,
    responses.Profile,
    responses.Daily,
    responses.DayBoard,
    responses.Streak,
    responses.Archive,
    puzzles.Puzzles,
    puzzles.PuzzleOffer,
    puzzles.PuzzleLook,
    puzzles.PuzzleResult,
)
REFUSALS = {
    400: "What was given cannot be used.",
    401: "Not known: a token is needed.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    405: "This address does not accept this kind of request.",
    409: "The rules or the table do not allow it now.",
    413: "Too much at once.",
    422: "A field is wrong.",
    429: "Too fast.",
}
KEYS = {
    "token": {"type": "http", "scheme": "bearer", "description": "A program's token, from POST /players."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "The same token, as a browser keeps it."},
}
REF = "#/components/schemas/{name}"


def described(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The content of an answer of a kind."""
    return {JSON: {"schema": {"$ref": REF.format(name=kind.__name__)}}}


def gives(kind: type[msgspec.Struct], status: int = 200, *others: int) -> dict[int | str, dict[str, Any]]:
    """The answers of an endpoint: what it gives when all is well (with these statuses), and our one shape of error."""
    line = (kind.__doc__ or "").splitlines()[0]
    good: dict[int | str, dict[str, Any]] = {code: {"description": line, "content": described(kind)} for code in (status, *others)}
    return good | refuses()


def refuses() -> dict[int | str, dict[str, Any]]:
    """The errors that any endpoint can answer with."""
    return {code: {"description": line, "content": described(Why)} for code, line in REFUSALS.items()}


def describe(app: FastAPI) -> None:
    """Complete the OpenAPI document with the types of the answers."""

    def document() -> dict[str, Any]:
        if not app.openapi_schema:
            made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            _, parts = msgspec.json.schema_components(GIVEN, ref_template=REF)
            made["components"]["schemas"].update(parts)
            made["components"]["securitySchemes"] = KEYS
            made["security"] = [{}, *({name: []} for name in KEYS)]
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]
