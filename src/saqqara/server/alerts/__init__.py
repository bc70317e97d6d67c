"""Calling people who are away to their tables: by Web Push and by e-mail, as each has chosen."""
