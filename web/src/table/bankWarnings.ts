// When the owner of a time bank is warned that it runs out.
import type { Bank } from "../net/types";

/** Seconds of one's own bank at which screen readers say what is left. */
export const WARNINGS = [60, 30, 10];
/** Seconds from which on a clock is marked. */
export const SOON = 10;

/** When a bank that runs will come down to each warning, and to how many seconds: those that are still to come. */
export function warningsOf(bank: Bank | null | undefined, now: number): { at: number; seconds: number }[] {
  const due = bank?.due ?? null;
  return due === null ? [] : WARNINGS.map((seconds) => ({ at: due - seconds * 1000, seconds })).filter(({ at }) => at > now);
}
