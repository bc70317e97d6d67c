"""Lines from a person at a terminal, with completion and history, or from a pipe. `EOFError`: there will be no more."""

import sys
import threading
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import Future, wait
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, Protocol

from saqqara.cli import typed_words
from saqqara.cli.screen import Screen

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

MAX_WHOLE_OFFERS = 24
"""Up to so many moves are offered whole; more are offered by their next word."""

MENU_ROWS, FEW_MENU_ROWS, TALL_SCREEN_ROWS = 6, 3, 30
"""Rows kept free below the line for completions: on a tall screen, and on a small one."""

TICK_SECONDS, REFRESH_SECONDS = 0.05, 0.2

Offers = Callable[[], Sequence[str]]
Toolbar = Callable[[], str]


class Background(Protocol):
    """A task that runs while a line is awaited."""

    @property
    def is_going(self) -> bool:
        """Return whether the line is still wanted."""
        ...

    def tick(self) -> bool:
        """Carry out what is due; return whether there is something to show."""
        ...

    def show_news(self) -> None:
        """Show it."""
        ...


class PipedLines:
    """A pipe: nobody waits at it, so a pause takes a line only when it is empty or a command that fits."""

    live = False

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.pending: Future[str] | None = None

    def next_line(self) -> "Future[str]":
        """Return the next line, read in a thread. Until it is taken it stays the next one, whoever asks."""
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

    def answer(self, question: str) -> str:
        """Take the next line."""
        text = self.next_line().result()
        self.pending = None
        if text:
            self.screen.show(question + text)
        return text

    def ask(
        self, question: str, offers: Offers, memory: str = "", toolbar: Toolbar | None = None, background: Background | None = None
    ) -> str | None:
        """Return the next line that is not empty; one that comes too late for the background stays the next one."""
        text = ""
        while not text:
            while background is not None:
                if background.tick():
                    background.show_news()
                if not background.is_going:
                    return None
                if wait([self.next_line()], TICK_SECONDS).done:
                    break
            text = self.answer(question)
        return text

    def pause(self, question: str, takes: Collection[str] = typed_words.COMMANDS) -> str:
        """Return the next line, if it is meant for a pause."""
        try:
            text = self.next_line().result()
        except EOFError:
            return ""  # it shows when a line is really needed
        typed = typed_words.parse(text)
        return self.answer(question) if not text or (typed is not None and typed.command in takes) else ""


class Terminal:
    """A person. Each seat has its own history: the arrow keys must not tell one player what another typed."""

    live = True

    def __init__(self) -> None:
        self.editors: dict[str, PromptSession[str | None]] = {}

    def editor(self, memory: str) -> "PromptSession[str | None]":
        """Return the editor of one seat."""
        from prompt_toolkit import PromptSession

        if memory not in self.editors:
            rows = MENU_ROWS if get_terminal_size().lines > TALL_SCREEN_ROWS else FEW_MENU_ROWS
            self.editors[memory] = PromptSession(style=style(), reserve_space_for_menu=rows)
        return self.editors[memory]

    def ask(
        self, question: str, offers: Offers, memory: str = "", toolbar: Toolbar | None = None, background: Background | None = None
    ) -> str | None:
        """Return a line from the editor; an empty one asks again. What is being typed outlives what the background shows."""
        editor = self.editor(memory)
        while True:
            text = editor.prompt(
                [("class:question", question)],
                completer=completer(offers),
                bottom_toolbar=toolbar,
                refresh_interval=REFRESH_SECONDS if background is not None else 0,
                pre_run=(lambda: run_beside(editor.app, background)) if background is not None else None,
            )
            if text is None or text.strip():
                return text and text.strip()

    def answer(self, question: str) -> str:
        """Return a line from a plain editor without history."""
        from prompt_toolkit import prompt

        return prompt([("class:question", question)], style=style()).strip()

    def pause(self, question: str, takes: Collection[str] = typed_words.COMMANDS) -> str:
        """Return Enter, or a command."""
        return self.answer(question)

    def choose(self, question: str, keys: Mapping[str, Sequence[str]]) -> str:
        """Return what the pressed key stands for, or the line that was typed."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.key_binding import KeyBindings

        bindings = KeyBindings()
        for answer, bound in keys.items():
            for key in bound:
                bindings.add(key)(lambda event, answer=answer: event.app.exit(result=answer))
        session: PromptSession[str] = PromptSession(key_bindings=bindings, style=style())
        return session.prompt([("class:question", question)]).strip()


Keyboard = Terminal | PipedLines


def open_keyboard(screen: Screen) -> Keyboard:
    """Return the keyboard that fits what the program was started with."""
    return Terminal() if screen.live else PipedLines(screen)


def run_beside(app: Any, background: Background) -> None:
    """Let the background go on while an editor waits, and end the editor when its line is not wanted any more."""
    import asyncio

    from prompt_toolkit.application import run_in_terminal

    async def go_on() -> None:
        try:
            while background.is_going:
                if background.tick():
                    await run_in_terminal(background.show_news)
                await asyncio.sleep(TICK_SECONDS)
            app.exit(result=None)
        except Exception as problem:  # noqa: BLE001  (a task of the editor: whoever asked for the line is told)
            app.exit(exception=problem)

    app.create_background_task(go_on())


def style() -> Any:
    """Return the editor's colours."""
    from prompt_toolkit.styles import Style

    return Style.from_dict(
        {
            "question": "bold #d9b45b",
            "bottom-toolbar": "noreverse bg:#3a3222 #f0e2bd",
            "completion-menu.completion": "bg:#4a4130 #f0e2bd",
            "completion-menu.completion.current": "bg:#d9b45b #1c1a17",
        }
    )


def completions(text: str, offers: Sequence[str]) -> list[str]:
    """Return what a line could become: whole offers, or one more word where there are many. Case and doubled spaces do not matter."""
    typed = " ".join(text.split()) + (" " if text[-1:].isspace() and text.strip() else "")
    fitting = [offer for offer in offers if offer.casefold().startswith(typed.casefold())]
    if len(fitting) <= MAX_WHOLE_OFFERS:
        return fitting
    ends = [offer.find(" ", len(typed)) for offer in fitting]
    return list(dict.fromkeys(offer if end < 0 else offer[:end] for offer, end in zip(fitting, ends, strict=True)))


def completer(offers: Offers) -> Any:
    """Return the editor's completer, which asks for the offers at each key."""
    from prompt_toolkit.completion import Completer, Completion

    class OfferCompleter(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Iterable[Completion]:
            text = document.text_before_cursor
            if not text.strip() and not complete_event.completion_requested:
                return []  # an empty line is no question: the menu would only hide the board
            return [Completion(offer, start_position=-len(text)) for offer in completions(text.lstrip(), offers())]

    return OfferCompleter()
