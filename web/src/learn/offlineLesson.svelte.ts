// A step of a lesson where there is no server to ask: the looks that are kept of it, and no more.
import { settings } from "../app/settings.svelte";
import { say } from "../i18n/messages.svelte";
import type { Look, Why } from "../net/types";
import type { RecordedStep } from "./lessonSteps";

/** Free-form moves are offered as `show 33 = ...`. */
const FREE = / = \.\.\.$/;

/** Plays the part of a `Sitting`: it knows what comes after the moves that are asked for; any other move ends the step and leaves the board as it is. */
export class OfflineLesson {
  look: Look = $state.raw() as Look;
  before: Look | null = $state.raw(null);
  number = $state(0);
  refused: Why | null = $state.raw(null);
  #after: RecordedStep["after"];

  constructor(kept: RecordedStep) {
    this.look = kept.look;
    this.#after = kept.after;
  }

  play(text: string): void {
    const { look } = this;
    const next = this.#after[text];
    const offered = look.moves.some((move) => move === text || (FREE.test(move) && text.startsWith(move.replace(FREE, " = "))));
    if (!next && !offered) {
      this.refused = { key: "offline-why", clause: null, reason: { [settings.language]: say("offline-why") } };
      return;
    }
    this.refused = null;
    this.before = look;
    this.look = next?.look ?? { ...look, history: [...look.history, [0, text]], moves: [] };
    this.#after = next?.after ?? {};
    this.number += 1;
  }
}
