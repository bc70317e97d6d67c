"""Names of people and tables: which are shown, refused, and reserved for their owners."""
