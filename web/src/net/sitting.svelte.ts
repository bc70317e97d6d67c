// A table as this client sees it, kept up to date over a WebSocket that comes back by itself.
import type { FromClient, Look, LookMessage, Said, TableInfo, ToClient, Why } from "./types";

const PATIENCE = [300, 600, 1200, 2500, 5000];
/** How often the server is asked whether it is there, and how long its silence is borne: a network can go without a word. */
const ASK = 10_000;
const SILENCE = 25_000;

/** A connection to one table, for the browser's own player or for one with a token of their own. */
export class Sitting {
  table: TableInfo | null = $state.raw(null);
  look: Look | null = $state.raw(null);
  before: Look | null = $state.raw(null);
  number = $state(-1);
  bots: number[] = $state.raw([]);
  undo: Why | null = $state.raw(null);
  due: number | null = $state(null);
  said: Said[] = $state.raw([]);
  online = $state(false);
  refused: Why | null = $state.raw(null);
  ended: Why | null = $state.raw(null);
  waiting = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #pending = new Map<string, FromClient>();
  #count = 0;
  readonly #stem = Math.random().toString(36).slice(2, 8);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  readonly #asking = setInterval(() => this.#watch(), ASK);

  constructor(
    readonly id: string,
    readonly token: string | null = null,
  ) {
    this.#connect();
    addEventListener("online", this.#now);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#now);
  }

  /** Leave the table's page. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#asking);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Make a move; sent again with the same id until it is answered. */
  play(text: string): void {
    this.refused = null;
    this.#ask({ type: "move", id: this.#next(), text });
  }

  takeBack(): void {
    this.refused = null;
    this.#ask({ type: "undo", id: this.#next() });
  }

  speak(text: string): void {
    this.#ask({ type: "say", id: this.#next(), text });
  }

  mute(seat: number, muted: boolean): void {
    this.#ask({ type: "mute", id: this.#next(), seat, muted });
  }

  #next(): string {
    this.#count += 1;
    return `${this.#stem}-${this.#count}`;
  }

  #ask(message: FromClient & { id: string }): void {
    this.#pending.set(message.id, message);
    this.waiting = this.#pending.size;
    this.#send(message);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #now = (): void => {
    if (document.visibilityState === "visible" && !this.online && !this.#closed) {
      this.#tries = 0;
      this.#connect();
    }
  };

  #watch(): void {
    if (!this.#socket) return; // it is about to be tried again
    if (performance.now() - this.#heard > SILENCE) this.#drop();
    else if (this.online) this.#send({ type: "ping" });
  }

  /** The connection is lost, though its socket may not know it yet. */
  #drop = (): void => {
    const lost = this.#socket;
    this.#socket = null;
    lost?.close();
    this.online = false;
    if (!this.#closed && !this.ended) this.#again();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1/tables/${this.id}/ws`);
    this.#socket = socket;
    this.#heard = performance.now(); // one that never answers is given up, too
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.#send({ type: "hello", token: this.token, last: this.number >= 0 ? this.number : null });
      for (const message of this.#pending.values()) this.#send(message);
    };
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      if (this.#socket !== socket) return;
      this.#heard = performance.now();
      const text = typeof event.data === "string" ? event.data : new TextDecoder().decode(event.data);
      this.#hear(JSON.parse(text) as ToClient);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.online = false;
      if (!this.#closed && !this.ended) this.#again();
    };
  }

  #again(): void {
    clearTimeout(this.#timer);
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)] ?? 5000;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.7 + Math.random() * 0.6));
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "table":
        this.online = true;
        this.#tries = 0;
        this.table = message;
        break;
      case "look":
        this.#show(message);
        break;
      case "said":
        if (!this.said.some((one) => one.number === message.number)) this.said = [...this.said, message];
        break;
      case "accepted":
        this.#done(message.id);
        break;
      case "refused":
        this.#done(message.id);
        this.refused = message.why;
        break;
      case "problem":
        if (message.id) this.#done(message.id);
        this.refused = message.why;
        break;
      case "bye":
        if (!message.again) this.ended = message.why;
        break;
    }
  }

  #done(id: string): void {
    this.#pending.delete(id);
    this.waiting = this.#pending.size;
  }

  #show(message: LookMessage): void {
    this.online = true;
    this.before = this.look;
    this.look = message.look;
    this.number = message.number;
    this.bots = message.bots;
    this.undo = message.undo;
    this.due = message.due === null ? null : performance.now() + message.due;
    this.refused = null;
  }
}
