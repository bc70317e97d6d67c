// What is new between two looks, as far as it is alike in all games.
import type { Look } from "../net/types";

/** The moves made since the look before, if this look follows it: not when a move was taken back, a replay went back, or another seat looks. */
export function movesSince(before: Look | null, look: Look): Look["history"] {
  if (!before || before.seat !== look.seat || look.history.length <= before.history.length) return [];
  return look.history.slice(before.history.length);
}

/** What a list has now that it had not before. */
export function added<T>(before: readonly T[], now: readonly T[]): T[] {
  return now.filter((one) => !before.includes(one));
}
