"""Requests about a player's identity."""

from pydantic import StrictBool

from saqqara.server.schemas.requests.request_fields import Asked, Text


class NewPlayer(Asked):
    """A request for a new guest."""

    name: Text | None = None


class NewName(Asked):
    """A new name."""

    name: Text


class UseLink(Asked):
    """Become the player of a link. `replace`: also where I am somebody else with seats of my own, which this device then loses."""

    replace: StrictBool = False
