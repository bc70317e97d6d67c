"""People among each other: handles, follows and blocks."""
