// Telling the server that a page is open, for those who let their friends see it; nobody else's page says anything.
import { ask } from "../net/api";
import type { Here } from "../net/types";
import { readStored, removeStored, store } from "./storage";

const KEY = "saqqara.here";
const EVERY = 60_000;

/** Whether this person lets their friends see that they are here, as this device knows it. */
export function storeVisibility(shown: boolean): void {
  if (shown) store(KEY, "yes");
  else removeStored(KEY);
}

/** Say it now, if a person is looking and wants it to be known. */
export async function sendPresence(): Promise<void> {
  if (document.hidden || readStored(KEY) !== "yes") return;
  const answer = await ask<Here>("POST", "/me/presence").catch(() => null);
  if (answer) storeVisibility(answer.shown);
}

/** Say it every minute. */
export function startPresence(): void {
  sendPresence();
  setInterval(sendPresence, EVERY);
  document.addEventListener("visibilitychange", sendPresence);
}
