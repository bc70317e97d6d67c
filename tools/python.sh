# Sourced by ready.sh, and first by ./play: `complain`, Python 3.11 or newer as `$python`, and turns of several commands in one folder.

complain() { printf '%s\n' "$*" >&2; exit 1; }

python=""
for candidate in .venv/bin/python python3 python3.14 python3.13 python3.12 python3.11 python; do
  if command -v "$candidate" >/dev/null 2>&1 &&
    "$candidate" -IS -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
    python=$candidate
    break
  fi
done
[ -n "$python" ] || complain "Saqqara needs Python 3.11 or newer: install it and run this again."

# Take turns: two commands that fetch and build in this folder at the same time would break each other's work. The lock is of the open
# file (9), which this shell keeps and what it starts inherits: it ends with `leave_turn`, or when the last of them ends, however that comes.
# Where a system has no such locks, none is taken.
take_turn() {
  exec 9>.turn
  "$python" -IS - <<'END'
import sys
try:
    import fcntl
    fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    print("Another ./play or ./test is preparing this folder: waiting for it …", file=sys.stderr)
    fcntl.flock(9, fcntl.LOCK_EX)
except (ImportError, OSError):
    pass
END
}

leave_turn() { exec 9>&-; }
