// A browser's subscription at its push service: for the page, and for the service worker, which has no page.

/** The server's key as the browser wants it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Whether a subscription was made under this key of the server: under another one, the push service takes nothing from the server. */
export function hasServerKey(found: PushSubscription, key: string): boolean {
  const [known, wanted] = [new Uint8Array(found.options.applicationServerKey ?? new ArrayBuffer(0)), keyBytes(key)];
  return known.length === wanted.length && known.every((byte, at) => byte === wanted[at]);
}

/** Subscribe this browser under a key of the server. A subscription under another key is given up: browsers refuse to have both. */
export async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before && !hasServerKey(before, key)) await before.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
}

/** The server's name for a subscription: the SHA-256 of its endpoint. */
export async function subscriptionId(found: PushSubscription): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(found.endpoint));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
