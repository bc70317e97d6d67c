// A finished game being thought about in this page, moment by moment: can be stopped, judged so far, and gone on with.
import type { Estimate, Thought } from "../engine/combinedThought";
import { canSearch } from "../engine/gameModules";
import { ReviewWorkers } from "../engine/reviewWorkers";
import { ask, Refusal } from "../net/api";
import type { Review, ReviewMoment, ReviewMoments } from "../net/types";

/** A move as it was weighed; errors are half-widths of 95 % intervals. */
export interface ValuedMove {
  move: string;
  win: number;
  win_error: number;
  points: number;
  points_error: number;
  tried: number;
  everyone: number[];
}
/** What was thought of a seat's moment; where it decided then, of the best move and its own. */
export interface WeighedMoment {
  at: number;
  seat: number;
  tried: number;
  chance: number;
  error: number;
  best?: ValuedMove;
  played?: ValuedMove;
}
/** Everybody's chances at a moment, with nothing hidden. */
export interface OpenedGame {
  at: number;
  tried: number;
  chances: number[];
}

/** Seconds of thought for a decision. */
export const PACES = { quick: 0.05, normal: 0.2, thorough: 1 } as const;
export type Pace = keyof typeof PACES;

/** So many standard errors to either side make an interval that holds in 95 of 100 cases. */
const SURE = 1.96;

/** How far a chance that was tried so often may be off. */
export function off(chance: number, tried: number): number {
  const likely = (chance * tried + 2) / (tried + 4);
  return SURE * Math.sqrt((likely * (1 - likely)) / (tried + 4));
}

const short = (value: number): number => Math.round(value * 1e5) / 1e5;
const part = (value: number): number => Math.min(1, Math.max(0, short(value)));

/** Parts that add up to 1. */
function whole(chances: number[]): number[] {
  const sum = chances.reduce((total, one) => total + one, 0) || 1;
  return chances.map((one) => part(one / sum));
}

/** `chances`: everybody's at that moment, where the move was not tried. */
function valued(one: Estimate, chances: number[]): ValuedMove {
  return {
    move: one.move,
    win: part(one.win),
    win_error: part(one.winError),
    points: short(one.points),
    points_error: short(Math.max(0, one.pointsError)),
    tried: one.tried,
    everyone: whole(one.everyone.some((part) => part > 0) ? one.everyone : chances),
  };
}

/** What a search says of a moment. */
export function weighMoment(moment: { at: number; seat: number; played: string | null }, thought: Thought): WeighedMoment {
  const { at, seat } = moment;
  const best = thought.moves[0];
  if (!best || (best.tried === 0 && !thought.exact)) {
    const chance = part(thought.chances[seat] ?? 0);
    return { at, seat, tried: thought.tried, chance, error: thought.exact ? 0 : part(off(chance, thought.tried)) };
  }
  const played = thought.moves.find((one) => one.move === moment.played);
  const common = { at, seat, tried: thought.tried, chance: part(best.win), error: part(best.winError) };
  return played ? { ...common, best: valued(best, thought.chances), played: valued(played, thought.chances) } : common;
}

/** An answer, and again after a while where the server asks for patience. */
async function patient<Answer>(get: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  for (;;) {
    try {
      return await get();
    } catch (caught) {
      if (!(caught instanceof Refusal) || caught.status !== 429 || signal?.aborted) throw caught;
      await new Promise((done) => setTimeout(done, 2000));
    }
  }
}

/** Wait until the tab is visible, for a hidden one does not think; or until it is stopped. */
async function visible(signal: AbortSignal): Promise<void> {
  while (document.hidden && !signal.aborted)
    await new Promise<unknown>((done) => {
      document.addEventListener("visibilitychange", done, { once: true });
      signal.addEventListener("abort", done, { once: true });
    });
}

/** How often a moment is thought about before a failure of its worker stops the review. */
const ATTEMPTS = 2;

export class GameReview {
  /** What it is doing. */
  doing = $state<"nothing" | "thinking" | "judging">("nothing");
  /** Moves whose moments are all thought about, and how many there are. */
  through = $state(0);
  moves = $state(0);
  /** Seconds that it will still take, as far as can be told. */
  left = $state<number | null>(null);
  /** Whether this browser can think about this game. */
  able = $state(true);
  /** What stopped the thinking of the last run, if it failed. What was thought until then is judged all the same. */
  failure: unknown = $state.raw(null);
  #weighed: WeighedMoment[] = [];
  #opened: OpenedGame[] = [];
  #waiting: ReviewMoment[] = [];
  #busy = new Set<ReviewMoment>();
  #next: number | null = 0;
  #loading: Promise<void> | null = null;
  #stop: AbortController | null = null;

