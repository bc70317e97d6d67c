"""Answers as JSON."""

from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import Response

from saqqara.server.schemas.ws_messages import encode

JSON = "application/json"


def json_response(value: msgspec.Struct | dict[str, Any], status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer."""
    return Response(encode(value), status, dict(headers or {}), JSON)
