"""The 5×5 grid: patterns and how far it is to a tomb."""
