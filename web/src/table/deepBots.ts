// Deep bots think here, in the page of the one person at their table: on what they know, and the server judges what they do.
import { hintSeconds } from "../device/hintTimeLimit";
import { canSearch } from "../engine/gameModules";
import { think } from "../engine/searchPool";
import { ask } from "../net/api";
import type { TableConnection } from "../net/tableConnection.svelte";
import type { Look, Moved, TableInfo, ToThink } from "../net/types";

export const DEEP_LEVEL = "deep";
/** So long they think, all that are to act together. */
const SECONDS = 4;
/** What went wrong is tried again after so many milliseconds. */
const AGAIN = 2000;

/** The deep bots that are to act. Where all act at once they let their person go first, who might want a move back. */
export function botsToAct(table: TableInfo | null, look: Look | null): number[] {
  const mine = table?.seat ?? null;
  if (!table || !look || look.outcome || mine === null || table.seats[mine]?.bot || look.to_act.includes(mine)) return [];
  return look.to_act.filter((seat) => table.seats[seat]?.bot === DEEP_LEVEL);
}

/** Thinks for one deep bot after the other, as long as the table's page is open. */
export class DeepBots {
  #seat: number | null = null;
  #stop: AbortController | undefined;
  /** The number of the look that shows the last move that was made here. */
  #shows = -1;
  /** The look on which each seat has moved: on one look none moves twice. */
  #moved = new Map<number, Look>();
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly connection: Pick<TableConnection, "id" | "token" | "table" | "look" | "number" | "online">) {}

  /** The table may have changed. */
  see(): void {
    const { table, look, number, online } = this.connection;
    const seats = online && number >= this.#shows ? botsToAct(table, look).filter((seat) => this.#moved.get(seat) !== look) : [];
    if (this.#seat !== null && !seats.includes(this.#seat)) this.#rest();
    const next = seats[0];
    if (this.#seat === null && next !== undefined && look) this.#move(next, look, seats.length);
  }

  /** Think no more. */
  close(): void {
    this.#rest();
    clearTimeout(this.#again);
  }

  #rest(): void {
    this.#stop?.abort();
    this.#seat = null;
  }

  async #move(seat: number, look: Look, count: number): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    this.#seat = seat;
    try {
      const move = await this.#decide(seat, look.game, count, stop.signal);
      const moved = await this.#ask<Moved>("POST", `${seat}/move`, stop.signal, move);
      if (!stop.signal.aborted) this.#shows = moved.number;
      this.#moved.set(seat, look);
    } catch {
      // Another device may have been quicker, or the network away: it is seen to again, if it is still to be.
      if (!stop.signal.aborted) await new Promise((resolve) => (this.#again = setTimeout(resolve, AGAIN)));
    }
    if (stop.signal.aborted) return;
    this.#seat = null;
    this.see();
  }

  /** What the bot does; nothing where this page cannot think: then the server does. */
  async #decide(seat: number, game: string, count: number, signal: AbortSignal): Promise<{ text?: string; on?: number }> {
    if (!canSearch(game)) return {};
    const { question, on } = await this.#ask<ToThink>("GET", `${seat}/question`, signal);
    if (!question) return { on };
    try {
      const [only, ...more] = question.texts;
      if (only !== undefined && !more.length) return { text: only, on };
      const seconds = Math.min(SECONDS, await hintSeconds()) / count;
      const thought = await think(question, { seconds, signal });
      signal.throwIfAborted();
      const best = thought.moves[0];
      return best ? { text: best.move, on } : { on };
    } catch (caught) {
      if (signal.aborted) throw caught;
      console.warn("The page cannot think:", caught);
      return { on };
    }
  }

  #ask<T>(method: string, path: string, signal: AbortSignal, body?: unknown): Promise<T> {
    return ask<T>(method, `/tables/${this.connection.id}/bots/${path}`, body, this.connection.token ?? undefined, signal);
  }
}
