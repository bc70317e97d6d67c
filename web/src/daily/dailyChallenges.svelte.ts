// A day's challenges as the server tells them, and days in words.
import { locale } from "../app/settings.svelte";
import { say } from "../i18n/messages.svelte";
import { numberText } from "../i18n/numbers";
import { ask } from "../net/api";
import { learnTime } from "../net/serverClock.svelte";
import type { Daily } from "../net/types";

/** The challenges of a day; of today where none is named. */
export async function getDay(day: string | null): Promise<Daily> {
  const asked = Date.now();
  const told = await ask<Daily>("GET", day ? `/daily/${day}` : "/daily");
  learnTime(told.now, asked);
  return told;
}

/** A day in words. It is a UTC date, wherever one is. */
export function dayInWords(day: string, weekday = true): string {
  const form: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };
  return new Intl.DateTimeFormat(locale(), weekday ? { weekday: "long", ...form } : form).format(new Date(`${day}T00:00:00Z`));
}

/** The day before or after. */
export function neighbour(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A moment as this device's clock shows it. */
export function hourHere(at: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" }).format(new Date(at));
}

const SOON = 12 * 3_600_000;

/** When something is on this device's clock: the hour alone where it is clear which day that is, else the day with it. */
export function whenHere(at: number, now: number): string {
  const moment = new Date(at);
  const clear = Math.abs(at - now) < SOON || moment.toDateString() === new Date(now).toDateString();
  if (clear) return say("at-hour", { time: hourHere(at) });
  const form: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(locale(), form).format(moment);
}

/** The day of a moment, on this device's clock. */
export function dayHere(at: number): string {
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric" }).format(new Date(at));
}

/** What is left of a day: hours and minutes, the last minute as one. */
export function left(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return [hours ? `${numberText(hours)}\u00a0h` : "", minutes % 60 || !hours ? `${numberText(minutes % 60)}\u00a0min` : ""]
    .filter(Boolean)
    .join(" ");
}
