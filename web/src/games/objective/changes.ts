// What happened between two looks of Objective: which pieces came and went, and where the others have just played.
import type { Look } from "../../net/types";
import { movesSince } from "../../play/lookChanges";
import { read } from "./moves";
import type { Colour } from "./words";

/** Where the others played since this seat's last move, and who. */
export function lately(look: Look<"objective">): Map<number, number> {
  const found = new Map<number, number>();
  for (const [seat, text] of look.history.slice(1 - look.seats).reverse()) {
    if (seat === null || seat === look.seat) break;
    const { spot } = read(text);
    if (!found.has(spot)) found.set(spot, seat);
  }
  return found;
}

/** A piece that landed on a spot, or two that met there and vanished. */
export interface Event {
  spot: number;
  kind: "land" | "vanish";
  colour: Colour;
}

/** The pieces that came and went. Going back (a move taken back) and leaps (a replay) happen without show. */
export function happened(before: Look<"objective"> | null, look: Look<"objective">): Event[] {
  const moves = movesSince(before, look).length;
  if (!before || moves < 1 || moves > look.seats) return [];
  return look.view.spots.flatMap((spot, index): Event[] => {
    const old = before.view.spots[index]?.stack ?? [];
    const [more, less] = [spot.stack.length - old.length === 1, old.length - spot.stack.length === 1];
    const colour = more ? spot.stack.at(-1) : less ? old.at(-1) : undefined;
    return colour ? [{ spot: index + 1, kind: more ? "land" : "vanish", colour }] : [];
  });
}
