"""Moves as text: `2 5`, at least two dice show a five; `doubt`."""

from saqqara.core.notation import listed
from saqqara.games.cups.rules import FACES, SEATS

FORMS = ("2 5", "doubt")
BIDS = tuple(f"{count} {face}" for count in range(1, SEATS + 1) for face in range(1, FACES + 1))
write, read, texts = listed("cups", (*BIDS, "doubt"), FORMS)
