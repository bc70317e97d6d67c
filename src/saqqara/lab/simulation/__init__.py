"""Many games, each a row of numbers: planned, played on cores, a GPU or a cluster, kept and summed up."""
