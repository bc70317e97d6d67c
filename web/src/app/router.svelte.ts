// Where we are: the path of the page, and links that change it without loading anew.

import { home } from "../net/home";
import { addressOf, currentPage, pageOfLink } from "./address";

const first = currentPage();
export const route: { path: string; query: URLSearchParams; hash: string } = $state({
  path: first.pathname,
  query: new URLSearchParams(first.search),
  hash: first.hash,
});

function here(): void {
  const { pathname, search, hash } = currentPage();
  route.path = pathname;
  route.query = new URLSearchParams(search);
  route.hash = hash;
}

/** Return a part of an address as text; as it stands where it is no such part, since an address may say anything. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Go to another page of the client. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", addressOf(to));
  else history.pushState(null, "", addressOf(to));
  here();
  if (!route.hash) scrollTo(0, 0);
}

/** Change what the address says of the present page, which stays as it is. */
export function noteAddress(to: string): void {
  history.replaceState(null, "", addressOf(to));
}

const linkOf = (event: Event): HTMLAnchorElement | null => (event.target as Element | null)?.closest?.("a") ?? null;

/** Follow links within the client; everything else is the browser's. */
export function followLinks(): void {
  addEventListener("popstate", here);
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.hasAttribute("download")) return;
    const to = pageOfLink(link);
    if (to === null) return;
    const { pathname, search } = currentPage();
    if (link.hash && to === pathname + search + link.hash && !home.inPage) return; // a place on this page
    event.preventDefault();
    go(to);
    if (home.inPage && route.hash) document.getElementById(decodePart(route.hash.slice(1)))?.scrollIntoView();
  });
  // Components write the paths of pages. Where these stand after a #, a link gets its address before anybody can copy it or open it elsewhere.
  if (home.inPage)
    for (const kind of ["pointerover", "pointerdown", "focusin", "click"]) document.addEventListener(kind, rewriteLink, true);
}

function rewriteLink(event: Event): void {
  const link = linkOf(event);
  const to = link && pageOfLink(link);
  if (link && to && link.getAttribute("href") !== "#main") link.setAttribute("href", addressOf(to)); // the link past the heading is known by this
}
