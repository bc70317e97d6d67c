// The measures of the cards, and the shapes of the patterns: what is printed, no rule.
import type { ExpeditionFace, ExpeditionView } from "../../net/types";

export type Colour = ExpeditionFace["colour"];
export type PatternName = NonNullable<ExpeditionView["pattern"]>;
/** A square of a grid, counted from the top left corner. */
export type Cell = [column: number, row: number];

export const SIDE = 5;
export const WIDTH = 178;
export const HEIGHT = 208;
export const CELL = 32;
export const LEFT = 12;
export const TOP = 42;

/** The colours of cards. How they look is in tokens.css: --expedition-green, its deep, light and pale shades, and so on. */
export const HUES: Colour[] = ["green", "orange", "purple"];

/** A card's colour is doubled by the shape of its badge: triangle, circle, diamond. */
export const BADGES: Record<Colour, string> = {
  green: "M0 -9.5 L10.5 8.5 L-10.5 8.5 Z",
  orange: "M0 -9.5 A9.5 9.5 0 1 1 -0.01 -9.5 Z",
  purple: "M0 -11 L11 0 L0 11 L-11 0 Z",
};

const SHAPES: Record<PatternName, string[]> = {
  I2: ["##"],
  I3: ["###"],
  V3: ["##", "#."],
  T4: ["###", ".#."],
  L4: ["###", "#.."],
  O4: ["##", "##"],
};

/** The words of what a square bears, by the letter in the deck. */
export const WHAT: Record<string, string> = {
  S: "start",
  T: "tomb",
  "#": "wall",
  ".": "free",
  x: "cross",
  r: "red",
  g: "green",
  t: "torch",
  s: "skull",
  p: "potion",
};

export function nameOf([column, row]: Cell): string {
  return "abcde".charAt(column) + String(row + 1);
}

export function cellOf(name: string): Cell {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
}

export function letterAt(face: ExpeditionFace, name: string): string {
  const [column, row] = cellOf(name);
  return face.grid[row]?.charAt(column) ?? ".";
}

/** The squares of a pattern as it is printed. */
export function shapeOf(pattern: PatternName): Cell[] {
  return SHAPES[pattern].flatMap((line, row) => [...line].flatMap((mark, column): Cell[] => (mark === "#" ? [[column, row]] : [])));
}

/** Squares pushed into the top left corner. */
export function inCorner(cells: Cell[]): Cell[] {
  const left = Math.min(...cells.map(([column]) => column));
  const top = Math.min(...cells.map(([, row]) => row));
  return cells.map(([column, row]): Cell => [column - left, row - top]);
}

/** The shape of some squares, wherever they lie, as a text to compare. */
export function shapeKey(cells: Cell[]): string {
  return inCorner(cells).map(String).sort().join(" ");
}

/** The outline of a set of squares as an SVG path: only the sides that have no neighbour. */
export function outline(cells: Cell[], size: number, left: number, top: number): string {
  const has = new Set(cells.map(String));
  const sides = cells.flatMap(([column, row]) => {
    const x = left + column * size;
    const y = top + row * size;
    return [
      has.has(`${column},${row - 1}`) ? "" : `M${x} ${y}h${size}`,
      has.has(`${column},${row + 1}`) ? "" : `M${x} ${y + size}h${size}`,
      has.has(`${column - 1},${row}`) ? "" : `M${x} ${y}v${size}`,
      has.has(`${column + 1},${row}`) ? "" : `M${x + size} ${y}v${size}`,
    ];
  });
  return sides.join("");
}
