"""What is generated."""
