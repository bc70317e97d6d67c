"""The parts of the deployment that can be checked without a container engine."""

import configparser
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from saqqara.core.game import games
from saqqara.server import settings_loader
from saqqara.server.http.http_protocol import PROXY_IDLE_SECONDS
from saqqara.server.ops.systemd_watchdog import BEAT_SECONDS
from tests.server.guests_over_http import house

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()


def unit_of(name: str) -> configparser.RawConfigParser:
    """Return a unit of systemd, by its sections."""
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / name)
    return unit


def known_variables() -> set[str]:
    """The environment variables that `saqqara serve` reads."""
    return {settings_loader.variable(name) for name in settings_loader.kinds()}


def test_two_nodes_a_proxy_postgresql_and_nats() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"node1", "node2", "proxy", "postgres", "nats", "backup", "prometheus"}
    assert services["node1"] == services["node2"]
    published = {name: port for name, service in services.items() for port in service.get("ports", []) if not port.startswith("127.0.0.1:")}
    assert set(published) == {"proxy"}, "only the proxy is seen from outside"
    for service in services.values():
        assert re.search(r":[\w.]+", service["image"]), "images are pinned"
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for other in service.get("depends_on", []):
            assert other in services


def test_the_variables_are_those_the_server_reads() -> None:
    given = set(COMPOSE["services"]["node1"]["environment"]) | set(COMPOSE["services"]["backup"]["environment"])
    assert given
    assert given <= known_variables()


def test_only_the_proxy_is_believed_when_it_says_whose_request_it_is() -> None:
    services = COMPOSE["services"]
    believed = settings_loader.checked("proxies", services["node1"]["environment"]["SAQQARA_PROXIES"].split(), "compose")
    (shared,) = set(services["proxy"]["networks"]) & set(services["node1"]["networks"])
    assert [one["subnet"] for one in COMPOSE["networks"][shared]["ipam"]["config"]] == list(believed)
    assert {name for name, service in services.items() if shared in service["networks"]} == {"proxy", "node1", "node2"}


@pytest.mark.parametrize("name", ["image.toml", "saqqara.toml"])
def test_settings_are_in_a_file_and_nothing_goes_before_it_unseen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in known_variables() | {settings_loader.FILE}:
        monkeypatch.delenv(variable, raising=False)
    settings = settings_loader.read(file=DEPLOY / name)
    assert settings.sqlite_file is not None
    assert settings.sqlite_file.is_absolute(), "wherever a command is run"
    assert settings.json_logs
    assert not re.search(r"SAQQARA_(?!WORKERS)", DOCKERFILE), "a variable of the image would go before a file of the operator's"
    assert not re.search(r"^Environment=SAQQARA_", (DEPLOY / "saqqara.service").read_text(), re.MULTILINE)


def test_prometheus_has_the_token_that_the_nodes_ask_for() -> None:
    services = COMPOSE["services"]
    (given,) = services["prometheus"]["secrets"]
    told = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text())["scrape_configs"][0]["authorization"]
    assert given["target"] == told["credentials_file"]
    variable = COMPOSE["secrets"][given["source"]]["environment"]
    assert services["node1"]["environment"][variable].startswith(f"${{{variable}:?")
    assert f"\n{variable}=\n" in (DEPLOY / "example.env").read_text()
    mounted = {volume.split(":")[1] for volume in services["prometheus"]["volumes"]}
    assert {"/etc/prometheus/prometheus.yml", "/etc/prometheus/prometheus-alerts.yaml"} <= mounted
    assert set(services["prometheus"]["networks"]) & set(services["node1"]["networks"])


def test_a_timer_makes_backups() -> None:
    timer, service = unit_of("saqqara-backup.timer"), unit_of("saqqara-backup.service")["Service"]
    assert timer["Timer"]["OnCalendar"]
    assert timer["Install"]["WantedBy"] == "timers.target"
    server = unit_of("saqqara.service")["Service"]
    assert (service["User"], service["UMask"], service["StateDirectoryMode"]) == (server["User"], "0077", "0700")
    assert "saqqara admin export --config /etc/saqqara.toml" in service["ExecStart"]
    assert "saqqara admin export" in COMPOSE["services"]["backup"]["command"][-1]


def test_no_secret_has_a_default() -> None:
    example = dict(line.split("=", 1) for line in (DEPLOY / "example.env").read_text().splitlines() if "=" in line and line[0] != "#")
    assert example["POSTGRES_PASSWORD"] == example["SAQQARA_KEY"] == ""
    environment = COMPOSE["services"]["node1"]["environment"]
    assert ":?" in environment["SAQQARA_KEY"]
    assert ":?" in environment["SAQQARA_DATABASE"]


