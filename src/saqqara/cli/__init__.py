"""The terminal: the command `saqqara`, with all that `saqqara --help` lists. Names no game: a game draws its own board."""

import importlib
import os
import signal
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any

WRONG, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code. What is wrong with what was given is one sentence on standard error."""
    from saqqara.cli.language import choose, from_environment
    from saqqara.core.errors import SaqqaraError
    from saqqara.core.optional_packages import install_command, is_of_extra
    from saqqara.core.texts import say

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes that are no text are bad input, not a reason to break down
    if sys.stdin is not None and sys.stdin.isatty():  # whoever started us may have told us to ignore it: a person's Ctrl-C still counts
        signal.signal(signal.SIGINT, signal.default_int_handler)
    language = from_environment(os.environ)
    try:
        language, words = choose(sys.argv[1:] if arguments is None else arguments, os.environ)
        if any(not is_text(word) for word in words):
            raise SaqqaraError("cli-usage-no-text")
        code = run(words, language)
    except SaqqaraError as problem:
        print(problem.reason(language), file=sys.stderr)
        return WRONG
    except ModuleNotFoundError as problem:
        if not is_of_extra("lab", problem.name):
            raise
        print(say("extra-compiled", language, extra="lab", command=install_command("lab")), file=sys.stderr)
        return WRONG
    except OSError as problem:
        if problem.filename is None:
            raise
        print(say("no-file", language, path=str(problem.filename)[:200], what=problem.strerror or str(problem)), file=sys.stderr)
        return WRONG
    if code == INTERRUPTED:
        print("\n" + say("cli-interrupted", language), file=sys.stderr)
    return code


def is_text(word: str) -> bool:
    """Return whether an argument is text: bytes that are none arrive as halves of character pairs."""
    return not any("\ud800" <= letter <= "\udfff" for letter in word)


def run(words: Sequence[str], language: str) -> int:
    """Run a command in a language."""
    import typer

    from saqqara.cli.app import command
    from saqqara.cli.screen import Screen

    errors: Any = importlib.import_module(typer.BadParameter.__module__)  # Typer carries its own copy of these
    try:
        code = command(language, words).main(list(words), prog_name="saqqara", standalone_mode=False, obj=Screen(language))
    except errors.NoArgsIsHelpError as help_:
        print(help_.format_message())
        return 0
    except errors.UsageError as problem:
        print(usage(problem, errors, language), file=sys.stderr)
        return WRONG
    except typer.Abort:
        return 0
    return code if isinstance(code, int) else 0


def usage(problem: Any, errors: Any, language: str) -> str:
    """Return what is wrong with a command line, in a sentence."""
    from saqqara.core.texts import say

    context = problem.ctx.command_path if problem.ctx is not None else "saqqara"
    parameter = getattr(problem, "param", None)
    name = ""
    if parameter is not None:
        name = parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar or parameter.name
    if isinstance(problem, errors.NoSuchOption):
        key = "cli-usage-no-option" if problem.option_name.startswith("--") else "cli-usage-dash"
        text = say(key, language, option=problem.option_name)
    elif isinstance(problem, errors.MissingParameter):
        text = say("cli-usage-missing", language, name=name)
    elif isinstance(problem, errors.BadParameter):
        kind = next((word for word in ("integer", "number") if word in problem.message), "other")
        text = say("cli-usage-bad", language, name=name, kind=kind)
    elif isinstance(problem, errors.BadOptionUsage):
        text = say("cli-usage-needs-value", language, option=problem.option_name)
    elif hasattr(getattr(problem.ctx, "command", None), "commands"):
        text = say("cli-usage-no-command", language, known=tuple(problem.ctx.command.commands))
    else:
        text = say("cli-usage-other", language, what=problem.message.rstrip("."))
    return f"{text} {say('cli-usage-try', language, command=f'{context} --help')}"
