// Quick pairing: waiting for a person to play a game with, on whatever page one is, until somebody comes, one stops or leaves the site.
import { go } from "../app/router.svelte";
import { readStored, store } from "../device/storage";
import { callToTurn } from "../device/turnAlert.svelte";
import { say } from "../i18n/messages.svelte";
import { ask, me, nonce, Refusal, reason } from "../net/api";
import { TableConnection } from "../net/tableConnection.svelte";
import type { TableInfo } from "../net/types";
import { pairing } from "./pairing.svelte";

/** How often the server is told that one still waits. */
const EVERY = 3000;
/** After so many milliseconds a bot is offered. */
export const PATIENCE = 60_000;
const DEVICE = "saqqara.device";
const RATED = "saqqara.pairing.rated";

let number = 0; // an answer that has been overtaken is not heard
let timer: ReturnType<typeof setTimeout> | undefined;

/** Wait for somebody who wants to play this game. */
export async function start(game: string): Promise<void> {
  await stop();
  Object.assign(pairing, { game, since: Date.now(), problem: "", rated: readStored(RATED) === "1" });
  number += 1;
  await askFor(number);
}

/** Choose whether the game is to be rated, if the other wishes it too. */
export async function choose(rated: boolean): Promise<void> {
  pairing.rated = rated;
  store(RATED, rated ? "1" : "0");
  number += 1;
  await askFor(number);
}

/** Wait no longer. */
export async function stop(): Promise<void> {
  const table = end();
  if (table) await close(table);
}

/** Go to a table whose game has begun. */
export function meet(table: string): void {
  end();
  callToTurn(say("pair-found"), table);
  go(`/t/${table}`);
}

/** Forget the wait; return the table at which one waited, if there is one. */
function end(): string {
  const table = pairing.connection?.id ?? "";
  clearTimeout(timer);
  number += 1;
  pairing.game = "";
  pairing.connection?.close();
  pairing.connection = null;
  return table;
}

async function close(table: string): Promise<void> {
  await ask<TableInfo>("POST", `/tables/${table}/close`).catch(() => null); // a game that has begun is in my list
}

async function askFor(mine: number): Promise<void> {
  clearTimeout(timer);
  try {
    await me();
    const table = await ask<TableInfo>("POST", "/tables/pair", {
      game: pairing.game,
      rated: pairing.rated,
      device: thisDevice(),
      table: pairing.connection?.id ?? null,
      nonce: nonce(),
    });
    if (mine !== number) {
      if (table.status === "open" && !pairing.game) await close(table.id); // one has stopped meanwhile
      return;
    }
    if (table.status === "running" || table.status === "over") return meet(table.id);
    if (pairing.connection?.id !== table.id) {
      pairing.connection?.close();
      pairing.connection = new TableConnection(table.id);
    }
  } catch (caught) {
    if (mine !== number) return;
    if (caught instanceof Refusal && caught.status >= 400 && caught.status < 500 && caught.status !== 429) {
      end();
      pairing.problem = reason(caught);
      return;
    } // else the server is away: one waits on
  }
  timer = setTimeout(() => askFor(mine), EVERY);
}

let device = readStored(DEVICE);
/** What tells this browser from others, so that nobody plays somebody at the same one. */
function thisDevice(): string {
  if (device === null) {
    device = nonce();
    store(DEVICE, device);
  }
  return device;
}
