"""The OpenAPI document: made from the very types that are read and sent."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from saqqara.bots import Hint
from saqqara.bots.review.model import Review
from saqqara.core.record import Record
from saqqara.server import answers, answers_arenas, answers_people, answers_puzzles
from saqqara.server.api.reply import JSON
from saqqara.server.messages import Accepted, LookMessage, TableInfo, Why
from saqqara.server.people import COOKIE

GIVEN: tuple[type[msgspec.Struct], ...] = (
    Accepted,
    LookMessage,
    TableInfo,
    Record,
    Why,
    answers.Offer,
    answers.Player,
    answers.NewGuest,
    answers.PersonalData,
    answers.Listing,
    answers.Link,
    answers.Chat,
    Hint,
    answers.Verified,
    answers.Health,
    answers.Ready,
    answers.Points,
    answers.Replay,
    answers.AlertsInfo,
    answers.Stopped,
    answers.Checked,
    answers.Printed,
    answers.Moment,
    answers.Lines,
    answers.StudyInfo,
    answers.Studies,
    answers.ToThink,
    answers.Reasons,
    answers.Moved,
    Review,
    answers.ReviewMoments,
    answers.MyName,
    answers.NewWays,
    answers.PasskeyOptions,
    answers.Entered,
    answers_people.Person,
    answers_people.People,
    answers_people.Here,
    answers_people.FriendsAt,
    answers_people.Invitations,
    answers_people.Notices,
    answers_people.Report,
    answers_people.Reports,
    answers_arenas.Arena,
    answers_arenas.Arenas,
    answers.MyRatings,
    answers.RatingChanges,
    answers.Board,
    answers.Profile,
    answers.Daily,
    answers.DayBoard,
    answers.Streak,
    answers.Archive,
    answers_puzzles.Puzzles,
    answers_puzzles.PuzzleOffer,
    answers_puzzles.PuzzleLook,
    answers_puzzles.PuzzleResult,
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
