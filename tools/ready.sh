# Sourced by ./play and ./test: makes `$uv` runnable and the locked packages installed. Needs Python 3.11 or newer and a network.

complain() { printf '%s\n' "$*" >&2; exit 1; }

python=""
for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
  if command -v "$candidate" >/dev/null 2>&1 &&
    "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
    python=$candidate
    break
  fi
done
[ -n "$python" ] || complain "Saqqara needs Python 3.11 or newer: install it and run this again."

# uv installs what the lock names. The machine's own serves; otherwise it is fetched once into .uv/.
uv_version=0.13.7
if command -v uv >/dev/null 2>&1; then
  uv=uv
elif [ -x .uv/bin/uv ]; then
  uv=.uv/bin/uv
else
  echo "Fetching uv $uv_version …" >&2
  if ! { "$python" -m venv .uv && .uv/bin/python -m pip install -q "uv==$uv_version"; } >.uv.log 2>&1; then
    rm -rf .uv
    "$python" -m pip install -q --target .uv "uv==$uv_version" >>.uv.log 2>&1 || {
      cat .uv.log >&2
      complain "uv could not be fetched. Is there a network? On Debian and Ubuntu 'apt install python3-venv' helps; or install uv yourself."
    }
  fi
  rm -f .uv.log
  uv=.uv/bin/uv
fi
export UV_PYTHON_DOWNLOADS=never
[ -n "${UV_PYTHON:-}" ] || [ -d .venv ] || export UV_PYTHON="$python"
