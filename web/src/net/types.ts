// Made from the Python types by tools/client_types.py. Do not edit.

/** A card that lies open, with its marked squares. */
export interface ExpeditionFace {
  number: number;
  colour: "green" | "orange" | "purple";
  grid: string[];
  marked?: string[];
}

/** A completed card that is still to be replaced. */
export interface ExpeditionDue {
  seat: number;
  card: number;
}

/** All that lay open of a player when this marking step began: the marks by place, and the score card. */
export interface ExpeditionBefore {
  marked: string[][];
  red: number;
  green: number;
  torches: boolean[];
  skulls: number;
}

/** A player as somebody sees them. `dealt`, `owed` and `before` are for the player's own eyes (ER3, ER5): empty or None for others. `before` is what the others still see of oneself in a marking step; `points` what the score card makes now. */
export interface ExpeditionSeen {
  dealt: ExpeditionFace[];
  cards: (ExpeditionFace | null)[];
  completed: ExpeditionFace[];
  red: number;
  green: number;
  torches: boolean[];
  skulls: number;
  boxes: Partial<Record<"green" | "orange" | "purple", number[]>>;
  finished: boolean;
  owed: number | null;
  before: ExpeditionBefore | null;
  points: number;
}

/** The points of a completed card, a torch, a pair of gems, a gem alone, and of the boxes of each colour (E20, E23). */
export interface ExpeditionWorth {
  card: number;
  torch: number;
  pair: number;
  gem: number;
  boxes: number[];
}

/** The table as a seat sees it; `penalties` (of the ten skulls), `rounds`, `turns` of a round and `worth` are those of the deck. */
export interface ExpeditionView {
  over: boolean;
  phase: "keep" | "mark" | "replace";
  round: number;
  turn: number;
  pattern: "I2" | "I3" | "V3" | "T4" | "L4" | "O4" | null;
  expeditions_left: ("I2" | "I3" | "V3" | "T4" | "L4" | "O4")[];
  display: (ExpeditionFace | null)[];
  pile: number;
  to_replace: ExpeditionDue[];
  boxes_left: Partial<Record<"green" | "orange" | "purple", number[]>>;
  penalties: number[];
  players: ExpeditionSeen[];
  rounds: number;
  turns: number;
  worth: ExpeditionWorth;
}

/** The end, by seat: the points of each category (E23), and the lowest completed card (E24), None without any. */
export interface ExpeditionDetail {
  cards: number[];
  torches: number[];
  boxes: number[];
  gems: number[];
  skulls: number[];
  lowest: (number | null)[];
}

/** A card being dug through, and its marked squares. */
export interface ExpeditionCard {
  number: number;
  marked: string[];
}

/** All that is before a player. `cards` has None for an empty place, and is empty before two cards are kept. */
export interface ExpeditionPlayer {
  dealt: number[];
  cards: (ExpeditionCard | null)[];
  completed: number[];
  red: number;
  green: number;
  torches: boolean[];
  skulls: number;
  boxes: Partial<Record<"green" | "orange" | "purple", number[]>>;
  owed: number;
  finished: boolean;
  before?: ExpeditionBefore | null;
}

/** Everything on the table. `display` has None for an empty place, and is empty before all have kept two cards. */
export interface ExpeditionPosition {
  game: "expedition";
  seats: number;
  over: boolean;
  phase: "keep" | "mark" | "replace";
  round: number;
  turn: number;
  pattern: "I2" | "I3" | "V3" | "T4" | "L4" | "O4" | null;
  expeditions_left: ("I2" | "I3" | "V3" | "T4" | "L4" | "O4")[];
  display: (number | null)[];
  pile: number;
  to_replace: ExpeditionDue[];
  boxes_left: Partial<Record<"green" | "orange" | "purple", number[]>>;
  players: ExpeditionPlayer[];
}

/** One pyramid card: its grid is five rows of five letters, from the top. */
export interface ExpeditionDeckCard {
  number: number;
  colour: "green" | "orange" | "purple";
  grid: string[];
}

/** Points (E20, E23): of a completed card, a torch, a pair of gems, a gem alone, the three boxes of a colour. */
export interface ExpeditionDeckWorth {
  card?: number;
  torch?: number;
  pair?: number;
  gem?: number;
  boxes?: [number, number, number];
}

/** Everything that is printed on cards, and the numbers of the rules; what is left out is as printed. */
export interface ExpeditionDeck {
  skulls: number[];
  patterns: ("I2" | "I3" | "V3" | "T4" | "L4" | "O4")[];
  card: ExpeditionDeckCard[];
  rounds?: number;
  turns?: number;
  points?: ExpeditionDeckWorth;
}

/** The face of a card, for whoever may read it. */
export interface GuardiansFace {
  number: number;
  treasure: string;
  count: number;
  centre: string;
}

/** A card on the table: its back, and its face where this seat may know it. */
export interface GuardiansRoom {
  back: "green" | "yellow" | "red";
  face: GuardiansFace | null;
}

/** The number of cards, and the back of the top one. */
export interface GuardiansPile {
  count: number;
  top: "green" | "yellow" | "red" | null;
}

/** The table. `secure` is what this seat would score by securing now, None for an onlooker. */
export interface GuardiansView {
  turn: number;
  goal: number;
  scores: number[];
  hands: GuardiansRoom[][];
  discard: GuardiansRoom[];
  piles: GuardiansPile[];
  drawn: (GuardiansRoom | null)[] | null;
  extra_turns: number;
  extra: boolean;
  secure: number | null;
}

/** The end: who reached the goal, the scores at that moment, and what the others then revealed (G11). */
export interface GuardiansDetail {
  reached: number;
  before: number[];
  revealed: number[];
}

