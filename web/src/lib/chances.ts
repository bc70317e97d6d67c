// What games tried in a bot's head tell of the chance to win: never more than they do.

const SURE = 1.96;
/** A chance known no better than this is not told. */
const VAGUE = 0.4;
/** One known this well is told as one number. */
const FINE = 0.1;

/** The bounds of the chance to win, with 95 % confidence (Wilson), after so many games with this share of victories. */
export function bounds(win: number, games: number): [number, number] {
  const middle = (win + SURE ** 2 / (2 * games)) / (1 + SURE ** 2 / games);
  const half = (SURE * Math.sqrt((win * (1 - win)) / games + SURE ** 2 / (4 * games ** 2))) / (1 + SURE ** 2 / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** How to tell a chance: as a number, as a range, as a bound, or not at all. */
export type Chance = { is: number } | { from: number; to: number } | { under: number } | { over: number } | null;

export function chance(win: number, games: number): Chance {
  if (games <= 0) return null;
  const [low, high] = bounds(win, games);
  const percent = (share: number): number => Math.round(share * 100);
  if (high - low > VAGUE) return null;
  if (percent(low) <= 0) return { under: Math.max(1, percent(high)) / 100 };
  if (percent(high) >= 100) return { over: Math.min(99, percent(low)) / 100 };
  return high - low <= FINE ? { is: win } : { from: low, to: high };
}
