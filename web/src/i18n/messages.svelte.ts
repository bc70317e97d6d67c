// Sentences in the present language, or in English where it does not say them. The games' own come from the same Fluent files as the server's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { locale, settings } from "../app/settings.svelte";
import { FALLBACK, placesOf, textsAt } from "./languages";

const bundles: Record<string, FluentBundle> = $state.raw({});
const asked: Record<string, Promise<void>> = {};
let made = $state(0);

/** A number in a sentence, with a minus as wide as a plus: `Intl` writes a hyphen. */
class SentenceNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

const numberOf = (given: unknown): number => Number((given as FluentNumber).value ?? given);
// `NUMBER($x, …)` and `SEAT($seat)` in a message: people count seats from 1, moves and programs from 0.
const functions = {
  NUMBER: ([given]: unknown[], form: Record<string, unknown>) =>
    new SentenceNumber(numberOf(given), Object.fromEntries(Object.entries(form).map(([name, value]) => [name, numberOf(value)]))),
  SEAT: ([seat]: unknown[]) => new FluentNumber(numberOf(seat) + 1),
};

async function load(language: string, game: string | null): Promise<void> {
  const texts = await textsAt(placesOf(language, game), language);
  const built = new FluentBundle([language, FALLBACK], { useIsolating: false, functions });
  for (const text of texts) built.addResource(new FluentResource(text), { allowOverrides: true });
  bundles[`${language}/${game ?? ""}`] = built;
  made += 1;
}

function bundle(language: string, game: string | null): Promise<void> {
  const key = `${language}/${game ?? ""}`;
  asked[key] ??= load(language, game).catch((problem) => {
    delete asked[key];
    throw problem;
  });
  return asked[key];
}

/** Load the words of the present language, and of a game. */
export async function loadMessages(game: string | null = null): Promise<void> {
  await bundle(settings.language, null);
  if (game) await bundle(settings.language, game);
}

/** The messages that have a sentence: those of the present language, or the English ones, which are asked for when first needed. */
function having(key: string, game: string | null): FluentBundle | null {
  void made;
  for (const language of [settings.language, FALLBACK]) {
    const found = bundles[`${language}/${game ?? ""}`] ?? bundles[`${language}/`];
    if (found?.getMessage(key)?.value) return found;
    if (!found && language === settings.language) return null;
    if (!bundles[`${FALLBACK}/${game ?? ""}`]) bundle(FALLBACK, game).catch(() => undefined); // without a network the key must do
  }
  return null;
}

const argument = ([name, value]: [string, FluentVariable]): [string, FluentVariable] => [
  name,
  typeof value === "number" ? new SentenceNumber(value) : value,
];

/** A sentence in the present language; `game` where it is one of a game's own. */
export function say(key: string, args: Record<string, FluentVariable> = {}, game: string | null = null): string {
  const found = having(key, game);
  const value = found?.getMessage(key)?.value;
  if (found && value) return found.formatPattern(value, Object.fromEntries(Object.entries(args).map(argument)));
  return bundles[`${settings.language}/`] && bundles[`${FALLBACK}/${game ?? ""}`] ? key : "";
}

/** A way to say what stands in the messages of one folder of the games: a game's own, or those of its lesson or its figures. */
export function speaker(folder: string): (key: string, args?: Record<string, FluentVariable>) => string {
  return (key, args = {}) => say(key, args, folder);
}

/** Whether there is such a sentence: the languages have the same, so no other one is loaded to find out. */
export function known(key: string, game: string | null = null): boolean {
  void made;
  const found = bundles[`${settings.language}/${game ?? ""}`] ?? bundles[`${settings.language}/`];
  return Boolean(found?.getMessage(key)?.value);
}

/** "Ann, Bob and Cleo", as the present language joins them. */
export function list(items: readonly (string | number)[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(items.map(String));
}

/** What the server says in every language, in the present one. */
export function spoken(sentence: Record<string, string> | undefined): string {
  return sentence?.[settings.language] ?? sentence?.[FALLBACK] ?? "";
}
