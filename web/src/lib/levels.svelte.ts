// The bots' levels in words.
import { getOffer } from "../net/api";
import type { LevelInfo } from "../net/types";
import { settings } from "./settings.svelte";

const known: { levels: LevelInfo[] } = $state({ levels: [] });
getOffer().then(
  (offer) => (known.levels = offer.levels),
  () => null, // a level's own name is readable, too
);

/** A level's name in the present language. */
export function levelName(name: string): string {
  return known.levels.find((level) => level.name === name)?.title[settings.language] ?? name;
}
