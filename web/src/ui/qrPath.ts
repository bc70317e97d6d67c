// A QR code as an SVG path.
import { encode } from "uqr";

/** The dark squares of a code, as one path in a square of `size` units. */
export function qrPath(text: string): { path: string; size: number } {
  const code = encode(text, { border: 2 });
  let path = "";
  code.data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) path += `M${x} ${y}h1v1h-1z`;
    });
  });
  return { path, size: code.size };
}