/** The rooms that a move turned over for all to see. `points` is what they are worth (G6) and `seat` who scores that, None for nobody; both are None for rooms that a werewolf brought. */
export interface GuardiansTurned {
  rooms: GuardiansRoom[];
  points: number | null;
  seat: number | null;
}

/** Rooms that went from the discards into the piles: their numbers; how many of the oldest rooms before each seat were there then already, and so are none of them; and whether the two that are drawn for a werewolf were. */
export interface GuardiansReturned {
  rooms: number[];
  held: number[];
  drawn: boolean;
}

/** Everything on the table. `extra_turns` are Frank's that are still to come, `extra` says that this turn is one of them. */
export interface GuardiansPosition {
  game: "guardians";
  seats: number;
  turn: number;
  over: boolean;
  scores: number[];
  hands: number[][];
  discard: number[];
  piles: GuardiansPile[];
  drawn: (number | null)[] | null;
  extra_turns: number;
  extra?: boolean;
}

/** One room: its back, how many treasures of which type, and what is in the middle. */
export interface GuardiansDeckCard {
  number: number;
  back: string;
  treasure: string;
  count: number;
  centre: string;
}

/** The number of cards of each back. */
export interface GuardiansDeckBacks {
  green?: number;
  yellow?: number;
  red?: number;
}

/** The number of guardians among the cards of each back. */
export interface GuardiansDeckGuarded {
  green?: number;
  yellow?: number;
  red?: number;
}

/** All rooms, in the order of their numbers, and the numbers of the rules; what is left out is as printed. `double` is how many times a treasure scores that two or more revealed cards show (G6). */
export interface GuardiansDeck {
  card: GuardiansDeckCard[];
  goal?: number;
  goal_of_six?: number;
  double?: number;
  backs?: GuardiansDeckBacks;
  guardians?: GuardiansDeckGuarded;
}

/** The numbers of each row; None where the tile has been taken in this round. */
export interface HourglassPyramid {
  yellow: (number | null)[];
  blue: (number | null)[];
  red: (number | null)[];
  black: (number | null)[];
}

/** A heap: how many tiles, and the number of the one on top. */
export interface HourglassHeap {
  count: number;
  top: number | null;
}

/** The four heaps. */
export interface HourglassHeaps {
  yellow: HourglassHeap;
  blue: HourglassHeap;
  red: HourglassHeap;
  black: HourglassHeap;
}

/** A player's round. `shown` is None where operations may have been shown that this seat must not know of. */
export interface HourglassTaker {
  tiles: number[];
  shown: Record<string, string> | null;
  nothing: boolean;
  done: boolean;
}

/** Colour and scarabs of a tile. */
export interface HourglassTile {
  colour: string;
  scarabs: number;
}

/** A tile of the last check's pyramid: who took it, what was shown, was it right; and an operation that makes it, if there is one. */
export interface HourglassJudged {
  number: number;
  seat: number | null;
  shown: string | null;
  right: boolean | null;
  example: string | null;
}

/** HR7: the last check. */
export interface HourglassLast {
  dice: [number, number, number];
  tiles: HourglassJudged[];
}

/** The table. `emptied` has the tiles taken in this round where they lay, as far as that is known; `scores` are the points so far (H12); `tiles` describes the tiles in sight by their numbers; a wrong tile costs `penalty` times its scarabs. */
export interface HourglassView {
  advanced: boolean;
  active: number;
  over: boolean;
  phase: "search" | "sand" | "check";
  dice: [number, number, number];
  pyramid: HourglassPyramid;
  emptied: HourglassPyramid;
  heaps: HourglassHeaps;
  round: HourglassTaker[];
  right: number[][];
  wrong: number[][];
  scores: number[];
  tiles: Record<string, HourglassTile>;
  last: HourglassLast | null;
  penalty: number;
}

/** The end (H12): scarabs that right tiles brought and wrong ones cost, how many tiles, the highest number among them. */
export interface HourglassDetail {
  right: number[];
  wrong: number[];
  tiles: number[];
  highest: number[];
}

/** A player's actions in this round: tiles as they were taken, and the operations shown for them. */
export interface HourglassSeat {
  tiles: number[];
  shown: Record<string, string>;
  nothing: boolean;
  done: boolean;
}

/** HR7: the last check's roll, the numbers of its pyramid, ascending, and what was shown for those that were taken (None: nothing). */
export interface HourglassLastCheck {
  dice: [number, number, number];
  pyramid: number[];
  shown: Record<string, string | null>;
}

/** Everything on the table. `emptied` has what lay on empty spots, where the colours of the tiles do not tell it. */
export interface HourglassPosition {
  game: "hourglass";
  advanced: boolean;
  seats: number;
  active: number;
  over: boolean;
  phase: "search" | "sand" | "check";
  dice: [number, number, number];
  pyramid: HourglassPyramid;
  heaps: HourglassHeaps;
  round: HourglassSeat[];
  right: number[][];
  wrong: number[][];
  emptied?: HourglassPyramid | null;
  last?: HourglassLastCheck | null;
}

/** A treasure tile (H2). */
export interface HourglassDeckCard {
  number: number;
  colour: "yellow" | "blue" | "red" | "black";
  scarabs: number;
}

/** The number of tiles of each colour. */
export interface HourglassDeckCounts {
  yellow?: number;
  blue?: number;
  red?: number;
  black?: number;
}

/** All treasure tiles, and the numbers of the rules; what is left out is as printed. A wrong tile costs `penalty` times its scarabs (H12). */
export interface HourglassDeck {
  card: HourglassDeckCard[];
  penalty?: number;
  colours?: HourglassDeckCounts;
}

/** A base, and the pieces on it from the bottom up. */
export interface ObjectiveSpot {
  base: "red" | "orange" | "yellow" | "green" | "blue" | "pink";
  stack: ("red" | "orange" | "yellow" | "green" | "blue" | "pink")[];
}

