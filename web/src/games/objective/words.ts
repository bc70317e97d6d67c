// The game's own words.
import { say } from "../../lib/words.svelte";
import type { ObjectiveView } from "../../net/types";

export type Colour = ObjectiveView["colours"][number];

/** A sentence of this game. */
export function tell(key: string, args: Record<string, string | number> = {}): string {
  return say(key, args, "objective");
}

/** A colour as an adjective. */
export function adjective(colour: Colour): string {
  return tell("colour", { colour });
}
