// A hint as it comes to be: thought about in the page and better by the moment, or given by the server. It stays calm for whoever watches.
import { hintSeconds } from "../device/hintTimeLimit";
import { MIN_TRIES } from "../engine/combinedThought";
import { canSearch } from "../engine/gameModules";
import { prepareWorkers, type Thought, think } from "../engine/searchPool";
import { say } from "../i18n/messages.svelte";
import { ask, reason } from "../net/api";
import type { Explained, Hint, Question, Thinkable } from "../net/types";
import { mergeThoughts } from "./hintMerge";

/** So many moves are shown. */
export const SHOWN = 5;
/** The order changes no more often than that, in milliseconds. */
const CALM = 1500;

export interface ShownHint {
  move: string;
  win: number;
  /** Half the width of the 95 % interval; 0: exact; null: not known. */
  winError: number | null;
  points: number;
  pointsError: number | null;
  /** Tried so seldom that nothing can be said of it. */
  seldom: boolean;
}

/** Whom to ask: the table, as one seat sits at it. */
export interface HintMoment {
  id: string;
  token: string | null;
  think: () => Promise<Thinkable>;
  explain: (moves: string[]) => Promise<Explained>;
}

export class HintState {
  /** The best moves, in the order in which they are shown. */
  rows: ShownHint[] = $state.raw([]);
  tried = $state(0);
  exact = $state(false);
  /** The level of the bot at the server, where that was asked. */
  level: string | null = $state(null);
  thinking = $state(false);
  /** What is to be heard of it: the first move that looks best, whose numbers still change; then the best as its card shows it. */
  heard: { first: string; last?: undefined } | { first?: undefined; last: ShownHint } | null = $state.raw(null);
  /** Why there is no hint. */
  none = $state("");
  /** The move that is looked at: the best, until somebody chooses. */
  chosen: string | null = $state(null);
  reasons: Record<string, Record<string, string>> = $state.raw({});
  /** A pointer is on the list: its order stays. */
  held = false;

  #question: Question | null = $state.raw(null);
  #picked = false;
  /** What was found until now, and what the present thought goes on from. */
  #found: Thought | null = null;
  #before: Thought | null = null;
  #ordered = 0;
  /** The moves whose reasons have been asked for. */
  #asked = new Set<string>();
  #stop: AbortController | undefined;

  constructor(
    readonly where: HintMoment,
    readonly game: string,
  ) {}

  /** Whether thinking on could tell more. */
  get canGoOn(): boolean {
    return this.#question !== null && !this.thinking && !this.exact && this.none === "";
  }

  /** Ask anew. */
  async start(): Promise<void> {
    const stop = this.#begin();
    this.rows = [];
    this.reasons = {};
    this.#asked.clear();
    this.tried = 0;
    this.exact = this.#picked = false;
    this.level = this.chosen = this.#question = this.#found = this.#before = null;
    this.none = "";
    this.heard = null;
    prepareWorkers(this.game);
    try {
      const given = await this.where.think();
      stop.signal.throwIfAborted();
      this.#question = canSearch(this.game) ? given.question : null;
      if (given.hint) this.#take(given.hint);
      else await this.#think(stop.signal);
    } catch (caught) {
      if (stop.signal.aborted) return;
      this.none = reason(caught);
    }
    if (this.#stop === stop) this.#end();
  }

  /** Think for as long again. */
  async goOn(): Promise<void> {
    if (!this.canGoOn) return;
    const stop = this.#begin();
    this.heard = null;
    this.#before = this.#found;
    try {
      await this.#think(stop.signal);
    } catch (caught) {
      if (stop.signal.aborted) return;
      this.none = reason(caught);
    }
    if (this.#stop === stop) this.#end();
  }

  /** Enough: what is known stays. */
  stop(): void {
    this.#stop?.abort();
    if (this.thinking && this.rows.length) this.#end();
    this.thinking = false;
  }

  /** Whether somebody has chosen a move. */
  get picked(): boolean {
    return this.#picked;
  }

  /** Somebody looks at a move: it stays chosen. */
  pick(move: string): void {
    this.#picked = true;
    this.chosen = move;
    this.#explain();
  }

  #begin(): AbortController {
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this.thinking = true;
    return stop;
  }

  #end(): void {
    this.thinking = false;
    const [best] = this.rows;
    if (best) this.heard = { last: best };
    else this.none ||= say("hint-nothing");
    this.#explain();
  }