/** The board and stocks, open to all (O6); `objectives` has None where the colour is secret to this seat. */
export interface ObjectiveView {
  mode: "random" | "fair";
  turn: number;
  colours: ("red" | "orange" | "yellow" | "green" | "blue" | "pink")[];
  spots: ObjectiveSpot[];
  stocks: (Partial<Record<"red" | "orange" | "yellow" | "green" | "blue" | "pink", number>>)[];
  objectives: ("red" | "orange" | "yellow" | "green" | "blue" | "pink" | null)[];
  counts: Partial<Record<"red" | "orange" | "yellow" | "green" | "blue" | "pink", number>>;
  covered: Partial<Record<"red" | "orange" | "yellow" | "green" | "blue" | "pink", number>>;
}

/** The end: each seat's objective, its spots (O14), covered spots (O15) and tallest stack (O16). */
export interface ObjectiveDetail {
  objectives: ("red" | "orange" | "yellow" | "green" | "blue" | "pink")[];
  spots: number[];
  covered: number[];
  tallest: number[];
}

/** Everything on the table. */
export interface ObjectivePosition {
  game: "objective";
  mode: "random" | "fair";
  seats: number;
  turn: number;
  over: boolean;
  spots: ObjectiveSpot[];
  stocks: (Partial<Record<"red" | "orange" | "yellow" | "green" | "blue" | "pink", number>>)[];
  objectives: ("red" | "orange" | "yellow" | "green" | "blue" | "pink")[];
}

/** What each game shows: its view, the breakdown of its outcome, what a move can turn over, what is remembered, positions, deck. */
export interface Games {
  expedition: { view: ExpeditionView; detail: ExpeditionDetail; turned: never; remembered: never; position: ExpeditionPosition; deck: ExpeditionDeck };
  guardians: { view: GuardiansView; detail: GuardiansDetail; turned: GuardiansTurned; remembered: GuardiansReturned[]; position: GuardiansPosition; deck: GuardiansDeck };
  hourglass: { view: HourglassView; detail: HourglassDetail; turned: never; remembered: never; position: HourglassPosition; deck: HourglassDeck };
  objective: { view: ObjectiveView; detail: ObjectiveDetail; turned: never; remembered: never; position: ObjectivePosition; deck: null };
}

export type Game = keyof Games;

/** A look at a table of one of these games. */
export type Look<G extends Game = Game> = { [One in G]: LookOf<One> }[G];

/** The end of a game: places from 1 (equal ones share), scores, and the game's own breakdown. `ended` says that it was not by the rules: then there are no scores and no breakdown, and places only where one of two resigned. `resigned` are the seats that were given up on the way. */
export interface Outcome<G extends Game = Game> {
  places: number[];
  scores: number[];
  detail: Games[G]["detail"] | null;
  ended?: "agreement" | "resigned" | null;
  resigned?: number[];
}

/** The things that a move turned over for all to see: the move's number in the history, and the things in the game's own words. */
export interface Revealed<G extends Game = Game> {
  move: number;
  what: Games[G]["turned"];
}

/** The next action of the clock: its move, after how many seconds (None: never) from the move number `since` on. */
export interface Clock {
  move: string;
  seconds: number | null;
  since: number;
}

/** A look: all that one seat, or an onlooker (`seat` None), may know. `to_act` are the seats that may act, as far as this seat can know; `moves` the canonical texts of what it may do itself now; `history` the moves made so far, as far as they are open to it; `clock` what the clock will do, its `since` a number in this history; `revealed` what the moves since this seat's own last one, and at least those of the last round, turned over: it may be gone from the view already; `remembered` what lay open once and is hidden again, as far as it still tells something, in the game's own words (None: nothing). */
export interface LookOf<G extends Game = Game> {
  game: G;
  seat: number | null;
  seats: number;
  to_act: number[];
  moves: string[];
  view: Games[G]["view"];
  history: ([number | null, string])[];
  outcome: Outcome<G> | null;
  clock: Clock | null;
  revealed: Revealed<G>[];
  remembered?: Games[G]["remembered"];
}

/** The first message: who speaks (a browser's cookie says it too), and the last number it knows, if any. */
export interface Hello {
  type: "hello";
  token?: string | null;
  last?: number | null;
}

/** A move as text, made on the look of that number. A repeat of the same id is acknowledged and not played twice. */
export interface Move {
  type: "move";
  id: string;
  text: string;
  on?: number | null;
}

/** Take my last move back. */
export interface Undo {
  type: "undo";
  id: string;
}

/** A word to everybody at the table. A repeat of the same id is acknowledged and not said twice. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** I do not want to read at this table what that seat says, or whoever `said` the word of that number; or I do again. */
export interface Mute {
  type: "mute";
  id: string;
  muted: boolean;
  seat?: number | null;
  said?: number | null;
}

/** A question for the server's time. With the last number it knows, a client is sent the present look, if that differs. */
export interface Ping {
  type: "ping";
  last?: number | null;
}

/** Says whether the table is visible to me; assumed at first. A player who is not watching is notified of their turn. */
export interface Watching {
  type: "watching";
  visible: boolean;
}

/** Asks for a question about my seat. Answered by `question`, where the table allows hints. */
export interface Think {
  type: "think";
  id: string;
}

/** A question for reasons for these moves on my seat. Answered by `reasons`. */
export interface Explain {
  type: "explain";
  id: string;
  moves: string[];
}

/** A question why a bot made that move of my history (counted from 0). Answered by `because`. */
export interface WhyThat {
  type: "why";
  id: string;
  move: number;
}

export type FromClient = Hello | Move | Undo | Say | Mute | Ping | Watching | Think | Explain | WhyThat;

