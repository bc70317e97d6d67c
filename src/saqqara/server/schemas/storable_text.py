"""Text from clients, checked once where it is read: whatever passes can be stored by every database.

PostgreSQL cannot store NUL, and half of a surrogate pair is not text in any encoding.
"""

import re
from urllib.parse import unquote_to_bytes

ESCAPE = re.compile(rb"\\(?:u[dD][89aAbB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(?P<bad>u0000|u[dD][89a-fA-F])|.)", re.DOTALL)
"""An escape in JSON: a whole surrogate pair, one that stands for no character that can be stored, or any other."""


def is_storable(text: str) -> bool:
    """Return whether every database can store this text."""
    return "\0" not in text and (text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text))


def is_storable_query(query: bytes) -> bool:
    """Return whether every database can store what a query string says."""
    return b"%00" not in query or b"\0" not in unquote_to_bytes(query)


def is_storable_json(data: bytes) -> bool:
    """Return whether every database can store the text in this JSON. Bytes that are no JSON at all are left to whoever parses them."""
    if b"\0" in data or b"\xed" in data:  # NUL itself, or a surrogate in UTF-8, which some parsers accept
        try:
            if not is_storable(data.decode()):
                return False
        except UnicodeDecodeError:
            return False
    return b"\\u" not in data or not any(found["bad"] for found in ESCAPE.finditer(data))
