"""Anybody's program as a player: JSON lines on its standard input and output. docs/study/bots.md says what is in them."""

import json
import os
import selectors
import shlex
import subprocess
import time
from typing import Any

import msgspec

from saqqara.bots.interface import Choice
from saqqara.core.errors import BadSetup
from saqqara.core.look import Look
from saqqara.core.parsing import plain

PATIENCE = 60.0
LONGEST = 1 << 16
ENDING = 2.0


class Said(msgspec.Struct):
    """A program's answer."""

    move: str
    after: float = 1.0


class External:
    """A program that is asked line by line. It lives for one game."""

    def __init__(self, command: str, deck: Any = None, patience: float = PATIENCE) -> None:
        self.command, self.patience = command, patience
        if not command.strip():
            raise BadSetup("external-none")
        try:
            self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as problem:
            raise BadSetup("external-start", command=command, what=str(problem)) from None
        self._rest = b""
        self._ask({"type": "hello", "protocol": 1, "deck": None if deck is None else plain(deck)})

    def choose(self, look: Look, waited: float = 0.0) -> Choice:
        """Ask for a move."""
        self._ask({"type": "look", "look": msgspec.to_builtins(look), "waited": waited})
        line = self._line()
        try:
            said = msgspec.json.decode(line, type=Said)
        except msgspec.DecodeError as problem:
            raise BadSetup("external-answer", command=self.command, said=line[:80].decode(errors="replace"), what=str(problem)) from None
        opened = [move.removesuffix("...") for move in look.moves if move.endswith("...")]
        if said.move not in look.moves and not any(said.move.startswith(start) for start in opened):
            raise BadSetup("external-move", command=self.command, move=said.move[:60], known=tuple(look.moves[:12]))
        return Choice(said.move, said.after)

    def _ask(self, question: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise BadSetup("external-gone", command=self.command) from None

    def _line(self) -> bytes:
        """Return the next line, waited for as long as our patience lasts."""
        assert self.process.stdout is not None
        until = time.monotonic() + self.patience
        with selectors.DefaultSelector() as waiting:
            waiting.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                if len(self._rest) > LONGEST or not waiting.select(max(0.0, until - time.monotonic())):
                    raise BadSetup("external-slow", command=self.command, seconds=int(self.patience))
                more = os.read(self.process.stdout.fileno(), LONGEST)
                if not more:
                    raise BadSetup("external-gone", command=self.command)
                self._rest += more
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def close(self) -> None:
        """Close the program's input at the end of the game; a program that does not end by itself is ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        try:
            self.process.wait(ENDING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
