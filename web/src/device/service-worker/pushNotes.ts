// Notes that the server pushes: shown as they come, whether or not a page is open; a click leads to the table, another stops them.

import type { AlertsInfo } from "../../net/types";
import { subscribe, subscriptionId } from "../pushSubscription";

/** What a note says, as the server sends it (`server/alerts/alert_texts.py`). */
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
  registration: { showNotification(title: string, options: object): Promise<void>; pushManager: PushManager };
  clients: {
    matchAll(how: { type: "window"; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: { origin: string };
  fetch(url: string, how?: RequestInit): Promise<Pick<Response, "ok" | "json">>;
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
  /** A page's own note (`device/turnAlert.svelte.ts`) has no key to stop it; one of an older page has no data at all. */
  notification: { data: { url: string; stop?: string } | null; close(): void };
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
  const path = new URL(url, worker.location.origin).pathname.replace(/(?!^)\/$/, "");
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname.replace(/(?!^)\/$/, "") === path);
  if (open) await open.focus();
  else await worker.clients.openWindow(path);
}

/** Send no more of these notes to this browser. */
export async function stop(worker: Worker, key: string): Promise<void> {
  await worker.fetch(`/api/v1/alerts/stop/${encodeURIComponent(key)}`, { method: "POST" });
}

interface Replaced {
  oldSubscription?: PushSubscription | null;
  waitUntil(work: Promise<unknown>): void;
}

/** Tell the server where this browser can be reached from now on, if it was called until now: the browser has dropped its subscription. */
export async function renew(worker: Worker, before: PushSubscription | null | undefined): Promise<void> {
  const answer = await worker.fetch("/api/v1/alerts");
  if (!answer.ok) return; // nobody is signed in here any more
  const { browsers, push_key } = (await answer.json()) as AlertsInfo;
  if (push_key === null) return; // it calls nobody any more
  if (before ? !browsers.includes(await subscriptionId(before)) : !browsers.length) return;
  const found = await subscribe(worker.registration.pushManager, push_key);
  const headers = { "Content-Type": "application/json" };
  await worker.fetch("/api/v1/alerts/push", { method: "PUT", headers, body: JSON.stringify(found) });
}

/** React to what is pushed and to clicks on it. */
export function handlePushes(worker: Worker): void {
  worker.addEventListener("push", (event: Pushed) => {
    if (event.data) event.waitUntil(show(worker, event.data.json() as Note));
  });
  worker.addEventListener("notificationclick", (event: Clicked) => {
    event.notification.close();
    const { url, stop: key } = event.notification.data ?? { url: "/" };
    event.waitUntil(event.action === "stop" && key ? stop(worker, key) : lead(worker, url));
  });
  worker.addEventListener("pushsubscriptionchange", (event: Replaced) => event.waitUntil(renew(worker, event.oldSubscription)));
}
