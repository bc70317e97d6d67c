// The server in the page, as the client sees it: a worker that holds the tables. It starts with the page; questions wait for it.
import { ask, Refusal } from "../net/api";
import { cacheForOffline, heardFromServer } from "../net/connectivity.svelte";
import { home } from "../net/home";
import type { Answer, TableSocket, Transport } from "../net/serverOrPage";
import { saveFile } from "../ui/saveFile";
import { searchForBot } from "./botSearch";
import { isSiteKept } from "./keptSite";
import type { Failure, Part, ToPage, ToWorker } from "./messages";

/** How the start goes. `elsewhere`: another tab holds the tables of this device. `asks`: the person has asked to save data. */
export const pageStart: {
  state: "asks" | "load" | "start" | "ready" | "elsewhere" | "failed";
  loaded: number;
  total: number;
  why: Failure;
} = $state({ state: "load", loaded: 0, total: 0, why: "other" });

const LOCK = "saqqara-offline";
const CLOSED = {
  key: "offline-page",
  clause: null,
  reason: { fr: "Cette page n’est plus en jeu.", en: "This page is no longer in play." },
};

let worker: Worker | null = null;
let count = 0;
/** What was said before the worker could hear it. */
let early: ToWorker[] = [];
const answers = new Map<number, { resolve: (answer: Answer) => void; reject: (problem: unknown) => void }>();
const sockets = new Map<number, PageSocket>();

function send(message: ToWorker): void {
  if (pageStart.state === "ready") worker?.postMessage(message);
  else early.push(message);
}

/** A connection to a table in this page. */
class PageSocket implements TableSocket {
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  readonly #number = ++count;

  constructor(readonly table: string) {
    sockets.set(this.#number, this);
    if (pageStart.state === "ready") queueMicrotask(() => this.open());
  }
  open(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    send({ kind: "open", socket: this.#number, table: this.table });
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }
  hear(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: text }));
  }
  send(text: string): void {
    send({ kind: "hear", socket: this.#number, text });
  }
  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if (this.readyState === WebSocket.OPEN) send({ kind: "close", socket: this.#number });
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.#number);
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close"));
  }
}

function hear(message: ToPage): void {
  switch (message.kind) {
    case "answer":
      answers.get(message.id)?.resolve(message);
      answers.delete(message.id);
      break;
    case "message":
      sockets.get(message.socket)?.hear(message.text);
      break;
    case "search":
      searchForBot(JSON.parse(message.task)).then(
        (found) => worker?.postMessage({ kind: "found", id: message.id, result: JSON.stringify(found), problem: "" } satisfies ToWorker),
        (problem: unknown) =>
          worker?.postMessage({ kind: "found", id: message.id, result: null, problem: String(problem) } satisfies ToWorker),
      );
      break;
    case "progress":
      pageStart.state = message.step;
      pageStart.loaded = message.loaded;
      pageStart.total = message.total;
      break;
    case "ready": {
      pageStart.state = "ready";
      heardFromServer(true);
      const waiting = early;
      early = [];
      for (const one of waiting) worker?.postMessage(one);
      for (const socket of [...sockets.values()]) socket.open();
      cacheForOffline(); // once the page has what it needs itself
      break;
    }
    case "failed":
      fail(message.why, message.text);
      break;
  }
}

function stop(): void {
  worker?.terminate();
  worker = null;
  early = [];
  heardFromServer(false); // pages wait, and leave it to the start to say why
  for (const { reject } of answers.values()) reject(new Refusal(0, CLOSED));
  answers.clear();
  for (const socket of [...sockets.values()]) socket.close();
}

function fail(why: Failure, text: string): void {
  console.error(text);
  pageStart.state = "failed";
  pageStart.why = why;
  stop();
}

/** The parts that the worker loads, as `saqqara site` wrote them into the page. */
const partsOf = (): Part[] => JSON.parse(document.querySelector('meta[name="saqqara-parts"]')?.getAttribute("content") ?? "[]");

function startWorker(): void {
  if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") {
    fail("old", "no WebAssembly");
    return;
  }
  pageStart.state = "load";
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onerror = (problem) => {
    if (pageStart.state !== "ready") fail("other", problem.message);
  };
  worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
  worker.postMessage({ kind: "start", base: new URL(".", location.href).href, parts: partsOf() } satisfies ToWorker);
}

/** Start, in one tab at a time: two would write over what the other keeps. `take`: take it over from another tab. */
export function startHere(take = false): void {
  if (!navigator.locks) {
    startWorker(); // over plain HTTP browsers have no such locks
    return;
  }
  navigator.locks
    .request(LOCK, take ? { steal: true } : { ifAvailable: true }, (lock) => {
      if (!lock) {
        pageStart.state = "elsewhere";
        heardFromServer(false);
        return undefined;
      }
      startWorker();
      return new Promise(() => undefined); // as long as the tab lives
    })
    .catch(() => {
      pageStart.state = "elsewhere"; // another tab has taken it over
      stop();
    });
}

/** A link to a file of the API: there is nothing at that address, so the answer is saved from here. */
function saveAnswer(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[download]");
  const [, path] = /^\/api\/v1(\/.*)/.exec(link?.getAttribute("href") ?? "") ?? [];
  if (!link || !path) return;
  event.preventDefault();
  ask<unknown>("GET", path).then(
    (found) => saveFile(link.getAttribute("download") ?? "", JSON.stringify(found)),
    (problem: unknown) => console.error(problem),
  );
}

/** Start. Where the person has asked to save data, and at a server, where they came to play with others, the page says first how much it would
 * load, unless all of it is kept already. */
export function startPageServer(): Transport {
  pageStart.total = partsOf().reduce((all, { size }) => all + size, 0);
  const asks = (): void => {
    pageStart.state = "asks";
  };
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || home.atServer)
    isSiteKept(new URL(".", location.href).href).then((kept) => (kept ? startHere() : asks()), asks);
  else startHere();
  document.addEventListener("click", saveAnswer);
  return {
    request: (method, path, body, token, signal) =>
      new Promise((resolve, reject) => {
        if (pageStart.state === "failed") throw new Refusal(0, CLOSED);
        const id = ++count;
        answers.set(id, { resolve, reject });
        signal?.addEventListener("abort", () => {
          answers.delete(id);
          reject(signal.reason);
        });
        send({ kind: "request", id, method, path, body: body ?? "", token: token ?? "" });
      }),
    openTable: (table) => new PageSocket(table),
  };
}
