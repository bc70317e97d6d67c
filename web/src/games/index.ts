// The games' own parts of the client: one folder each, discovered, loaded when first needed.
import type { Component } from "svelte";
import type { Look, Outcome } from "../net/types";

/** What a board is given: a look, how to make a move, and the look before (for animations). It holds no rule: it offers the moves it was given. */
export interface BoardProps {
  look: Look;
  before: Look | null;
  /** Make a move; absent where one only watches. */
  play?: (text: string) => void;
  /** Milliseconds of `performance.now()` at which the deadline passes, if there is one. */
  due: number | null;
  names: string[];
  /** The points as far as the board has shown them, where it takes its time; null once it has shown all. */
  told?: (scores: (number | null)[] | null) => void;
  /** A move to point at, from the hints. */
  hinted?: string | null;
  /** The times of the table's own clock, in seconds. */
  times?: Record<string, number | null>;
}

type Say = (key: string, args?: Record<string, string | number>) => string;

export interface GameParts {
  board: () => Promise<{ default: Component<BoardProps> }>;
  picture: () => Promise<{ default: Component }>;
  /** Each seat's points so far, as far as this look (and, looking back, the outcome) shows them. */
  points: (look: Look, outcome: Outcome | null) => (number | null)[];
  /** A move of the history as a sentence; `say` speaks the game's own words, `names` are the players'. */
  sentence: (text: string, say: Say, names: string[]) => string;
  /** A move in a few words, as something one might do: "green on spot 3". */
  short: (text: string, say: Say, names: string[]) => string;
}

const found = import.meta.glob<{ default: GameParts }>("./*/index.ts", { eager: true });

export const games: Record<string, GameParts> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split("/")[1] ?? "", module.default]),
);
