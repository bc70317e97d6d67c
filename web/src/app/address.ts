// How the path of a page stands in the browser's address: as it is at a server, which shows the client at every path; after a # in a site of
// files, which has one page only (`/saqqara/#/t/abc`).
import { home } from "../net/home";

/** Path, query and hash of a page of the client. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Return the page that the browser's address names. */
export function currentPage(): PageAddress {
  if (!home.inPage) return location;
  return new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
}

/** Return what the browser's address is to be for a page: `to` is its path with query and hash. */
export function addressOf(to: string): string {
  return home.inPage ? `#${to}` : to;
}

/** Return the whole address of a page, for others; `origin` where this browser's own is not theirs. */
export function wholeAddress(to: string, origin = location.origin): string {
  return home.inPage ? origin + location.pathname + addressOf(to) : origin + to;
}

/** Return the page that a link leads to, or null where the link is not of the client. */
export function pageOfLink(link: HTMLAnchorElement): string | null {
  if (link.target) return null;
  if (!home.inPage) {
    const there = link.origin === location.origin && !link.pathname.startsWith("/api/");
    return there ? link.pathname + link.search + link.hash : null;
  }
  const to = link.getAttribute("href") ?? "";
  if (to.startsWith("#/")) return to.slice(1);
  const { pathname, search } = currentPage();
  if (to.startsWith("#")) return pathname + search + to;
  return /^\/(?!\/|api\/)/.test(to) ? to : null;
}
