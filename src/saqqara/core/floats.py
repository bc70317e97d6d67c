"""`exp` and `log` from tables, additions and multiplications alone, whose results are fixed to the last bit: those of a processor's
library, of a browser and of a GPU differ from each other, and the same seed is to give the same thoughts everywhere.

Their error is below 2e-15 of the result.
"""

import struct
from decimal import Context, Decimal, localcontext

NEAREST = Context(prec=28)
DIGITS, BIAS = 52, 1023
"""Of a number with a point: how many binary digits it has, and what is added to its power of 2."""
PARTS, PARTS_BITS = 64, 6
LOWEST_PART = 0x3FE60000_00000000 - (1 << (DIGITS - PARTS_BITS - 1))
"""The bits of the number at which the parts begin into which `log` divides an octave: one of them has 1 in its middle."""
STEPS, STEPS_BITS = 32, 5
"""Into so many steps `exp` divides a doubling."""
LOWEST, HIGHEST = -708.0, 709.0
"""Outside of these `exp` gives 0, or what it gives at the upper end."""


def tables() -> tuple[list[float], list[float], list[float], tuple[float, float, float]]:
    """For each part the inverse of its middle and the logarithm of that middle; the powers of 2 of all steps; and the logarithm of 2, a
    step of it in two parts (the first with so few digits that its multiples are exact), and how many steps there are to 1. Found with
    decimal numbers, which are the same everywhere."""
    with localcontext(prec=40):
        inverses, logs = [0.0] * PARTS, [0.0] * PARTS
        for part in range(PARTS):
            bits = LOWEST_PART + (2 * part + 1 << DIGITS - PARTS_BITS - 1)
            inverses[part] = 1.0 / struct.unpack("<d", struct.pack("<q", bits))[0]
            logs[part] = -float(Decimal(inverses[part]).ln())
        ln_2 = Decimal(2).ln()
        powers = [float((ln_2 * step / STEPS).exp()) for step in range(STEPS)]
        step = struct.unpack("<q", struct.pack("<d", float(ln_2 / STEPS)))[0] >> 20 << 20
        high = struct.unpack("<d", struct.pack("<q", step))[0]
        return inverses, logs, powers, (high, float(ln_2 / STEPS - Decimal(high)), float(STEPS / ln_2))


INVERSES, LOGS, POWERS, (STEP, STEP_REST, STEPS_TO_1) = tables()
LN_2, LN_2_REST = STEPS * STEP, STEPS * STEP_REST
THIRD, FIFTH, SIXTH = 1.0 / 3.0, 1.0 / 5.0, 1.0 / 6.0
OF_24, OF_120 = 1.0 / 24.0, 1.0 / 120.0


def to_bits(number: float) -> int:
    """Return the 64 bits of a floating-point number as an integer."""
    bits: int = struct.unpack("<q", struct.pack("<d", number))[0]
    return bits


def of_bits(bits: int) -> float:
    """Return the floating-point number of 64 bits."""
    number: float = struct.unpack("<d", struct.pack("<q", bits))[0]
    return number


def exp(x: float) -> float:
    """e to the power of x."""
    if x < LOWEST:
        return 0.0
    near = min(x, HIGHEST) * STEPS_TO_1 + 0.5
    n = int(near)
    if n > near:
        n -= 1
    steps = float(n)
    r = (min(x, HIGHEST) - steps * STEP) - steps * STEP_REST
    s = r * r
    rest = r + s * ((0.5 + r * SIXTH) + s * (OF_24 + r * OF_120))
    power = POWERS[n & (STEPS - 1)] * of_bits((n >> STEPS_BITS) + BIAS << DIGITS)
    return power + power * rest


def log(x: float) -> float:
    """The natural logarithm of a number above 0."""
    bits = to_bits(x)
    above = bits - LOWEST_PART
    power = above >> DIGITS
    part = above >> DIGITS - PARTS_BITS & (PARTS - 1)
    r = of_bits(bits - (power << DIGITS)) * INVERSES[part] - 1.0
    s = r * r
    rest = s * ((r * THIRD - 0.5) + s * ((r * FIFTH - 0.25) - s * SIXTH))
    p = float(power)
    return (p * LN_2 + LOGS[part]) + (r + (rest + p * LN_2_REST))


# Plain Python only


def nearest_exp(x: float) -> float:
    """e to the power of x, rounded to the nearest number: what a good library gives, on every machine. Slow."""
    return float(NEAREST.exp(Decimal(x)))


def nearest_log(x: float) -> float:
    """The natural logarithm of a number above 0, likewise."""
    return float(NEAREST.ln(Decimal(x)))
