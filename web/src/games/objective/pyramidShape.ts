// Pyramids in light perspective: two faces, rings around them, and a sign on the wide one for every colour.
import type { Colour } from "./words";

type Point = readonly [number, number];

// The corners on the ground (the fourth is behind) and the tip. The ground's centre is near 0, 0; y grows downwards.
const LEFT: Point = [-41, -10];
const FRONT: Point = [11, 7];
const RIGHT: Point = [41, -14];
const BACK: Point = [-11, -31];
const TIP: Point = [0, -76];

/** The point so far up an edge: 0 on the ground, 1 at the tip. */
function up(corner: Point, t: number): string {
  return corner.map((from, axis) => (from + ((TIP[axis] ?? 0) - from) * t).toFixed(1)).join(" ");
}

/** A band around a face. */
function band(one: Point, other: Point, [low, high]: readonly [number, number]): string {
  return `M${up(one, low)}L${up(other, low)}L${up(other, high)}L${up(one, high)}Z`;
}

function faces(rings: (readonly [number, number])[]): { light: string; shade: string } {
  return { light: rings.map((ring) => band(LEFT, FRONT, ring)).join(""), shade: rings.map((ring) => band(FRONT, RIGHT, ring)).join("") };
}

/** The body, and the rings as in the printed game: two on a piece, one on a base, none on an objective (its colour is inside). */
export const BODY = faces([[0, 1]]);
export const RINGS = {
  piece: faces([
    [0.05, 0.42],
    [0.49, 0.76],
  ]),
  base: faces([[0.05, 0.42]]),
  objective: faces([]),
};
export type Kind = keyof typeof RINGS;

/** The pyramid's place on the ground. */
export const GROUND = `M${LEFT}L${FRONT}L${RIGHT}L${BACK}Z`;
export const EDGE = `M${FRONT}L${TIP}`;

/** Where a sign lies on the wide face: within the lower ring, low enough on a piece that others stand on. */
export const FACE = { whole: "matrix(.96 .3 -.19 .98 -13 -17.8)", slice: "matrix(.55 .18 -.1 .52 -15 -10.8)" };

/** Where its letter lies on the other face, for those who want letters. */
export const LETTER = { whole: "matrix(.88 -.42 .1 1 24 -9)", slice: "matrix(.5 -.24 .06 .55 25 -5)" };

/** How far a pyramid of a stack stands above the one below, at rest and spread; a tall stack is pressed together. */
const STEP = { rest: 16, open: 27 };
const ROOM = { rest: 42, open: 150 };
/** Below this a slice is too thin for its sign, which then waits for the stack to spread. */
export const THIN = 12;
export function step(pieces: number, way: keyof typeof STEP = "rest"): number {
  return Math.min(STEP[way], ROOM[way] / Math.max(1, pieces));
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, n) => {
    const [radius, turn] = [n % 2 ? inner : outer, (Math.PI * n) / points];
    return `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}
const wave = (y: number) => `M-10 ${y}q5-6 10 0t10 0v4.4q-5 6-10 0t-10 0Z`;

/** The sign of each colour within ±10: sun, diamond, star, leaf, water, flower. */
export const SIGN: Record<Colour, string> = {
  red: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z",
  orange: "M0-10 8.5 0 0 10-8.5 0Z",
  yellow: star(5, 10.5, 4.4),
  green: "M-8.5 8.5C-11-5-3-10 9.5-9.5 10 3 4 11-8.5 8.5Z",
  blue: wave(-6.6) + wave(2.2),
  pink: "M-4.4-4.4A4.8 4.8 0 1 1 4.4-4.4A4.8 4.8 0 1 1 4.4 4.4A4.8 4.8 0 1 1-4.4 4.4A4.8 4.8 0 1 1-4.4-4.4ZM-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z",
};

/** Rays of the light in which two pieces vanish. */
export const SPARK = star(8, 46, 15);
