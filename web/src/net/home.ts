// Where this client's tables are: at the server that the page comes from, or in the page itself (a site of files, which `saqqara site` writes, or
// the same below /offline/ of a server, for when there is no network).
const mark = (name: string): string | null => document.querySelector?.(`meta[name="saqqara-${name}"]`)?.getAttribute("content") ?? null;

export const home = {
  inPage: mark("home") === "page",
  /** Whether such a page comes from a server, where its finished games can be kept. */
  atServer: mark("server") !== null,
  /** The bytes that such a page and all it keeps have, where it says so. */
  size: Number(mark("size") ?? 0),
};

/** Return the address of one of the client's own files. A site of files may lie below any path, and has one page only. */
export const ownFile = (name: string): string => (home.inPage ? name : `/${name}`);
