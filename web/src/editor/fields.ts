// Where on the page a field of a position is, and what is said about it there.
import { known, say } from "../i18n/messages.svelte";
import type { Why } from "../net/types";

/** The steps of a field's name: `spots[3].stack` has three. */
function steps(field: string): string[] {
  return field.split(/[.[\]]+/).filter(Boolean);
}

/** Of these fields, those to mark for a problem of one: the nearest around it, or else all that are part of it. */
export function nearest(field: string, fields: string[]): string[] {
  const wanted = steps(field);
  const begins = (long: string[], short: string[]) => short.every((step, n) => long[n] === step);
  const around = fields.filter((one) => begins(wanted, steps(one)));
  const deepest = Math.max(...around.map((one) => steps(one).length));
  if (around.length) return around.filter((one) => steps(one).length === deepest);
  return fields.filter((one) => begins(steps(one), wanted));
}

/** What a sentence says after the field that it begins with. */
export function withoutField(sentence: string, field: string): string {
  const at = sentence.indexOf(field);
  const end = at < 0 ? -1 : sentence.indexOf(":", at + field.length);
  return end < 0 || end > at + field.length + 4 ? sentence : sentence.slice(end + 1).trim();
}

/** What is wrong, for somebody who sees the table and not its text: the game's own words where it has some. */
export function problem(game: string, why: Why, sentence: string): string {
  const own = `wrong-${why.key.replace(/^(bad-)?position-/, "")}`;
  if (why.details && known(own, game)) return say(own, why.details as Record<string, string | number>, game);
  return why.field ? withoutField(sentence, why.field) : sentence;
}

/** Mark the place of a problem on the board; gives back what the place is called. */
export function mark(board: HTMLElement, field: string | null, described: string): { name: string; element: HTMLElement | null } {
  const parts = [...board.querySelectorAll<HTMLElement>("[data-field]")];
  const marked = field === null ? [] : nearest(field, [...new Set(parts.map((part) => part.dataset.field ?? ""))]);
  for (const part of parts) {
    const wrong = marked.includes(part.dataset.field ?? "");
    part.toggleAttribute("data-wrong", wrong);
    if (wrong) part.setAttribute("aria-describedby", described);
    else if (part.getAttribute("aria-describedby") === described) part.removeAttribute("aria-describedby");
  }
  const first = board.querySelector<HTMLElement>("[data-wrong]");
  return { name: marked.length === 1 ? (first?.dataset.place ?? "") : "", element: first };
}
