"""The refusals of the server itself, beside the errors of the core; and a client that is no longer connected."""

import traceback

from saqqara.core.errors import SaqqaraError


class NotNow(SaqqaraError):
    """The table does not allow it as it is now."""


class NotYours(SaqqaraError):
    """An error: this person may not do that."""


class SetAside(NotNow):
    """A table that this server cannot go on with; the operator has been told."""


class Gone(Exception):
    """The other side is not there any more."""


def where(problem: BaseException) -> list[str]:
    """Return the last steps to a problem. Its text is left out: a database's has the values in it."""
    frames = traceback.extract_tb(problem.__traceback__)[-6:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
