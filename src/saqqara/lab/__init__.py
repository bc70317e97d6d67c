"""Where bots are studied and their weights are made."""
