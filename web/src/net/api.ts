// The HTTP side of the server.

import { spoken } from "../i18n/messages.svelte";
import { heardFromServer, isProxyError } from "./connectivity.svelte";
import { forgetPlayer, rememberPlayer } from "./knownPlayer.svelte";
import { learnOrigin } from "./origin.svelte";
import { transport } from "./serverOrPage";
import type { LevelInfo, NewGuest, Offer, Player, TableInfo, Why } from "./types";

/** An answer that is no: its sentence in both languages. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly why: Why,
  ) {
    super(why.reason.en);
  }
}

/** What went wrong, as a sentence in the present language. */
export function reason(caught: unknown): string {
  return caught instanceof Refusal ? spoken(caught.why.reason) || caught.why.key : String(caught);
}

/** Why nothing came back. */
export const UNREACHABLE: Why = {
  key: "offline",
  clause: null,
  reason: {
    fr: "Le serveur ne répond pas. Vérifiez la connexion et réessayez.",
    en: "The server does not answer. Check the connection and try again.",
  },
};

const OFFER = "/games";

/** Ask the server; `token` for a seat that is not this browser's own (one screen for several people). */
export async function ask<T>(method: string, path: string, body?: unknown, token?: string, signal?: AbortSignal): Promise<T> {
  try {
    signal?.throwIfAborted();
    const { status, text } = await transport.request(method, path, body === undefined ? undefined : JSON.stringify(body), token, signal);
    const good = status < 400;
    const data: unknown = status === 204 ? null : good ? JSON.parse(text) : readRefusal(text);
    if (path !== OFFER) heardFromServer(!isProxyError(status)); // the offer is kept for later, and may not come from the server
    if (!good) throw new Refusal(status, (data as Why | null)?.reason ? (data as Why) : UNREACHABLE);
    return data as T;
  } catch (caught) {
    signal?.throwIfAborted();
    if (caught instanceof Refusal) throw caught;
    heardFromServer(false);
    throw new Refusal(0, UNREACHABLE);
  }
}

function readRefusal(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy's page, for example
  }
}

export type SeatWish = "me" | "open" | { bot: string };

export interface Wish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  times?: Record<string, unknown>;
  deck?: unknown;
  pace?: { kind: string; seconds: number | null; increment?: number | null };
  public?: boolean;
  /** Whether my friends find it in their lists. */
  friends?: boolean;
  name?: string;
  hints?: boolean;
  /** Whether bots move at once, or take a person's time. */
  bot_pace?: "quick" | "human";
  /** Whether it counts for ratings. */
  rated?: boolean;
  /** After so many seconds away the others may act for somebody. */
  patience?: number;
  /** The bot that stands in for whoever is away. */
  level?: string;
  record?: unknown;
  at?: number;
  position?: unknown;
}

let offerOnce: Promise<Offer> | null = null;

/** The games and the levels of the bots: asked once, for they change with the server only. */
export function getOffer(): Promise<Offer> {
  offerOnce ??= ask<Offer>("GET", OFFER).then(
    (offer) => {
      learnOrigin(offer);
      return offer;
    },
    (problem: unknown) => {
      offerOnce = null;
      throw problem;
    },
  );
  return offerOnce;
}

/** The title of a game in the present language; its name where the offer does not tell it (yet). */
export function gameTitle(offer: Offer | null, game: string): string {
  return spoken(offer?.games.find((info) => info.name === game)?.title) || game;
}

/** The bot to play against where nobody has chosen: strong, and quick enough for anybody's patience. */
const USUAL = "adept";

/** The name of the usual level among those there are. */
export function usual(levels: LevelInfo[]): string {
  return (levels.find((level) => level.name === USUAL) ?? levels.at(-1))?.name ?? "chance";
}

let meOnce: Promise<Player> | null = null;

/** Who this browser is; a guest at once, if it was nobody. */
export function me(): Promise<Player> {
  if (meOnce) return meOnce;
  const asked = ask<Player>("POST", "/me").then(
    (player) => {
      if (meOnce === asked) rememberPlayer(player);
      return player;
    },
    (problem: unknown) => {
      if (meOnce === asked) meOnce = null;
      throw problem;
    },
  );
  meOnce = asked;
  return asked;
}

const forgetters: (() => void)[] = [];

/** Have something done whenever another person may be at this browser: what was kept of the one before is to be forgotten. */
export function whenMeChanges(forget: () => void): void {
  forgetters.push(forget);
}

/** Forget who this is, so that it is asked again. */
export function meChanged(): void {
  meOnce = null;
  forgetPlayer();
  for (const forget of forgetters) forget();
}

/** Take another name. */
export async function renameMe(name: string): Promise<Player> {
  const player = await ask<Player>("PATCH", "/me", { name });
  meChanged();
  rememberPlayer(player);
  return player;
}

/** A guest for one more seat at this screen. */
export function anotherGuest(name: string): Promise<NewGuest> {
  return ask("POST", "/players", { name }, "");
}

/** My part of the deal: bytes that nobody could know before, mixed into the server's secret. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Make a table. */
export async function makeTable(wish: Wish): Promise<TableInfo> {
  const [{ levels }] = await Promise.all([getOffer(), me()]);
  return ask("POST", "/tables", { ...(wish.rated ? {} : { level: usual(levels) }), nonce: nonce(), ...wish });
}
