"""The storage: SQLite in one file by default, PostgreSQL by URL."""
