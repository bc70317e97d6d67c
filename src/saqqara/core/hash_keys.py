"""Hash keys: a key of 64 bits with one more number mixed in, and its place in a table. Compiled code has its own version
(`compiled_replacements`)."""

ODD = 0x9E3779B97F4A7C15
ALL = 0xFFFFFFFF_FFFFFFFF


def mix(key: int, value: int) -> int:
    """Return a key with one more number in it, as a signed number of 64 bits."""
    x = ((key ^ value) & ALL) * ODD & ALL
    x ^= x >> 29
    return x - (1 << 64) if x >> 63 else x


def slot(key: int, size: int) -> int:
    """Return where to look for a key in a hash table of that size."""
    return (((key & ALL) * ODD & ALL) >> 20) % size
