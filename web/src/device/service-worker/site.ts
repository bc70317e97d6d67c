// The service worker of a site of files, built by itself to /site-worker.js; `saqqara site` writes it as the site's worker.js, with the name of
// the build before it. It keeps all files of the site: a second visit loads nothing, and the site works without a network.
/// <reference lib="webworker" />

export {};

declare const self: ServiceWorkerGlobalScope & { BUILD: string };

/** All files of the site, as `saqqara site` lists them. */
const LIST = "files.json";
const PAGE = "index.html";
/** What is never answered from here: the list, and this worker, by which the browser learns of another build. */
const FRESH = new Set([LIST, "worker.js"]);
/** Two sites may lie below one host. */
const PREFIX = `saqqara-site ${self.registration.scope} `;
const NAME = PREFIX + self.BUILD;

const urlOf = (file: string): string => new URL(file, self.registration.scope).href;
/** Whether a name carries a hash of what is in the file: what is kept of it is never old. */
const isHashed = (file: string): boolean => /^(assets|python)\//.test(file);

async function install(): Promise<void> {
  const list = await fetch(urlOf(LIST), { cache: "no-cache" });
  const { build, files } = (await list.json()) as { build: string; files: Record<string, string> };
  if (build !== self.BUILD) throw new Error("the site is being written"); // the browser tries again
  const cache = await caches.open(NAME);
  await Promise.all(
    Object.keys(files).map(async (file) => {
      const url = urlOf(file);
      if (FRESH.has(file)) return;
      const found =
        (isHashed(file) ? await caches.match(url) : undefined) ?? (await fetch(url, { cache: isHashed(file) ? "default" : "no-cache" }));
      if (!found.ok) throw new Error(`${file}: ${found.status}`);
      await cache.put(url, found);
    }),
  );
  await self.skipWaiting();
}

/** Keep the build before this one, whose page may still be open; forget those before it. */
async function forgetOld(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  for (const name of others.slice(0, -1)) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOld()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.replace(/[?#].*/, "");
  if (request.method !== "GET" || !url.startsWith(self.registration.scope)) return;
  const file = url.slice(self.registration.scope.length) || PAGE;
  if (FRESH.has(file)) return;
  event.respondWith(
    (async () => {
      const kept = (await (await caches.open(NAME)).match(urlOf(file))) ?? (await caches.match(urlOf(file)));
      return kept ?? fetch(request);
    })(),
  );
});
