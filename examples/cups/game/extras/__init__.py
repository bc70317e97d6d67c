"""What some parts of the product ask of the game."""