def test_the_proxy_and_prometheus_know_every_worker_of_both_nodes() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    workers = int(COMPOSE["services"]["node1"]["environment"]["SAQQARA_WORKERS"])
    all_workers = [f"{node}:{8000 + worker}" for node in ("node1", "node2") for worker in range(1, workers + 1)]
    assert f"reverse_proxy {' '.join(all_workers)} {{" in caddy
    (scraped,) = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text())["scrape_configs"][0]["static_configs"]
    assert scraped["targets"] == all_workers
    assert "/api/v1/health" in caddy
    assert "EXPOSE 8000" in DOCKERFILE


def test_the_proxy_speaks_tls_and_keeps_the_numbers_inside() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert re.search(r"^\{\$SAQQARA_SITE:localhost\} \{$", caddy, re.MULTILINE), "a name and no port: Caddy sees to the certificate"
    assert ":8080" not in caddy
    assert "respond /api/v1/metrics 404" in caddy
    assert "443:443" in COMPOSE["services"]["proxy"]["ports"]
    assert "certificates:/data" in COMPOSE["services"]["proxy"]["volumes"], "certificates outlive the container"
    assert COMPOSE["services"]["node1"]["environment"]["SAQQARA_ORIGINS"].startswith("https://"), "so cookies are for TLS alone"


def test_who_asks_closes_an_idle_connection_first() -> None:
    (kept,) = re.findall(r"keepalive (\d+)s", (DEPLOY / "Caddyfile").read_text())
    assert int(kept) + 10 < PROXY_IDLE_SECONDS


def test_no_game_is_named() -> None:
    """A fifth game is discovered here too."""
    for file in DEPLOY.iterdir():
        assert not [game for game in games() if game in file.read_text()], file.name


def test_what_the_image_copies_is_there() -> None:
    root = DEPLOY.parent
    for line in re.findall(r"^COPY (?!--)(.*)$", DOCKERFILE, re.MULTILINE):
        *sources, _target = line.split()
        assert all((root / source).exists() for source in sources), line
    assert "USER saqqara" in DOCKERFILE


def named_metrics(text: str) -> set[str]:
    """The numbers of ours that a text names."""
    return set(re.findall(r"\bsaqqara_[a-z_]+", text))


async def known_metrics(folder: Path) -> set[str]:
    """The numbers that a server gives."""
    async with house(folder) as here:
        await here.guest()
        return set(re.findall(r"^(saqqara_\w+)", here.app.state.metrics.text().decode(), re.MULTILINE))


async def test_what_is_drawn_and_called_for_is_counted(tmp_path: Path) -> None:
    known = await known_metrics(tmp_path)
    board = json.loads((DEPLOY / "grafana.json").read_text())
    drawn = named_metrics(json.dumps([target["expr"] for panel in board["panels"] for target in panel["targets"]]))
    rules = [rule for group in yaml.safe_load((DEPLOY / "prometheus-alerts.yaml").read_text())["groups"] for rule in group["rules"]]
    assert all(rule["annotations"]["summary"] and rule["annotations"]["description"] for rule in rules)
    called = named_metrics(" ".join(rule["expr"] for rule in rules))
    assert len(called) >= 6
    assert drawn | called <= known
    families = {re.sub(r"_(total|created|bucket|sum|count)$", "", name) for name in known}
    assert {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in drawn} == families, "every number is drawn"
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_prometheus_finds_the_numbers_and_the_rules() -> None:
    told = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text())
    assert all((DEPLOY / name).exists() for name in told["rule_files"])
    assert told["scrape_configs"][0]["metrics_path"] == "/api/v1/metrics"


def test_the_unit_starts_a_server_as_nobody_in_particular() -> None:
    service = unit_of("saqqara.service")["Service"]
    assert service["ExecStart"].endswith("/saqqara serve --config /etc/saqqara.toml")
    assert service["User"] == "saqqara"
    assert service["Restart"] == "always"
    assert (service["UMask"], service["StateDirectoryMode"]) == ("0077", "0700"), "what it writes is for nobody else"
    assert service["SystemCallFilter"] == "@system-service"
    assert service["MemoryMax"]
    assert service["Type"] == "notify", "it says when it serves"
    assert int(service["WatchdogSec"]) >= 10 * BEAT_SECONDS
    assert int(service["TimeoutStopSec"]) > 10, "longer than connections are waited for"
