// Where we are: the path of the page, and links that change it without loading anew.

export const route: { path: string; query: URLSearchParams; hash: string } = $state({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash,
});

function here(): void {
  route.path = location.pathname;
  route.query = new URLSearchParams(location.search);
  route.hash = location.hash;
}

/** Return a part of an address as text; as it stands where it is no such part, since an address may say anything. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Go to another page of the client. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  here();
  if (!location.hash) scrollTo(0, 0);
}

/** Follow links within the client; everything else is the browser's. */
export function followLinks(): void {
  addEventListener("popstate", here);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.origin !== location.origin || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // a place on this page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
