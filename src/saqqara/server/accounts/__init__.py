"""Guests and registered players: sessions, passkeys, recovery codes, devices, merging a guest, and personal data."""
