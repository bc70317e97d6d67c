"""What every game shares: the rules interface, the table, records, chance. Names no game."""
