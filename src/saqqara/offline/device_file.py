"""The file with everything that a device keeps; its import adds and never overwrites."""

from collections.abc import Sequence
from typing import Any

import msgspec

from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.offline.storage import Document, Documents
from saqqara.offline.tables import Tables
from saqqara.server.tables.live_table import LiveTable

FORMAT = "saqqara device 1"
KINDS = ("person", "table", "entry", "study", "puzzles", "daily", "review")


class Additions(msgspec.Struct, frozen=True):
    """The numbers of games, studies, tries at puzzles, days and reviews that a file would add; `known`: games that are here already."""

    games: int
    studies: int
    puzzles: int
    days: int
    reviews: int
    known: int


class DeviceFile:
    """Writes and reads the file."""

    def __init__(self, documents: Documents, tables: Tables) -> None:
        self._documents, self._tables = documents, tables

    def export(self) -> dict[str, Any]:
        """Return the file."""
        return {"format": FORMAT, "documents": self._documents.texts()}

    def preview(self, format: str, documents: Sequence[Document]) -> Additions:
        """Return what a file would add."""
        return self._additions(self._new(format, documents), documents)

    async def bring(self, format: str, documents: Sequence[Document]) -> Additions:
        """Add what is new in a file."""
        new = self._new(format, documents)
        added = self._additions(new, documents)
        await self._documents.put_all(new)
        self._tables.load()
        return added

    def _additions(self, new: Sequence[tuple[str, str, Any]], documents: Sequence[Document]) -> Additions:
        """Count what is new."""
        kinds = [kind for kind, *_ in new]
        known = set(self._documents.all("table"))
        tries = sum(
            len(value["tries"]) - len((self._documents.get("puzzles", id) or {"tries": ()})["tries"])
            for kind, id, value in new
            if kind == "puzzles"
        )
        return Additions(
            kinds.count("table"),
            kinds.count("study"),
            tries,
            kinds.count("daily"),
            kinds.count("review"),
            sum(kind == "table" and id in known for kind, id, _ in documents),
        )

    def _new(self, format: str, documents: Sequence[Document]) -> list[tuple[str, str, Any]]:
        """Return the documents of a file that are not here yet. Raises where it is no such file, or a game in it cannot be replayed."""
        if format != FORMAT:
            raise BadSetup("offline-file-format", wanted=FORMAT)
        try:
            read = [(kind, id, msgspec.json.decode(text)) for kind, id, text in documents if kind in KINDS]
        except msgspec.DecodeError as problem:
            raise BadSetup("offline-file-damaged") from problem
        known = {kind: set(self._documents.all(kind)) for kind in KINDS}
        me = self._documents.get("person", "") or {"player": ""}
        theirs = next((value["player"] for kind, id, value in read if kind == "person" and id == ""), None)
        new: list[tuple[str, str, Any]] = []
        for kind, id, value in read:
            if kind == "puzzles":
                here = self._documents.get("puzzles", id)
                merged = value if here is None else here | {"tries": value["tries"] | here["tries"]}
                if here is None or len(merged["tries"]) > len(here["tries"]):
                    new.append((kind, id, merged))
            elif kind == "entry":
                if value["table"] not in known["table"]:
                    new.append((kind, id, value))
            elif kind == "table" and id not in known["table"]:
                new.append((kind, id, _given_to(value, theirs, me["player"])))
            elif kind not in ("person", "table") and id not in known[kind]:
                new.append((kind, id, value))
        self._check(new)
        return new

    def _check(self, new: Sequence[tuple[str, str, Any]]) -> None:
        """Raise unless every new game can be replayed."""
        logs: dict[str, list[Any]] = {}
        for kind, _, value in sorted(new, key=lambda one: one[:2]):
            if kind == "entry":
                logs.setdefault(value["table"], []).append(value)
        for kind, id, value in new:
            if kind == "table":
                try:
                    live = LiveTable(value, value["seats"])
                    for entry in logs.get(id, ()):
                        live.apply(entry)
                except (SaqqaraError, KeyError, TypeError, ValueError) as problem:
                    raise BadSetup("offline-file-damaged") from problem


def _given_to(row: dict[str, Any], before: str | None, player: str) -> dict[str, Any]:
    """Return a table whose seats of one person are another's now: of the device that it comes to."""
    if before is None:
        return row
    seats = [seat | {"player": player} if seat["player"] == before else seat for seat in row["seats"]]
    return row | {"seats": seats, "host": player if row["host"] == before else row["host"]}
