"""The six colours by name."""

COLOURS = ("red", "orange", "yellow", "green", "blue", "pink")
