// The service worker of this client (service-worker/), where the browser has such a thing and the page is a secure one.

import { ownFile } from "../net/home";

/** Whether there can be a service worker. */
export function canRegisterWorker(): boolean {
  return "serviceWorker" in navigator;
}

/** The registration of the worker; asking again is as good as asking once. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(ownFile("worker.js"));
}
