"""The parts that one person plays and studies alone: studies, puzzles and the daily challenges."""
