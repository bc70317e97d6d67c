// Who was at this browser last, as far as a heading needs to know before the server is asked: kept on this device.
import { readStoredJson, removeStored, store } from "../device/storage";
import type { Player } from "./types";

const KEY = "saqqara.me";
type Known = Pick<Player, "name" | "seed" | "kept">;

function read(): Known | null {
  const found = readStoredJson(KEY) as Partial<Known> | null;
  return typeof found?.name === "string" && typeof found.seed === "string"
    ? { name: found.name, seed: found.seed, kept: found.kept ?? null }
    : null;
}

export const known: { player: Known | null } = $state({ player: read() });

/** This is who the server says it is. */
export function rememberPlayer({ name, seed, kept }: Player): void {
  rememberKnown({ name, seed, kept });
}

function rememberKnown(player: Known): void {
  known.player = player;
  store(KEY, JSON.stringify(player)); // a device that keeps nothing learns it again
}

/** Whoever is known has another picture. */
export function rememberPicture(seed: string): void {
  if (known.player) rememberKnown({ ...known.player, seed });
}

/** Nobody is known here any more. */
export function forgetPlayer(): void {
  known.player = null;
  removeStored(KEY);
}
