// A person's picture, drawn from a seed: pyramids under an amulet. The same seed gives the same picture everywhere.

/** Grounds, the stones that stand out on them, and whether the ground is dark. */
const LOOKS: [string, string[], boolean][] = [
  ["lapis-deep", ["gold", "gold-dark", "gold-light"], true],
  ["dusk", ["glow", "ember", "glint"], true],
  ["ink", ["flame", "ember", "glow"], true],
  ["gold-deep", ["parchment", "gold-light", "glow"], true],
  ["ruby", ["glint", "gold-light", "parchment"], true],
  ["lapis", ["parchment", "glint", "gold"], true],
  ["glow", ["dusk", "ruby", "gold-deep"], false],
  ["gold", ["lapis", "lapis-deep", "dusk"], false],
  ["parchment", ["ruby", "ember", "gold-deep"], false],
  ["ember", ["lapis-deep", "ink", "gold-deep"], false],
];
const BRIGHT = ["gold", "glint", "glow", "parchment"];
const DEEP = ["ink", "lapis-deep", "gold-deep"];
/** The amulets, as paths around the middle of the upper part. */
const AMULETS = [
  "M32 6a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z", // the sun
  "M20 14q12-12 24 0q-12 12-24 0ZM32 10a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z", // the eye
  "M36 5a9 9 0 1 0 0 18a11 11 0 0 1 0-18Z", // the moon
  "M32 4 34.600 11.200H42L36 15.600 38.200 23 32 18.500 25.800 23 28 15.600 22 11.200H29.400Z", // the star
  "M32 5q7 0 4.500 6L34 14h6v3.500h-6V24h-4v-6.500h-6V14h6l-2.500-3Q25 5 32 5Zm0 3q-3.200 0 0 4.500Q35.200 8 32 8Z", // the key of life
  "M32 5c3 0 4 2 4 4c6-4 10 2 6 6c-3 3-6 2-7 2l2 6H27l2-6c-1 0-4 1-7-2c-4-4 0-10 6-6c0-2 1-4 4-4Z", // the scarab
];
const ROWS = 4;
const TOP = 25;
const HIGH = 9;
const WIDE = 7;

export interface Stone {
  path: string;
  fill: string;
}
export interface AvatarShapes {
  ground: string;
  stones: Stone[];
  amulet: string;
  metal: string;
}

const colour = (name: string): string => `var(--print-${name})`;

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

/** A pyramid of steps: left and right are alike. */
function steps(tone: () => string): Stone[] {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 1 }, (_, place) => {
      const fill = tone();
      const stone = (x: number): Stone => ({
        path: `M${x + 0.4} ${TOP + row * HIGH + 0.4}h${WIDE - 0.8}v${HIGH - 0.8}h${0.8 - WIDE}Z`,
        fill,
      });
      return [stone(32 + place * WIDE), stone(32 - (place + 1) * WIDE)];
    }).flat(),
  ).flat();
}

/** A smooth pyramid in courses, one side in the sun. */
function courses(tone: () => string): Stone[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const [upper, lower, y] = [row * WIDE, (row + 1) * WIDE, TOP + row * HIGH];
    const side = (way: number): Stone => ({
      path: `M32 ${y}H${32 + way * upper}L${32 + way * lower} ${y + HIGH - 0.8}H32Z`,
      fill: tone(),
    });
    return [side(-1), side(1)];
  }).flat();
}

/** Three pyramids, the middle one in front. */
function three(tone: () => string): Stone[] {
  const one = (x: number, y: number, half: number): Stone[] => [
    { path: `M${x} ${y}L${x - half} 61H${x}Z`, fill: tone() },
    { path: `M${x} ${y}L${x + half} 61H${x}Z`, fill: tone() },
  ];
  return [...one(18, 38, 14), ...one(46, 38, 14), ...one(32, TOP + 1, 20)];
}

/** What is drawn for a seed, in a square of 64. */
export function figure(seed: string): AvatarShapes {
  const next = numbers(seed);
  const one = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const [ground, tones, dark] = one(LOOKS);
  const stones = one([steps, courses, three])(() => colour(one(tones)));
  return { ground: colour(ground), stones, amulet: one(AMULETS), metal: colour(one(dark ? BRIGHT : DEEP)) };
}
