// The games' modules, as the Python side built them beside their rules, and what one must know to call them.

export type Sizes = [name: string, item: number, shape: number[]][];

/** Sizes in bytes and shapes of what a module reads and writes: `saqqara/wasm/exports.py` says them. */
export interface ModuleFacts {
  functions: string[];
  state: number;
  word: number;
  deck: number;
  weights: number;
  memory: number[];
  style: number;
  steps: number;
  seats: number;
  /** Moves that a seat may have at the most. */
  moves: number;
  tree: Sizes;
  /** What solving a moment needs, where the game can. */
  scratch?: Sizes;
}

const PLACE = /games\/([^/]+)\//;
const byGame = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).map(([path, value]) => [PLACE.exec(path)?.[1] ?? "", value]));

const told = byGame(import.meta.glob<ModuleFacts>("../../../src/saqqara/games/*/build/engine.json", { eager: true, import: "default" }));
const files = byGame(
  import.meta.glob<string>("../../../src/saqqara/games/*/build/engine.wasm", { eager: true, query: "?url", import: "default" }),
);

/** What is known of a game's module, where it has one that can search. */
export function factsOf(game: string): ModuleFacts | undefined {
  return told[game]?.functions.includes("search") && files[game] ? told[game] : undefined;
}

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** A game's module, fetched and compiled once; after a failure it is tried again. */
export function moduleOf(game: string): Promise<WebAssembly.Module> {
  const there = compiled.get(game);
  if (there) return there;
  const made = fetch(files[game] ?? "")
    .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(`${answer.status}`))))
    .then((bytes) => WebAssembly.compile(bytes));
  compiled.set(game, made);
  made.catch(() => compiled.delete(game));
  return made;
}

/** Return whether this browser can run the search of a game. */
export function canSearch(game: string): boolean {
  return (
    typeof WebAssembly === "object" && typeof Worker === "function" && typeof BigInt64Array === "function" && factsOf(game) !== undefined
  );
}
