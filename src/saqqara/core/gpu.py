"""Numba's CUDA, where there is a GPU: for whoever runs the rules inside kernels."""

import importlib
from typing import Any

import numpy as np

from saqqara.core.errors import BadSetup


def cuda() -> Any:
    """Return the module `numba.cuda`."""
    if not hasattr(np, "row_stack"):  # gone from NumPy 2.5, and numba-cuda 0.30 still asks for it
        np.row_stack = np.vstack
    try:
        found: Any = importlib.import_module("numba.cuda")
        there = bool(found.is_available())
    except ImportError:
        there = False
    if not there:
        raise BadSetup("no-gpu")
    return found


def kernel(function: Any, **options: Any) -> Any:
    """Return a CUDA kernel made of a template's function (`saqqara.core.compile.bind`)."""
    from saqqara.core.compile import over_twins

    return cuda().jit(**options)(over_twins(function))


def exact_sums() -> None:
    """Have kernels compiled from now on so that a product and a sum are two roundings, as on the CPU, not one. NVVM has an option for
    that, but what is optimized while linking is compiled there once more, without it: so nothing is."""
    nvvm: Any = importlib.import_module("numba.cuda.cudadrv.nvvm")
    driver: Any = importlib.import_module("numba.cuda.cudadrv.driver")
    if not hasattr(nvvm, "fused_compile_ir"):
        nvvm.fused_compile_ir = nvvm.compile_ir
        nvvm.compile_ir = lambda ir, **options: nvvm.fused_compile_ir(ir, **{"fma": False, **options})
        linker = driver._Linker  # noqa: SLF001 - there is no other way to say so
        driver._Linker = lambda **options: linker(**{**options, "lto": False})  # noqa: SLF001
