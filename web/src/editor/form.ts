// A position being set up, as widgets and a game's own drawings see it: values, words and changes, by path.

import type { EditorParts } from "../games";
import { known, say } from "../i18n/messages.svelte";
import type { Game, GameInfo, Games, PositionField } from "../net/types";
import type { Draft, Position } from "./draft.svelte";
import { blank, bySeats, inside, type Path, pathText, put, valueAt, whereIs, withValue } from "./positionFields";

export class PositionForm<G extends Game = Game> {
  constructor(
    readonly info: GameInfo,
    readonly root: PositionField,
    readonly deck: Games[G]["deck"],
    readonly parts: EditorParts<G>,
    readonly draft: Draft,
    readonly names: readonly string[],
    /** Show all cards, to choose what lies there. */
    readonly choose: (path: Path) => void,
  ) {}

  get position(): Position<G> {
    return this.draft.position as Position<G>;
  }
  field(path: Path): PositionField {
    return path.reduce((field, step) => inside(field, step) ?? field, this.root);
  }
  value<T>(path: Path): T {
    return valueAt(this.position, path) as T;
  }
  /** Change what is there; the game adds what follows from it. */
  set(path: Path, value: unknown): void {
    this.change(withValue(this.root, this.position, path, value) as Position<G>, path);
  }
  change(next: Position<G>, path: Path = []): void {
    this.draft.change((this.parts.follow?.(next, this.position, path, this) ?? next) as Position);
  }
  put(number: number, to: Path | null): void {
    this.change(put(this.root, this.position, number, to), to ?? []);
  }
  /** Begin with a table from which everything is taken away that can be. */
  empty(dealt: Position): void {
    this.change(this.parts.emptied?.(dealt as Position<G>, this) ?? blank(this.root, dealt as Position<G>));
  }
  whereIs(number: number): Path | null {
    return whereIs(this.root, this.position, number);
  }
  bound(told: PositionField["most"]): number | undefined {
    return bySeats(told, this.position.seats);
  }

  /** The seat that a path goes through. */
  seat(path: Path): number | null {
    const at = path.findIndex((_, n) => this.field(path.slice(0, n)).seats);
    return at < 0 ? null : (path[at] as number);
  }
  /** The names of a path without seats, numbers and kinds of things: `players-red`. */
  key(path: Path): string {
    return path.filter((step, n) => typeof step === "string" && !this.#kind(path, n)).join("-");
  }
  /** Return whether a step of a path is a kind: the key of a map, or one of the kinds of cards. */
  #kind(path: Path, n: number): boolean {
    const { kind, parts = {} } = this.field(path.slice(0, n));
    const kinds = this.parts.items?.kinds ?? [];
    return kind === "map" || (kind === "parts" && kinds.length > 0 && kinds.every((one) => one in parts));
  }
  /** Return a text of the game for the editor; empty if it has none. */
  own(key: string, args: Record<string, string> = {}): string {
    return known(`edit-${key}`, this.info.name) ? say(`edit-${key}`, args, this.info.name) : "";
  }
  /** Return the label of a field, for its widget. */
  label(path: Path): string {
    const key = this.key(path);
    const game = this.info.name;
    const kind = path.findLast((_, n) => this.#kind(path, n)) ?? "all";
    const [seat, n] = [this.seat(path), path.findLastIndex((step) => typeof step === "number")];
    const number = n < 0 || (seat !== null && path.indexOf(seat) === n) ? 0 : Number(path[n]) + 1;
    const args = { name: this.names[seat ?? -1] ?? "", n: number, kind, colour: kind };
    const words = [`edit-${key}`, `option-${key}`, `field-${key}`].find((one) => known(one, game));
    return words ? say(words, args, game) : key === "turn" ? say("editor-turn") : (key.split("-").at(-1) ?? "").replaceAll("_", " ");
  }
  /** Return the full label of a field, with the player's name. */
  name(path: Path): string {
    const seat = this.seat(path);
    return seat === null ? this.label(path) : say("editor-at", { place: this.names[seat] ?? "", sentence: this.label(path) });
  }
  /** A value of a choice in words. */
  word(path: Path, value: string | null): string {
    if (value === null) return "–";
    const [key, game] = [this.key(path), this.info.name];
    if (known(`option-${key}-${value}`, game)) return say(`option-${key}-${value}`, {}, game);
    return this.own(`${key}-is`, { value }) || (this.parts.word?.(path, value) ?? value);
  }
  /** The values that a choice has for so many seats. */
  choices(path: Path): (string | null)[] {
    const field = this.field(path);
    const option = this.info.options.find((one) => one.name === pathText(path));
    const values = (field.values ?? []).filter((value) =>
      option ? option.values.some((one) => one.value === value && one.seats.includes(this.position.seats)) : true,
    );
    return this.parts.choices?.(path, this) ?? (field.none ? [null, ...values] : values);
  }
}
