// How long something lasts, in words: "12 minutes".
import { numberText } from "../i18n/numbers";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A time in its largest whole unit. */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", 1];
  return numberText(Math.floor(seconds / size), { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 });
}
