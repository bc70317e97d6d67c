"""Players' sheets in positions."""
