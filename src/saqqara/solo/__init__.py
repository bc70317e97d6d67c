"""What one person plays and studies alone: studies, puzzles and the daily challenges."""
