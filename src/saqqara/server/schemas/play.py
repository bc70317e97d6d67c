"""Responses of playing at a table."""

import msgspec

from saqqara.server.schemas.ws_messages import Said


class Chat(msgspec.Struct, frozen=True):
    """The chat messages, the oldest first."""

    said: tuple[Said, ...]
