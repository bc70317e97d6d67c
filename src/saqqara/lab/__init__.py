"""The laboratory: bots are studied and their weights made here."""
