"""What the database knows of something that is with its owner alone."""

import hashlib


def digest(secret: str) -> str:
    """The hash of a token, a link, a code or a challenge: all of them chance, so long that nobody can try them."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
