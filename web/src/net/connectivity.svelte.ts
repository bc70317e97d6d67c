// Whether the server can be reached, as the last question to it tells; and the service worker, which opens pages without it.
import { canRegisterWorker, registerWorker } from "../device/workerRegistration";

/** A question that the service worker leaves to the network. */
const HEALTH = "/api/v1/health";
/** Milliseconds that an answer to it may take, and between two of them while the server is away. */
const PATIENCE = 5000;
const AGAIN = 10_000;

export const network = $state({ away: false });
let answers = 0;

/** Return whether a proxy answered in place of the server: bad gateway, or gateway timeout. */
export const isProxyError = (status: number): boolean => status === 502 || status === 504;

/** The server was asked: did it answer? */
export function heardFromServer(answered: boolean): void {
  if (answered) answers += 1;
  network.away = !answered;
}

/** Ask the server whether it is there; any answer will do. */
export async function probeServer(): Promise<void> {
  const before = answers;
  try {
    const { status } = await fetch(HEALTH, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    heardFromServer(!isProxyError(status));
  } catch {
    if (answers === before) heardFromServer(false); // nothing else has been answered meanwhile
  }
}

/** Ask the server whenever the browser says that its network has changed, and while the server is away; called once, at the start.
 *
 * The browser's own word for it (`navigator.onLine`) is about networks, and a server on this machine needs none. */
export function watchNetwork(): void {
  addEventListener("offline", probeServer);
  addEventListener("online", probeServer);
  if (navigator.onLine === false) probeServer();
  setInterval(() => {
    if (network.away && document.visibilityState === "visible") probeServer();
  }, AGAIN);
}

/** Let the service worker keep the client's files, once the page has all of its own. */
export function cacheForOffline(): void {
  if (!import.meta.env.PROD || !canRegisterWorker()) return;
  const register = (): void => {
    registerWorker().catch((problem: unknown) => console.warn("Nothing is kept for later:", problem));
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
