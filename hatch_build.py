"""The check before a package is built: a wheel or a source distribution has the web client in it, or is not built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Ends a build without the client. An editable installation needs none: there `./play` builds it when it is first used."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the client, before anything is packed."""
        if version != "editable" and not (Path(self.root) / "src/saqqara/server/static/index.html").is_file():
            raise SystemExit(
                "The web client is not built, and nobody could play in a browser without it: run ./test web, then build the package again."
            )
