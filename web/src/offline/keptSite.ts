// Whether this browser keeps a page that plays without a network: all files of a site, by its service worker (`device/service-worker/site`).

/** Where a server has that page, for its own pages. */
export const OFFLINE = "/offline/";

/** Return whether the site of a scope is kept here, whole. */
export async function isSiteKept(scope: string): Promise<boolean> {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return registration?.scope === scope && registration.active !== null;
}
