// Time banks: what is left of one, how it is written, and when its owner is warned.
import type { Bank } from "../net/types";

/** Seconds of one's own bank at which screen readers say what is left. */
export const WARNINGS = [60, 30, 10];
/** Seconds from which on a clock is marked. */
export const SOON = 10;

/** The milliseconds left of a bank at a moment of the server's clock. */
export function leftOf(bank: Bank, now: number): number {
  return Math.max(0, bank.due === null ? (bank.left ?? 0) : bank.due - now);
}

/** Milliseconds as a clock shows them: 9:05, 1:00:00. A second is shown until it is over. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** When a bank that runs will come down to each warning, and to how many seconds: those that are still to come. */
export function warningsOf(bank: Bank | null | undefined, now: number): { at: number; seconds: number }[] {
  const due = bank?.due ?? null;
  return due === null ? [] : WARNINGS.map((seconds) => ({ at: due - seconds * 1000, seconds })).filter(({ at }) => at > now);
}
