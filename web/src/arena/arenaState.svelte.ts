// An arena as this page knows it: asked again every few seconds, and only what is new is sent.
import { untrack } from "svelte";
import { ask, reason } from "../net/api";
import { learnTime } from "../net/serverClock.svelte";
import type { Arena, ArenaMine, ArenaMoment, ArenaStanding, ArenaTable } from "../net/types";

const EVERY = 4000;

export class ArenaState {
  page = $state.raw<Arena | null>(null);
  standings = $state.raw<ArenaStanding[]>([]);
  tables = $state.raw<ArenaTable[]>([]);
  moments = $state.raw<ArenaMoment[]>([]);
  /** Why the page is not up to date. */
  lost = $state("");
  /** Why what I did last was not done: it stays until I do something else. */
  problem = $state("");
  /** Set when a table is made for me while I look: where to go. */
  seated = $state("");

  /** `watching`: a screen on the wall, which says for nobody that they are here. */
  constructor(
    readonly id: string,
    readonly watching = false,
  ) {}

  get me(): ArenaMine | null {
    return this.page?.me ?? null;
  }

  /** Ask every few seconds until the returned function is called. Whoever looks at something else is not here. An effect that calls this does
   * not depend on the answers: it would ask again at each. */
  keepUp(): () => void {
    const beat = () => {
      if (this.watching || !document.hidden) this.load();
    };
    untrack(beat);
    const timer = setInterval(beat, EVERY);
    document.addEventListener("visibilitychange", beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", beat);
    };
  }

  async load(): Promise<void> {
    const here = this.me !== null && !this.watching && this.page?.info.status !== "over";
    const version = this.page === null ? "" : `?version=${this.page.version}`;
    const first = this.page === null;
    try {
      await this.ask(here ? "POST" : "GET", (here ? "/here" : "") + version);
      this.lost = "";
    } catch (caught) {
      this.lost = reason(caught);
      return;
    }
    if (first && this.me !== null && !this.watching) await this.load(); // now it is known that I take part: I am here
  }

  /** Do something about it. */
  async act(method: string, path: string): Promise<void> {
    this.problem = "";
    try {
      await this.ask(method, path);
    } catch (caught) {
      this.problem = reason(caught);
    }
  }

  private async ask(method: string, path: string): Promise<void> {
    const asked = Date.now();
    const told = await ask<Arena>(method, `/arenas/${this.id}${path}`);
    learnTime(told.now, asked);
    this.take(told);
  }

  private take(told: Arena): void {
    if (this.page !== null && told.version < this.page.version) return; // an answer that was overtaken
    const table = told.me?.table ?? null;
    if (this.me !== null && this.me.table === null && table !== null) this.seated = table;
    this.page = told;
    this.standings = told.standings ?? this.standings;
    this.tables = told.tables ?? this.tables;
    this.moments = told.moments ?? this.moments;
  }
}

/** What is left of an evening: 1:05:09, or 5:09 in the last hour. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
