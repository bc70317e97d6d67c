"""Whose address counts behind a reverse proxy: the last one that is not a proxy's, whatever a client writes into the header itself."""

import asyncio
from pathlib import Path

import httpx
import pytest

from saqqara.server.settings import Settings
from tests.server.inside import inside
from tests.server.migrated import lay_out

GUESTS = 200
