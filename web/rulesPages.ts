// The rules of the games as HTML, made when the client is built: `import page from "rules.en.md?rules"` gives the page in blocks, with an anchor
// at the first mention of every clause.
import { marked } from "marked";
import type { Plugin } from "vite";
import { withFrenchSpaces } from "./src/i18n/frenchSpaces.ts";

export interface RulesPage {
  /** A paragraph, a list or a table each, with the clauses that begin in it: a figure may follow. */
  blocks: { html: string; clauses: string[] }[];
  sections: { id: string; title: string }[];
}
const CLAUSE = /<strong>([A-Z]{1,2}[0-9]+[a-z]?)<\/strong>/g;

/** Render the text of a game's rules. */
export function renderRules(text: string): RulesPage {
  const sections: RulesPage["sections"] = [];
  const seen = new Set<string>();
  const blocks = marked.lexer(text).map((token) => {
    const clauses: string[] = [];
    if (token.type === "heading" && token.depth === 2) sections.push({ id: `section-${sections.length + 1}`, title: token.text });
    const { id = "", title = "" } = sections.at(-1) ?? {};
    const html = marked
      .parser([token])
      .replace("<h2>", `<h2 id="${id}">`)
      .replace(CLAUSE, (whole, clause: string) => {
        if (seen.has(clause)) return whole;
        seen.add(clause);
        clauses.push(clause);
        return `<a class="clause" id="${clause}" href="#${clause}"><strong>${clause}</strong></a>`;
      })
      .replaceAll("<table>", `<div class="wide" role="group" aria-label="${title}" tabindex="0"><table>`)
      .replaceAll("</table>", "</table></div>")
      .replaceAll("<pre>", '<pre tabindex="0">');
    return { html, clauses };
  });
  return { blocks, sections };
}

export function rulesPages(): Plugin {
  return {
    name: "rules-pages",
    enforce: "pre",
    transform(text, id) {
      const language = /\.([a-z]+)\.md\?rules$/.exec(id)?.[1];
      if (language === undefined) return null;
      return { code: `export default ${JSON.stringify(renderRules(withFrenchSpaces(text, language)))}`, moduleType: "js", map: null };
    },
  };
}
