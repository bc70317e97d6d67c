// Finished tables of the start page: one's own, games kept from playing alone among them, and those that everybody may see.
import type { Listed } from "../net/types";

/** Return the newest finished tables, each once. */
export function newestFinished(own: Listed[], open: Listed[], limit: number): Listed[] {
  const known = new Map([...open, ...own].map((table) => [table.id, table]));
  return [...known.values()].sort((a, b) => b.changed - a.changed).slice(0, limit);
}
