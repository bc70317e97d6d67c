"""What is on disk: SQLite in one file by default, PostgreSQL by URL."""
