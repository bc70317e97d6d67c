// The origin of links for others. A page opened on the machine of a home server has the address 127.0.0.1, which other devices cannot reach:
// its links use the address of the server in the local network.
import { wholeAddress } from "../app/address";
import type { Offer } from "./types";

const LOOPBACK = /^(localhost|127\.[0-9.]+|\[::1\])$/;
const found: { origin: string | null } = $state({ origin: null });

/** Take the origin for links from the server's offer. */
export function learnOrigin({ near }: Pick<Offer, "near">, host = location.hostname): void {
  found.origin = near && LOOPBACK.test(host) ? near : null;
}

/** Return a link to a page of this server, for others. */
export function linkTo(path: string): string {
  return wholeAddress(path, found.origin ?? undefined);
}
