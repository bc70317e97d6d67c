// What happened between two looks of Quarry: what moves on the board is the difference of the two, never a rule.
import { movesSince } from "../../board/changes";
import type { Look } from "../../net/types";
import { read } from "./moves";

/** The heap on which a stone has just been laid; null where nothing happened, or more than that (a leap in a replay). */
export function landed(before: Look<"quarry"> | null, look: Look<"quarry">): number | null {
  const [made, ...more] = movesSince(before, look);
  return made && !more.length ? read(made[1]).heap : null;
}
