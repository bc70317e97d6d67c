// The bots' levels in words, and which of them a table for one person may have.

import { settings } from "../app/settings.svelte";
import { canSearch } from "../engine/gameModules";
import { list, say, known as sayable, spoken } from "../i18n/messages.svelte";
import { getOffer } from "../net/api";
import { network } from "../net/connectivity.svelte";
import type { LevelInfo, Offer } from "../net/types";
import { strengthWritten } from "./botStrength";

const known: { levels: LevelInfo[] } = $state({ levels: [] });
let asked = false;

/** Find the levels out, once; after a failure again, when the server is there. Until then a level goes by its own name, which is readable, too. */
function findOut(): void {
  if (asked || network.away) return;
  asked = true;
  getOffer().then(
    (offer) => (known.levels = [...offer.levels, offer.deep]),
    () => (asked = false),
  );
}

/** The levels of the bots for somebody who is alone with them: where this browser can think about the game, deep ones too. */
export function levelsAlone(offer: Offer, game: string): LevelInfo[] {
  return canSearch(game) ? [...offer.levels, offer.deep] : offer.levels;
}

/** A level's name in the present language, or a strength between two. */
export function levelName(name: string): string {
  findOut();
  const number = strengthWritten(name);
  if (number !== null) return say("strength", { number });
  const own = `level-${name}`; // a seat that no level holds, at a challenge of a day
  return spoken(known.levels.find((level) => level.name === name)?.title) || (sayable(own) ? say(own) : name);
}

/** A bot by its level. */
export function botLevel(level: string): string {
  return say("bot-level", { level: levelName(level).toLocaleLowerCase(settings.language) });
}

type Seated = { name: string | null; bot: string | null; bot_name: string | null };

/** The name of a person or of a bot at a seat. */
export function seatName(seat: Seated & { seat: number }): string {
  return seat.name ?? seat.bot_name ?? (seat.bot ? levelName(seat.bot) : say("seat-n", { n: seat.seat + 1 }));
}

/** Who sits at a table, people and bots, as one text; empty seats are not told of. */
export function seatedNames({ seats }: { seats: Seated[] }): string {
  return list(
    seats.flatMap((seat) => {
      return seat.name ?? (seat.bot_name ? say("bot-named", { name: seat.bot_name }) : seat.bot ? botLevel(seat.bot) : []);
    }),
  );
}
