// The end of a day, by the server's clock.
import { untrack } from "svelte";
import { say } from "../i18n/messages.svelte";
import { time } from "../net/serverClock.svelte";
import { hourHere, left } from "./dailyChallenges.svelte";

const MINUTE_MS = 60_000;
/** How long after the end of a day the next one is asked for once more, where it was not there yet. */
const RETRY_MS = 30_000;

/** How long a day lasts, as a sentence; at its end something is done. Made while a component is, or in another effect. */
export class DayEnd {
  readonly #ends: () => number;
  readonly #minutes = $derived.by(() => Math.max(1, Math.ceil((this.#ends() - time.now) / MINUTE_MS)));
  /** Written anew once a minute, not at each tick of the clock. */
  readonly sentence = $derived.by(() => say("daily-next", { span: left(this.#minutes * MINUTE_MS), time: hourHere(this.#ends()) }));
  /** How often `over` should have been called for the present day. */
  readonly #due = $derived.by(() => (time.known ? Math.max(0, Math.floor((time.now - this.#ends()) / RETRY_MS) + 1) : 0));

  constructor(ends: () => number, over: () => void) {
    this.#ends = ends;
    $effect(() => {
      if (this.#due > 0) untrack(over);
    });
  }
}
