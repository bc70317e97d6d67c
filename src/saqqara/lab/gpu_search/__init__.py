"""The search of many moments at once, on a GPU."""
