"""Parts of a simulation as tasks of a Ray cluster: one that is lost with its worker is done again by another."""

import os
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from saqqara.core.errors import BadSetup
from saqqara.lab.simulation.plan import Plan
from saqqara.lab.simulation.summary import Sums

TIMES = 5
"""The number of times that a part is tried before it is given up."""
OBJECTS = 100 << 20
"""Bytes that a cluster of our own sets aside for what tasks give each other: sums, and no rows."""


def package() -> Any:
    """Ray, which is an extra."""
    try:
        import ray
    except ImportError:
        raise BadSetup("lab-missing", package="ray", extra="ray") from None
    return ray


def connect(ray: Any, address: str | None, workers: int | None) -> None:
    """Connect to a cluster, or to a small one of our own on this machine."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address is None:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster of our own tells nobody of itself
            ray.init(num_cpus=workers, include_dashboard=False, object_store_memory=OBJECTS, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as problem:
        raise BadSetup("lab-no-cluster", address=str(address), what=str(problem).splitlines()[0]) from None


def on_ray(
    plan: Plan,
    numbers: list[int],
    out: Path | None,
    work: Callable[[bytes, int, Path | None], Sums],
    address: str | None,
    workers: int | None,
) -> Iterator[Sums]:
    """Yield parts by the workers of a cluster, who write them themselves; what they give, in order."""
    ray = package()
    connected = ray.is_initialized()
    if not connected:
        connect(ray, address, workers)
    task = ray.remote(num_cpus=1, max_retries=TIMES)(work)
    data, where = ray.put(plan.encode()), None if out is None else out.resolve()
    awaited = deque(task.remote(data, number, where) for number in numbers)
    try:
        while awaited:
            sums = ray.get(awaited[0])
            awaited.popleft()  # Ray's own process ends at times if what it has just given is cancelled
            yield sums
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.RaySystemError, ray.exceptions.NodeDiedError) as problem:
        raise BadSetup("lab-cluster-lost", what=str(problem).splitlines()[0]) from None
    finally:
        if connected:
            for one in awaited:
                ray.cancel(one)
        else:
            ray.shutdown()  # and with it all that was asked for
