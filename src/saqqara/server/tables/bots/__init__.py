"""Bots at tables: the processes in which they think, and their turns."""
