"""Settings from the command line, the environment and a file, in this order; what is wrong with one is a sentence."""

import json
import math
import os
from pathlib import Path
from typing import Any

import pytest

from saqqara.cli import main
from saqqara.cli.admin import settings_of
from saqqara.cli.serve import ignored_variables
from saqqara.core.errors import BadSetup
from saqqara.core.texts import LANGUAGES
from saqqara.server import settings_loader
from saqqara.server.settings import Limits, Settings

PAGE = Path(__file__).parents[2] / "docs" / "host" / "settings.md"


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith(settings_loader.PREFIX)] + ["FORWARDED_ALLOW_IPS"]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(settings_loader, "SYSTEM_FILE", Path("/nowhere.toml"))


def written(folder: Path, text: str) -> Path:
    file = folder / "saqqara.toml"
    file.write_text(text)
    return file


def test_nothing_said_is_the_defaults() -> None:
    assert settings_loader.read() == Settings()


def test_the_command_line_comes_first_then_the_environment_then_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, 'port = 1\nhost = "file"\nnats = "file"\n[limits]\nqueue = 1\nchat_length = 7\n')
    monkeypatch.setenv("SAQQARA_HOST", "environment")
    monkeypatch.setenv("SAQQARA_PORT", "2")
    monkeypatch.setenv("SAQQARA_LIMITS_QUEUE", "2")
    made = settings_loader.read({"port": 3}, file)
    assert (made.port, made.host, made.nats) == (3, "environment", "file")
    assert (made.limits.queue, made.limits.chat_length, made.limits.sockets) == (2, 7, Limits().sockets)
    monkeypatch.setenv("SAQQARA_CONFIG", str(file))
    assert settings_loader.read().limits.chat_length == 7, "the file may be named by a variable too"


def test_a_server_and_the_commands_that_look_after_it_read_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_loader, "SYSTEM_FILE", written(tmp_path, 'database = "sqlite:////srv/system.db"\n'))
    assert settings_loader.read().database == settings_of(None, None).database == "sqlite:////srv/system.db"
    (tmp_path / "own").mkdir()
    own = written(tmp_path / "own", 'database = "sqlite:////srv/own.db"\n')
    monkeypatch.setenv("SAQQARA_CONFIG", str(own))
    assert settings_loader.read().database == settings_of(None, None).database == "sqlite:////srv/own.db"
    monkeypatch.setenv("SAQQARA_DATABASE", "sqlite:////srv/environment.db")
    assert settings_loader.read().database == settings_of(None, own).database == "sqlite:////srv/environment.db"
    assert settings_of("sqlite:////srv/option.db", own).database == "sqlite:////srv/option.db"


