"""Responses of playing at a table."""

import msgspec

from saqqara.server.schemas.ws_messages import Said


class Chat(msgspec.Struct, frozen=True):
    """What was said, the oldest first."""

    said: tuple[Said, ...]
