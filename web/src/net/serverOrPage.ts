// The one door to whoever holds the tables: a server over the network, or one in the page (`offline/pageServer.svelte`). Pages and boards do
// not know which.

export interface Answer {
  status: number;
  /** JSON, or nothing. */
  text: string;
}

/** A connection to a table, as far as a WebSocket is needed for it. */
export type TableSocket = Pick<WebSocket, "readyState" | "onopen" | "onmessage" | "onclose" | "send" | "close">;

export interface Transport {
  /** Ask for a path of the API; `token` for a seat that is not this browser's own. Fails where there is no answer. */
  request(method: string, path: string, body: string | undefined, token: string | undefined, signal?: AbortSignal): Promise<Answer>;
  openTable(table: string): TableSocket;
}

/** Milliseconds after which an answer is not waited for any more: a network can lose a question and say nothing. */
const MAX_WAIT = 60_000;

export const network: Transport = {
  async request(method, path, body, token, signal) {
    const end = new AbortController();
    const abort = (): void => end.abort();
    const timer = setTimeout(abort, MAX_WAIT);
    signal?.addEventListener("abort", abort);
    try {
      const answer = await fetch(`/api/v1${path}`, {
        method,
        credentials: token === undefined ? "same-origin" : "omit",
        headers: {
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body,
        signal: end.signal,
      });
      return { status: answer.status, text: await answer.text() };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  },
  openTable: (table) =>
    Object.assign(new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1/tables/${table}/ws`), { binaryType: "arraybuffer" }),
};

export let transport = network;

/** Speak to another server from now on; without one, to that of the network. */
export function setTransport(other: Transport = network): void {
  transport = other;
}
