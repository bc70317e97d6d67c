"""Generated files."""
