// Looks of a reviewed game, for small pictures of its moments: as a player saw them, from the server or from a record.
import { ask } from "../net/api";
import type { Look, Replay } from "../net/types";

/** Looks asked for in one request. */
const TOGETHER = 12;

export class ReviewLooks {
  readonly #parts = new Map<string, Promise<Look[]>>();

  constructor(
    /** The table; null: the record that is given. */
    readonly id: string | null,
    readonly record: unknown,
  ) {}

  /** What a seat saw after so many moves; null where it cannot be had. */
  async at(number: number, seat: number): Promise<Look | null> {
    const first = number - (number % TOGETHER);
    const query = `?first=${first}&count=${TOGETHER}&seat=${seat}`;
    const part =
      this.#parts.get(query) ??
      (this.id ? ask<Replay>("GET", `/tables/${this.id}/replay${query}`) : ask<Replay>("POST", `/replay${query}`, this.record)).then(
        ({ looks }) => looks,
        () => [], // the picture is missing, and the words are there
      );
    this.#parts.set(query, part);
    return (await part)[number - first] ?? null;
  }
}
