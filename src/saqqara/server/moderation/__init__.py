"""Reports, what the host of a server decides about them, and the host's own session."""
