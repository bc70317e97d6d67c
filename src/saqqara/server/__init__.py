"""The table server: hosts tables for browsers, programs and bots. The log of moves is the only truth."""
