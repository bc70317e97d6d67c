"""Many moments thought about at once, on a GPU."""
