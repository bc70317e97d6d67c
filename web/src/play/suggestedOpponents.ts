// The bots of *Play now*: how strong and how many, kept on this device. One choice holds for all games. Who has not chosen a level meets bots
// of their own: a novice or the game's own first opponent at first, then one that follows how they fare in that game (a tenth stronger after a victory, one weaker after a last
// place), or, with a rating, the one that gives an even game.

import { readStoredJson, store } from "../device/storage";
import { games } from "../games";
import type { LevelInfo } from "../net/types";
import { levelNameOf, strengthOf, strengthWritten } from "./botStrength";
import { evenGame } from "./evenOpponents.svelte";

const CHOICE = "saqqara.opponents.choice";
const OWN = "saqqara.opponents";
const FIRST = "novice";
const EASIEST = 1;
const STRONGEST = 10;
const USUAL_SEATS = 3;

export interface Choice {
  /** A level's name; null: my own level in each game. */
  level: string | null;
  seats: number;
}
interface OwnLevel {
  level: string;
  /** The last table that counted: a page that is opened again counts nothing. */
  table: string;
}

const object = (found: unknown): Record<string, unknown> =>
  typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
const ownLevels = (): Record<string, Partial<OwnLevel>> => object(readStoredJson(OWN)) as Record<string, Partial<OwnLevel>>;

/** Return the last choice. */
export function readChoice(): Choice {
  const { level, seats } = object(readStoredJson(CHOICE));
  return { level: typeof level === "string" ? level : null, seats: typeof seats === "number" ? seats : USUAL_SEATS };
}

/** Store a choice, if the device can. */
export function choose(choice: Choice): void {
  store(CHOICE, JSON.stringify(choice));
}

/** Return the level and the number of seats for a game, as far as it offers them. */
export function opponents(game: string, choice: Choice, levels: LevelInfo[], seats: number[]): { level: string; seats: number } {
  const names = levels.map((one) => one.name);
  const offered = (level: string | null | undefined): level is string =>
    !!level && (names.includes(level) || strengthWritten(level) !== null);
  const count = Math.min(Math.max(choice.seats, seats[0] ?? 2), seats.at(-1) ?? 2);
  if (choice.level) return { level: offered(choice.level) ? choice.level : (names.at(-1) ?? FIRST), seats: count };
  const level = evenGame(game, count) ?? ownLevels()[game]?.level ?? games[game]?.firstOpponent;
  return { level: offered(level) ? level : names.includes(FIRST) ? FIRST : (names[0] ?? FIRST), seats: count };
}

/** Update the player's own level after a game against bots of one strength. */
export function recordResult(game: string, table: string, level: string, places: number[], seat: number, levels: LevelInfo[]): void {
  const all = ownLevels();
  if (all[game]?.table === table) return;
  const now = strengthOf(level, levels);
  if (now === null) return; // a bot that is chosen on purpose says nothing of a level
  const mine = places[seat] ?? 0;
  const step = mine === 1 ? 1 : mine === Math.max(...places) ? -1 : 0;
  const next = Math.min(STRONGEST, Math.max(Math.min(now, EASIEST), now + step));
  store(OWN, JSON.stringify({ ...all, [game]: { table, level: levelNameOf(next, levels) } }));
}
