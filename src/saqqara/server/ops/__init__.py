"""Operation of a server: admin commands, metrics, retention, and the processes that serve together."""
