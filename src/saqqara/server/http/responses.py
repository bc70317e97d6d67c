"""JSON responses of the API, and one shape for every error: `Why`, with its key, the broken clause and the sentence in each language."""

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from saqqara.core.errors import Refused, SaqqaraError
from saqqara.core.parsing import kind_of
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.schemas.ws_messages import Why, because, encode, why

JSON = "application/json"
KNOWN_TYPES = {"int", "str", "bool", "float", "none", "dict", "list", "body", "query", "path"}
"""Words in a place of pydantic's that name no field but a type or where it came from."""
KINDS = {"string": "str", "dict": "object", "model": "object", "model_attributes": "object", "list": "array", "tuple": "array"}
"""Types as pydantic names them, as our messages do."""
BOUNDS = {"ge": "≥", "gt": ">", "le": "≤", "lt": "<", "min_length": "≥", "max_length": "≤", "pattern": "~"}


def json_response(value: msgspec.Struct | dict[str, Any], status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return a response with this value as JSON."""
    return Response(encode(value), status, dict(headers or {}), JSON)


class Denied(SaqqaraError):
    """Refused for a reason of HTTP's own, with its status."""

    def __init__(self, status: int, key: str, headers: Mapping[str, str] | None = None, /, **args: object) -> None:
        super().__init__(key, None, **args)
        self.status, self.headers = status, headers


def clean(text: str) -> str:
    """Return text that can be sent: broken Unicode from a client is replaced."""
    return text.encode("utf-8", "replace").decode()


def answer(status: int, reason: Why, headers: Mapping[str, str] | None = None) -> Response:
    """Return an error as it goes out."""
    said = {language: clean(text) for language, text in reason.reason.items()}
    details = reason.details and {name: clean(value) if isinstance(value, str) else value for name, value in reason.details.items()}
    sent = Why(reason.key, reason.clause, said, reason.field and clean(reason.field), details)
    return json_response(sent, status, headers)


async def on_ours(_request: Request, problem: Exception) -> Response:
    """Answer one of our errors: 409 where the rules or the table refuse, 403 to who may not, 400 where what was given cannot be used."""
    assert isinstance(problem, SaqqaraError)
    if isinstance(problem, Denied):
        return answer(problem.status, why(problem), problem.headers)
    status = 409 if isinstance(problem, Refused | NotNow) else 403 if isinstance(problem, NotYours) else 400
    return answer(status, why(problem))


async def on_invalid(_request: Request, problem: Exception) -> Response:
    """Answer a body, path or query that is not as described: name the first wrong field, as deep as can be."""
    assert isinstance(problem, RequestValidationError)
    errors = problem.errors()
    field = errors[0]["loc"][:2]
    return answer(422, explain(max((error for error in errors if error["loc"][:2] == field), key=lambda error: len(error["loc"]))))


async def on_http(request: Request, problem: Exception) -> Response:
    """Answer what the framework itself refuses."""
    assert isinstance(problem, HTTPException)
    page: Response | None = request.app.state.nothing_here(request) if problem.status_code == 404 else None
    if page is not None:
        return page
    keys = {404: "server-no-page", 405: "server-not-allowed", 413: "server-too-big"}
    key = keys.get(problem.status_code)
    reason = because(key) if key else because("server-bad-message", what=str(problem.detail)[:200])
    return answer(problem.status_code, reason, problem.headers)


def explain(error: Mapping[str, Any]) -> Why:
    """Return one of pydantic's errors as ours."""
    kind, context = str(error["type"]), error.get("ctx") or {}
    field = place(error["loc"])
    if kind == "json_invalid":
        return because("not-json", what="somewhere")
    if not field:  # the body as a whole
        if kind == "missing" or error.get("input") is None:
            return because("whole-missing")
        wanted = "application/json" if isinstance(error["input"], bytes) else KINDS.get(kind.rpartition("_")[0], "object")
        return because("whole-type", wanted=wanted, got=kind_of(error["input"]))
    if kind == "missing":
        return because("field-missing", field=field)
    if kind == "extra_forbidden":
        return because("field-unknown", field=field)
    if kind in ("literal_error", "enum"):
        return because("field-choice", field=field, got=str(error.get("input"))[:60])
    bounds = [f"{sign} {context[name]}" for name, sign in BOUNDS.items() if name in context]
    if bounds:
        return because("field-range", field=field, wanted=", ".join(bounds))
    if kind.endswith(("_type", "_parsing")):
        return because("field-type", field=field, wanted=KINDS.get(name := kind.rpartition("_")[0], name), got=kind_of(error.get("input")))
    return because("field-other", field=field, what=str(error["msg"])[:200])


def place(loc: tuple[int | str, ...]) -> str:
    """Return the name of a field: `seats[1].bot`."""
    text = ""
    for part in loc:
        if isinstance(part, int):
            text += f"[{part}]"
        elif re.fullmatch(r"[a-z][a-z_]*", part) and part not in KNOWN_TYPES:
            text += f".{part}"
        elif text == "" and part not in KNOWN_TYPES:
            text += f".{part[:40]}"
    return text.removeprefix(".")


def install_handlers(app: FastAPI) -> None:
    """Give every error the one shape."""
    app.add_exception_handler(SaqqaraError, on_ours)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
