// Time banks: what is left of one, and how it is written.
import type { Bank } from "../net/types";

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
