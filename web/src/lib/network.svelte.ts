// Whether there is a network, as far as the browser and the last question to the server tell; and the service worker, which opens pages without one.
import { hasWorker, registerWorker } from "./worker";

export const network = $state({ away: !navigator.onLine });

/** The server was asked: did it answer? */
export function heardFromServer(answered: boolean): void {
  network.away = !answered;
}

/** Follow what the browser says of the network; called once, at the start. */
export function watchNetwork(): void {
  addEventListener("offline", () => heardFromServer(false));
  addEventListener("online", () => heardFromServer(true));
}

/** Let the service worker keep the client's files, once the page has all of its own. */
export function keepForLater(): void {
  if (!import.meta.env.PROD || !hasWorker()) return;
  addEventListener("load", () => {
    registerWorker().catch((problem: unknown) => console.warn("Nothing is kept for later:", problem));
  });
}
