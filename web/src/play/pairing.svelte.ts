// Whether one waits for a person to play with. What waiting is, is loaded when somebody does (`quickPairing.ts`).
import type { TableConnection } from "../net/tableConnection.svelte";

class Pairing {
  /** The game one waits for; nothing while one does not wait. */
  game = $state("");
  since = $state(0);
  /** Whether one wishes a rated game. */
  rated = $state(false);
  /** Why one waits no longer. */
  problem = $state("");
  /** The table at which one waits: whoever is not connected to it is no longer met. */
  connection: TableConnection | null = $state.raw(null);
}

export const pairing = new Pairing();
