"""`saqqara site`: the whole product as files. Any host of files can serve it, below any path; the page plays by itself."""

import hashlib
import html
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from typer import Option

from saqqara.cli import site_python
from saqqara.cli.command_options import Ctx
from saqqara.cli.screen import Screen
from saqqara.core.errors import BadSetup

STATIC = Path(__file__).parents[1] / "server" / "static"
LIST = "files.json"
"""Every file of a site with its hash; where it lies, a folder is a site and may be written again."""
PACKED = ("pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip", "modules.zip")
"""Files that the page unpacks itself, since a plain host packs nothing."""
WORKER = "worker.js"
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python and the games' own modules, all from this site
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # drawings place their parts with style attributes
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)


def write_site(ctx: Ctx, out: Annotated[Path, Option("--out", metavar="FOLDER", help="cli-opt-site-out", show_default=False)]) -> None:
    """Write the site into a folder that is empty, new, or a site already."""
    screen: Screen = ctx.obj
    if not (STATIC / "index.html").is_file():
        raise BadSetup("cli-host-not-built")
    if out.exists() and (not out.is_dir() or (any(out.iterdir()) and not (out / LIST).is_file())):
        raise BadSetup("cli-site-taken", path=str(out))
    with screen.busy(screen.say("cli-site-writing")):
        files = dict(site_files())
        try:
            replace(out, files)
        except OSError as problem:
            raise BadSetup("no-write", path=str(out), what=problem.strerror or str(problem)) from None
    total = sum(len(content) for content in files.values())
    screen.tell("cli-site-written", "green", path=str(out), megabytes=round(total / 1e6, 1))


def replace(out: Path, files: dict[str, bytes]) -> None:
    """Write the files of a site, and remove those of the site before. The page comes last: until then the old one is whole."""
    before = json.loads((out / LIST).read_bytes())["files"] if (out / LIST).is_file() else {}
    for name in sorted(files, key=lambda name: (name in {"index.html", WORKER, LIST}, name == WORKER)):
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[name])
    for name in set(before) - set(files):
        if not Path(name).is_absolute() and ".." not in Path(name).parts:
            (out / name).unlink(missing_ok=True)
    for folder in [path for path in out.rglob("*") if path.is_dir() and not any(path.iterdir())]:
        folder.rmdir()


def site_files() -> Iterator[tuple[str, bytes]]:
    """Yield the files of a site with their names."""
    files = dict(client_files()) | dict(python_files())
    files["NOTICES.txt"] = site_python.notices()
    files[".nojekyll"] = b""  # hosts that would otherwise leave files out
    parts = [{"name": part, "file": name, "size": len(files[name])} for part in PACKED for name in files if name.endswith(f"/{part}.gz")]
    files["index.html"] = page((STATIC / "index.html").read_text("utf-8"), parts).encode()
    hashes = {name: hashlib.sha256(content).hexdigest() for name, content in sorted(files.items())}
    build = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:12]
    files[WORKER] = f'self.BUILD = "{build}";\n'.encode() + (STATIC / "site-worker.js").read_bytes()
    files[LIST] = json.dumps({"build": build, "files": hashes}, indent=0).encode()
    yield from files.items()


def client_files() -> Iterator[tuple[str, bytes]]:
    """Yield the files of the client, those aside that the site has in its own form."""
    for path in sorted(STATIC.rglob("*")):
        name = path.relative_to(STATIC).as_posix()
        if path.is_file() and path.suffix != ".br" and name not in {"index.html", WORKER, "site-worker.js"}:
            yield name, manifest(path.read_bytes()) if path.suffix == ".webmanifest" else path.read_bytes()


def python_files() -> Iterator[tuple[str, bytes]]:
    """Yield Python for the page, in folders named by a hash of what is in them, so that browsers may keep it for good."""
    pyodide = site_python.pyodide()
    compiled = site_python.compiled(pyodide[site_python.LIBRARY], site_python.modules())
    modules = {site_python.MODULES: compiled.pop(site_python.MODULES)}
    for files in (pyodide | compiled, modules):
        folder = hashlib.sha256(b"".join(files.values())).hexdigest()[:10]
        for name, content in files.items():
            yield (f"python/{folder}/{name}.gz", site_python.pack(content)) if name in PACKED else (f"python/{folder}/{name}", content)


def manifest(content: bytes) -> bytes:
    """Return the manifest of the app with all places as seen from the site's folder."""
    found = json.loads(content)
    found |= dict.fromkeys(("id", "start_url", "scope"), "./")
    for icon in found["icons"]:
        icon["src"] = icon["src"].removeprefix("/")
    return json.dumps(found, ensure_ascii=False).encode()


def page(text: str, parts: list[dict[str, object]]) -> str:
    """Return the client's page as that of a site: its own home, below any path, under a strict policy."""
    marks = {"saqqara-home": "page", "saqqara-parts": json.dumps(parts), "referrer": "no-referrer"}
    lines = [f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY, quote=False)}" />']
    lines += [f'<meta name="{name}" content="{html.escape(content)}" />' for name, content in marks.items()]
    charset = '<meta charset="utf-8" />'
    text = text.replace('href="/', 'href="').replace('src="/', 'src="')
    return text.replace(charset, "\n    ".join([charset, *lines]))
