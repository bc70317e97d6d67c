"""The routers of the API, and its OpenAPI document, made from the very types that are read and sent."""

from typing import Any

import msgspec
from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi

from saqqara.server.accounts.people import COOKIE
from saqqara.server.http.look_schema import look_schemas
from saqqara.server.http.responses import JSON
from saqqara.server.schemas.ws_messages import PROTOCOL, Why

PREFIX = "/api/v1"
ANSWERS: dict[type[msgspec.Struct], None] = {}
"""Every type that some endpoint answers with: each is added when a route names it."""
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


def make_router(tag: str, under: str = "") -> APIRouter:
    """Return a router for one feature whose routes have whole paths: of nested routers every one is tried for each request."""
    return APIRouter(prefix=PREFIX + under, tags=[tag])


def described(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the content of an answer of this type, and remember that the document has to describe the type."""
    ANSWERS[kind] = None
    return {JSON: {"schema": {"$ref": REF.format(name=kind.__name__)}}}


def gives(kind: type[msgspec.Struct], status: int = 200, *others: int) -> dict[int | str, dict[str, Any]]:
    """Return the answers of an endpoint: what it gives when all is well (with these statuses), and our one shape of error."""
    line = (kind.__doc__ or "").splitlines()[0]
    good: dict[int | str, dict[str, Any]] = {code: {"description": line, "content": described(kind)} for code in (status, *others)}
    return good | refuses()


def refuses() -> dict[int | str, dict[str, Any]]:
    """Return the errors that any endpoint can answer with."""
    return {code: {"description": line, "content": described(Why)} for code, line in REFUSALS.items()}


def describe(app: FastAPI) -> None:
    """Complete the OpenAPI document with the types of the answers."""

    def document() -> dict[str, Any]:
        if not app.openapi_schema:
            made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            _, parts = msgspec.json.schema_components(ANSWERS, ref_template=REF)
            made["info"]["x-protocol"] = PROTOCOL
            made["components"]["schemas"].update(parts | look_schemas(parts["Look"], REF))
            made["components"]["securitySchemes"] = KEYS
            made["security"] = [{}, *({name: []} for name in KEYS)]
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]
