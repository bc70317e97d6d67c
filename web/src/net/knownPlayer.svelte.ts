// The last known player of this browser, stored on the device: the header shows name and picture before the server is asked.
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

/** Store the player that the server has named. */
export function rememberPlayer({ name, seed, kept }: Player): void {
  rememberKnown({ name, seed, kept });
}

function rememberKnown(player: Known): void {
  known.player = player;
  store(KEY, JSON.stringify(player)); // a device that keeps nothing learns it again
}

/** Store another picture of the known player. */
export function rememberPicture(seed: string): void {
  if (known.player) rememberKnown({ ...known.player, seed });
}

/** Forget the player. */
export function forgetPlayer(): void {
  known.player = null;
  removeStored(KEY);
}
