"""A small network inside compiled code: one hidden layer, of which negative sums count as 0. Additions and multiplications in a fixed
order, so that every target gives the same to the last bit.

Its weights are a part of an array, from a place on: for each hidden unit what it begins with; for each input a row of weights, one a hidden
unit; what each output begins with; for each hidden unit a row, one an output.
"""

from typing import Any

WIDTH = 128
"""The most inputs and the most hidden units."""


def size(inputs: int, hidden: int, outputs: int) -> int:
    """Return the number of weights of such a network."""
    return hidden + inputs * hidden + outputs + hidden * outputs


def forward(w: Any, at: Any, inputs: Any, hidden: Any, outputs: Any, x: Any, h: Any, y: Any) -> Any:
    """Compute the outputs of the network whose weights begin at `at` for the inputs `x`, into `y`; `h` is room for the hidden units."""
    for j in range(hidden):
        h[j] = w[at + j]
    place = at + hidden
    for i in range(inputs):
        value = x[i]
        if value != 0.0:
            for j in range(hidden):
                h[j] += value * w[place + j]
        place += hidden
    for k in range(outputs):
        y[k] = w[place + k]
    place += outputs
    for j in range(hidden):
        value = h[j]
        if value > 0.0:
            for k in range(outputs):
                y[k] += value * w[place + k]
        place += outputs
