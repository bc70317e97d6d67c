// One puzzle after the other: what is offered, the moves of an answer that is not given yet, and what it came to.
import { ask, me, Refusal, reason } from "../net/api";
import type { Look, PuzzleLook, PuzzleOffer, PuzzleResult, Why } from "../net/types";

/** The server has an answer of mine to this puzzle already: sent twice, or from another device. */
const TRIED = "server-puzzle-tried";

export class PuzzleSession {
  readonly game: string;
  offer: PuzzleOffer | null = $state.raw(null);
  /** What is to be seen: the puzzle, with the moves of the answer so far. */
  look: Look | null = $state.raw(null);
  before: Look | null = $state.raw(null);
  moves: string[] = $state.raw([]);
  result: PuzzleResult | null = $state.raw(null);
  refused: Why | null = $state.raw(null);
  problem = $state("");
  busy = $state(false);
  /** Counts the puzzles: each has a board of its own. */
  number = $state(0);
  #asked = 0;

  constructor(game: string) {
    this.game = game;
  }

  /** The next puzzle, of a theme if one is named. */
  async next(theme: string | null): Promise<void> {
    const mine = ++this.#asked;
    await this.#doing(async () => {
      await me(); // nobody is asked to sign up: whoever solves is a guest at once
      const query = theme ? `?theme=${encodeURIComponent(theme)}` : "";
      const offer = await ask<PuzzleOffer>("GET", `/puzzles/${this.game}/next${query}`);
      if (mine !== this.#asked) return;
      this.offer = offer;
      this.look = offer.look as Look | null;
      this.before = this.result = null;
      this.moves = [];
      this.number += 1;
    });
  }

  /** A move on the board or from the line: the answer, or one more of it where it may have several. */
  async play(text: string): Promise<void> {
    if (this.busy || this.result || !this.offer?.key) return;
    if (this.offer.several) await this.see([...this.moves, text]);
    else await this.answer([text]);
  }

  /** Take the last move of the answer back. */
  async back(): Promise<void> {
    if (this.moves.length && !this.result) await this.see(this.moves.slice(0, -1));
  }

  /** See the board after some moves of an answer that is not given yet. */
  private async see(moves: string[]): Promise<void> {
    const { offer } = this;
    await this.#doing(async () => {
      const { look } = await ask<PuzzleLook>("POST", `/puzzles/${this.game}/${offer?.key}/look`, { moves });
      if (offer !== this.offer) return;
      this.before = this.look;
      this.look = look as Look;
      this.moves = moves;
    });
  }

  /** Give the answer. */
  async answer(moves: string[]): Promise<void> {
    const { offer } = this;
    if (!offer?.key || this.result) return;
    const path = `/puzzles/${this.game}/${offer.key}`;
    await this.#doing(async () => {
      const told = await ask<PuzzleResult>("POST", path, { moves, again: offer.again }).catch((caught: unknown) => {
        if (caught instanceof Refusal && caught.why.key === TRIED) return ask<PuzzleResult>("GET", path);
        throw caught;
      });
      if (offer === this.offer) this.result = told;
    });
  }

  /** One thing at a time; what is refused is said beside the board, what fails above it. */
  async #doing(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refused = null;
    this.problem = "";
    try {
      await work();
    } catch (caught) {
      if (caught instanceof Refusal && this.offer && [400, 409].includes(caught.status)) this.refused = caught.why;
      else this.problem = reason(caught);
    } finally {
      this.busy = false;
    }
  }
}
