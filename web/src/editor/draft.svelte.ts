// A position being edited: its steps back and forth, what the server says of it, and kept on this device while the page is open.
import { readStoredJson, removeStored, store } from "../device/storage";
import { ask, Refusal } from "../net/api";
import type { Checked, Game, Games, Why } from "../net/types";

export type Position<G extends Game = Game> = Games[G]["position"];

/** Milliseconds without a change after which the server is asked. */
const PAUSE = 250;
const KEY = "saqqara.editor";
const TOO_FAST = 429;
/** So many steps are kept, to be undone. */
const MOST = 500;

/** What was left in the editor of a game on this device, if anything. */
export function kept(game: string): Position | null {
  return readStoredJson(`${KEY}.${game}`, "sessionStorage") as Position | null;
}

/** What is wrong with the shape of a position, so that it could not be drawn; any other problem can be mended on the board. */
const SHAPE = ["position-places", "position-box-colours", "position-square"];

/** A position from outside, if it can be drawn, be it possible or not; what is wrong with its shape is thrown. */
export async function drawable(position: unknown): Promise<Position> {
  try {
    return (await ask<Checked>("POST", "/positions", { position })).position as unknown as Position;
  } catch (caught) {
    const mendable = caught instanceof Refusal && caught.why.key.startsWith("position-") && !SHAPE.includes(caught.why.key);
    if (mendable) return position as Position;
    throw caught;
  }
}

export class Draft {
  /** All positions that were set up, one after the other, and which of them is shown: those after it were undone. */
  #steps = $state.raw<readonly Position[]>([]);
  #at = $state(0);
  #asking: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the server makes of the position; null while it is wrong. */
  checked = $state.raw<Checked | null>(null);
  /** What is wrong with it. */
  wrong = $state.raw<Why | null>(null);
  /** Whether what is said is about an earlier one. */
  waiting = $state(true);

  constructor(
    readonly game: string,
    first: Position,
  ) {
    this.#show([first], 0, 0);
  }

  get position(): Position {
    return this.#steps[this.#at] as Position;
  }
  get canUndo(): boolean {
    return this.#at > 0;
  }
  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }
  /** A change: what was undone before it is gone. One that changes nothing is none. */
  change(next: Position): void {
    if (JSON.stringify(this.position) === JSON.stringify(next)) return;
    const steps = [...this.#steps.slice(Math.max(0, this.#at + 1 - MOST), this.#at + 1), next];
    this.#show(steps, steps.length - 1);
  }
  undo(): void {
    if (this.canUndo) this.#show(this.#steps, this.#at - 1);
  }
  redo(): void {
    if (this.canRedo) this.#show(this.#steps, this.#at + 1);
  }
  /** Keep it no longer: it could not be drawn. */
  forget(): void {
    removeStored(`${KEY}.${this.game}`, "sessionStorage");
  }
  /** No more questions. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  #show(steps: readonly Position[], at: number, pause = PAUSE): void {
    [this.#steps, this.#at, this.waiting] = [steps, at, true];
    store(`${KEY}.${this.game}`, JSON.stringify(this.position), "sessionStorage");
    this.stop();
    this.#timer = setTimeout(() => this.#check(), pause);
  }

  /** Ask the server. Whether the game is over follows from the rest, as the rules have it: what the server says of it is put right. */
  async #check(again = true): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const checked = await ask<Checked>("POST", "/positions", { position: this.position }, undefined, asking.signal);
      [this.checked, this.wrong, this.waiting] = [checked, null, false];
    } catch (caught) {
      if (asking.signal.aborted) return;
      if (!(caught instanceof Refusal)) throw caught;
      if (caught.why.field === "over" && again) {
        this.#steps = this.#steps.with(this.#at, { ...this.position, over: !this.position.over });
        return this.#check(false);
      }
      [this.checked, this.wrong, this.waiting] = [null, caught.why, false];
      if (caught.status === TOO_FAST || caught.status === 0) this.#timer = setTimeout(() => this.#check(), 10 * PAUSE);
    }
  }
}