  constructor(
    /** The table; null: the record that is given. */
    readonly id: string | null,
    readonly record: unknown,
    /** Whether what comes of it is kept with the table. */
    readonly kept: boolean,
  ) {}

  /** Think until all is done or it is stopped, then have it judged; null: there is nothing to judge. Raise what stopped it before that. */
  async run(pace: Pace): Promise<Review | null> {
    const stop = new AbortController();
    this.#stop = stop;
    this.doing = "thinking";
    this.failure = null;
    const crew = new ReviewWorkers();
    stop.signal.addEventListener("abort", () => crew.leave());
    const began = performance.now();
    const from = this.through;
    const lane = async (): Promise<void> => {
      for (let moment = await this.#take(stop.signal); moment; moment = await this.#take(stop.signal)) {
        const thought = await this.#attempt(crew, moment, PACES[pace] * moment.share).finally(() => this.#busy.delete(moment));
        if (!thought) return;
        this.#note(moment, thought);
        const done = this.through - from;
        this.left = done > 0 ? ((performance.now() - began) / 1000 / done) * (this.moves - this.through) : null;
      }
    };
    try {
      const lanes = Array.from({ length: crew.size }, () =>
        lane().catch((problem: unknown) => {
          if (!stop.signal.aborted) this.failure = problem;
          stop.abort(); // the other lanes end, too
        }),
      );
      await Promise.all(lanes);
      if (this.failure !== null && this.through === 0) throw this.failure;
      if (!this.able || (stop.signal.aborted && this.through === 0)) return null;
      this.doing = "judging";
      return await patient(() => this.#judged());
    } finally {
      crew.leave();
      this.doing = "nothing";
      this.#stop = null;
    }
  }

  /** The next moment to think about; undefined: there is none, or it was stopped. */
  async #take(signal: AbortSignal): Promise<ReviewMoment | undefined> {
    while (!signal.aborted && this.able && !this.#waiting.length && this.#next !== null) {
      this.#loading ??= this.#load(this.#next, signal).finally(() => (this.#loading = null));
      await this.#loading;
    }
    await visible(signal);
    if (signal.aborted || !this.able) return undefined;
    const moment = this.#waiting.shift();
    if (moment) this.#busy.add(moment);
    return moment;
  }

  /** Think about a moment, once more where its worker fails. What comes to nothing waits for the next run; null: it was stopped. */
  async #attempt(crew: ReviewWorkers, moment: ReviewMoment, seconds: number): Promise<Thought | null> {
    let thought: Thought | null = null;
    try {
      for (let left = ATTEMPTS; left > 0; left--)
        try {
          thought = await crew.think(moment.question, seconds, this.#also(moment));
          break;
        } catch (problem) {
          if (left === 1) throw problem;
        }
      return thought;
    } finally {
      if (!thought) this.#waiting.unshift(moment);
    }
  }

  async #load(first: number, signal: AbortSignal): Promise<void> {
    const found = await patient(() => this.#part(first), signal);
    this.moves = found.moves;
    this.#next = found.thinks ? found.following : null;
    this.#waiting.push(...found.moments.map((one) => ({ ...one, question: { ...one.question, deck: found.deck } })));
    if (found.thinks && !canSearch(found.game)) this.able = false;
    if (!found.thinks) this.through = found.moves;
  }

  #part(first: number): Promise<ReviewMoments> {
    const query = `?first=${first}`;
    return this.id
      ? ask<ReviewMoments>("GET", `/tables/${this.id}/review/moments${query}`)
      : ask<ReviewMoments>("POST", `/review/moments${query}`, this.record);
  }

  /** The number of the move that was made, which is weighed beside the best. */
  #also({ played, question }: ReviewMoment): number | null {
    return played === null ? null : (question.moves[question.texts.indexOf(played)] ?? null);
  }

  #note(moment: ReviewMoment, thought: Thought): void {
    if (moment.seat === null) this.#opened.push({ at: moment.at, tried: thought.tried, chances: whole(thought.chances) });
    else this.#weighed.push(weighMoment({ ...moment, seat: moment.seat }, thought));
    this.through = Math.min(this.#next ?? this.moves, ...[...this.#waiting, ...this.#busy].map((one) => one.at));
  }

  async #judged(): Promise<Review> {
    const thoughts = { weighed: this.#weighed, opened: this.#opened };
    if (this.id && this.kept) return ask<Review>("POST", `/tables/${this.id}/review`, thoughts);
    const record = this.record ?? (await ask<unknown>("GET", `/tables/${this.id}/record`));
    return ask<Review>("POST", "/review", { record, ...thoughts });
  }

  /** Whether there is something left to think about. */
  get unfinished(): boolean {
    return this.#waiting.length > 0 || this.#next !== null;
  }

  /** Stop thinking; what was thought stays. */
  stop(): void {
    this.#stop?.abort();
  }
}
