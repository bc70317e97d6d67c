"""The vector environment on a GPU: the same functions as on the CPU inside kernels, the same games bit for bit.

What callers see are CuPy arrays, which PyTorch and JAX take over without a copy (`__dlpack__`). A step has ended when `step` returns, so
that whoever reads the arrays on a stream of their own need not wait for ours.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saqqara.core import gpu
from saqqara.core.errors import BadSetup
from saqqara.core.template_parts import named
from saqqara.core.templates import bind
from saqqara.envs.vector_cpu import Vector, batching_of

BLOCK = 128
"""Threads that are started together."""
TILE, THREADS = 16, 256
"""Environments that are shown together, and the threads that show them."""


@cache
def tools() -> tuple[Any, Any]:
    """CuPy and Numba's CUDA, where there are both and a GPU."""
    cuda = gpu.cuda()
    try:
        import cupy
    except ImportError:
        raise BadSetup("no-gpu") from None
    return cupy, cuda


@cache
def kernels_for(game: str, rivals: bool) -> "Kernels":
    """`batch_step_cuda.py` over a game."""
    from saqqara.envs import batch_step_cuda

    bound = bind(batch_step_cuda, f"{game} {rivals}", game=named(batching_of(game, rivals), ("step_rows", "refused")))
    return Kernels(gpu.kernel(bound.step_kernel), gpu.kernel(bound.show_kernel), gpu.kernel(bound.refused_kernel))


class Kernels(NamedTuple):
    """The kernels on the GPU."""

    step_kernel: Any
    show_kernel: Any
    refused_kernel: Any


class CudaVector(Vector):
    """The vector environment of `vector.make(…, device="cuda")`: many games on a GPU."""

    def _load(self) -> Any:
        self._cupy, self._cuda = tools()
        self._stream, self._graph, self._actions = self._cupy.cuda.Stream(), None, self._zeros(self.num_envs, dtype=np.int64)
        self._first = self._cuda.to_device(np.zeros(1, np.int64))
        self._table = self._cuda.to_device(self.coding.numbers if self.encode == "planes" else self.coding.numbers[:0])
        return kernels_for(self.kind.name, self._heuristic)

    def _zeros(self, *shape: int, dtype: Any) -> Any:
        return self._cupy.zeros(shape, dtype)

    def _own(self, array: Any) -> Any:
        return self._cuda.to_device(array) if isinstance(array, np.ndarray) else self._cuda.as_cuda_array(array)

    def _scratch(self) -> tuple[Any, Any]:
        shapes = ((self.numbers, np.int16), (self.actions, np.bool_))
        numbers, masks = (self._cupy.zeros((size, self.num_envs), dtype).T for size, dtype in shapes)
        return numbers, masks

    def _observations(self) -> Any:
        rows = (self.num_envs + TILE - 1) // TILE * TILE
        whole = self._zeros(rows, self.size, dtype=np.uint8 if self.encode == "planes" else np.int16)
        self._words = whole.reshape(-1).view(np.uint64)
        return whole[: self.num_envs]

    def _thinkers(self) -> int:
        return self.num_envs if self._heuristic else 1

    def _writes_planes(self) -> bool:
        return False

    def _as_array(self, actions: Any) -> Any:
        return self._cupy.asarray(actions)

    def _contiguous(self, actions: Any) -> Any:
        return self._cupy.ascontiguousarray(actions, np.int64)

    def _seed(self, words: Any) -> None:
        self._batch.seed.copy_to_device(words)
        self._batch.games.copy_to_device(np.zeros(self.num_envs, np.int64))

    def _grid(self) -> tuple[int, int]:
        """Blocks, and threads in each."""
        return (self.num_envs + BLOCK - 1) // BLOCK, BLOCK

    def _first_refused(self, actions: Any) -> int:
        self._first.copy_to_device(np.full(1, self.num_envs, np.int64))
        self._code.refused_kernel[self._grid()](self._cuda.as_cuda_array(self.masks), self._cuda.as_cuda_array(actions), self._first)
        row = int(self._first.copy_to_host()[0])
        return row if row < self.num_envs else -1

    def _step_all(self, actions: Any) -> None:
        self._actions[...] = self._as_array(actions)
        if self._graph is None:
            seen = [self._cuda.as_cuda_array(array) for array in (self._actions, self._words, self.masks)]
            self._launch(0, *seen)  # what must be compiled is compiled outside of the recording
            self._cuda.synchronize()
            stream = self._cuda.external_stream(self._stream.ptr)
            self._stream.begin_capture()
            self._launch(stream, *seen)
            self._graph = self._stream.end_capture()
        else:
            self._graph.launch(self._stream)
        self._cuda.synchronize()

    def _launch(self, stream: Any, actions: Any, words: Any, masks: Any) -> None:
        """Start the kernels of a step. They are recorded once, since to hand so many arrays over takes longer than the step itself."""
        self._code.step_kernel[(*self._grid(), stream)](self._batch, actions)
        self._code.show_kernel[(self.num_envs + TILE - 1) // TILE, THREADS, stream](self._batch, self._table, words, masks)

    def _host_states(self) -> Any:
        return self._batch.states.copy_to_host().reshape(-1, 1)

    def _host_own(self) -> Any:
        return self._batch.own.copy_to_host()
