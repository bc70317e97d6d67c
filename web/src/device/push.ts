// Being called by this browser when no page is open: its subscription at its push service, and what the server knows of it.
import { ask } from "../net/api";
import type { AlertsInfo } from "../net/types";
import { hasServerKey, subscribe, subscriptionId } from "./pushSubscription";
import { canRegisterWorker, registerWorker } from "./workerRegistration";

/** Why this browser cannot be called: it was refused, or its push service did not answer. */
export class PushUnavailable extends Error {
  constructor(readonly why: "denied" | "failed") {
    super(why);
  }
}

/** Whether this browser can be called at all. */
export function canPush(): boolean {
  return canRegisterWorker() && "PushManager" in globalThis && "Notification" in globalThis;
}

/** The subscription of this browser, if it has one. */
async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

/** Whether this very browser is among those that are called. Nothing reaches a subscription under an older key of the server. */
export async function isSubscribed(info: AlertsInfo): Promise<boolean> {
  const found = await subscription();
  return (
    found !== null && info.push_key !== null && hasServerKey(found, info.push_key) && info.browsers.includes(await subscriptionId(found))
  );
}

/** Have this browser called. Only after a click: a person is asked whether they allow it. */
export async function startPush(key: string): Promise<AlertsInfo> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushUnavailable("denied");
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  let found: PushSubscription;
  try {
    found = await subscribe(pushManager, key);
  } catch {
    throw new PushUnavailable("failed");
  }
  return ask<AlertsInfo>("PUT", "/alerts/push", found.toJSON());
}

/** Have this browser called no more. */
export async function stopPush(): Promise<AlertsInfo> {
  const found = await subscription();
  if (found) {
    await ask<null>("DELETE", `/alerts/push/${await subscriptionId(found)}`);
    await found.unsubscribe();
  }
  return ask<AlertsInfo>("GET", "/alerts");
}

/** Somebody else is at this browser from now on: whoever was is not called here any more. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** Letters and notes are in the language that somebody reads: they have chosen another one. */
export async function setAlertLanguage(language: string): Promise<void> {
  const { browsers, address, occasions, quiet, zone, language: before } = await ask<AlertsInfo>("GET", "/alerts");
  if ((browsers.length > 0 || address !== null) && language !== before)
    await ask<AlertsInfo>("PUT", "/alerts", { occasions, quiet, zone, language });
}
