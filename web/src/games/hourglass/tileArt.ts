// The drawings of tiles: hieroglyphs and the scarab, the same as on the printed sheets.
import type { HourglassPyramid } from "../../net/types";

export type Colour = keyof HourglassPyramid;

/** The rows of the pyramid from the tip down. */
export const ROWS: Colour[] = ["black", "red", "blue", "yellow"];

// Four signs for each colour, in a box of 10 by 10, so that the colours differ in shape too.
const SIGNS: Record<string, string[]> = {
  yellow: [
    "M1 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M5 4.2v1.6", // sun
    "M1 4l1.5 2l1.5-2l1.5 2l1.5-2l2 2M1 7l1.5 2l1.5-2l1.5 2l1.5-2l2 2", // water
    "M5 9V2M5 2q3 0 3 3q-3 0-3-1M5 5q-3 0-3 3q3 0 3-1", // reed
    "M1 8h8M2 8V5h6v3M3 5V3h4v2", // steps
  ],
  blue: [
    "M1 5q4-5 8 0q-4 5-8 0M4 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M5 7.5v2", // eye
    "M2 9q0-7 6-7q-3 3-1 7z", // sail
    "M1 7h8M2 7q1 2 3 2t3-2M5 7V2l3 3H5", // boat
    "M3 9h4M5 9V5M2 2q0 3 3 3t3-3", // cup
  ],
  red: [
    "M2 9q-1-4 3-4t2-3M7 2l1.5-1M2 9h6", // snake
    "M5 9V3M3 3h4M2 6h6M3 3l-1-2M7 3l1-2", // pillar
    "M1 8q2-5 5-5l3-1l-2 2q0 4-4 4zM3 8v1.5M5 8v1.5", // bird
    "M5 1l3.5 8h-7zM3.3 5h3.4", // obelisk
  ],
  black: [
    "M5 4.5V9M2.5 6h5M5 4.5q-2.5-3.5 0-3.5t0 3.5", // looped cross
    "M2 9V4l-1-3l3 2h2l3-2l-1 3v5q-3-3-6 0", // jackal
    "M1 9L5 1l4 8zM5 1v8", // pyramid
    "M2 2h6L5 5l3 4H2l3-4z", // hourglass
  ],
};

export const SCARAB =
  "M0-5.2a2 1.6 0 0 0-2 1.7q-2.4 1.3-2.4 4.4q0 4.6 4.4 4.6t4.4-4.6q0-3.1-2.4-4.4a2 1.6 0 0 0-2-1.7z" +
  "M-2-3.4q2 1.4 4 0M-4.2-.4q4.2 1.8 8.4 0M0 .5v5M-4.2-1.5l-2-1.6M-4.4 1.2h-2.2M-3.8 3.4l-2 1.8M4.2-1.5l2-1.6M4.4 1.2h2.2M3.8 3.4l2 1.8";

const SIDE = [0, 1, 2, 3, 4, 5, 6].map((i) => 4 + 13.667 * i);
const PLACES = [
  ...[4, 86].flatMap((y) => SIDE.map((x) => [x, y] as const)),
  ...SIDE.slice(1, 6).flatMap((y) => [4, 86].map((x) => [x, y] as const)),
];

/** The signs around a tile of that colour, each with its place. */
export function border(colour: string): { x: number; y: number; d: string }[] {
  const signs = SIGNS[colour] ?? [];
  return PLACES.map(([x, y], i) => ({ x, y, d: signs[(i + Math.floor(i / 7)) % 4] ?? "" }));
}

/** Where the scarabs of a tile's back sit: rows as equal as can be. */
export function swarm(count: number, most = 40): { x: number; y: number; scale: number }[] {
  let rows = 1;
  while (Math.ceil(count / rows) > rows + 1) rows += 1;
  const each = Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
  const size = 76 / Math.max(rows, ...each);
  const scale = Math.min(size, most) / 16;
  return each.flatMap((n, row) =>
    Array.from({ length: n }, (_, i) => ({ x: 50 + (i - (n - 1) / 2) * size, y: 50 + (row - (rows - 1) / 2) * size, scale })),
  );
}
