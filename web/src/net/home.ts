// Where this client's tables are: at the server that the page comes from, or in the page itself (a site of files, which `saqqara site` writes).
export const home = {
  inPage: document.querySelector?.('meta[name="saqqara-home"]')?.getAttribute("content") === "page",
};

/** Return the address of one of the client's own files. A site of files may lie below any path, and has one page only. */
export const ownFile = (name: string): string => (home.inPage ? name : `/${name}`);
