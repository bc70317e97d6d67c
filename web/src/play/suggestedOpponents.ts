// The bots of *Play now*: how strong and how many, kept on this device. Whoever has not chosen meets a novice; then the strength offered
// follows how they fare: it grows by one of ten with a victory, and is one less after a last place. Whoever has a rating and has not chosen is
// offered an even game by that instead.
import { readStoredJson, store } from "../device/storage";
import type { LevelInfo } from "../net/types";
import { levelNameOf, strengthOf, written } from "./botStrength";
import { evenGame, otherThanEven } from "./evenOpponents.svelte";

const KEY = "saqqara.opponents";
const FIRST = "novice";
const EASIEST = 1;
const STRONGEST = 10;

interface StoredChoice {
  level: string;
  seats: number | null;
  /** Whether somebody chose the level, rather than that it followed from how they fared. */
  chosen: boolean;
  /** The last table that counted: a page that is opened again counts nothing. */
  table: string;
}
type All = Record<string, Partial<StoredChoice>>;

function all(): All {
  const stored = readStoredJson(KEY);
  return typeof stored === "object" && stored !== null ? (stored as All) : {};
}
function keep(game: string, change: Partial<StoredChoice>): void {
  const kept = all();
  store(KEY, JSON.stringify({ ...kept, [game]: { ...kept[game], ...change } })); // a device that keeps nothing meets a novice again
}

/** The level and the number of seats to offer. */
export function opponents(game: string, levels: LevelInfo[], seats: number[]): { level: string; seats: number } {
  const kept = all()[game] ?? {};
  const names = levels.map((one) => one.name);
  const offered = (level: string): boolean => names.includes(level) || written(level) !== null;
  const usual = Math.min(3, seats.at(-1) ?? 2);
  const count = kept.seats && seats.includes(kept.seats) ? kept.seats : usual;
  const even = kept.chosen ? null : evenGame(game, count);
  const level = even ?? kept.level;
  return {
    level: level && offered(level) ? level : names.includes(FIRST) ? FIRST : (names[0] ?? FIRST),
    seats: count,
  };
}

/** Somebody has chosen. */
export function choose(game: string, level: string, seats: number): void {
  keep(game, { level, seats, chosen: otherThanEven(game, level) });
}

/** A game against bots of one strength is over: what is offered next? */
export function recordResult(game: string, table: string, level: string, places: number[], seat: number, levels: LevelInfo[]): void {
  const kept = all()[game] ?? {};
  if (kept.table === table) return;
  const now = strengthOf(level, levels);
  if (now === null) return; // a bot that is chosen on purpose stays
  const mine = places[seat] ?? 0;
  const step = mine === 1 ? 1 : mine === Math.max(...places) ? -1 : 0;
  const next = Math.min(STRONGEST, Math.max(Math.min(now, EASIEST), now + step));
  keep(game, { table, level: levelNameOf(next, levels) });
}
