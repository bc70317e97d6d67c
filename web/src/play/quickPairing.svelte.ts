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

interface Wait {
  since: number;
  /** Whether one wishes a rated game. */
  rated: boolean;
  /** With the table at which one waits: whoever is not connected to it is no longer met. */
  connection: TableConnection | null;
}
export const wait: Wait = $state({ since: 0, rated: false, connection: null });

let number = 0; // an answer that has been overtaken is not heard
let timer: ReturnType<typeof setTimeout> | undefined;

/** Begin to wait for somebody who wants to play `pairing.game`. Return a function that ends it. */
export function begin(): () => void {
  wait.since = Date.now();
  wait.rated = readStored(RATED) === "1";
  pairing.problem = "";
  number += 1;
  askFor(number);
  return () => {
    clearTimeout(timer);
    number += 1;
    if (pairing.table) close(pairing.table);
    moveTo(null);
  };
}

/** Choose whether the game is to be rated, if the other wishes it too. */
export async function choose(rated: boolean): Promise<void> {
  wait.rated = rated;
  store(RATED, rated ? "1" : "0");
  number += 1;
  await askFor(number);
}

/** Go to a table whose game has begun. */
export function meet(table: string): void {
  moveTo(null);
  pairing.game = "";
  callToTurn(say("pair-found"), table);
  go(`/t/${table}`);
}

/** Wait at another table, or at none. */
function moveTo(table: string | null): void {
  wait.connection?.close();
  wait.connection = table === null ? null : new TableConnection(table);
  pairing.table = table ?? "";
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
      rated: wait.rated,
      device: thisDevice(),
      table: pairing.table || null,
      nonce: nonce(),
    });
    if (mine !== number) {
      if (table.status === "open" && table.game !== pairing.game) await close(table.id); // one has stopped meanwhile
      return;
    }
    if (table.status === "running" || table.status === "over") return meet(table.id);
    if (pairing.table !== table.id) moveTo(table.id);
  } catch (caught) {
    if (mine !== number) return;
    if (caught instanceof Refusal && caught.status >= 400 && caught.status < 500 && caught.status !== 429) {
      pairing.game = "";
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
