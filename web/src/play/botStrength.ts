// Strengths of bots between their levels: a number from 1 to 10, written `6.5/10`. The last level is 10, the others lie evenly below it; the
// first one, chance, would be 0.
import type { LevelInfo } from "../net/types";

const WRITTEN = /^(10|[1-9](?:\.[0-9])?)\/10$/;

/** The number of a strength that is written as one. */
export function written(level: string): number | null {
  const found = WRITTEN.exec(level);
  return found ? Number(found[1]) : null;
}

/** How strong a level, or a strength between two, is; null where there is none of that name. */
export function strengthOf(level: string, levels: LevelInfo[]): number | null {
  const at = levels.findIndex((one) => one.name === level);
  return at < 0 ? written(level) : (10 * at) / Math.max(1, levels.length - 1);
}

/** The name of a strength: a level's, where it is one's. */
export function levelNameOf(strength: number, levels: LevelInfo[]): string {
  return levels.find((one) => strengthOf(one.name, levels) === strength)?.name ?? `${strength}/10`;
}
