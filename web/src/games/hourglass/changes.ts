// What happened between two looks of Hourglass.
import { movesSince } from "../../board/changes";
import type { Look } from "../../net/types";

/** Whether the glass was turned just now: the one move between the looks was the round's first take. */
export function glassTurned(before: Look<"hourglass"> | null, look: Look<"hourglass">): boolean {
  return before?.view.phase === "search" && look.view.phase === "sand" && movesSince(before, look).length === 1;
}
