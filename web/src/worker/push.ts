// Notes that the server pushes: shown as they come, whether or not a page is open; a click leads to the table, another stops them.

/** What a note says, as the server sends it (`server/alerts/wording.py`). */
export interface Note {
  title: string;
  body: string;
  /** The table's address at this server. */
  url: string;
  /** A later note about the same table takes the place of an earlier one. */
  tag: string;
  /** The key that stops these notes, and what its button is called. */
  stop: string;
  stop_title: string;
  lang: string;
}

/** What of a service worker is needed here, so that tests can stand in for it. */
export interface Worker {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(how: { type: "window"; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: { origin: string };
  fetch(url: string, how: { method: string }): Promise<unknown>;
  addEventListener(kind: string, react: (event: never) => void): void;
}

interface OpenPage {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
}

interface Pushed {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface Clicked {
  action: string;
  notification: { data: { url: string; stop: string }; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

/** Show a note. Browsers ask that every push shows one. */
export async function show(worker: Worker, note: Note): Promise<void> {
  await worker.registration.showNotification(note.title, {
    body: note.body,
    lang: note.lang,
    tag: note.tag,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { url: note.url, stop: note.stop },
    actions: [{ action: "stop", title: note.stop_title }],
  });
}

/** Lead to a table: to a page where it is open already, or else to a new one. */
export async function lead(worker: Worker, url: string): Promise<void> {
  const path = new URL(url, worker.location.origin).pathname.replace(/\/$/, "");
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname.replace(/\/$/, "") === path);
  if (open) await open.focus();
  else await worker.clients.openWindow(path);
}

/** Send no more of these notes to this browser. */
export async function stop(worker: Worker, key: string): Promise<void> {
  await worker.fetch(`/api/v1/alerts/stop/${encodeURIComponent(key)}`, { method: "POST" });
}

/** React to what is pushed and to clicks on it. */
export function handlePushes(worker: Worker): void {
  worker.addEventListener("push", (event: Pushed) => {
    if (event.data) event.waitUntil(show(worker, event.data.json() as Note));
  });
  worker.addEventListener("notificationclick", (event: Clicked) => {
    event.notification.close();
    const { url, stop: key } = event.notification.data;
    event.waitUntil(event.action === "stop" ? stop(worker, key) : lead(worker, url));
  });
}
