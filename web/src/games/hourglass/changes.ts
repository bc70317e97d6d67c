// What happened between two looks of Hourglass that no move says by itself: the sand, the check, who was right.
import type { Look } from "../../net/types";
import { tell } from "./words";

/** In sentences, for those who do not see the board. */
export function news(before: Look<"hourglass">, look: Look<"hourglass">, names: string[]): string[] {
  const [then, now] = [before.view, look.view];
  const said: string[] = [];
  const judged = now.last && JSON.stringify(now.last) !== JSON.stringify(then.last) ? now.last.tiles : [];
  for (const { number, seat, right } of judged)
    if (seat !== null) said.push(tell(right ? "news-right" : "news-wrong", { name: names[seat] ?? "", number: String(number) }));
  if (now.over) return said;
  if (now.phase === "sand" && then.phase !== "sand") said.push(tell("news-sand", { seconds: look.clock?.seconds ?? 0 }));
  if (now.phase === "check" && then.phase !== "check") said.push(tell("news-check"));
  if (now.dice.join() !== then.dice.join() || now.active !== then.active)
    said.push(tell("news-dice", { name: names[now.active] ?? "", dice: now.dice.join(", ") }));
  return said;
}
