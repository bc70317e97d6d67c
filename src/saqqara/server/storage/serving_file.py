"""The file beside an SQLite database that its server holds: it has the port of that server."""

from pathlib import Path


def serving_file(database: Path) -> Path:
    """Return the file that the server of a database holds."""
    return database.with_name(database.name + ".serving")


def port_of_server(database: Path) -> int | None:
    """Return the port of the server that has a database, as it has written it down; None if it has not."""
    try:
        return int(serving_file(database).read_text())
    except (OSError, ValueError):
        return None
