"""Bots: how they value and choose."""
