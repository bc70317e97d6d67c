"""Benchmarks: `python -m benchmarks.NAME`, from the repository's root. Their figures are in `benchmarks/README.md`."""
