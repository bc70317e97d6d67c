"""A study is checked before it is kept."""

from typing import Any

from saqqara.core.parsing import plain
from saqqara.server.names.display_names import check_marks
from saqqara.solo.study import check, read_study


def checked(data: Any) -> dict[str, Any]:
    """Return a study as it is stored, after every move of it has been made once, and its title and the names in it can be shown."""
    study = read_study(data)
    for name in (study.title, *(node.name for node in study.nodes)):
        check_marks(name)
    check(study)
    found: dict[str, Any] = plain(study)
    return found
