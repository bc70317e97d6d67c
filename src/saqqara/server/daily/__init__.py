"""The challenges of a day at a server: when a day is, its seeds, who has tried, the boards, and what is told of it."""
