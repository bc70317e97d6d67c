// The languages: one is there when its files are. French and English lie beside what speaks them; a further one may lie so too, or all of it in
// one folder, src/saqqara/languages/<language>/, its files at the same places under it.
import type { RulesPage } from "../../rulesPages";
import { withFrenchSpaces } from "./frenchSpaces";

type Load = () => Promise<string>;
const found = {
  ...import.meta.glob("/src/i18n/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob("../games/**/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob("../../../src/saqqara/games/*/texts/messages.*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob("../../../src/saqqara/bots/messages.*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob("../../../src/saqqara/languages/**/*.ftl", { query: "?raw", import: "default" }),
} as Record<string, Load>;
const rules = import.meta.glob<RulesPage>(
  ["../../../src/saqqara/games/*/texts/rules.*.md", "../../../src/saqqara/languages/**/rules.*.md"],
  {
    query: "?rules",
    import: "default",
  },
);

export const FALLBACK = "en";

/** The languages whose words are among these files. */
export function languagesIn(paths: string[]): string[] {
  return [...new Set(paths.map((path) => /\/i18n\/([a-z]+)\.ftl$/.exec(path)?.[1] ?? ""))].filter(Boolean).sort();
}

export const languages = languagesIn(Object.keys(found));

/** The first of the languages that somebody reads, the best liked first, which we speak; or English. */
export function best(wanted: readonly string[], known: string[] = languages): string {
  return wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find((tag) => known.includes(tag)) ?? FALLBACK;
}

/** A language's name in itself: "Français". */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language, FALLBACK], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The places of the words that all pages share, of the bots, or of a folder of the games (a game's own, its lesson's, its figures'). */
export function placesOf(language: string, folder: string | null): string[] {
  if (!folder) return [`/i18n/${language}.ftl`];
  if (folder === "bots") return [`/i18n/${language}.ftl`, `/bots/messages.${language}.ftl`];
  return [`/i18n/${language}.ftl`, `/games/${folder}/texts/messages.${language}.ftl`, `/games/${folder}/${language}.ftl`];
}

/** What stands in the files at these places, in this order, as the language sets it. */
export async function textsAt(places: string[], language: string): Promise<string[]> {
  const loads = places.flatMap((place) => Object.keys(found).filter((path) => path.endsWith(place)));
  const texts = await Promise.all(loads.map((path) => found[path]?.() ?? ""));
  return texts.map((text) => withFrenchSpaces(text, language));
}

/** The rules of a game, in English where the language does not have them; null where there is no such game. */
export async function rulesOf(game: string, language: string): Promise<RulesPage | null> {
  for (const one of [language, FALLBACK]) {
    const path = Object.keys(rules).find((path) => path.endsWith(`/games/${game}/texts/rules.${one}.md`));
    const load = path && rules[path];
    if (load) return load();
  }
  return null;
}