/** A seat: a player, a bot, a bot for an absent player, or open. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  bot_name: string | null;
  open: boolean;
  here: boolean;
  mine: boolean;
  away: number | null;
  reminded: boolean;
  agrees: boolean;
  resigned: boolean;
  asked: "waiting" | "no" | null;
}

/** A table without its game; sent at the beginning and when it changes. */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  name: string;
  status: "open" | "running" | "over" | "closed";
  public: boolean;
  host: boolean;
  seat: number | null;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  times: Record<string, unknown>;
  pace: Record<string, unknown>;
  hints: boolean;
  deck: unknown;
  commitment: string;
  rematch: string | null;
  created: number;
  from_position: boolean;
  patience: number;
  friends: boolean;
  rated?: boolean;
  daily?: string | null;
  practice?: boolean;
  sealed?: boolean;
  arena?: string | null;
  alone?: boolean;
}

/** A reason: its key, the clause where there is one, and the sentence in each language. Where a position is wrong: the `field`, and the particulars that the sentence names (`details`). */
export interface Why {
  key: string;
  clause: string | null;
  reason: Record<string, string>;
  field?: string | null;
  details?: Record<string, unknown> | null;
}

/** A seat's time bank: the milliseconds left while it stands still, and when it runs out, by the server's clock, while it runs. */
export interface Bank {
  left: number | null;
  due: number | null;
}

/** A look: all that this seat, or an onlooker, may know now. `due`: the deadline, by the server's clock, but for those of time banks; `undo`: why no move can be taken back. */
export interface LookMessage {
  type: "look";
  number: number;
  look: Look;
  due: number | null;
  undo: Why | null;
  bots: number[];
  banks: (Bank | null)[];
}

/** The move with that id is on disk; a look with at least this number shows it. */
export interface Accepted {
  type: "accepted";
  id: string;
  number: number;
}

/** The move with that id was not made. */
export interface Refused {
  type: "refused";
  id: string;
  why: Why;
}

