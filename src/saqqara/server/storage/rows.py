"""What is stored, as it is read."""

from collections.abc import Mapping
from typing import Any

Row = Mapping[str, Any]
