"""The keyboard: a person at a terminal, with completion and a memory of what was typed, or a pipe with one line after the other."""

import sys
import threading
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import Future
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, Protocol

from saqqara.cli import typed_words
from saqqara.cli.screen import Screen

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

MANY = 24
"""Up to so many moves are offered whole; more are offered by their next word."""

ROWS, FEW_ROWS, ROOMY = 6, 3, 30
"""Rows kept free below the line for what completes it: on a roomy screen, and on a small one."""

Toolbar = Callable[[], str]


def completions(text: str, offers: Sequence[str]) -> list[str]:
    """What the line could become: whole offers, or one more word where there are many. Case and doubled spaces do not request."""
    typed = " ".join(text.split()) + (" " if text[-1:].isspace() and text.strip() else "")
    fitting = [offer for offer in offers if offer.casefold().startswith(typed.casefold())]
    if len(fitting) <= MANY:
        return fitting
    shorter: dict[str, None] = {}
    for offer in fitting:
        end = offer.find(" ", len(typed))
        shorter[offer if end < 0 else offer[:end]] = None
    return list(shorter)


class Keyboard(Protocol):
    """Where lines come from. `EOFError`: there will be no more."""

    live: bool

    def ask(self, question: str, offers: Sequence[str] = (), memory: str = "", toolbar: Toolbar | None = None) -> str:
        """One line that is not empty."""
        ...

    def answer(self, question: str) -> str:
        """One line, which may be empty."""
        ...

    def pause(self, question: str, takes: Collection[str] = typed_words.COMMANDS) -> str:
        """Wait for Enter (an empty text), or a line that was typed instead, which should be one of these commands."""
        ...


class Lines:
    """A pipe: nobody waits at it, so a pause takes a line only when it is empty or a command that fits."""

    live = False

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.pending: Future[str] | None = None

    def soon(self) -> "Future[str]":
        """The next line, read beside everything else. Until it is `taken` it stays the next one, whoever asks."""
        if self.pending is None:
            self.pending = Future()
            self.pending.set_running_or_notify_cancel()  # nobody can call it off: the line would be lost
            threading.Thread(target=self._read, args=(self.pending,), daemon=True).start()
        return self.pending

    @staticmethod
    def _read(line: "Future[str]") -> None:
        text = sys.stdin.readline()
        if text:
            line.set_result(text.strip())
        else:
            line.set_exception(EOFError())

    def taken(self, question: str = "") -> str:
        """Take the next line."""
        text = self.soon().result()
        self.pending = None
        if text:
            self.screen.show(question + text)
        return text

    def ask(self, question: str, offers: Sequence[str] = (), memory: str = "", toolbar: Toolbar | None = None) -> str:
        """The next line that is not empty."""
        text = ""
        while not text:
            text = self.taken(question)
        return text

    def answer(self, question: str) -> str:
        """The next line."""
        return self.taken(question)

    def pause(self, question: str, takes: Collection[str] = typed_words.COMMANDS) -> str:
        """The next line, if it is meant for a pause."""
        try:
            text = self.soon().result()
        except EOFError:
            return ""  # it shows when a line is really needed
        typed = typed_words.read(text)
        return self.taken(question) if not text or (typed is not None and typed.command in takes) else ""


class Terminal:
    """A person. What each seat typed is remembered apart: the arrow keys must not tell one player what another did."""

    live = True

    def __init__(self) -> None:
        self.sessions: dict[str, PromptSession[str]] = {}

    def session(self, memory: str) -> "PromptSession[str]":
        """The editor of one seat."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory

        if memory not in self.sessions:
            self.sessions[memory] = PromptSession(history=InMemoryHistory(), style=style(), reserve_space_for_menu=menu_rows())
        return self.sessions[memory]

    def ask(self, question: str, offers: Sequence[str] = (), memory: str = "", toolbar: Toolbar | None = None) -> str:
        """A line from the editor; an empty one asks again."""
        text = ""
        while not text:
            offered = completer(lambda: offers)
            text = self.session(memory).prompt([("class:question", question)], completer=offered, bottom_toolbar=toolbar).strip()
        return text

    def answer(self, question: str) -> str:
        """A line from a plain editor without memory."""
        from prompt_toolkit import prompt

        return prompt([("class:question", question)], style=style()).strip()

    def pause(self, question: str, takes: Collection[str] = typed_words.COMMANDS) -> str:
        """Enter, or a command."""
        return self.answer(question)


def keyboard(screen: Screen) -> Keyboard:
    """The one that fits what the program was started with."""
    return Terminal() if screen.live else Lines(screen)


def menu_rows() -> int:
    """Rows to keep free on this screen."""
    return ROWS if get_terminal_size().lines > ROOMY else FEW_ROWS


def style() -> Any:
    """The editor's colours."""
    from prompt_toolkit.styles import Style

    return Style.from_dict(
        {
            "question": "bold #d9b45b",
            "bottom-toolbar": "noreverse bg:#3a3222 #f0e2bd",
            "completion-menu.completion": "bg:#4a4130 #f0e2bd",
            "completion-menu.completion.current": "bg:#d9b45b #1c1a17",
        }
    )


def completer(offers: Callable[[], Iterable[str]]) -> Any:
    """Offers for the editor; asked for anew at each key."""
    from prompt_toolkit.completion import Completer, Completion

    class Offers(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Iterable[Completion]:
            text = document.text_before_cursor
            if not text.strip() and not complete_event.completion_requested:
                return []  # an empty line is no question: the menu would only hide the board
            return [Completion(offer, start_position=-len(text)) for offer in completions(text.lstrip(), list(offers()))]

    return Offers()