def test_config_prints_every_setting_with_where_it_comes_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(
        tmp_path,
        'port = 1\nkey = "hush"\nmetrics_token = "hush"\norigins = ["https://a.example"]\nsmtp = "smtp://ann:hush@mail.example:587"\n'
        'database = "postgresql://saqqara:hush@db/saqqara?password=hush"\nnats = "nats://hush@bus:4222"\n[limits]\nchat = [10, 1]\n',
    )
    monkeypatch.setenv("SAQQARA_LIMITS_QUEUE", "9")
    assert main(["config", "--config", str(file), "--json"]) == 0
    said = capsys.readouterr().out
    rows = json.loads(said)
    assert list(rows) == list(settings_loader.kinds())
    assert rows["port"] == {"value": "1", "from": str(file)}
    assert rows["limits.queue"] == {"value": "9", "from": "SAQQARA_LIMITS_QUEUE"}
    assert rows["limits.chat"] == {"value": "[10, 1]", "from": str(file)}
    assert rows["secure_cookie"] == {"value": "true", "from": str(file)}
    assert rows["host"] == {"value": "127.0.0.1", "from": None}
    assert rows["smtp"]["value"] == "smtp://***@mail.example:587"
    assert rows["database"]["value"] == "postgresql://***@db/saqqara?password=***"
    for language, default in (("en", "default"), ("fr", "par défaut")):
        assert main(["--lang", language, "config", "--config", str(file)]) == 0
        told = capsys.readouterr().out
        assert default in told
        assert all(name in told for name in settings_loader.kinds())
        said += told
    assert "hush" not in said


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("SAQQARA_DATABSE", "Did you mean SAQQARA_DATABASE?"),
        ("SAQQARA_WORKER", "Did you mean SAQQARA_WORKERS?"),
        ("SAQQARA_LIMIT_CHAT", "Did you mean SAQQARA_LIMITS_CHAT?"),
        ("SAQQARA_FUZZ", "SAQQARA_FUZZ is not a setting and was ignored."),
        ("FORWARDED_ALLOW_IPS", "“proxies”"),
    ],
)
def test_a_variable_that_sets_nothing_is_warned_about(
    name: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ignored_variables("en") == []
    monkeypatch.setenv(name, "1")
    assert main(["config"]) == 0
    assert sentence in capsys.readouterr().err
    assert len(ignored_variables("fr")) == 1
    assert settings_loader.read() == Settings()


def sample(value: Any) -> tuple[Any, str, str]:
    """Another value than the default: itself, in a file, and in the environment."""
    if isinstance(value, bool):
        return not value, str(not value).lower(), str(not value).lower()
    if isinstance(value, int) and value > 1:  # some may not be greater
        return value - 1, str(value - 1), str(value - 1)
    if isinstance(value, int | float):
        return value + 1, str(value + 1), str(value + 1)
    if value == Settings().proxies:
        return ("10.0.0.1", "10.1.0.0/16"), '["10.0.0.1", "10.1.0.0/16"]', "10.0.0.1 10.1.0.0/16"
    if isinstance(value, tuple):
        return ((7.0, 8.0), "[7, 8]", "7 8") if value else (("https://a", "https://b"), '["https://a", "https://b"]', "https://a,https://b")
    return "error", '"error"', "error"


@pytest.mark.parametrize("name", settings_loader.kinds())
def test_every_setting_can_be_in_the_file_and_in_the_environment(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    value, in_file, in_environment = sample(settings_loader.default(name))
    group, _, part = name.rpartition(".")
    file = written(tmp_path, f"[{group}]\n{part} = {in_file}\n" if group else f"{name} = {in_file}\n")
    assert settings_loader.default(name, settings_loader.read(file=file)) == value
    monkeypatch.setenv(settings_loader.variable(name), in_environment)
    assert settings_loader.default(name, settings_loader.read()) == value
    monkeypatch.setenv(settings_loader.variable(name), "")
    assert settings_loader.read() == Settings(), "an empty one says nothing"


def test_never() -> None:
    assert settings_loader.checked("keep.chat_days", "never", "here") is None
    assert settings_loader.checked("keep.chat_days", "30", "here", text=True) == 30
    assert settings_loader.checked("nats", "never", "here") == "never", "where a text is wanted, it is one"


def test_cookies_are_for_tls_alone_where_people_come_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings_loader.read({"origins": ("https://games.example",)}).secure_cookie
    assert not settings_loader.read({"origins": ("http://games.example",)}).secure_cookie
    monkeypatch.setenv("SAQQARA_SECURE_COOKIE", "false")
    assert not settings_loader.read({"origins": ("https://games.example",)}).secure_cookie


WRONG = [
    ("prot = 1", "prot"),
    ("[limits]\nchatlength = 1", "limits.chatlength"),
    ("limits = 3", "limits"),
    ("[other]\nport = 1", "other"),
    ("[limits]\nname_length = 41", "limits.name_length"),
    ("port = 0", "port"),
    ("port = 70000", "port"),
    ('port = "8000"', "port"),
    ("tick = 0", "tick"),
    ('log_level = "loud"', "log_level"),
    ("[limits]\nchat = [1]", "limits.chat"),
    ("[limits]\nchat = [0, 1]", "limits.chat"),
    ("[keep]\nchat_days = -1", "keep.chat_days"),
    ("[keep]\nchat_days = nan", "keep.chat_days"),
    ('[keep]\nchat_days = "soon"', "keep.chat_days"),
    ('proxies = ["*"]', "proxies"),
    ('proxies = ["proxy.example"]', "proxies"),
    ("proxies = [7]", "proxies"),
    ("port =", "TOML"),
]


@pytest.mark.parametrize(("text", "named"), WRONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_in_a_file_is_a_sentence_that_names_it(text: str, named: str, language: str, tmp_path: Path) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadSetup) as refused:
        settings_loader.read(file=file)
    said = refused.value.reason(language)
    assert str(file) in said
    assert named in said
    assert "`" not in said
    assert said.endswith((".", "]"))


@pytest.mark.parametrize(
    ("name", "value"),
    [("SAQQARA_PORT", "many"), ("SAQQARA_LIMITS_CHAT", "1"), ("SAQQARA_LIMITS_CHATLENGTH", "1"), ("SAQQARA_JSON_LOGS", "perhaps")],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_in_the_environment_is_a_sentence_that_names_it(
    name: str, value: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetup) as refused:
        settings_loader.read()
    assert name in refused.value.reason(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_say_it(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "prot = 1")
    for words in (["serve"], ["admin", "clear"], ["admin", "export", str(tmp_path / "all")]):
        assert main(["--lang", language, *words, "--config", str(file)]) == 2
        assert "prot" in capsys.readouterr().err
    assert main(["--lang", language, "serve", "--log-level", "loud"]) == 2
    assert "loud" in capsys.readouterr().err
    assert main(["--lang", language, "serve", "--config", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err


def shown(value: Any) -> str:
    """A default as the page writes it."""
    if value is None or value == ():
        return "none"
    if isinstance(value, tuple):
        return "[" + ", ".join(part if isinstance(part, str) else f"{part:g}" for part in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) and math.isfinite(value) else str(value)


@pytest.mark.parametrize("name", settings_loader.kinds())
def test_the_page_names_every_setting_with_its_default(name: str) -> None:
    rows = [line for line in PAGE.read_text().splitlines() if line.startswith(f"| `{name}` |")]
    assert len(rows) == 1
    assert rows[0].split("|")[2].strip() == f"`{shown(settings_loader.default(name))}`"


def test_the_page_names_no_setting_that_is_not_there() -> None:
    named = {line.split("`")[1] for line in PAGE.read_text().splitlines() if line.startswith("| `") and "saqqara_" not in line}
    assert named == set(settings_loader.kinds())
