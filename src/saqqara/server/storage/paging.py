"""A page of a long list that an index has in order: read from whichever end is nearer."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa


def page(query: sa.Select[Any], order: Sequence[sa.Column[Any]], total: int, first: int, count: int) -> tuple[sa.Select[Any], bool]:
    """Return a query for a page of rows listed from the greatest to the least, and whether it yields them in reverse."""
    there = max(0, min(count, total - first))
    behind = total - first - there
    if there and behind < first:
        return query.order_by(*(column.asc() for column in order)).limit(there).offset(behind), True
    return query.order_by(*(column.desc() for column in order)).limit(count).offset(first), False
