"""Ids that cannot be guessed."""

import secrets


def new_id(size: int = 12) -> str:
    """Return a new id of so many random bytes. It never starts with "-": a command line would take it for an option."""
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made
