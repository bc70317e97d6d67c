// A table as this client sees it, kept up to date over a WebSocket that comes back by itself.
import { tick } from "../device/haptics";
import { Refusal, UNREACHABLE } from "./api";
import { learnTime } from "./serverClock.svelte";
import { type TableSocket, transport } from "./serverOrPage";
import type { Accepted, Because, Explained, FromClient, Look, LookMessage, Said, TableInfo, Thinkable, ToClient, Why } from "./types";

const PATIENCE = [300, 600, 1200, 2500, 5000];
/** How often the server is asked whether it is there, and how long an answer is waited for: a network can go without a word. */
const ASK = 10_000;
const SILENCE = 15_000;
/** The same for whoever comes back, from another window or from sleep. */
const SOON = 4000;
/** After so long one is told that a move is still on its way. */
const SLOW = 300;

type Request = Extract<FromClient, { id: string }>;
type Answer = Accepted | Thinkable | Explained | Because;
type Act = Extract<FromClient, { type: "move" | "undo" }>;
type Move = Extract<FromClient, { type: "move" }>;

/** A request that waits for its answer, and what to do when it is answered or refused: one of the two is called, once. */
interface Pending {
  request: Request;
  answer: (answer: Answer) => void;
  refuse: (why: Why) => void;
}

/** A connection to one table, for the browser's own player or for one with a token of their own. */
export class TableConnection {
  table: TableInfo | null = $state.raw(null);
  look: Look | null = $state.raw(null);
  before: Look | null = $state.raw(null);
  number = $state(-1);
  bots: number[] = $state.raw([]);
  undo: Why | null = $state.raw(null);
  /** The deadline, by the server's clock (`net/serverClock.svelte`). */
  due: number | null = $state(null);
  /** The time bank of each seat, none for a bot's; nothing at a table without. */
  banks: LookMessage["banks"] = $state.raw([]);
  said: Said[] = $state.raw([]);
  online = $state(false);
  refused: Why | null = $state.raw(null);
  /** Why the server has ended this connection for good. */
  ended: Why | null = $state.raw(null);
  /** Why there is no connection at present, once an attempt has failed. */
  unreachable: Why | null = $state.raw(null);
  /** How many requests wait for an answer. */
  waiting = $state(0);
  /** A move has been on its way for so long that one wants to know. */
  sending = $state(false);

