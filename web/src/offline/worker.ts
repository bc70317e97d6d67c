// The worker that holds the tables of the page: it loads Python and the server's own modules, and passes on what the page asks.
/// <reference lib="webworker" />
import type { Part, ToPage, ToWorker } from "./messages";
import { loadParts, MissingPart } from "./pythonDownload";
import { failureOf } from "./startFailure";
import { openStorage } from "./storage";

declare const self: DedicatedWorkerGlobalScope;

/** As much of Pyodide as is needed here. */
interface Proxy {
  toJs(): unknown;
  destroy(): void;
}
interface Pyodide {
  unpackArchive(bytes: Uint8Array, format: "zip" | "whl", how?: { extractDir: string }): void;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  pyimport(name: string): Record<string, (...values: unknown[]) => unknown>;
}
interface Server {
  start(): Promise<void>;
  request(method: string, path: string, body: string, token: string): Promise<Proxy>;
  connect(table: string, send: (text: string) => void): Connection;
}
interface Connection {
  hear(text: string): unknown;
  close(): unknown;
  destroy(): void;
}

/** What Pyodide and our own modules are called; the loader of Pyodide lies beside its WebAssembly. */
const [WASM, LIBRARY, MODULES] = ["pyodide.asm.wasm", "python_stdlib.zip", "modules.zip"];
const [LOADER, GLUE] = ["pyodide.js", "pyodide.asm.js"];
const TYPES: Record<string, string> = { [WASM]: "application/wasm", [GLUE]: "text/javascript" };
/** Pyodide's list of packages that it could fetch from elsewhere: none. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
};

const tell = (message: ToPage): void => self.postMessage(message);

let server: Server;
const connections = new Map<number, Connection>();
const searches = new Map<number, { found: (result: string) => void; fail: (problem: Error) => void }>();

/** Have the page search for a bot: workers within workers are not to be had everywhere. */
function search(task: string): Promise<string> {
  return new Promise((found, fail) => {
    const id = searches.size ? Math.max(...searches.keys()) + 1 : 1;
    searches.set(id, { found, fail });
    tell({ kind: "search", id, task });
  });
}

/** Keep Python as it is once it has started and imported what the server needs of its library: to load that takes a fraction of the time. */
const SNAPSHOTS = "saqqara-python";
const LIBRARY_MODULES =
  "import dataclasses, datetime, decimal, hashlib, inspect, secrets, shutil, tomllib, typing, urllib.parse, uuid, zipfile";
const snapshotOf = (folder: URL): string => new URL("snapshot", folder).href;

async function keptSnapshot(folder: URL): Promise<ArrayBuffer | undefined> {
  if (!self.caches) return undefined; // over plain HTTP
  const kept = await (await caches.open(SNAPSHOTS)).match(snapshotOf(folder));
  return kept?.arrayBuffer();
}

async function keepSnapshot(folder: URL, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!self.caches) return;
  await caches.delete(SNAPSHOTS); // that of another version
  await (await caches.open(SNAPSHOTS)).put(snapshotOf(folder), new Response(snapshot));
}

/** Start Python from what is kept of it, or anew. */
async function loadPython(load: (how: object) => Promise<Pyodide>, how: object, folder: URL): Promise<Pyodide> {
  const kept = await keptSnapshot(folder).catch(() => undefined);
  if (kept) {
    try {
      const python = await load({ ...how, _loadSnapshot: kept });
      python.runPython("import random; random.seed()"); // its chance was kept as well
      return python;
    } catch (problem) {
      await caches.delete(SNAPSHOTS); // the next try starts anew
      throw problem;
    }
  }
  const python = await load({ ...how, _makeSnapshot: true });
  python.runPython(LIBRARY_MODULES);
  keepSnapshot(folder, python.makeMemorySnapshot()).catch((problem: unknown) => console.warn("The next start will take as long:", problem));
  return python;
}

/** Load and start Python. */
async function startPython(folder: URL, part: (name: string) => Promise<Response>): Promise<Pyodide> {
  const network = self.fetch;
  // Pyodide fetches two files by itself: it is given the parts of that name.
  self.fetch = (what, how) => {
    const name = new URL(String(what instanceof Request ? what.url : what)).pathname.split("/").at(-1) ?? "";
    return name === WASM || name === LIBRARY ? part(name) : network(what, how);
  };
  try {
    const glue = part(GLUE).then(async (answer) => URL.createObjectURL(await answer.blob())); // it is packed as well
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
      [new URL(LOADER, folder).href, glue].map(async (address) => import(/* @vite-ignore */ await address)),
    );
    URL.revokeObjectURL(await glue);
    const where = { indexURL: folder.href, packageBaseUrl: folder.href };
    return await loadPython(loadPyodide, { ...where, lockFileContents: NO_PACKAGES, createPyodideModule }, folder);
  } finally {
    self.fetch = network;
  }
}

async function start(base: string, wanted: Part[]): Promise<void> {
  const parts = loadParts(wanted, base, (loaded, total) =>
    tell({ kind: "progress", loaded, total, step: loaded < total ? "load" : "start" }),
  );
  const part = async (name: string): Promise<Response> => {
    const stream = await parts.get(name);
    if (!stream) throw new MissingPart(name);
    return new Response(stream, { headers: { "Content-Type": TYPES[name] ?? "application/zip" } });
  };
  const [modules, storage, python] = await Promise.all([
    part(MODULES).then((answer) => answer.arrayBuffer()),
    openStorage(() => tell({ kind: "failed", why: "cleared", text: "The data of this site was deleted." })),
    startPython(new URL(wanted.find(({ name }) => name === WASM)?.file ?? "", base), part),
  ]);
  python.unpackArchive(new Uint8Array(modules), "zip", { extractDir: "/home/pyodide" });
  const { OfflineServer } = python.pyimport("saqqara.offline.api_server");
  server = OfflineServer?.(storage, search) as Server;
  await server.start();
  python.runPython("import gc; gc.freeze()"); // modules and texts stay for good: to look through them takes as long as ten moves
  tell({ kind: "ready" });
}

async function request({ id, method, path, body, token }: Extract<ToWorker, { kind: "request" }>): Promise<void> {
  const answer = await server.request(method, path, body, token);
  const [status, text] = answer.toJs() as [number, string];
  answer.destroy();
  tell({ kind: "answer", id, status, text });
}

/** What goes wrong in the worker outside of a request is for the page's console. */
function report(problem: unknown): void {
  setTimeout(() => {
    throw problem;
  });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "start":
      start(data.base, data.parts).catch((problem: unknown) => tell({ kind: "failed", why: failureOf(problem), text: String(problem) }));
      break;
    case "request":
      request(data).catch((problem: unknown) => {
        tell({ kind: "answer", id: data.id, status: 500, text: "" });
        report(problem);
      });
      break;
    case "open":
      connections.set(
        data.socket,
        server.connect(data.table, (text) => tell({ kind: "message", socket: data.socket, text })),
      );
      break;
    case "hear":
      connections.get(data.socket)?.hear(data.text);
      break;
    case "close": {
      const connection = connections.get(data.socket);
      connections.delete(data.socket);
      connection?.close();
      connection?.destroy();
      break;
    }
    case "found": {
      const waiting = searches.get(data.id);
      searches.delete(data.id);
      if (data.result === null) waiting?.fail(new Error(data.problem));
      else waiting?.found(data.result);
      break;
    }
  }
};
