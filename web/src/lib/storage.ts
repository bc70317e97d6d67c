// What this device keeps: a browser may have no room for it, or not allow it. Then it lasts as long as the page.

/** What is stored under a key; null where there is nothing, or nothing can be read. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Store a text under a key, where that is possible. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It is not kept.
  }
}
