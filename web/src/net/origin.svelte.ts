// Where links lead that are given to others. A page that is open at the machine of a server at home says 127.0.0.1, which is everybody's own
// machine: such links lead to the address that the server has in its network.
import type { Offer } from "./types";

const LOOPBACK = /^(localhost|127\.[0-9.]+|\[::1\])$/;
const found: { origin: string | null } = $state({ origin: null });

/** Learn of the server where others reach it. */
export function learnOrigin({ near }: Pick<Offer, "near">, host = location.hostname): void {
  found.origin = near && LOOPBACK.test(host) ? near : null;
}

/** A link to a page of this server, for others. */
export function linkTo(path: string): string {
  return (found.origin ?? location.origin) + path;
}
