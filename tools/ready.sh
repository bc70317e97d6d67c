# Sourced by ./play and ./test: makes `$uv` runnable. Needs Python 3.11 or newer and, the first time, a network.
declare -F take_turn >/dev/null || . tools/python.sh

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
