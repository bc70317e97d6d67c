#!/usr/bin/env bash
# A designer's question: is Guardians for four still the same game if 25 points are enough, and not 35?
# ./variant.sh [GAMES [LEVEL]]     leaves two decks, two files of games and report.html in the present folder. Needs pip install 'saqqara[lab]'.
set -euo pipefail
games=${1:-40000} level=${2:-apprentice}

saqqara deck copy guardians short.toml --force
{ echo 'goal = 25'; echo; cat short.toml; } >changed.toml && mv changed.toml short.toml
saqqara deck check short.toml

saqqara simulate guardians --seats 4 --players "$level" --games "$games" --out printed.parquet
saqqara simulate guardians --seats 4 --players "$level" --games "$games" --deck short.toml --out short.parquet
saqqara report printed.parquet short.parquet --out report.html --force
