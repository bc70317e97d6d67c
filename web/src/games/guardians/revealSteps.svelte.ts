// The show of a reveal: rooms turn over one by one, then the weighing, then what the guardians bring, one after the other.
import { calm } from "../../app/settings.svelte";
import type { Reveal } from "./changes";
import { GUARDIANS, type Guardian, guardians } from "./roomContents";

const TURN = 700;
const WEIGH = 1100;
const REST = 2200;
const HURRY = 0.45;

/** What the guardians bring to whoever woke them, in order; nothing where they did not come through. */
export function effects(shown: Reveal): Guardian[] {
  if (shown.owner === shown.scorer) return [];
  const woken = guardians(shown.rooms);
  return GUARDIANS.filter((kind) => woken.includes(kind));
}

/** Steps: one a room, the verdict, one an effect. */
export const steps = (shown: Reveal): number => shown.rooms.length + 1 + effects(shown).length;

/** Reveals wait for each other; the last one stays in sight. */
export class Show {
  current: Reveal | null = $state.raw(null);
  step = $state(0);
  #repeated = $state(false);
  #waiting: Reveal[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.current !== null && this.step < steps(this.current);
  }

  /** The scores as far as the show has told them; null when it has told all. */
  get scores(): number[] | null {
    if (this.current && !this.#repeated && this.step <= this.current.rooms.length) return this.current.earlier;
    return this.#waiting[0]?.earlier ?? null;
  }

  add(next: Reveal): void {
    this.#waiting = [...this.#waiting, next];
    if (!this.#timer) this.#begin();
  }

  /** To the end of this one; a click more goes on to the next. */
  skip(): void {
    clearTimeout(this.#timer);
    if (this.current) this.step = steps(this.current);
    this.#timer = setTimeout(() => this.#begin(), this.#waiting.length ? REST * HURRY : 0);
  }

  /** I have moved on: what I did not wait for is not shown any more. */
  hush(): void {
    this.#waiting = [];
    if (this.current) this.step = steps(this.current);
  }

  again(): void {
    clearTimeout(this.#timer);
    this.#repeated = true;
    this.step = 0;
    this.#timer = setTimeout(() => this.#go(), TURN);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #begin(): void {
    this.#timer = undefined;
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    this.#waiting = rest;
    this.current = next;
    this.#repeated = false;
    this.step = calm() ? steps(next) : 0;
    this.#timer = setTimeout(() => this.#go(), calm() ? REST : TURN * 0.6);
  }

  #go(): void {
    const shown = this.current;
    const pace = this.#waiting.length > 0 ? HURRY : 1;
    if (!shown || this.step >= steps(shown)) {
      this.#begin();
      return;
    }
    this.step += 1;
    const rest = this.step >= steps(shown) ? REST : this.step < shown.rooms.length ? TURN : WEIGH;
    this.#timer = setTimeout(() => this.#go(), rest * pace);
  }
}
