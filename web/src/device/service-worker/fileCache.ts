// Keeps the client's own files, so that a page opens without a network. What is kept belongs to one build: while there is a network, every page
// comes from the server, and the worker of another build takes the place of this one and throws its files away.
/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;
/** The files of this build, and its name: written in by `worker.config.mjs`. */
declare const FILES: string[];
declare const BUILD: string;

/** The page that all addresses show. */
const PAGE = "/";
/** The games and the levels of the bots: all that is kept of the API, for it changes with the server only. */
const OFFER = "/api/v1/games";
const PREFIX = "saqqara-";
/** What builds before this one have kept; what the page for without a network keeps has other names. */
export const isOldBuild = (name: string, present: string): boolean => /^saqqara-[0-9a-f]{12}$/.test(name) && name !== present;
/** Milliseconds that the network may take for what is kept here, too: it can go without a word. */
const PATIENCE = 4000;

/** Files whose names carry a hash of what is in them: what is kept of them is never old. */
export function fromCacheFirst(path: string): boolean {
  return path.startsWith("/assets/");
}

/** The files that a page asks for and that are not among those of the build. */
export function missingFiles(page: string, files: ReadonlySet<string>): string[] {
  return [...page.matchAll(/"(\/assets\/[^"]+)"/g)].flatMap(([, file]) => (file && !files.has(file) ? [file] : []));
}

/** What comes from the network; or what is kept, if the network fails or says nothing for so long. Without either it is waited for the network. */
export async function fromNetwork<T>(asked: Promise<T>, kept: () => Promise<T | undefined>, patience = PATIENCE): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((tell) => {
    timer = setTimeout(tell, patience);
  });
  try {
    const first = await Promise.race([asked, late]);
    return first ?? (await kept()) ?? (await asked);
  } catch (problem) {
    const found = await kept();
    if (found) return found;
    throw problem;
  } finally {
    clearTimeout(timer);
    asked.catch(() => null); // it may fail later, when nobody waits for it any more
  }
}

/** Fetch what a build consists of; files with a hash in their name are taken from the build before, where it had them. */
async function install(name: string, files: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(
    [PAGE, OFFER, ...files].map(async (file) => {
      const had = fromCacheFirst(file) ? await caches.match(file) : undefined;
      const found = had ?? (await fetch(file, { cache: fromCacheFirst(file) ? "default" : "no-cache" }));
      if (!found.ok) throw new Error(`${file}: ${found.status}`);
      await cache.put(file, found);
    }),
  );
  const page = await cache.match(PAGE);
  const missing = missingFiles((await page?.text()) ?? "", files);
  if (missing.length) throw new Error(`the page is of another build: ${missing}`); // the server was being upgraded: the browser tries again
  await self.skipWaiting();
}

async function forgetOthers(name: string): Promise<void> {
  for (const other of await caches.keys()) if (isOldBuild(other, name)) await caches.delete(other);
  await self.clients.claim();
}

/** React to requests of the client's pages: from the network, or from what is kept. */
export function cacheClient(): void {
  const name = PREFIX + BUILD;
  const files = new Set(FILES);
  const kept = async (file: string) => (await caches.open(name)).match(file);
  self.addEventListener("install", (event) => event.waitUntil(install(name, files)));
  self.addEventListener("activate", (event) => event.waitUntil(forgetOthers(name)));
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== self.location.origin) return;
    if (request.mode === "navigate") event.respondWith(fromNetwork(fetch(request), () => kept(PAGE)));
    else if (fromCacheFirst(pathname)) event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
    else if (pathname === OFFER || files.has(pathname)) event.respondWith(fromNetwork(fetch(request), () => kept(pathname)));
  });
}
