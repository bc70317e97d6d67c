"""Which language to speak: `--lang`, else the environment's, else English."""

from collections.abc import Mapping, Sequence

from saqqara.core.errors import BadSetup
from saqqara.core.texts import LANGUAGES, best_language

SWITCH = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def from_environment(environ: Mapping[str, str]) -> str:
    """The language of the first variable that is set, as POSIX has it; before it those of GNU's `LANGUAGE`, unless the locale is none."""
    locale = next((environ[name] for name in VARIABLES if environ.get(name)), "C").split(".")[0].split("@")[0]
    first = [] if locale in ("C", "POSIX") else environ.get("LANGUAGE", "").split(":")
    return best_language([*first, locale])


def choose(arguments: Sequence[str], environ: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language, and the arguments without `--lang`, which may stand anywhere: help texts are needed before anything else is read."""
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
