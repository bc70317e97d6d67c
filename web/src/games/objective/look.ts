// What can be read off two looks without knowing a rule: which moves were offered, where somebody just played, what came and went.
import type { Look, ObjectiveSpot, ObjectiveView } from "../../net/types";
import type { Colour } from "./words";

/** The moves on offer: for each spot (from 1) the colours that may go there. */
export function offers(moves: string[]): Map<number, Set<Colour>> {
  const found = new Map<number, Set<Colour>>();
  for (const move of moves) {
    const [colour, spot] = move.split(" ");
    const at = Number(spot);
    found.set(at, (found.get(at) ?? new Set<Colour>()).add(colour as Colour));
  }
  return found;
}

/** The colour a spot shows. */
export function showing(spot: ObjectiveSpot): Colour {
  return spot.stack.at(-1) ?? spot.base;
}

/** Where the others played since this seat's last move, and who. */
export function lately(look: Look): Map<number, number> {
  const found = new Map<number, number>();
  for (const [seat, text] of look.history.slice(1 - look.seats).reverse()) {
    if (seat === null || seat === look.seat) break;
    const spot = Number(text.split(" ")[1]);
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

/** What happened between two looks of one game. Going back (a move taken back) and leaps (a replay) happen without show. */
export function happened(before: Look, look: Look): Event[] {
  const moves = look.history.length - before.history.length;
  if (moves < 1 || moves > look.seats) return [];
  const were = (before.view as ObjectiveView).spots;
  return (look.view as ObjectiveView).spots.flatMap((spot, index): Event[] => {
    const old = were[index]?.stack ?? [];
    const [more, less] = [spot.stack.length - old.length === 1, old.length - spot.stack.length === 1];
    const colour = more ? spot.stack.at(-1) : less ? old.at(-1) : undefined;
    return colour ? [{ spot: index + 1, kind: more ? "land" : "vanish", colour }] : [];
  });
}
