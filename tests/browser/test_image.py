"""The client that is in the container image: built from what the Dockerfile copies, it is the client that is built here."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATIC = "src/saqqara/server/static"
HASH = re.compile(r"-[\w-]{8}(?=\.\w+(\.br|\.gz)?$)")
IGNORED = shutil.ignore_patterns("node_modules", "static", "__pycache__", ".built")


def copied(folder: Path) -> None:
    """Lay out what the first stage of the Dockerfile copies, without what .dockerignore leaves out."""
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {"**/node_modules", STATIC, "**/__pycache__"} <= set(ignored)
    stage = (ROOT / "deploy/Dockerfile").read_text().split("FROM ")[1]
    for line in re.findall(r"^COPY (.*)$", stage, re.MULTILINE):
        *sources, target = line.split()
        for source in (found for pattern in sources for found in ROOT.glob(pattern)):
            if source.is_dir():
                shutil.copytree(source, folder / target, ignore=IGNORED, dirs_exist_ok=True)
            else:
                into = folder / target / source.name if target.endswith("/") else folder / target
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, into)
    assert "RUN cd web && npm run build" in stage


def built(folder: Path) -> dict[str, int]:
    """The files of a built client by their names, without the part that depends on what is in them, with their sizes."""
    files = [path for path in (folder / STATIC).rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]
    return {f"{n} {name}": size for n, (name, size) in enumerate(sorted((HASH.sub("", path.name), path.stat().st_size) for path in files))}


def test_the_image_has_all_that_the_client_is_built_from(tmp_path: Path) -> None:
    copied(tmp_path)
    sources = subprocess.run(
        ["bash", "-c", ". tools/web.sh; web_sources"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    assert len(sources) > 300
    assert [source for source in sources if not (tmp_path / source).exists()] == []


@pytest.mark.skipif(os.environ.get("SAQQARA_BROWSER") != "all", reason="builds the client once more: ./test all browser")
def test_the_image_has_the_whole_client(tmp_path: Path) -> None:
    copied(tmp_path)
    (tmp_path / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    path = os.pathsep.join([str(ROOT / ".node/bin"), os.environ["PATH"]])
    ran = subprocess.run(
        ["npm", "run", "--silent", "build"],
        cwd=tmp_path / "web",
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, (ran.stdout + ran.stderr)[-2000:]
    assert built(tmp_path) == built(ROOT)