/** A chat message; `seat` None: of an onlooker. */
export interface Said {
  type: "said";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A message could not be used; `id` when it had one. */
export interface Problem {
  type: "problem";
  why: Why;
  id?: string | null;
}

/** I am here, and this is the time: milliseconds since 1970 by the server's clock. */
export interface Pong {
  type: "pong";
  now: number;
}

/** The connection is about to be closed; `again`: connect again. */
export interface Bye {
  type: "bye";
  again: boolean;
  why: Why;
}

/** A search request as numbers and texts, without the program of the search. `state`, `deck`, `memory` and `style` are bytes in base64, as compiled code reads them; so are `weights`, but as numbers of four bytes, to be widened to eight. */
export interface Question {
  game: string;
  seat: number;
  seats: number;
  alone: boolean;
  tries: number;
  state: string;
  deck: string;
  memory: string;
  weights: string;
  style: string;
  moves: number[];
  texts: string[];
}

/** A bot's opinion of one move: the chance to win with it (shared victories in part), the points it expects in the end, the part of its thought that went into it, and a short reason by language. `win_error` and `points_error` are how far these may be off in 95 of 100 cases; None where that is not known. `exact`: they are not estimated. */
export interface Advice {
  move: string;
  win: number;
  points: number;
  share: number;
  reason: Record<string, string>;
  win_error?: number | null;
  points_error?: number | null;
  exact?: boolean;
}

/** The best moves, best first, as a bot of a level sees them after trying that many games in its head. */
export interface Hint {
  level: string;
  tried: number;
  moves: Advice[];
}

/** A question, made from this seat's look of the number `on` alone; the hint itself where the game has a player of its own. */
export interface Thinkable {
  type: "question";
  id: string;
  on: number;
  question: Question | null;
  hint: Hint | null;
}

/** Reasons for these moves, by move; illegal moves are left out. */
export interface Explained {
  type: "reasons";
  id: string;
  reasons: Record<string, Record<string, string>>;
}

/** The reason for a bot's move; while the game runs, only from what this viewer may know. */
export interface Because {
  type: "because";
  id: string;
  move: number;
  reason: Record<string, string>;
}

export type ToClient = TableInfo | LookMessage | Accepted | Refused | Said | Problem | Pong | Bye | Thinkable | Explained | Because;

/** The addresses of pages. */
export type Address =
  | "/"
  | "/new"
  | "/screen/{game}"
  | "/link/{code}"
  | "/replay"
  | "/replay/{id}"
  | "/review"
  | "/review/{id}"
  | "/mistakes"
  | "/mistakes/{id}"
  | "/analysis"
  | "/analysis/{id}"
  | "/rules"
  | "/rules/{game}"
  | "/lesson/{game}"
  | "/settings"
  | "/name"
  | "/me"
  | "/p/{handle}"
  | "/boards"
  | "/daily"
  | "/daily/{day}"
  | "/puzzles"
  | "/puzzles/{game}"
  | "/arena"
  | "/arena/new"
  | "/arena/{id}"
  | "/arena/{id}/screen"
  | "/editor"
  | "/editor/{game}"
  | "/stop/{key}"
  | "/confirm/{code}"
  | "/people"
  | "/f/{handle}"
  | "/host/{code}"
  | "/t/{id}";

/** A field of positions. `kind`: choice, flag, number, seat, item (the number of a card or tile), text, list, parts or map. `values` are those of a choice, or the keys of a map; `none`: it may be null; `seats`: a list has one entry for each seat. Where `length` or a bound depends on the number of seats, it is a map. */
export interface PositionField {
  kind: string;
  none?: boolean;
  values?: string[];
  least?: number | Record<string, number> | null;
  most?: number | Record<string, number> | null;
  length?: number | Record<string, number> | null;
  rising?: boolean;
  seats?: boolean;
  of?: PositionField | null;
  parts?: Record<string, PositionField>;
}

/** The hours in which nothing is sent: minutes after midnight in one's own time zone. */
export interface QuietHours {
  begins: number;
  ends: number;
}

/** The notifications I want while I am away, and where. `push_key`: the key for a browser's subscription, null without push; `mail`: whether e-mail is sent. */
export interface AlertsInfo {
  push_key: string | null;
  mail: boolean;
  browsers: string[];
  address: string | null;
  confirmed: boolean;
  occasions: ("turn" | "begun" | "over" | "reminded" | "invited")[];
  quiet: QuietHours | null;
  zone: string;
  language: string;
}

/** The kind of notification that a link stopped. */
export interface Stopped {
  way: "push" | "mail";
}

/** A moment of a study. `looks`: that of the seat alone; where all is open, every seat's and then an onlooker's. `move`: the move that led here, as it is written; `drew`: it drew something, which can be drawn again; `recorded`: as in the record. `position`: where all is open. `question`: what the seat would think about; `hint`: what to do, where there is nothing to search. */
export interface Moment {
  seat: number | null;
  open: boolean;
  to_act: number[];
  looks: Look[];
  move: [number | null, string] | null;
  drew: boolean;
  recorded: boolean;
  position: unknown;
  question: Question | null;
  hint: Hint | null;
}

/** Lines of an engine as moves: `[seat, text]` each, as far as they fit. */
export interface Lines {
  lines: [number, string][][];
}

/** An evening: its game, how many sit at a table, from when until when; a game that was begun in time counts if it ends by `closes`. `status`: has yet to begin, is on, no table is made any more, is over for good. `host`: I organise it. */
export interface ArenaInfo {
  id: string;
  name: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  seconds: number;
  rated: boolean;
  bots: string | null;
  starts: number;
  ends: number;
  closes: number;
  status: "soon" | "on" | "ending" | "over";
  host: boolean;
}

/** My status: at a table, waiting for one (for so many more players: `lacking`), away, on a break, or removed. */
export interface ArenaMine {
  handle: string;
  state: "playing" | "waiting" | "away" | "left" | "removed";
  table: string | null;
  lacking: number;
}

/** A player's place. `playing`: at a table now; `out`: they take part no more, or not for now. */
export interface ArenaStanding {
  place: number;
  name: string;
  handle: string;
  points: number;
  games: number;
  wins: number;
  playing: boolean;
  out: boolean;
}

/** A seat at a table of an arena. */
export interface ArenaSeat {
  name: string | null;
  bot: string | null;
  bot_name: string | null;
}

/** A game that goes on. */
export interface ArenaTable {
  id: string;
  seats: ArenaSeat[];
}

/** A best moment of the arena: its player, its size, and its table. `scores`: the points of the players there. */
export interface ArenaMoment {
  what: "comeback" | "closest" | "highest" | "streak" | "climb";
  names: string[];
  count: number;
  scores: number[];
  table: string | null;
}

/** An evening as it stands. What all see the same is left out (None) where it is still that of the `version` that was asked with. `notice`: what I should know, as a sentence: a game, mine or of the evening I organise, cannot be played on, and counts for nobody. */
export interface Arena {
  info: ArenaInfo;
  now: number;
  version: number;
  me: ArenaMine | null;
  standings: ArenaStanding[] | null;
  tables: ArenaTable[] | null;
  moments: ArenaMoment[] | null;
  notice: Record<string, string> | null;
}

/** The evenings that I organise or take part in, those that are on first. */
export interface Arenas {
  arenas: ArenaInfo[];
}

/** The chat messages, the oldest first. */
export interface Chat {
  said: Said[];
}

/** A question, made from a seat's look of the number `on` alone; the hint itself where the game has a player of its own. */
export interface ToThink {
  on: number;
  question: Question | null;
  hint: Hint | null;
}

/** Reasons for moves, by move. */
export interface Reasons {
  reasons: Record<string, Record<string, string>>;
}

/** A deep bot's move is on disk; a look of mine with at least this number shows it. */
export interface Moved {
  number: number;
}

/** A person and my relation to them. `handle`: their address (`/p/HANDLE`, `/f/HANDLE`); `mine`: it is me. Who follow each other are friends; `here`: whether a friend is here now, where they let friends see it. */
export interface Person {
  handle: string;
  name: string;
  followed: boolean;
  follows_me: boolean;
  friend: boolean;
  blocked: boolean;
  mine: boolean;
  here: boolean | null;
}

/** Me, whether my friends see that I am here (`shown`), and all whom I follow, who follow me, or whom I have blocked. */
export interface People {
  handle: string;
  name: string;
  shown: boolean;
  people: Person[];
}

/** The choice whether my friends see that I am online. */
export interface Here {
  shown: boolean;
}

/** The player on a seat of a listed table. */
export interface ListedSeat {
  seat: number;
  name: string | null;
  bot: string | null;
  bot_name: string | null;
  open: boolean;
}

/** A table in a list. `seat`: mine; `turn`: whether it waits for me (in the list of my own tables). */
export interface Listed {
  id: string;
  game: string;
  name: string;
  status: "open" | "running" | "over" | "closed";
  public: boolean;
  options: Record<string, unknown>;
  pace: Record<string, unknown>;
  own_deck: boolean;
  seats: ListedSeat[];
  created: number;
  changed: number;
  seat: number | null;
  turn: boolean;
  rated?: boolean;
  daily?: string | null;
  alone?: boolean;
  bank?: Bank | null;
}

/** Tables, the newest first; `before` asks for those after the last of these. */
export interface Listing {
  tables: Listed[];
  before: string | null;
}

/** A friend of mine, and how it stands between them and a table of mine: they sit there, are invited, or have said no. */
export interface FriendAt {
  person: Person;
  state: "sits" | "waiting" | "no" | null;
}

/** My friends, those who are here first. */
export interface FriendsAt {
  friends: FriendAt[];
}

/** An invitation to a table, until a time. */
export interface Invitation {
  id: string;
  by: Person;
  table: Listed;
  at: number;
  expires: number;
}

/** The invitations I have, the newest first. */
export interface Invitations {
  invitations: Invitation[];
}

/** A one-time code that opens my seat on another device, for so many seconds. */
export interface Link {
  code: string;
  seconds: number;
}

/** A part of the points. */
export interface DailyPart {
  title: Record<string, string>;
  value: number;
}

/** The result of a try: points, how many more than the best bot, in words, and the parts of the points. */
export interface DailyResult {
  points: number;
  lead: number;
  words: Record<string, string>;
  parts: DailyPart[];
  place: number;
  listed: boolean;
}

/** My try at a challenge. `ended`: when; nothing as long as it goes on. Without a result it was not ended in time. */
export interface DailyTry {
  table: string;
  started: number;
  ended: number | null;
  result: DailyResult | null;
}

/** The challenge of a day in a game. `commitment`: the hash of its seed; `seed`: once the day is over for everybody. */
export interface DailyGame {
  game: string;
  line: Record<string, string>;
  bots: string[];
  minutes: number;
  commitment: string;
  seed: string | null;
  played: number;
  mine: DailyTry | null;
}

/** A player's streak of days: in any of the challenges, and in each. */
export interface Streak {
  days: number;
  games: Record<string, number>;
}

/** The challenges of a day. `ends`: no try can begin any more; `closes`: none can be ended, and the seeds are open. `next`: the hashes of tomorrow's seeds, where this day is today. `share`: my results in words, without anything that gives them away. */
export interface Daily {
  day: string;
  today: string;
  ends: number;
  closes: number;
  now: number;
  home: boolean;
  games: DailyGame[];
  next: Record<string, string>;
  streak: Streak;
  share: Record<string, string> | null;
}

/** A day of the archive, with my results in words, by game. */
export interface PastDay {
  day: string;
  mine: Record<string, Record<string, string>>;
}

/** Days that are over, the last first; `before` asks for those after the last of these. */
export interface Archive {
  days: PastDay[];
  before: string | null;
}

/** A result on the board of a day. */
export interface BoardRow {
  place: number;
  name: string;
  handle: string | null;
  points: number;
  lead: number;
  words: Record<string, string>;
  mine: boolean;
}

/** The results of a day in a game, the best first. `ahead`: how many came ahead of all bots; the means are of people and of the best bot at each table. */
export interface DayBoard {
  day: string;
  game: string;
  played: number;
  ahead: number;
  mean: number | null;
  bots: number | null;
  first: number;
  rows: BoardRow[];
  mine: BoardRow | null;
}

/** A measure of the host: about me (`what`: warned, renamed, muted, for so many hours yet) or about a report of mine (`answered`: something was done; `looked-at`: nothing more was). `name`: whom I reported. */
export interface Notice {
  id: string;
  what: "warned" | "renamed" | "muted" | "answered" | "looked-at";
  kind: "words" | "name" | "spam" | "play" | "other";
  name: string;
  hours: number;
}

/** My unread notices. */
export interface Notices {
  notices: Notice[];
}

/** A reported message; `theirs`: by the reported player. */
export interface ReportWord {
  name: string;
  text: string;
  at: number;
  theirs: boolean;
}

/** A measure against a player, and until when it holds. */
export interface Sanction {
  what: "warned" | "renamed" | "muted" | "off";
  at: number;
  until: number;
}

/** A report: whom it is about (the name then and now), what was said, and what was done about them before. */
export interface Report {
  id: string;
  handle: string;
  name: string;
  now: string;
  by: string;
  kind: "words" | "name" | "spam" | "play" | "other";
  line: string;
  at: number;
  words: ReportWord[];
  earlier: Sanction[];
  done: "dismissed" | "warned" | "renamed" | "muted" | "off" | null;
  done_at: number | null;
}

/** Reports: those that wait for the host, the oldest first, or those dealt with, the newest first. */
export interface Reports {
  reports: Report[];
}

/** My player, with the token that says so; a browser gets it as a cookie too. `table`: where a link leads. */
export interface NewGuest {
  player: string;
  name: string;
  token: string;
  table?: string | null;
}

/** The player who asks. `seed`: the picture is drawn from it; `kept`: registration of the name in ms since 1970, null for a guest. */
export interface Player {
  player: string;
  name: string;
  seed: string;
  kept?: number | null;
}

/** The data stored about a player: the rows of each place, by the name of the column that names them (`chat.player`). */
export interface PersonalData {
  player: string;
  stored: Record<string, Record<string, unknown>[]>;
}

/** A position that can be, in its normal form; how an onlooker and then each seat sees it; and who is to act. */
export interface Checked {
  position: Record<string, unknown>;
  looks: Look[];
  to_act: number[];
}

/** A game's cards or tiles, as in its deck file; None for a game without. */
export interface Printed {
  game: string;
  deck: unknown;
}

/** A rating as it is shown: the number, and how far it may be off on either side (95 %). `provisional`: too few games to be sure. */
export interface RatingInfo {
  shown: number;
  off: number;
  games: number;
  provisional: boolean;
}

/** My rating in a game, and by the number of seats the bots that would give me an even game. */
export interface EvenGame {
  game: string;
  rating: RatingInfo;
  even: Record<string, string>;
}

/** My ratings, of the games in which I have any; `handle`: by which others find my profile. */
export interface MyRatings {
  handle: string;
  ratings: EvenGame[];
}

/** The belief after a game that ended then. */
export interface CurvePoint {
  at: number;
  shown: number;
  off: number;
}

/** A player's record in a game. Hidden parts are left out: all games and the mean of points; the rating with its curve; habits. */
export interface GameRecord {
  game: string;
  games: number | null;
  wins: number | null;
  mean: number | null;
  rating: RatingInfo | null;
  rated_wins: number | null;
  curve: CurvePoint[];
  habits: Record<string, string>[];
}

/** A finished game of somebody's. `table`, `others`: of public tables, or where who asks has played; `reviewed`: a review is kept. */
export interface LatestGame {
  game: string;
  ended: number;
  place: number | null;
  seats: number;
  points: number | null;
  rated: boolean;
  left: boolean;
  rating: number | null;
  table: string | null;
  others: string[];
  reviewed: boolean;
}

/** A player's record in the puzzles of a game. */
export interface PuzzleRecord {
  game: string;
  rating: RatingInfo;
}

/** A player's profile, as far as they show it. `public`, of my own only: the parts that everyone may see. */
export interface Profile {
  handle: string;
  name: string;
  seed: string;
  mine: boolean;
  public: string[] | null;
  games: GameRecord[];
  latest: LatestGame[];
  puzzles: PuzzleRecord[];
}

/** A player's rating change in a game: the new number, and the difference. `left`: they count as having left it, and came last, whatever became of their seat. */
export interface RatingChange {
  seat: number;
  shown: number;
  change: number;
  provisional: boolean;
  left: boolean;
}

/** The rating changes of a game, for players who show theirs, and mine. `counted`: whether that is known yet; it is a moment after the end. `rated`: whether the game counts. */
export interface RatingChanges {
  counted: boolean;
  rated: boolean;
  changes: RatingChange[];
}

/** A player on a leaderboard; `seed`: of their picture. */
export interface BoardEntry {
  rank: number;
  handle: string;
  name: string;
  seed: string;
  rating: RatingInfo;
  mine: boolean;
}

/** A page of a board: the best first, after the first `before` of `total`. `me`: where I stand, `seen`: for all to see. */
export interface Board {
  game: string;
  provisional: boolean;
  total: number;
  before: number;
  entries: BoardEntry[];
  me: BoardEntry | null;
  seen: boolean;
}

/** A theme of puzzles. */
export interface PuzzleTheme {
  name: string;
  title: Record<string, string>;
}

/** The puzzles of a game: how many there are, how many of them I have tried and solved, my rating, and what they are about. */
export interface PuzzleGame {
  game: string;
  count: number;
  tried: number;
  solved: number;
  rating: RatingInfo | null;
  themes: PuzzleTheme[];
}

/** The games that have puzzles. */
export interface Puzzles {
  games: PuzzleGame[];
}

/** A puzzle to be solved: all that its seat may know, and nothing of the answer. `again`: it went wrong before, and does not count any more. `several`: an answer may have several moves. Without a key: all are solved. */
export interface PuzzleOffer {
  game: string;
  key: string | null;
  again: boolean;
  several: boolean;
  seat: number;
  look: Look | null;
}

/** A puzzle after some moves of an answer that is not given yet. */
export interface PuzzleLook {
  look: Look;
}

/** A rating before and after a try. */
export interface PuzzleRatingChange {
  before: number;
  after: number;
}

/** The result of an answer. `explanation`: sentences in each language, in which moves stand in their notation between backquotes. `counted`: it was the first try, and has changed the ratings (`solver`, `puzzle`). `position`: the whole position, to go on with. */
export interface PuzzleResult {
  game: string;
  key: string;
  theme: Record<string, string>;
  right: boolean;
  counted: boolean;
  answer: string[];
  best: string[];
  tempting: string[];
  explanation: Record<string, string[]>;
  solver: PuzzleRatingChange;
  puzzle: PuzzleRatingChange;
  position: Record<string, unknown>;
}

/** A passkey of mine: what I call it, when it was made and last used, and the host name that it is for. `verified`: it is known to verify its user (by fingerprint, face or PIN). Signing in requires that, so another one may open nothing. */
export interface Passkey {
  id: string;
  name: string;
  made: number;
  used: number | null;
  site: string;
  verified: boolean;
}

/** A device that I am known on: what kind of browser (empty: a program, or not known), since when, last seen (to the hour). */
export interface Device {
  id: string;
  label: string;
  made: number;
  seen: number;
  this: boolean;
}

/** My name and the ways back to it. `codes`: how many recovery codes are left; `things`: how many tables and studies are mine. */
export interface MyName {
  name: string;
  kept: number | null;
  passkeys: Passkey[];
  codes: number;
  devices: Device[];
  things: number;
}

/** The options for a browser to create or find a passkey, as WebAuthn has it in JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** My name, with the recovery codes that were just made: they are shown this once. */
export interface NewWays {
  mine: MyName;
  codes: string[];
}

/** A value of an option, and with how many seats it can be chosen. */
export interface OptionValue {
  value: string | boolean;
  title: Record<string, string>;
  seats: number[];
}

/** A choice made when a table is opened. */
export interface OptionInfo {
  name: string;
  title: Record<string, string>;
  values: OptionValue[];
  default: string | boolean;
}

/** A time of the game's own clock in seconds; None: no limit. */
export interface TimeInfo {
  name: string;
  title: Record<string, string>;
  default: number | null;
}

/** A game's facts. */
export interface GameInfo {
  name: string;
  title: Record<string, string>;
  tagline: Record<string, string>;
  rules: number;
  seats: number[];
  minutes: number;
  options: OptionInfo[];
  times: TimeInfo[];
  has_deck: boolean;
  hidden: boolean;
  simultaneous: boolean;
}

/** A level of the bots; `rated`: whether they stand on the scale of ratings, and may sit at rated tables. */
export interface LevelInfo {
  name: string;
  title: Record<string, string>;
  line: Record<string, string>;
  rated: boolean;
}

/** The server's games, and the bots to play them with. */
export interface Offer {
  games: GameInfo[];
  levels: LevelInfo[];
  deep: LevelInfo;
  near?: string | null;
  offline?: number | null;
}

/** A record that replays. */
export interface Verified {
  game: string;
  moves: number;
  over: boolean;
  sentence: Record<string, string>;
}

/** The readiness of this node, and its faults. */
export interface Ready {
  ok: boolean;
  node: string;
  version: string;
  writes: boolean;
  reads: boolean;
  aside: number;
}

/** Part of a game as one seat saw it: `looks[0]` is after `first` of `moves` moves. `names` by seat, where they are known. */
export interface Replay {
  game: string;
  seats: number;
  moves: number;
  names: string[];
  first: number;
  looks: Look[];
}

/** The points of each seat before the first move and after each one. */
export interface Points {
  points: number[][];
}

/** A number, and how far it may be off in 95 of 100 cases (None: not known). */
export interface Measure {
  value: number;
  error?: number | null;
}

/** The parts of a seat's result, which add up: `result` = `share` + `luck` + `errors` + `gifts` + `others` + `drift`. `share`: an equal one; `luck`: what the deal, draws and reveals gave; `errors`: what its own cost (never above 0); `gifts`: what those of the others gave it; `others`: what they did else; `drift`: what the reckoning alone changed, when nothing had happened. */
export interface Account {
  share: number;
  luck: Measure;
  deal: Measure;
  errors: Measure;
  gifts: Measure;
  others: Measure;
  drift: Measure;
  result: number;
}

/** A seat's play. `rate` and `points_rate`: what it lost at a decision, on average, in chances to win and in points. */
export interface SeatReview {
  seat: number;
  decisions: number;
  mistakes: number;
  rate: Measure;
  points_rate: Measure;
  band: "novice" | "apprentice" | "adept" | "master" | null;
  account: Account;
}

/** A decision: what was done after `at` moves (None: nothing, where something could have been), and what would have been best. `cost` is in chances to win; `told` says whether it is beyond what may be chance: where it is not, there is no verdict. */
export interface Decision {
  at: number;
  seat: number;
  move: string | null;
  best: string;
  choices: number;
  cost: Measure;
  points: Measure;
  told: boolean;
  chance: Measure;
}

/** A sentence: its message, and what goes into it: seats (their players are named), moves (each game has words for its own), numbers. */
export interface Sentence {
  key: string;
  seats?: Record<string, number>;
  moves?: Record<string, string>;
  numbers?: Record<string, number>;
  words?: Record<string, string>;
}

/** A turning point: move number `at` + 1, whose chance it changed, and by how much. */
export interface TurningPoint {
  at: number;
  seat: number;
  change: Measure;
  cause: "error" | "luck";
  said: Sentence;
}

/** A whole review. `through`: so many of the game's `moves` were thought about. `estimated`: the numbers come from a rule of thumb and nobody knows how far they may be off. `curve`: everybody's chances before the first move and after each one, with nothing hidden. */
export interface Review {
  format: number;
  game: string;
  rules: number;
  seats: number;
  moves: number;
  through: number;
  estimated: boolean;
  tried: number;
  names: string[] | null;
  places: number[];
  ended: string | null;
  curve: number[][];
  curve_error: number | null;
  players: SeatReview[];
  decisions: Decision[];
  turns: TurningPoint[];
  verdict: Sentence[];
  commitment: string;
}

/** A decision of mine that cost winning chances beyond the margin of error: made after `at` moves, with a better one. */
export interface Mistake {
  at: number;
  move: string;
  best: string;
  cost: number;
}

/** My results in a game that has a review. `rate`: the winning chances that I lost at a decision, on average, and how far that may be off (None: not known). */
export interface ReviewedGame {
  table: string;
  game: string;
  ended: number;
  seat: number;
  names: string[];
  decisions: number;
  rate: number;
  rate_error: number | null;
  mistakes: Mistake[];
}

/** My last games that have a review, the newest first. */
export interface MyReviews {
  games: ReviewedGame[];
}

/** A question for a review: what a seat (None: everybody, with nothing hidden) knew after `at` moves. `share`: the part of a decision's time it needs; `played`: the move that was made then, which is to be weighed beside the best. */
export interface ReviewMoment {
  at: number;
  seat: number | null;
  share: number;
  played: string | null;
  question: Question;
}

/** The questions in a game of `moves` moves. `thinks`: whether there are any: a game without a search is weighed by the server. `following`: where the next part begins; None: this was the last. `deck`: that of every question, where it leaves it out. */
export interface ReviewMoments {
  game: string;
  seats: number;
  moves: number;
  names: string[];
  thinks: boolean;
  following: number | null;
  deck: string;
  moments: ReviewMoment[];
}

/** The player who signed in, with a token. `brought`: the number of merged tables; `codes`: how many are left. */
export interface Entered {
  player: string;
  name: string;
  token: string;
  brought: number;
  codes: number;
}

/** A study that is kept here: `mine` to change, `open` for whoever has the link to watch. `version` counts its changes. */
export interface StudyInfo {
  id: string;
  game: string;
  title: string;
  by: string;
  mine: boolean;
  open: boolean;
  version: number;
  changed: number;
  study: unknown;
}

/** A study of mine in a list. */
export interface ListedStudy {
  id: string;
  game: string;
  title: string;
  open: boolean;
  version: number;
  changed: number;
}

/** My studies, the last changed first; `most`: how many one may keep. */
export interface Studies {
  studies: ListedStudy[];
  most: number;
}
