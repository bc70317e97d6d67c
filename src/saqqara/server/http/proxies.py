"""The reverse proxies of a server, and the address from which a request really came."""

from functools import lru_cache
from typing import Any

from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


async def no_application(*_: Any) -> None:
    """Serve nothing."""


@lru_cache
def trusted(proxies: str | tuple[str, ...]) -> Any:
    """Return the proxies that the server believes, as uvicorn's own middleware reads the setting."""
    return ProxyHeadersMiddleware(no_application, proxies if isinstance(proxies, str) else list(proxies)).trusted_hosts


def is_proxy(address: str, config: Any) -> bool:
    """Return whether a peer of a server with this uvicorn configuration is a trusted proxy."""
    return config.proxy_headers and address in trusted(_setting(config))


def client_address(scope: Scope, config: Any) -> str:
    """Return the address that a request came from: the peer's, or what a trusted proxy says."""
    peer = scope["client"][0] if scope.get("client") else "-"
    if not is_proxy(peer, config):
        return str(peer)
    forwarded = b", ".join(value for name, value in scope["headers"] if name == b"x-forwarded-for").decode("latin1")
    if not forwarded:
        return str(peer)
    return trusted(_setting(config)).get_trusted_client_address(forwarded)[0] or str(peer)


def _setting(config: Any) -> str | tuple[str, ...]:
    allowed = config.forwarded_allow_ips
    return allowed if isinstance(allowed, str) else tuple(allowed)
