// The HTTP side of the server.
import type { NewGuest, Player, TableInfo, Why } from "./types";

/** An answer that is no: its sentence in both languages. */
export class No extends Error {
  constructor(
    readonly status: number,
    readonly why: Why,
  ) {
    super(why.reason.en);
  }
}

const UNREACHABLE: Why = {
  key: "offline",
  clause: null,
  reason: {
    fr: "Le serveur ne répond pas. Vérifiez la connexion et réessayez.",
    en: "The server does not answer. Check the connection and try again.",
  },
};

/** Ask the server; `token` for a seat that is not this browser's own (one screen for several people). */
export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      credentials: token === undefined ? "same-origin" : "omit",
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new No(0, UNREACHABLE);
  }
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new No(answer.status, (data as Why | null)?.reason ? (data as Why) : UNREACHABLE);
  return data as T;
}

export type SeatWish = "me" | "open" | { bot: string };

export interface Wish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  times?: Record<string, unknown>;
  deck?: unknown;
  pace?: { kind: string; seconds: number | null };
  public?: boolean;
  name?: string;
  hints?: boolean;
  record?: unknown;
  at?: number;
  position?: unknown;
}

let meOnce: Promise<Player> | null = null;

/** Who this browser is; a guest at once, if it was nobody. */
export function me(): Promise<Player> {
  meOnce ??= ask<Player>("POST", "/me").catch((problem: unknown) => {
    meOnce = null;
    throw problem;
  });
  return meOnce;
}

/** Forget who this is, so that it is asked again. */
export function meChanged(): void {
  meOnce = null;
}

/** A guest for one more seat at this screen. */
export function anotherGuest(name: string): Promise<NewGuest> {
  return ask("POST", "/players", { name }, "");
}

/** Make a table. */
export async function makeTable(wish: Wish): Promise<TableInfo> {
  await me();
  return ask("POST", "/tables", wish);
}
