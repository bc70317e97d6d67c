// The games' own parts of the client: one folder each, discovered, loaded when first needed.
import type { Component } from "svelte";
import type { PositionForm } from "../editor/form";
import type { Path } from "../editor/positionFields";
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

/** Properties of a small picture of the board, which only shows: a look, and moves to be marked on it, each with its sign. */
export interface MiniatureProps<G extends Game = Game> {
  look: Look<G>;
  marks: { move: string; sign: "✓" | "✗" }[];
  names: string[];
}

/** Properties of a game's own drawing of a field in the position editor. */
export interface FieldProps<G extends Game = Game> {
  form: PositionForm<G>;
  /** The path of the field in the position. Parts of a drawing that stand for a field say so (`data-field`, `data-place`): what is wrong is marked there. */
  path: Path;
}

/** Properties of the drawing of a card or tile; `path`: its place, or null in the list of all. */
export interface ItemProps<G extends Game = Game> {
  form: PositionForm<G>;
  number: number;
  path: Path | null;
}

/** A game's part of the position editor, which is made from its declaration. Fields are called by their names, joined by `-`. */
export interface EditorParts<G extends Game = Game> {
  /** Which fields of the table lie together in a card, and where the players' cards come (`seats`). Fields that are not named follow from others. */
  layout?: string[][];
  /** The fields of a player's card, as `round.tiles`, and how wide it is at least, in pixels. */
  own?: string[];
  seatWidth?: number;
  /** Fields that are drawn without a card around them. */
  bare?: string[];
  /** Return whether a field can be set in this position. */
  shown?: (position: Games[G]["position"], key: string) => boolean;
  /** A player's points, in words. */
  points?: (form: PositionForm<G>, seat: number) => string;
  /** A field's own drawing. */
  draw?: Record<string, Component<FieldProps<G>>>;
  /** The small sign beside a field's widget, and which fields have one, or each thing in them. */
  sign?: Component<FieldProps<G>>;
  signs?: string[];
  /** The things that a map tells of, where it is not all that it may. */
  kinds?: (form: PositionForm<G>, path: Path) => string[];
  /** The values of a choice, where it is not all of them. */
  choices?: (path: Path, form: PositionForm<G>) => string[] | null;
  /** Return whether an item of a list can be set. */
  able?: (path: Path, form: PositionForm<G>) => boolean;
  /** Return a text as it is shown. */
  pretty?: (text: string) => string;
  /** A value of a choice in words, where no message `option-…` or `edit-…-is` says it. */
  word?: (path: Path, value: string) => string;
  /** The cards or tiles, in kinds: those of a kind, each in words, and drawn. */
  items?: {
    kinds: readonly string[];
    of: (kind: string, deck: Games[G]["deck"]) => number[];
    words: (number: number, deck: Games[G]["deck"]) => string;
    draw: Component<ItemProps<G>>;
    size?: number;
    /** They are small: their label stands beside them. */
    small?: boolean;
  };
  /** Return the position after the consequences of a change at `path` (empty: of all of it), so that sums still hold. */
  follow?: (next: Games[G]["position"], before: Games[G]["position"], path: Path, form: PositionForm<G>) => Games[G]["position"];
  /** A dealt table with as little on it as can be, where it is not enough to clear all fields. */
  emptied?: (position: Games[G]["position"], form: PositionForm<G>) => Games[G]["position"];
}

/** A field of an outcome's breakdown that decides between equal scores, and the clause that says so. */
export interface TieBreak {
  field: string;
  clause: string;
}

export interface GameParts<G extends Game = Game> {
  board: () => Promise<{ default: Component<BoardProps<G>> }>;
  /** The picture on the start page, where it has one. */
  picture?: () => Promise<{ default: Component }>;
  /** A small picture of the board, for the moments of a review. */
  miniature?: () => Promise<{ default: Component<MiniatureProps<G>> }>;
  /** Each seat's points so far, as far as this look (and, looking back, the outcome) shows them. */
  points: (look: Look<G>, outcome: Outcome<G> | null) => (number | null)[];
  /** The fields that break a tie, in order: the first that differs decides. */
  tieBreaks?: TieBreak[];
  /** The bots that one meets first, where a novice beats whoever has just learnt the rules. */
  firstOpponent?: string;
  /** Whether all decide at once: what a seat's points changed by is its own last move, not the one that ended the step. */
  atOnce?: boolean;
  /** A value of an outcome's breakdown as it is shown at the end, where it says more than its number. */
  detail?: (look: Look<G>, field: string, seat: number) => string | null;
  /** Whether a seat's own points so far would tell its secret to somebody who looks over its shoulder. */
  pointsTellSecrets?: boolean;
  /** A move of the history as a sentence in the game's own words, once they are loaded; `names` are the players'. */
  sentence: (text: string, names: string[]) => string;
  /** A move in a few words, as something one might do: "green on spot 3". */
  short: (text: string, names: string[]) => string;
  /** A move as somebody types it, in the words of either language and with players' names, brought into the notation. */
  typed?: (text: string, names: string[]) => string;
  /** Whether a move names a seat by its number: where it is refused, the page says whose number is which. */
  namesSeat?: (text: string) => boolean;
  /** What a move turned over and what came of it, in words: where moves do so. */
  cameOut?: (what: Revealed<G>["what"], names: string[]) => string;
  /** Whether a move is asked about before it is made, unless the settings say otherwise: it cannot be undone, and risks much. */
  asksFirst?: (text: string) => boolean;
  /**
   * Where all may act at the same moment, at one screen: whether they race at this look, so that whoever presses first has the word (else
   * they are asked one after the other); and the times that such a table needs, where they are not the usual ones.
   */
  together?: { races: (look: Look<G>) => boolean; times: Record<string, number | null> };
  /** What else is new since the look before, in sentences, for those who do not see the board. */
  news?: (before: Look<G>, look: Look<G>, names: string[]) => string[];
  /** What a puzzle asks for, where it is not simply the best move. */
  puzzleAim?: () => string;
  /** The game's part of the position editor. */
  editor?: () => Promise<EditorParts<G>>;
}

// Each game's parts are written for its own looks. Here, and nowhere else, they are taken to fit the look at hand: ask by its `game`.
const found = import.meta.glob<{ default: GameParts }>("./*/index.ts", { eager: true });

export const games: Record<string, GameParts> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split("/")[1] ?? "", module.default]),
);
