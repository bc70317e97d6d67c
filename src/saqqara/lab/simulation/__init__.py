"""Simulations: games as rows of numbers, planned, played on cores, a GPU or a cluster, kept and summed up."""
