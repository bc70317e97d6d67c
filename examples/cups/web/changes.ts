// What happened between two looks of Cups: the dice that were lifted last, as long as nobody has bid since.
import type { Look } from "../../net/types";

export function lifted(look: Look<"cups">): number[] | null {
  const last = look.revealed.at(-1);
  return last && last.move === look.history.length - 1 ? last.what.dice : null;
}
