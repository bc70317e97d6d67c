"""What the server itself refuses, beside the errors of the core; and a client that is not there any more."""

from saqqara.core.errors import SaqqaraError


class NotNow(SaqqaraError):
    """The table does not allow it as it is now."""


class NotYours(SaqqaraError):
    """Not for who asks to do."""


class SetAside(NotNow):
    """A table that this server cannot go on with; the operator has been told."""


class Gone(Exception):
    """The other side is not there any more."""
