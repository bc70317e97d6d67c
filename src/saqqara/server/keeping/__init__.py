"""A name that lasts, without a password: passkeys, recovery codes, devices, and names that look like no other."""


def get_ready() -> None:
    """Load what the first who comes would otherwise wait for, and everybody at the tables with them."""
    import webauthn  # noqa: F401

    from saqqara.server.keeping.words import reserved

    reserved()
