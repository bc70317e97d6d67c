// The bots' levels in words.
import { getOffer } from "../net/api";
import type { LevelInfo } from "../net/types";
import { spoken } from "./words.svelte";

const known: { levels: LevelInfo[] } = $state({ levels: [] });
getOffer().then(
  (offer) => (known.levels = offer.levels),
  () => null, // a level's own name is readable, too
);

/** A level's name in the present language. */
export function levelName(name: string): string {
  return spoken(known.levels.find((level) => level.name === name)?.title) || name;
}
