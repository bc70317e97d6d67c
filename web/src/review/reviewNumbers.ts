// A review's numbers and sentences as people read them.
import { games } from "../games";
import { list, speaker } from "../i18n/messages.svelte";
import { decimal as oneDecimal } from "../i18n/numbers";
import type { Measure, Sentence } from "../net/types";

/** What the bots' messages say: a review's sentences are the same in the terminal. */
export const tell = speaker("bots");

/** With a digit behind the point, as the present language writes it. */
export function decimal(value: number, signed = false): string {
  return oneDecimal(value, { signDisplay: signed ? "exceptZero" : "negative" });
}

/** A number and how far it may be off. */
export function amount(measure: Measure, signed = false): string {
  const value = decimal(measure.value, signed);
  return measure.error ? `${value} ± ${decimal(measure.error)}` : value;
}

/** A chance in hundredths, and how far it may be off. */
export function chance(measure: Measure, signed = false): string {
  const scaled = { value: 100 * measure.value, error: measure.error == null ? measure.error : 100 * measure.error };
  return tell("review-percent", { value: amount(scaled, signed) });
}

/** A sentence of the review, with names and the game's own words for moves. */
export function sentence(said: Sentence, names: string[], game: string): string {
  const named = Object.fromEntries(Object.entries(said.seats ?? {}).map(([key, seat]) => [key, names[seat] ?? ""]));
  const people: Record<string, string> = "name0" in named ? { names: list(Object.values(named)) } : named;
  const moves = Object.fromEntries(Object.entries(said.moves ?? {}).map(([key, text]) => [key, short(text, names, game)]));
  return tell(said.key, { ...people, ...moves, ...said.numbers, ...said.words });
}

/** A move in the game's own words. */
export function short(text: string, names: string[], game: string): string {
  return games[game]?.short(text, names) ?? text;
}
