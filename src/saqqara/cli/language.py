"""The language to speak: `--lang`, else the environment's, else English."""

from collections.abc import Mapping, Sequence

from saqqara.core.errors import BadSetup
from saqqara.core.texts import LANGUAGES, best_language

SWITCH = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def from_environment(environ: Mapping[str, str]) -> str:
    """Return the language of the environment, as POSIX has it; GNU's `LANGUAGE` goes first, unless the locale is none."""
    locale = next((environ[name] for name in VARIABLES if environ.get(name)), "C").split(".")[0].split("@")[0]
    first = [] if locale in ("C", "POSIX") else environ.get("LANGUAGE", "").split(":")
    return best_language([*first, locale])


def choose(arguments: Sequence[str], environ: Mapping[str, str]) -> tuple[str, list[str]]:
    """Return the language, and the arguments without `--lang`, which may stand anywhere: help is said in it too."""
    language, asked, rest = from_environment(environ), None, []
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == SWITCH:
            asked = next(words, "")
        elif word.startswith(SWITCH + "="):
            asked = word.removeprefix(SWITCH + "=")
        else:
            rest.append(word)
    if asked is None:
        return language, rest
    if asked not in LANGUAGES:
        raise BadSetup("cli-bad-language", got=asked, known=tuple(LANGUAGES))
    return asked, rest
