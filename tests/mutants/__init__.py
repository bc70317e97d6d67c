"""Planted faults: copies of games with one thing wrong, which the laws of secrecy must notice."""