  #socket: TableSocket | null = null;
  #tries = 0;
  #closed = false;
  /** By id. Each is sent again at every connection until it is answered, refused, or given up with the connection. */
  #pending = new Map<string, Pending>();
  #count = 0;
  readonly #stem = Math.random().toString(36).slice(2, 8);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When something was asked to which nothing has been heard yet: by a clock that stands still while the device sleeps, and by one that does not. */
  #asked: number | null = null;
  #askedAt = 0;
  #watched = Date.now();
  readonly #asking = setInterval(() => this.#watch(), ASK);
  /** The move that is on its way, and the number of the look that will show it: until then there is no other. */
  #moving: string | null = null;
  #shows = -1;
  /** A move made on a look that came before the answer to the one on its way: it follows if that look does show the first. */
  #then: Move | null = null;
  #slow: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly token: string | null = null,
  ) {
    this.#connect();
    addEventListener("online", this.#now);
    addEventListener("offline", this.#drop);
    addEventListener("pageshow", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    document.addEventListener("visibilitychange", this.#eyes);
  }

  /** Leave the table's page. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#soon);
    clearTimeout(this.#slow);
    clearInterval(this.#asking);
    removeEventListener("online", this.#now);
    removeEventListener("pageshow", this.#now);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#now);
    document.removeEventListener("visibilitychange", this.#eyes);
    this.#socket?.close();
    this.#refuseAll(UNREACHABLE);
  }

  /** Make a move on the present look; sent again with the same id until it is answered. While one is on its way, a second is none. */
  play(text: string): void {
    this.#act({ type: "move", id: this.#next(), text, on: this.number >= 0 ? this.number : null });
  }

  takeBack(): void {
    this.#act({ type: "undo", id: this.#next() });
  }

  #act(message: Act): void {
    if (this.#moving !== null && message.type === "move") this.#then = message;
    if (this.#moving !== null || this.number < this.#shows) return;
    this.refused = null;
    if (message.type === "move") tick();
    this.#moving = message.id;
    this.#slow = setTimeout(() => {
      this.sending = true;
    }, SLOW);
    this.#request({
      request: message,
      answer: () => undefined, // the look shows it
      refuse: (why) => {
        if (!this.#closed) this.refused = why;
      },
    });
  }

  /** What there is to think about on this seat. */
  think(): Promise<Thinkable> {
    return this.#ask({ type: "think", id: this.#next() });
  }

  /** Why one might make these moves. */
  explain(moves: string[]): Promise<Explained> {
    return this.#ask({ type: "explain", id: this.#next(), moves });
  }

  /** Why a bot made that move of the history. */
  why(move: number): Promise<Because> {
    return this.#ask({ type: "why", id: this.#next(), move });
  }

  /** Say something to the table; fails with the reason where it is refused. */
  async speak(text: string): Promise<void> {
    await this.#ask<Accepted>({ type: "say", id: this.#next(), text });
  }

  /** Mute whoever said the word of that number, be it an onlooker, or hear them again; fails with the reason where it is refused. */
  async mute(said: number, muted: boolean): Promise<void> {
    await this.#ask<Accepted>({ type: "mute", id: this.#next(), seat: null, said, muted });
  }

  #next(): string {
    this.#count += 1;
    return `${this.#stem}-${this.#count}`;
  }

  #ask<T extends Answer>(request: Request): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#request({ request, answer: resolve as (answer: Answer) => void, refuse: (why) => reject(new Refusal(409, why)) });
    });
  }

  /** Send a request until it is settled; at once where there is no connection any more to send it on. */
  #request(pending: Pending): void {
    this.#pending.set(pending.request.id, pending);
    this.waiting = this.#pending.size;
    if (this.ended || this.#closed) this.#refuseAll(this.ended ?? UNREACHABLE);
    else this.#send(pending.request);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Somebody is back, or the network is: ask for the present look, and do not wait long for a connection that may not have outlived a sleep. */
  #now = (): void => {
    if (document.visibilityState !== "visible" || this.#closed || this.ended) return;
    this.#tries = 0;
    if (!this.online) {
      this.#connect();
      return;
    }
    this.#ping();
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => {
      if (this.#asked === null) return;
      this.#tries = 0;
      this.#drop();
    }, SOON);
  };

  /** Whether anybody can see this page: who cannot is called to their turn, if they have chosen to be. */
  #eyes = (): void => {
    this.#send({ type: "watching", visible: document.visibilityState === "visible" });
  };

  #watch(): void {
    const slept = Date.now() - this.#watched > 3 * ASK;
    this.#watched = Date.now();
    if (!this.#socket) return; // it is about to be tried again
    if (slept) this.#now();
    else if (this.#asked !== null && performance.now() - this.#asked > SILENCE) this.#drop();
    else if (this.online) this.#ping();
  }

  #ping(): void {
    this.#asked ??= performance.now();
    this.#askedAt = Date.now();
    this.#send({ type: "ping", last: this.number >= 0 ? this.number : null });
  }

  /** The connection is lost, though its socket may not know it yet. */
  #drop = (): void => {
    const lost = this.#socket;
    this.#socket = null;
    this.#asked = null;
    lost?.close();
    this.online = false;
    if (!this.#closed && !this.ended) this.#again();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.ended || this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING)
      return;
    const socket = transport.openTable(this.id);
    this.#socket = socket;
    this.#asked = performance.now(); // one that never answers is given up, too
    socket.onopen = () => {
      this.#send({ type: "hello", token: this.token, last: this.number >= 0 ? this.number : null });
      if (document.visibilityState === "hidden") this.#eyes();
      this.#ping(); // what is the time?
      this.#shows = -1; // the server sends the present look, whatever the last connection has promised
      for (const { request } of this.#pending.values()) this.#send(request);
    };
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      if (this.#socket !== socket) return;
      this.#asked = null;
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
    this.unreachable ??= UNREACHABLE;
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)] ?? 5000;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.7 + Math.random() * 0.6));
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "table":
        this.online = true;
        this.#tries = 0;
        this.unreachable = null;
        this.table = message;
        break;
      case "look":
        this.#show(message);
        break;
      case "said":
        if (!this.said.some((one) => one.number === message.number)) this.said = [...this.said, message];
        break;
      case "question":
      case "reasons":
      case "because":
        this.#settle(message.id)?.answer(message);
        break;
      case "accepted":
        this.#accepted(message);
        break;
      case "pong":
        learnTime(message.now, this.#askedAt);
        break;
      case "refused":
      case "problem":
        this.#refuse(message.id ?? null, message.why);
        break;
      case "bye":
        if (message.again) {
          this.unreachable = message.why;
        } else {
          this.ended = message.why;
          this.#refuseAll(message.why);
        }
        break;
    }
  }

  #accepted(message: Accepted): void {
    const { id, number } = message;
    const then = id === this.#moving ? this.#then : null;
    if (id === this.#moving) this.#shows = number;
    this.#settle(id)?.answer(message);
    if (then && (then.on ?? -1) >= number && then.on === this.number) this.#act(then);
  }

  /** A problem that names no request may be about any of them: none waits for an answer that does not come. */
  #refuse(id: string | null, why: Why): void {
    if (id === null && this.#pending.size) {
      this.#refuseAll(why);
      return;
    }
    const pending = id === null ? null : this.#settle(id);
    if (pending) pending.refuse(why);
    else this.refused = why;
  }

  #refuseAll(why: Why): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.refuse(why);
  }

  /** Take a request from those that wait. */
  #settle(id: string): Pending | null {
    const pending = this.#pending.get(id) ?? null;
    if (id === this.#moving) {
      this.#moving = null;
      this.#then = null;
      this.sending = false;
      clearTimeout(this.#slow);
    }
    this.#pending.delete(id);
    this.waiting = this.#pending.size;
    return pending;
  }

  #show(message: LookMessage): void {
    this.online = true;
    if (message.look.seat !== this.look?.seat) this.#shows = -1; // another seat counts otherwise
    if (message.number !== this.number || message.look.seat !== this.look?.seat) {
      this.before = this.look;
      this.look = message.look;
    }
    this.number = message.number;
    this.bots = message.bots;
    this.undo = message.undo;
    this.due = message.due;
    this.banks = message.banks;
  }
}
