"""The server of the device: it answers the requests of the API."""

import traceback
from typing import Any
from urllib.parse import parse_qsl

from saqqara.core.errors import BadSetup, Refused, SaqqaraError
from saqqara.core.parsing import convert, parse_json
from saqqara.offline.api_routes import find_route
from saqqara.offline.device import Device
from saqqara.offline.storage import Full
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.schemas.ws_messages import because, encode, why

STATUS = ((Refused, 409), (NotNow, 409), (NotYours, 403), (Full, 507))
"""HTTP's status of our errors; 400 of the others."""


class OfflineServer(Device):
    """The answers to a page's requests, without a server."""

    async def request(self, method: str, path: str, body: str = "", token: str = "") -> tuple[int, str]:
        """Answer a request: its status and JSON. `path` is what follows /api/v1."""
        place, _, query = path.partition("?")
        try:
            handler, kind, parameters = find_route(method, place)
        except LookupError:
            return 404, encode(because("offline-needs-server")).decode()
        try:
            asked = read_body(body, kind)
            answer = await handler(self, self.caller(token), asked, dict(parse_qsl(query)), **parameters)
        except SaqqaraError as problem:
            return next((status for error, status in STATUS if isinstance(problem, error)), 400), encode(why(problem)).decode()
        except Exception:  # noqa: BLE001 - whatever it is, the page goes on
            traceback.print_exc()  # to the page's console
            return 500, encode(because("server-trouble")).decode()
        return (204, "") if answer is None else (200, encode(answer).decode())


def read_body(body: str, kind: Any) -> Any:
    """Return a request's body as what is asked for there, or raise a sentence that says what is wrong."""
    return convert(parse_json(body or "{}", BadSetup), kind, BadSetup)
