"""Solving puzzles at a server: which is offered, what a try counts for, and what is told of it afterwards."""
