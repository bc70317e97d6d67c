"""Measurements, each run by one command: speed is claimed from here and from nowhere else."""
