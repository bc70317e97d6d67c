"""Write `src/saqqara/core/languages.json`: what the program needs to know of each language (CLDR's data, as Babel has them).

    python tools/languages.py            write the file
    python tools/languages.py --check    end with 1 if it is not what would be written

A language has its plural rules, the signs in its numbers (decimal, group, sizes of groups from the right) and how it joins a list.
"""

import json
import sys
from pathlib import Path
from typing import Any

from babel import Locale, localedata

FILE = Path(__file__).parents[1] / "src/saqqara/core/languages.json"
PARTS = ("start", "middle", "end", "2")
REGIONS = {"en": "en_GB"}
"""A language is taken as this region has it."""


def known_of(language: str) -> dict[str, Any]:
    """Return what is known of a language."""
    locale = Locale.parse(REGIONS.get(language, language))
    symbols = locale.number_symbols["latn"]
    return {
        "plural": dict(sorted(locale.plural_form.rules.items())),
        "decimal": symbols["decimal"],
        "group": symbols["group"],
        "groups": list(locale.decimal_formats[None].grouping),
        "and": [locale.list_patterns["standard"][part] for part in PARTS],
        "or": [locale.list_patterns["or"][part] for part in PARTS],
    }


def every_language() -> str:
    """Return the file: a line for each language that CLDR knows well enough."""
    lines = []
    for language in sorted(localedata.locale_identifiers()):
        if "_" in language or language == "root":
            continue
        try:
            known = known_of(language)
        except KeyError:
            continue
        lines.append(f'"{language}": {json.dumps(known, ensure_ascii=False, separators=(",", ":"))}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    text = every_language()
    if "--check" in sys.argv:
        sys.exit(FILE.read_text(encoding="utf-8") != text)
    FILE.write_text(text, encoding="utf-8")
