"""Ids that cannot be guessed."""

import secrets


def new_id(size: int = 12) -> str:
    """Return a new id of so many random bytes. It never starts with "-": a command line would take it for an option."""
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made


def is_id(text: str) -> bool:
    """Return whether a text has the form of a table's or an arena's id, so that it may be looked up."""
    return len(text) <= 16 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()
