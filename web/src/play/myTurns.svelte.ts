// The running games of whoever is at this browser, and those that wait for them: asked for on each page and every minute.
import { LESSON_TABLE } from "../learn/lessonSteps";
import { ask, whenMeChanges } from "../net/api";
import { known } from "../net/knownPlayer.svelte";
import type { Listed, Listing } from "../net/types";

const EVERY = 60_000;
export const running: { tables: Listed[] } = $state({ tables: [] });
let latest = 0; // answers that have been overtaken are not heard

whenMeChanges(() => {
  latest += 1;
  running.tables = [];
});

/** Load the running games. */
export async function refreshRunning(): Promise<void> {
  latest += 1;
  const number = latest;
  const { tables } = await ask<Listing>("GET", "/tables/mine?status=running&limit=12");
  if (number === latest) running.tables = tables;
}

/** The games that wait for me, other than the one at this path; the table of a lesson is none. */
export function myTurns(path: string): Listed[] {
  return running.tables.filter((table) => table.turn && table.name !== LESSON_TABLE && path !== `/t/${table.id}`);
}

/** Load the running games now and every minute while the page is visible, if a player is known. Return a function that stops it. */
export function watchTurns(): () => void {
  const look = (): void => {
    if (known.player && !document.hidden) refreshRunning().catch(() => null); // the page itself says that the server is away
  };
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
