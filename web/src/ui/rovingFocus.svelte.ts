// The keyboard in a grid: one cell takes the focus by Tab, the arrow keys walk on from there.
import type { Attachment } from "svelte/attachments";
import { hasModifier } from "./modifierKeys";

export interface Place {
  row: number;
  column: number;
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">;

/** Where a key leads from a place, in rows of these lengths that stand centred over each other; null for a key that leads nowhere. Of the
 * combinations only Ctrl with Home and End are a grid's: Alt or Meta with an arrow goes back in the browser. */
export function walk(event: Pressed, from: Place, lengths: number[]): Place | null {
  if (hasModifier(event) && !(event.ctrlKey && !event.altKey && !event.metaKey && ["Home", "End"].includes(event.key))) return null;
  const length = (row: number): number => lengths[row] ?? 0;
  const last = lengths.length - 1;
  let { row, column } = from;
  if (event.key === "ArrowLeft") column -= 1;
  else if (event.key === "ArrowRight") column += 1;
  else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    const to = Math.min(last, Math.max(0, row + (event.key === "ArrowUp" ? -1 : 1)));
    column = Math.ceil(column + (length(to) - length(row)) / 2 - 0.5); // between two, the left one
    row = to;
  } else if (event.key === "Home") {
    if (event.ctrlKey) row = 0;
    column = 0;
  } else if (event.key === "End") {
    if (event.ctrlKey) row = last;
    column = length(row) - 1;
  } else return null;
  return { row, column: Math.min(length(row) - 1, Math.max(0, column)) };
}

/** The cells of a grid with the focus among them. Until somebody has been in it, Tab leads to its `home`. */
export class RovingGrid {
  #at = $state.raw<Place | null>(null);
  readonly #cells = new Map<string, HTMLElement>();

  constructor(
    readonly lengths: () => number[],
    readonly home: () => Place = () => ({ row: 0, column: 0 }),
  ) {}

  /** Where the focus is, was last, or goes first. */
  get at(): Place {
    return this.#at ?? this.home();
  }

  /** To be attached to the element that takes the focus for a cell. */
  cell(row: number, column: number): Attachment<HTMLElement> {
    return (element) => {
      this.#cells.set(`${row}.${column}`, element);
      return () => this.#cells.delete(`${row}.${column}`);
    };
  }

  tabindex(row: number, column: number): 0 | -1 {
    return this.at.row === row && this.at.column === column ? 0 : -1;
  }

  /** The focus has come to a cell, by whatever way. */
  enter(row: number, column: number): void {
    this.#at = { row, column };
  }

  focus({ row, column }: Place = this.at): void {
    this.enter(row, column);
    this.#cells.get(`${row}.${column}`)?.focus();
  }

  /** Forget where the focus was: what lies in the grid is another thing now. */
  leave(): void {
    this.#at = null;
  }

  /** Follow a key; whether it was one of the grid's. */
  keys(event: KeyboardEvent): boolean {
    const to = walk(event, this.at, this.lengths());
    if (!to) return false;
    event.preventDefault();
    this.focus(to);
    return true;
  }
}
