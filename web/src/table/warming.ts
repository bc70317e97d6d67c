// How far the search of bots is that is being compiled: about, for nobody knows how long it takes.
import type { Warming } from "../net/types";

/** The seconds left, one at least until it is there; and the part that is done. */
export function warmth({ since, until }: Warming, now: number): { seconds: number; done: number } {
  const done = (now - since) / Math.max(1, until - since);
  return { seconds: Math.max(1, Math.ceil((until - now) / 1000)), done: Math.min(0.95, Math.max(0, done)) };
}
