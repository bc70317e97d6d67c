// A person's picture, drawn from a seed: a pyramid of stones under an amulet. The same seed gives the same picture everywhere.

const GROUNDS = ["lapis-deep", "dusk", "ink", "gold-deep", "lapis"];
const STONES = [
  ["gold", "gold-dark", "gold-light"],
  ["glow", "ember", "glint"],
  ["parchment", "gold-light", "glow"],
  ["flame", "glow", "gold"],
];
const METALS = ["gold", "glint", "flame", "white", "gold-light"];
/** The amulets, as paths around the middle of the upper part; each fills a circle of 18. */
export const AMULETS = [
  "M32 6a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z", // the sun
  "M20 14q12-12 24 0q-12 12-24 0ZM32 10a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z", // the eye
  "M36 5a9 9 0 1 0 0 18a11 11 0 0 1 0-18Z", // the moon
  "M32 4 34.600 11.200H42L36 15.600 38.200 23 32 18.500 25.800 23 28 15.600 22 11.200H29.400Z", // the star
  "M32 5q7 0 4.500 6L34 14h6v3.500h-6V24h-4v-6.500h-6V14h6l-2.500-3Q25 5 32 5Zm0 3q-3.200 0 0 4.500Q35.200 8 32 8Z", // the key of life
  "M32 5c3 0 4 2 4 4c6-4 10 2 6 6c-3 3-6 2-7 2l2 6H27l2-6c-1 0-4 1-7-2c-4-4 0-10 6-6c0-2 1-4 4-4Z", // the scarab
];
const ROWS = 4;
const SIDE = 9;

export interface Stone {
  x: number;
  y: number;
  fill: string;
}
export interface Figure {
  ground: string;
  stones: Stone[];
  amulet: string;
  metal: string;
}

const colour = (name: string): string => `var(--print-${name})`.replace("--print-white", "--white");

/** Numbers from a text, each as likely as the next (FNV-1a, then mulberry32). */
export function numbers(seed: string): (below: number) => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What is drawn for a seed, in a square of 64. Left and right are alike. */
export function figure(seed: string): Figure {
  const next = numbers(seed);
  const one = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const ground = one(GROUNDS);
  const tones = one(STONES);
  const stones: Stone[] = [];
  for (let row = 0; row < ROWS; row += 1)
    for (let place = 0; place <= row; place += 1) {
      const fill = colour(one(tones));
      const y = 25 + row * SIDE;
      stones.push({ x: 32 + place * (SIDE - 2), y, fill }, { x: 32 - (place + 1) * (SIDE - 2), y, fill });
    }
  return { ground: colour(ground), stones, amulet: one(AMULETS), metal: colour(one(METALS)) };
}
