// What this device keeps for the client: for good, or as long as the tab is open. A device that keeps nothing, since storage is blocked or
// full, is no error: every function says so in what it returns.

export type Area = "localStorage" | "sessionStorage";

/** Return the text stored under a key, or null where there is none. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Return the data stored as JSON under a key, or null where there is none that can be read. */
export function readStoredJson(key: string, area: Area = "localStorage"): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? "null");
  } catch {
    return null;
  }
}

/** Store a text under a key; return whether this device keeps it. */
export function store(key: string, text: string, area: Area = "localStorage"): boolean {
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Remove what is stored under a key. */
export function removeStored(key: string, area: Area = "localStorage"): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // A device that keeps nothing has nothing to remove.
  }
}
