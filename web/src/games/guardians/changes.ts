// What happened between two looks of Guardians: rooms that were turned over, what came of it, and new piles.
import type { GuardiansRoom, Look } from "../../net/types";
import { movesSince } from "../../play/lookChanges";
import { readMove } from "../../play/moveText";

/** The rooms of `owner`, turned over by `actor` (the same one when secured), and the points that everybody got. */
export interface Reveal {
  move: number;
  actor: number;
  owner: number;
  rooms: GuardiansRoom[];
  /** What the rooms are worth, and who scores that; null for nobody. */
  worth: number;
  scorer: number | null;
  /** The scores before, and what everybody got. */
  earlier: number[];
  gains: number[];
  /** Nothing more is carried out: the game was over. */
  over: boolean;
  drawn: boolean;
}

/** The rooms turned over by the one move between two looks. They may be in the new piles already: the look tells what they were. */
export function reveal(before: Look<"guardians"> | null, look: Look<"guardians">): Reveal | null {
  const [made, more] = movesSince(before, look);
  if (!before || !made || more || made[0] === null) return null;
  const [actor, text] = made;
  const { verb, rest } = readMove(text);
  const owner = verb === "secure" ? actor : verb === "awaken" ? Number(rest[0]) : null;
  if (owner === null) return null;
  const [then, now] = [before.view, look.view];
  const turned = look.revealed.find(({ move }) => move === look.history.length - 1)?.what;
  return {
    move: look.history.length,
    actor,
    owner,
    rooms: turned?.rooms ?? [],
    worth: turned?.points ?? 0,
    scorer: turned?.seat ?? null,
    earlier: then.scores,
    gains: now.scores.map((score, seat) => score - (then.scores[seat] ?? 0)),
    over: look.outcome !== null,
    drawn: now.drawn !== null,
  };
}

/** Whether the discards went into new piles between two looks. */
export function formedAnew(before: Look<"guardians"> | null, look: Look<"guardians">): boolean {
  return before !== null && movesSince(before, look).length > 0 && look.view.discard.length < before.view.discard.length;
}

/** How many rooms each had before what is new in this look: those after them are laid down. */
export function hadRooms(before: Look<"guardians"> | null, look: Look<"guardians">): number[] {
  const { hands } = before && movesSince(before, look).length ? before.view : look.view;
  return hands.map((rooms) => rooms.length);
}
