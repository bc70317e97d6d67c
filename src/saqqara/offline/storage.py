"""Documents that the device keeps: JSON texts, each of a kind and with an id."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from saqqara.core.errors import SaqqaraError

Document = tuple[str, str, str]
"""Kind, id and text."""


class Storage(Protocol):
    """The place where documents are kept: IndexedDB in a page. A call returns once its change is durable, or raises."""

    async def load(self) -> Sequence[Sequence[str]]:
        """Return all documents."""

    async def put_all(self, documents: Sequence[Document]) -> None:
        """Write documents, all of them or none."""

    async def remove(self, kind: str, id: str) -> None:
        """Delete a document."""


class Full(SaqqaraError):
    """The device could not keep something: nothing has changed."""


class Documents:
    """The documents of a device, held in memory and written through."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._texts: dict[str, dict[str, str]] = {}

    async def load(self) -> None:
        """Read what the device has."""
        for kind, id, text in await self._storage.load():
            self._texts.setdefault(kind, {})[id] = text

    def all(self, kind: str) -> dict[str, Any]:
        """Return the documents of a kind, by id."""
        return {id: msgspec.json.decode(text) for id, text in self._texts.get(kind, {}).items()}

    def get(self, kind: str, id: str) -> Any:
        """Return a document; None if there is none."""
        text = self._texts.get(kind, {}).get(id)
        return None if text is None else msgspec.json.decode(text)

    def texts(self) -> list[Document]:
        """Return all documents as texts."""
        return [(kind, id, text) for kind, found in self._texts.items() for id, text in found.items()]

    async def put(self, kind: str, id: str, value: Any) -> None:
        """Keep a document."""
        await self.put_all([(kind, id, value)])

    async def put_all(self, values: Sequence[tuple[str, str, Any]]) -> None:
        """Keep several documents together. Raises `Full` where the device cannot: then none is kept."""
        written = [(kind, id, msgspec.json.encode(value).decode()) for kind, id, value in values]
        try:
            await self._storage.put_all(written)
        except Exception as problem:
            raise Full("offline-not-kept") from problem
        for kind, id, text in written:
            self._texts.setdefault(kind, {})[id] = text

    async def remove(self, kind: str, id: str) -> None:
        """Delete a document."""
        await self._storage.remove(kind, id)
        self._texts.get(kind, {}).pop(id, None)
