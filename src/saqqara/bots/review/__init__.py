"""The review of a finished game: what each decision cost, and what luck did. Thinking (`thinking`) is apart from judging (`judge`)."""
