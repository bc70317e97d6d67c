// The games' own parts of the client: one folder each, discovered, loaded when first needed.
import type { Component } from "svelte";
import type { Game, Games, Look, Outcome, Revealed } from "../net/types";

/** What a board is given: a look, how to make a move, and the look before (for animations). It holds no rule: it offers the moves it was given. */
export interface BoardProps<G extends Game = Game> {
  look: Look<G>;
  before: Look<G> | null;
  /** Make a move; absent where one only watches. */
  play?: (text: string) => void;
  /** Ask for a move that is not on offer: the table says why not. Absent where one only watches. */
  attempt?: (text: string) => void;
  /** The deadline in milliseconds of the server's clock (`net/serverClock.svelte`), if there is one. */
  due: number | null;
  names: string[];
  /** The points as far as the board has shown them, where it takes its time; null once it has shown all. */
  told?: (scores: (number | null)[] | null) => void;
  /** A move to point at, from the hints. */
  hinted?: string | null;
}

/** What the editor of a game is given: a position, which need not be possible, what is printed on the cards, and how to change it. */
export interface EditorProps<G extends Game = Game> {
  position: Games[G]["position"];
  deck: Games[G]["deck"];
  names: string[];
  /** Parts of the board that stand for a field of the position say so (`data-field`, `data-place`): what is wrong is marked there. */
  change: (position: Games[G]["position"]) => void;
}

export interface EditorParts<G extends Game = Game> {
  board: Component<EditorProps<G>>;
  /** The same table with as little on it as can be. */
  emptied: (position: Games[G]["position"], deck: Games[G]["deck"]) => Games[G]["position"];
}

export interface GameParts<G extends Game = Game> {
  board: () => Promise<{ default: Component<BoardProps<G>> }>;
  /** The picture on the start page, where it has one. */
  picture?: () => Promise<{ default: Component }>;
  /** Each seat's points so far, as far as this look (and, looking back, the outcome) shows them. */
  points: (look: Look<G>, outcome: Outcome<G> | null) => (number | null)[];
  /** Whether a seat's own points so far would tell its secret to somebody who looks over its shoulder. */
  pointsTellSecrets?: boolean;
  /** A move of the history as a sentence in the game's own words, once they are loaded; `names` are the players'. */
  sentence: (text: string, names: string[]) => string;
  /** A move in a few words, as something one might do: "green on spot 3". */
  short: (text: string, names: string[]) => string;
  /** What a move turned over, in words: where moves do so. */
  cameOut?: (what: Revealed<G>["what"]) => string;
  /**
   * Where all may act at the same moment, at one screen: whether they race at this look, so that whoever presses first has the word (else
   * they are asked one after the other); and the times that such a table needs, where they are not the usual ones.
   */
  together?: { races: (look: Look<G>) => boolean; times: Record<string, number | null> };
  /** What else is new since the look before, in sentences, for those who do not see the board. */
  news?: (before: Look<G>, look: Look<G>, names: string[]) => string[];
  /** What a puzzle asks for, where it is not simply the best move. */
  puzzleAim?: () => string;
  /** Where positions can be set up by hand. */
  editor?: () => Promise<EditorParts<G>>;
}

// Each game's parts are written for its own looks. Here, and nowhere else, they are taken to fit the look at hand: ask by its `game`.
const found = import.meta.glob<{ default: GameParts }>("./*/index.ts", { eager: true });

export const games: Record<string, GameParts> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split("/")[1] ?? "", module.default]),
);
