// Finding a clause of the rules by a word: "werewolf" leads to G9b, without regard to accents and capitals.
import type { RulesPage } from "../../rulesPages";

export interface ClauseText {
  clause: string;
  text: string;
}
export interface Hit extends ClauseText {
  /** The text before the first match, the match, and the text after it. */
  around: [string, string, string];
}
const AROUND = 60;

/** The same letters, one for one, without accents and capitals. */
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()[0] ?? letter).join("");

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
/** Return the text of HTML that the build has made. */
const textOf = (html: string): string =>
  html
    .replace(/<\/?(?:strong|em|code|a)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "");

/** The texts of a page's clauses, in their order; what stands before the first clause of a block belongs to the one before. */
export function clauseTexts(page: RulesPage): ClauseText[] {
  const found: ClauseText[] = [];
  const add = (html: string): void => {
    const last = found.at(-1);
    if (last) last.text = `${last.text} ${textOf(html)}`.replace(/\s+/g, " ").trim();
  };
  for (const { html } of page.blocks) {
    if (html.startsWith("<h")) continue;
    const [before = "", ...rest] = html.split(/<a class="clause" id="([^"]*)"[^>]*>.*?<\/a>/);
    add(before);
    for (let n = 0; n < rest.length; n += 2) {
      found.push({ clause: rest[n] ?? "", text: "" });
      add(rest[n + 1] ?? "");
    }
  }
  return found;
}

/** Return the first index at which a word of the text begins with this one; -1 if there is none. */
function beginning(text: string, word: string): number {
  let at = text.indexOf(word);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) at = text.indexOf(word, at + 1);
  return at;
}

/** The clauses with all of these words, those first that have one of them at a word's beginning. */
export function findClauses(texts: ClauseText[], wanted: string): Hit[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.join("").length < 2) return [];
  const hits: (Hit & { at: boolean })[] = [];
  for (const one of texts) {
    const text = folded(one.text);
    const [first = ""] = words;
    const called = folded(one.clause) === words.join("");
    if (!called && !words.every((word) => text.includes(word))) continue;
    const begins = beginning(text, first);
    const at = called ? 0 : begins < 0 ? text.indexOf(first) : begins;
    const end = called ? 0 : at + first.length;
    const start = Math.max(0, at - AROUND);
    const before = (start ? "…" : "") + one.text.slice(start, at);
    const after = one.text.slice(end, end + AROUND) + (end + AROUND < one.text.length ? "…" : "");
    hits.push({ ...one, around: [before, one.text.slice(at, end), after], at: called || begins >= 0 });
  }
  return hits.sort((a, b) => Number(b.at) - Number(a.at)).map(({ at: _, ...hit }) => hit);
}
