// What the difference of two looks shows: rooms that were turned over, and what came of it.
import type { GuardiansRoom, GuardiansView, Look } from "../../net/types";

/** The rooms of `owner`, turned over by `actor` (the same one when secured), and the points that everybody got. */
export interface Reveal {
  move: number;
  actor: number;
  owner: number;
  rooms: GuardiansRoom[];
  /** The scores before, and what everybody got. */
  earlier: number[];
  gains: number[];
  /** Nothing more is carried out: the game was over. */
  over: boolean;
  drawn: boolean;
}

export const view = (look: Look): GuardiansView => look.view as GuardiansView;

/** The one move made between two looks, if it was just one. */
function between(before: Look, look: Look): [number, string] | null {
  const last = look.history.at(-1);
  if (look.history.length !== before.history.length + 1 || !last || last[0] === null) return null;
  return [last[0], last[1]];
}

/** The rooms turned over between two looks. After new piles were formed they are no longer in sight: then only what was known of them before. */
export function reveal(before: Look | null, look: Look): Reveal | null {
  const made = before && between(before, look);
  if (!before || !made) return null;
  const [actor, text] = made;
  const owner = text === "secure" ? actor : text.startsWith("awaken ") ? Number(text.slice(7)) : null;
  if (owner === null) return null;
  const [then, now] = [view(before), view(look)];
  const was = then.hands[owner] ?? [];
  const discarded = now.discard.slice(then.discard.length, then.discard.length + was.length);
  return {
    move: look.history.length,
    actor,
    owner,
    rooms: discarded.length === was.length ? discarded : was,
    earlier: then.scores,
    gains: now.scores.map((score, seat) => score - (then.scores[seat] ?? 0)),
    over: look.outcome !== null,
    drawn: now.drawn !== null,
  };
}

/** Whether the discards went into new piles between two looks. */
export function formedAnew(before: Look | null, look: Look): boolean {
  return before !== null && look.history.length > before.history.length && view(look).discard.length < view(before).discard.length;
}

export type Guardian = "mummy" | "werewolf" | "frank";
export const GUARDIANS: Guardian[] = ["mummy", "werewolf", "frank"];

export const amulets = (rooms: GuardiansRoom[]): number => rooms.filter(({ face }) => face?.centre === "amulet").length;

/** The guardians among these rooms, in the order of the rooms. */
export const guardians = (rooms: GuardiansRoom[]): Guardian[] =>
  rooms.flatMap(({ face }) => GUARDIANS.filter((kind) => kind === face?.centre));
