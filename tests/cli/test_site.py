"""`saqqara site`: what is in it, that it hangs together, and where it is written."""

import gzip
import hashlib
import io
import json
import re
import tomllib
import zipfile
from pathlib import Path

import pytest

from saqqara.cli import main, site_python
from saqqara.cli.site import LIST, manifest, page, replace
from saqqara.cli.site_python import MSGSPEC, PACKAGE, UNUSED
from saqqara.core import optional_packages
from saqqara.core.errors import BadSetup

ROOT = PACKAGE.parents[1]


def test_a_folder_that_is_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    assert main(["--lang", "en", "site", "--out", str(tmp_path)]) == 2
    assert "does not contain a site" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_site_is_replaced_and_what_others_put_there_stays(tmp_path: Path) -> None:
    def files(*names: str) -> dict[str, bytes]:
        return dict.fromkeys(names, b"") | {LIST: json.dumps({"files": dict.fromkeys(names, "")}).encode()}

    replace(tmp_path, files("index.html", "assets/old.js"))
    (tmp_path / "CNAME").write_text("games.example")
    replace(tmp_path, files("index.html", "python/1/new.zip"))
    found = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert found == {"index.html", "python/1/new.zip", LIST, "CNAME"}


def test_a_package_that_is_not_the_right_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    away = site_python.Package("some.whl", (tmp_path / "nowhere.whl").as_uri(), hashlib.sha256(b"right").hexdigest())
    with pytest.raises(BadSetup) as missing:
        site_python.fetch(away)
    assert str(tmp_path / "saqqara" / "site") in missing.value.reason("en")
    (tmp_path / "nowhere.whl").write_bytes(b"wrong")
    with pytest.raises(BadSetup) as other:
        site_python.fetch(away)
    assert other.value.key == "cli-site-other-package"
    (tmp_path / "nowhere.whl").write_bytes(b"right")
    assert site_python.fetch(away) == b"right"
    (tmp_path / "nowhere.whl").unlink()
    assert site_python.fetch(away) == b"right", "what was fetched is kept"


def test_the_packages_are_those_that_the_locks_name() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text())
    wheels = {wheel["url"]: wheel["hash"] for package in lock["package"] if package["name"] == "msgspec" for wheel in package["wheels"]}
    assert wheels[MSGSPEC.url] == f"sha256:{MSGSPEC.sha256}"


def test_the_page_names_every_file_as_seen_from_its_folder() -> None:
    text = page((ROOT / "web/index.html").read_text(), [{"name": "modules.zip", "file": "python/1/modules.zip.gz", "size": 7}])
    assert '<meta name="saqqara-home" content="page" />' in text
    assert not re.findall(r'(?:href|src)="/', text)
    assert "unsafe-eval'" in text
    assert " 'unsafe-eval'" not in text
    told = json.loads(manifest((ROOT / "web/public/manifest.webmanifest").read_bytes()))
    assert {told["id"], told["start_url"], told["scope"]} == {"./"}
    assert not [icon for icon in told["icons"] if icon["src"].startswith("/")]


def named(source: bytes) -> set[str]:
    """Return the modules that must be there for a module to be imported at all; it may be of a later Python than this one."""
    lines = re.findall(r"^(?:import ([^#\n]+)|from ([\w.]+) import ([^#\n]+))", source.decode(), re.MULTILINE)
    plain = {name.split()[0] for several, *_ in lines for name in several.split(",") if name.strip()}
    parts = {f"{module}.{name.split()[0]}" for _, module, names in lines for name in names.strip("( )").split(",") if name.strip()}
    return plain | parts | {module for _, module, _ in lines if module}


def test_no_module_needs_one_that_was_left_out() -> None:
    sources: dict[str, bytes] = {}
    for content in (site_python.pyodide()["python_stdlib.zip"], site_python.modules()):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for name in archive.namelist():
                if name.endswith(".py"):
                    sources[name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")] = archive.read(name)
    first = re.compile(r"saqqara\.(offline|games)\.|msgspec|fluent|_pyodide|pyodide$")
    seen, todo = set[str](), set(filter(first.match, sources))
    while todo:
        seen |= todo
        todo = {module for name in todo & sources.keys() for module in named(sources[name])} - seen
    assert {"asyncio", "urllib.parse", "ipaddress", "typing"} <= seen
    tops = {name.partition(".")[0] for name in seen}
    assert tops.isdisjoint(UNUSED.split()), tops & set(UNUSED.split())


def test_the_modules_are_for_pages() -> None:
    names = {file.relative_to(PACKAGE).as_posix() for file in site_python.own_files()}
    assert {"offline/api_server.py", "core/table.py", "server/tables/live_table.py", "server/messages.fr.ftl"} <= names
    assert not [name for name in names if "/lab/" in name or name.endswith((".wasm", ".png"))]
    assert not {name.partition("/")[0] for name in names} & {"lab", "cli", "envs", "bench", "wasm"}
    assert not {name for name in names if name.startswith(("server/http/routes", "server/storage/store", "server/ops"))}
    assert len(gzip.compress(site_python.modules())) < 1_000_000


def test_without_node_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setitem(optional_packages.PACKAGES, "offline", ("saqqara_has_no_such_package",))
    optional_packages.has_extra.cache_clear()
    with pytest.raises(BadSetup) as problem:
        site_python.run_node("--version")
    optional_packages.has_extra.cache_clear()
    for language in ("en", "fr"):
        assert "./play add offline" in problem.value.reason(language)


def test_a_compilation_that_fails_is_said() -> None:
    with pytest.raises(BadSetup) as problem:
        site_python.run_node("-e", "throw new Error('no such module')")
    assert "no such module" in problem.value.reason("en")
