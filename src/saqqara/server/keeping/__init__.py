"""A name that lasts, without a password: passkeys, recovery codes, devices, and names that look like no other."""
