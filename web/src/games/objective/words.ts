// Moves and things of Objective as words.
import { speaker } from "../../i18n/messages.svelte";
import type { ObjectiveSpot, ObjectiveView } from "../../net/types";
import { read } from "./moves";

export type Colour = ObjectiveView["colours"][number];

/** A sentence of this game. */
export const tell = speaker("objective");

/** A colour as an adjective. */
export function adjective(colour: Colour): string {
  return tell("colour", { colour });
}

/** The colour a spot shows. */
export function showing(spot: ObjectiveSpot): Colour {
  return spot.stack.at(-1) ?? spot.base;
}

/** A spot as it stands: "Spot 3: green on a red base, 2 pieces high." */
export function spotWords(spot: ObjectiveSpot, number: number): string {
  const on = tell("a-colour", { colour: spot.base });
  const height = spot.stack.length;
  if (!height) return tell("spot-bare", { spot: number, on });
  const stands = tell("spot-stack", { spot: number, colour: adjective(showing(spot)), on, height });
  return height > 1 ? `${stands} ${tell("spot-pieces", { list: spot.stack.map(adjective).reverse().join(", ") })}` : stands;
}

/** A move of the log. */
export function sentence(text: string): string {
  return tell("log-place", { ...read(text) });
}

/** A move as something one might do. */
export function short(text: string): string {
  return tell("short-place", { ...read(text) });
}
