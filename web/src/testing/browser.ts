// As much of a browser as the client's own logic asks for, for unit tests in Node.

const page = new EventTarget();
const address = new URL("https://table.example/");

/** The address of the page: `history` changes it as a browser does. */
export function goTo(to: string): void {
  address.href = new URL(to, address).href;
}

function storage(): object {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  };
}

Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
  scrollTo: () => undefined,
  matchMedia: () => ({ matches: false }),
  history: { pushState: (_: unknown, __: string, to: string) => goTo(to), replaceState: (_: unknown, __: string, to: string) => goTo(to) },
});
const values = {
  location: address,
  document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
  localStorage: storage(),
  sessionStorage: storage(),
  navigator: { language: "en", languages: ["en"] },
};
for (const [name, value] of Object.entries(values)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