  #hint(signal: AbortSignal): Promise<Hint> {
    return ask<Hint>("GET", `/tables/${this.where.id}/hint`, undefined, this.where.token ?? undefined, signal);
  }

  /** Think in the page; where it cannot after all, the server does. */
  async #think(signal: AbortSignal): Promise<void> {
    const question = this.#question;
    let thought: Thought | null = null;
    const seconds = await hintSeconds();
    try {
      if (question) thought = await think(question, { seconds, signal, told: (soFar) => signal.aborted || this.#show(soFar, false) });
    } catch (caught) {
      if (signal.aborted) throw caught;
      console.warn("The page cannot think:", caught);
    }
    signal.throwIfAborted();
    if (thought) this.#show(thought, true);
    else {
      this.#question = null;
      this.#take(await this.#hint(signal));
    }
  }

  /** The server's hint. */
  #take(hint: Hint): void {
    this.level = hint.level;
    this.tried = hint.tried;
    this.exact = hint.moves.length > 0 && hint.moves.every((one) => one.exact);
    this.reasons = Object.fromEntries(hint.moves.map((one) => [one.move, one.reason]));
    this.rows = hint.moves.map((one) => ({
      move: one.move,
      win: one.win,
      winError: one.win_error ?? null,
      points: one.points,
      pointsError: one.points_error ?? null,
      seldom: false,
    }));
    this.chosen = this.rows[0]?.move ?? null;
  }

  /** What is known so far. Numbers change where they stand; the order seldom, and not under a finger; what was chosen stays. */
  #show(now: Thought, last: boolean): void {
    const thought = this.#before ? mergeThoughts(this.#before, now) : now;
    this.#found = thought;
    this.tried = thought.tried;
    this.exact = thought.exact;
    const found = new Map(thought.moves.filter((one) => one.tried > 0 || thought.exact).map((one) => [one.move, one]));
    if (!found.size) return;
    const best = [...found.keys()].slice(0, SHOWN);
    const at = performance.now();
    let order = this.rows.map((row) => row.move);
    if (last || !order.length || (!this.held && !this.#picked && at - this.#ordered > CALM)) {
      order = best;
      if (this.#picked && this.chosen !== null && found.has(this.chosen) && !order.includes(this.chosen))
        order = [...order.slice(0, -1), this.chosen];
      this.#ordered = at;
    }
    const first = this.rows.length === 0;
    this.rows = order.flatMap((move) => {
      const one = found.get(move);
      return one
        ? [
            {
              move,
              win: one.win,
              winError: one.winError,
              points: one.points,
              pointsError: one.pointsError,
              seldom: one.tried < MIN_TRIES && !thought.exact,
            },
          ]
        : [];
    });
    if (!this.#picked) this.chosen = order[0] ?? null;
    if (first && !last && this.rows[0]) this.heard = { first: this.rows[0].move };
    this.#explain();
  }

  /** Why one might make the move that is looked at: asked of the server, which says it for the one that is shown. */
  #explain(): void {
    const { chosen } = this;
    const about = this.#question;
    if (chosen === null || about === null || chosen in this.reasons || this.#asked.has(chosen)) return;
    this.#asked.add(chosen);
    this.where.explain([chosen]).then(
      (given) => {
        if (this.#question === about) this.reasons = { ...this.reasons, ...given.reasons };
      },
      () => undefined, // the numbers are worth something without their reasons
    );
  }
}
