"""Studies kept on the device: a document `study` each, all of them one's own."""

from typing import Any

from saqqara.offline.storage import Documents
from saqqara.server.analysis.study_check import checked
from saqqara.server.clock import now
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.ids import new_id
from saqqara.server.schemas.studies import ListedStudy, Studies, StudyInfo
from saqqara.solo.study import read_study

MOST = 1000


class DeviceStudies:
    """A person's studies."""

    def __init__(self, documents: Documents) -> None:
        self._documents = documents

    def list_all(self) -> Studies:
        """Return all studies, the last changed first."""
        rows = sorted(self._documents.all("study").values(), key=lambda row: (row["changed"], row["id"]), reverse=True)
        return Studies(tuple(ListedStudy(**{name: row[name] for name in ListedStudy.__struct_fields__}) for row in rows), MOST)

    def get(self, study: str, known: int | None, name: str) -> StudyInfo | None:
        """Return a study; None while it is still of the version that is known."""
        row = self._row(study)
        if row["version"] == known:
            return None
        fields = {field: row[field] for field in ("id", "game", "title", "open", "version", "changed", "study")}
        return StudyInfo(by=name, mine=True, **fields)

    def _row(self, study: str) -> dict[str, Any]:
        """Return what is kept of a study, or raise."""
        row: dict[str, Any] | None = self._documents.get("study", study)
        if row is None:
            raise NotYours("server-no-study")
        return row

    async def add(self, data: dict[str, Any], shared: bool) -> str:
        """Keep a new study; return its id."""
        row: dict[str, Any] = {"id": new_id(), "open": shared, "version": 1} | written(checked(data))
        await self._documents.put("study", row["id"], row)
        return str(row["id"])

    async def change(self, study: str, data: dict[str, Any] | None, at: int | None, shared: bool | None, version: int | None) -> None:
        """Change a study: all of it, the node one stands at, or whether it is open."""
        row = self._row(study)
        if version is not None and version != row["version"]:
            raise NotNow("server-study-changed")
        body = None if data is None else checked(data)
        if at is not None:
            body = {**(body or row["study"]), "at": at}
            read_study(body)
        changes = ({} if body is None else written(body)) | ({} if shared is None else {"open": shared})
        await self._documents.put("study", study, row | changes | {"version": row["version"] + 1})

    async def delete(self, study: str) -> None:
        """Delete a study."""
        self._row(study)
        await self._documents.remove("study", study)


def written(body: dict[str, Any]) -> dict[str, Any]:
    """Return what changes with the text of a study."""
    return {"game": body["game"], "title": body.get("title", ""), "study": body, "changed": now()}
