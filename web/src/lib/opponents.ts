// The bots of *Play now*: how strong and how many, kept on this device. Whoever has not chosen meets a novice; then the level offered
// follows how they fare.
import type { LevelInfo } from "../net/types";

const KEY = "saqqara.opponents";
const FIRST = "novice";
/** So many games in a row won, or lost to everybody, and the level offered is another. */
const IN_A_ROW = 2;

interface Kept {
  level: string;
  seats: number | null;
  /** Games won in a row; below zero, games in which one came last. */
  row: number;
  /** The last table that counted: a page that is opened again counts nothing. */
  table: string;
}
type All = Record<string, Partial<Kept>>;

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as All;
  } catch {
    return {};
  }
}
function keep(game: string, change: Partial<Kept>): void {
  const kept = all();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [game]: { ...kept[game], ...change } }));
  } catch {
    // A device that keeps nothing: a novice is met again.
  }
}

/** The level and the number of seats to offer. */
export function opponents(game: string, levels: LevelInfo[], seats: number[]): { level: string; seats: number } {
  const kept = all()[game] ?? {};
  const names = levels.map((one) => one.name);
  const usual = Math.min(3, seats.at(-1) ?? 2);
  return {
    level: kept.level && names.includes(kept.level) ? kept.level : names.includes(FIRST) ? FIRST : (names[0] ?? FIRST),
    seats: kept.seats && seats.includes(kept.seats) ? kept.seats : usual,
  };
}

/** Somebody has chosen. */
export function choose(game: string, level: string, seats: number): void {
  keep(game, { level, seats, row: 0 });
}

/** A game against bots of one level is over: what is offered next? */
export function fared(game: string, table: string, level: string, places: number[], seat: number, levels: LevelInfo[]): void {
  const kept = all()[game] ?? {};
  if (kept.table === table) return;
  const mine = places[seat] ?? 0;
  const before = kept.row ?? 0;
  const row = mine === 1 ? Math.max(0, before) + 1 : mine === Math.max(...places) ? Math.min(0, before) - 1 : 0;
  const names = levels.map((one) => one.name);
  if (!names.includes(level)) return; // a level that is chosen on purpose stays
  const easiest = Math.max(0, names.indexOf(FIRST));
  const step = Math.abs(row) >= IN_A_ROW ? Math.sign(row) : 0;
  const at = Math.min(names.length - 1, Math.max(easiest, names.indexOf(level) + step));
  keep(game, { table, row: step ? 0 : row, level: names[at] ?? level });
}
