// An analysis board: a study, where one stands in it, and what is to be seen there.
import { ask, Refusal, reason } from "../net/api";
import type { Look, Moment, Why } from "../net/types";
import { BadStudy, type Mover, type Start, type Study } from "./studyText";
import { added, at, grown, listed, pathTo, ROOT, type Tree } from "./studyTree";

/** Who looks: whoever is to move, a seat, an onlooker (null); or all lies open. */
export type View = number | "turn" | "open" | null;
type Step = [seat: Mover, text: string] | [seat: Mover, text: string, draw: number];

/** So many moments are remembered, so that going back costs nothing. */
const REMEMBERED = 300;

export class AnalysisState {
  readonly game: string;
  readonly start: Start;
  readonly seed: string;
  readonly deck: unknown;
  readonly names: string[] | undefined;
  title = $state("");
  tree: Tree = $state.raw(new Map());
  at = $state(ROOT);
  view: View = $state("turn");
  /** Where all lies open: for whom the engine thinks. */
  thinksFor: number | "turn" = $state("turn");
  moment: Moment | null = $state.raw(null);
  /** The address of the moment that is shown. */
  shown = $state("");
  refused: Why | null = $state.raw(null);
  problem = $state("");
  busy = $state(false);
  /** The move to point at on the board, from the engine. */
  hinted: string | null = $state(null);
  #known = new Map<string, Moment>();
  #asking: AbortController | undefined;

  constructor(study: Study) {
    this.game = study.game;
    this.start = study.start;
    this.seed = study.seed;
    this.deck = study.deck;
    this.names = study.names ?? ("record" in study.start ? (study.start.record as { names?: string[] }).names : undefined);
    this.take(study);
  }

  /** Another state of the same study. */
  take(study: Study): void {
    const tree = grown(study.nodes);
    if ([...tree.values()].some(({ parent }) => parent !== null && !tree.has(parent))) throw new BadStudy();
    this.title = study.title ?? "";
    this.tree = tree;
    this.at = tree.has(study.at ?? ROOT) ? (study.at ?? ROOT) : ROOT;
  }

  /** Whether a study is of the same beginning, so that it can be taken over. */
  begins(study: Study): boolean {
    return study.seed === this.seed && study.game === this.game && JSON.stringify(study.start) === JSON.stringify(this.start);
  }

  readonly study: Study = $derived.by(() => {
    const { nodes, numbers } = listed(this.tree);
    return {
      format: 1,
      game: this.game,
      start: this.start,
      seed: this.seed,
      nodes,
      ...(this.title ? { title: this.title } : {}),
      ...(this.names ? { names: this.names } : {}),
      ...(this.deck ? { deck: this.deck } : {}),
      at: numbers.get(this.at) ?? 0,
    };
  });

  private readonly pathText = $derived(JSON.stringify(this.pathOf(this.at)));

  /** The moves that lead to where one stands. It is another array only when they are others: a comment changes the tree, not the path. */
  readonly path: Step[] = $derived(JSON.parse(this.pathText));

  private pathOf(id: number): Step[] {
    return pathTo(this.tree, id).flatMap(({ move, draw }) => (move ? [draw ? [...move, draw] : move] : [])) as Step[];
  }

  /** What the server is asked about a moment. */
  wish(path: Step[]): Record<string, unknown> {
    const open = this.view === "open";
    const seat = this.view === "open" ? this.thinksFor : this.view;
    const { game, start, seed } = this;
    return { game, start, seed, ...(this.deck ? { deck: this.deck } : {}), path, seat, open };
  }

  private key(path: Step[]): string {
    return JSON.stringify([path, this.view, this.thinksFor]);
  }

  /** The position where one stands, with all that is hidden. */
  async position(): Promise<{ game: string }> {
    if (this.current && this.moment?.position) return this.moment.position as { game: string };
    const open = { ...this.wish(this.path), seat: "turn", open: true };
    return (await ask<Moment>("POST", "/analysis/moment", open)).position as { game: string };
  }

  private async find(path: Step[], signal?: AbortSignal): Promise<Moment> {
    const key = this.key(path);
    const known = this.#known.get(key);
    if (known) return known;
    const found = await ask<Moment>("POST", "/analysis/moment", this.wish(path), undefined, signal);
    const written = found.move && path.length ? this.key([...path.slice(0, -1), withMove(path.at(-1), found.move)]) : key;
    this.#known.set(written, found);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= REMEMBERED) break;
      this.#known.delete(oldest);
    }
    return found;
  }

  /** Show where one stands. */
  async look(): Promise<void> {
    this.#asking?.abort();
    const mine = new AbortController();
    this.#asking = mine;
    const path = this.path;
    try {
      const moment = await this.find(path, mine.signal);
      if (mine.signal.aborted) return;
      this.moment = moment;
      this.shown = this.key(path);
      this.problem = "";
    } catch (caught) {
      if (!mine.signal.aborted) this.problem = reason(caught);
    }
  }

  /** Whether what is shown is where one stands. */
  readonly current = $derived(this.shown === this.key(this.path));

  /** Make a move from here; whether it could be made. */
  async play(seat: Mover, text: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    const from = this.at;
    try {
      const { move } = await this.find([...this.path, [seat, text]]);
      if (!move) return false;
      const [tree, id] = added(this.tree, from, [move[0], move[1]]);
      this.tree = tree;
      this.at = id;
      return true;
    } catch (caught) {
      if (caught instanceof Refusal) this.refused = caught.why;
      else this.problem = reason(caught);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Make some moves one after the other, as far as they can be made. */
  async playAll(line: [number, string][]): Promise<void> {
    for (const [seat, text] of line) if (!(await this.play(seat, text))) return;
  }

  go(id: number): void {
    this.refused = null;
    if (this.tree.has(id)) this.at = id;
  }

  /** What this seat saw one move earlier, where that is remembered: what has changed is shown by it. */
  before(seat: number | null): Look | null {
    const { parent } = at(this.tree, this.at);
    if (parent === null) return null;
    const found = this.#known.get(this.key(this.pathOf(parent)));
    return found?.looks.find((look) => look.seat === seat) ?? null;
  }
}

function withMove(step: Step | undefined, [seat, text]: [Mover, string]): Step {
  return step?.length === 3 ? [seat, text, step[2]] : [seat, text];
}
