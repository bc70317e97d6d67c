// The bots that would give this person an even game, by their ratings: asked for once, when somebody first wants to know.
import { ask, me, whenMeChanges } from "../net/api";
import type { MyRatings } from "../net/types";

const known: Record<string, Record<string, string>> = $state({});
let asked = false;
let person = 0; // another number for whoever comes after

whenMeChanges(() => {
  for (const game of Object.keys(known)) delete known[game];
  asked = false;
  person += 1;
});

/** What the server says of this person's ratings. */
export function learn(found: MyRatings): void {
  for (const one of found.ratings) known[one.game] = one.even;
}

/** Find out, once. Whoever has no rating, or no network, is offered what this device knows. */
function findOut(): void {
  if (asked) return;
  asked = true;
  const who = person;
  me()
    .then(() => ask<MyRatings>("GET", "/me/ratings"))
    .then(
      (found) => {
        if (person === who) learn(found);
      },
      () => {
        if (person === who) asked = false;
      },
    );
}

/** The strength of bots that gives an even game at a table of so many seats; null: no rating yet, or not known yet. */
export function evenGame(game: string, seats: number): string | null {
  findOut();
  return known[game]?.[String(seats)] ?? null;
}

/** After a rated game what was known is old. */
export function forgetRatings(): void {
  asked = false;
}
