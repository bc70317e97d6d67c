import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../net/api";
import { home } from "../net/home";
import { setTransport, transport } from "../net/serverOrPage";
import { TableConnection } from "../net/tableConnection.svelte";
import type { ToPage, ToWorker } from "./messages";
import { pageStart, startHere, startPageServer } from "./pageServer.svelte";

/** A worker whose other end is the test. */
class FakeWorker {
  static last: FakeWorker;
  heard: ToWorker[] = [];
  alive = true;
  onmessage?: (event: { data: ToPage }) => void;
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.alive = false;
  }
  say(message: ToPage): void {
    this.onmessage?.({ data: message });
  }
  get kinds(): string[] {
    return this.heard.map(({ kind }) => kind);
  }
}
const PARTS = [{ name: "modules.zip", file: "python/x/modules.zip.gz", size: 700 }];
let free = true;
let stolen: ((problem: Error) => void) | undefined;

beforeEach(() => {
  free = true;
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("WebSocket", { CONNECTING: 0, OPEN: 1, CLOSED: 3 });
  vi.stubGlobal("CloseEvent", Event);
  vi.stubGlobal("navigator", {
    locks: {
      request: (_: string, { steal }: { steal?: boolean }, hold: (lock: object | null) => unknown) => {
        hold(free || steal ? {} : null);
        return new Promise((_, fail) => (stolen = fail));
      },
    },
  });
  Object.assign(document, { querySelector: () => ({ getAttribute: () => JSON.stringify(PARTS) }) });
  setTransport(startPageServer());
});
afterAll(() => {
  vi.unstubAllGlobals();
  setTransport();
  Reflect.deleteProperty(document, "querySelector");
});

test("what is asked early waits for the worker, and is answered", async () => {
  const asked = transport.request("POST", "/me", undefined, undefined);
  const worker = FakeWorker.last;
  expect(worker.heard).toEqual([{ kind: "start", base: "https://table.example/", parts: PARTS }]);
  worker.say({ kind: "progress", loaded: 350, total: 700, step: "load" });
  expect([pageStart.state, pageStart.loaded, pageStart.total]).toEqual(["load", 350, 700]);
  worker.say({ kind: "ready" });
  const [, request] = worker.heard;
  expect(request).toMatchObject({ kind: "request", method: "POST", path: "/me", body: "", token: "" });
  worker.say({ kind: "answer", id: request?.kind === "request" ? request.id : -1, status: 200, text: "{}" });
  expect(await asked).toMatchObject({ status: 200, text: "{}" });
});

test("a table's connection speaks to the worker as to a server", async () => {
  const connection = new TableConnection("t1", "my-token");
  const worker = FakeWorker.last;
  worker.say({ kind: "ready" });
  expect(worker.kinds).toEqual(["start", "open", "hear", "hear"]);
  const open = worker.heard[1];
  const socket = open?.kind === "open" ? open.socket : -1;
  expect(open).toMatchObject({ table: "t1" });
  expect(worker.heard[2]).toMatchObject({ socket, text: JSON.stringify({ type: "hello", token: "my-token", last: null }) });
  worker.say({ kind: "message", socket, text: JSON.stringify({ type: "table", id: "t1" }) });
  expect([connection.online, connection.table?.id]).toEqual([true, "t1"]);
  connection.close();
  expect(worker.kinds.at(-1)).toBe("close");
});

test("a second tab does not start the tables until it is told to, and the first one stops then", async () => {
  FakeWorker.last.say({ kind: "ready" });
  const first = FakeWorker.last;
  const asked = transport.request("GET", "/me", undefined, undefined).catch((problem: unknown) => problem);
  stolen?.(new Error("AbortError"));
  await vi.waitFor(() => expect(pageStart.state).toBe("elsewhere"));
  expect(first.alive).toBe(false);
  expect(await asked).toBeInstanceOf(Refusal);
  free = false;
  startHere();
  expect([pageStart.state, FakeWorker.last]).toEqual(["elsewhere", first]);
  startHere(true);
  expect(pageStart.state).toBe("load");
  expect(FakeWorker.last).not.toBe(first);
});

test("a start that fails says why, and nothing waits for it", async () => {
  const asked = transport.request("GET", "/games", undefined, undefined).catch((problem: unknown) => problem);
  vi.spyOn(console, "error").mockReturnValue();
  FakeWorker.last.say({ kind: "failed", why: "memory", text: "out of memory" });
  expect([pageStart.state, pageStart.why]).toEqual(["failed", "memory"]);
  expect(await asked).toBeInstanceOf(Refusal);
  expect(await transport.request("GET", "/games", undefined, undefined).catch((problem: unknown) => problem)).toBeInstanceOf(Refusal);
});

test("a device without WebAssembly is told so, and nothing is loaded", () => {
  const before = FakeWorker.last;
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("WebAssembly", undefined);
  startPageServer();
  expect([pageStart.state, pageStart.why, FakeWorker.last]).toEqual(["failed", "old", before]);
  vi.unstubAllGlobals();
});

test("nothing is loaded before it is asked for where data is saved, or where the page is a server's; what is kept starts at once", async () => {
  const before = FakeWorker.last;
  const { locks } = navigator;
  vi.stubGlobal("navigator", { locks, connection: { saveData: true } });
  startPageServer();
  await vi.waitFor(() => expect(pageStart.state).toBe("asks"));
  expect([pageStart.total, FakeWorker.last]).toEqual([700, before]);
  vi.stubGlobal("navigator", { locks });
  home.atServer = true;
  pageStart.state = "load";
  startPageServer();
  await vi.waitFor(() => expect(pageStart.state).toBe("asks"));
  expect(FakeWorker.last).toBe(before);
  vi.stubGlobal("caches", {});
  const getRegistration = async (scope: string) => ({ scope, active: {} });
  vi.stubGlobal("navigator", { locks, serviceWorker: { getRegistration } });
  startPageServer();
  await vi.waitFor(() => expect(FakeWorker.last).not.toBe(before));
  home.atServer = false;
});
