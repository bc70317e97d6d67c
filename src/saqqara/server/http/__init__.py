"""The HTTP API under `/api/v1`, the web client's files, and everything around a request: limits, errors, documentation."""
