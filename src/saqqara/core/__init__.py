"""The parts that all games share: the rules interface, the table, records, chance. Names no game."""
