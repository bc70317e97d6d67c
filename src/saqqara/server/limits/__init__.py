"""Limits on what one client may take of a server: requests, turns at slow work, and connections."""
