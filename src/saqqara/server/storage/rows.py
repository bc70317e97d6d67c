"""Stored rows, as they are read."""

from collections.abc import Mapping
from typing import Any

Row = Mapping[str, Any]
