"""Whether a page that speaks to the server is one of its own."""


def is_allowed_origin(origin: str | None, host: str | None, origins: tuple[str, ...]) -> bool:
    """Whether a page is ours: from the server's own address or one that the host has allowed. Programs send no Origin."""
    return origin is None or origin in origins or (host is not None and origin.partition("://")[2] == host)
