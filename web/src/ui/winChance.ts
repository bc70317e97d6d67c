// How a chance to win is told: with how far off it may be, and never as more than it is.

/** A chance known no better than this, from end to end, is not told. */
const VAGUE = 0.4;

/** As a number with its uncertainty in per cent (0: exact), as a bound, or not at all. */
export type Chance = { is: number; give: number } | { under: number } | { over: number } | null;

/** `error` is half the width of an interval that holds the chance with 95 % confidence; null where it is not known, 0 where it is exact. */
export function chance(win: number, error: number | null): Chance {
  const percent = (share: number): number => Math.round(share * 100);
  if (error === 0) return { is: win, give: 0 };
  if (error === null) return { is: Math.min(0.99, Math.max(0.01, win)), give: 0 };
  if (2 * error > VAGUE) return null;
  if (percent(win - error) <= 0) return { under: Math.min(0.99, Math.max(1, percent(win + error)) / 100) };
  if (percent(win + error) >= 100) return { over: Math.max(0.01, Math.min(99, percent(win - error)) / 100) };
  return { is: win, give: Math.max(1, percent(error)) };
}
