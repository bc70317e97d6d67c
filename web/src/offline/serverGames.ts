// Finished games of this device that are to be kept at the server that the page came from.
import { ask, type Refusal } from "../net/api";
import { network } from "../net/serverOrPage";
import type { Listed, Listing } from "../net/types";

/** The tables that the server has, or does not want. */
const SENT = "saqqara-sent";

const sent = (): Set<string> => new Set(JSON.parse(localStorage.getItem(SENT) ?? "[]") as string[]);
function note(table: string): void {
  localStorage.setItem(SENT, JSON.stringify([...sent(), table]));
}

/** Return the finished games that the server has not been given. Challenges of the day stay here: they count at no server. */
export async function unsentGames(): Promise<Listed[]> {
  const known = sent();
  const found: Listed[] = [];
  for (let before: string | null = ""; before !== null; ) {
    const page: Listing = await ask("GET", `/tables/mine?status=over&limit=100${before && `&before=${before}`}`);
    found.push(...page.tables);
    before = page.before;
  }
  return found.filter(({ id, daily, seat }) => !known.has(id) && daily === null && seat !== null);
}

/** Give a game to the server. Return why it does not want it, if so; fail where the server does not answer. */
export async function sendGame({ id, seat }: Listed): Promise<Refusal["why"] | null> {
  const record = await ask<unknown>("GET", `/tables/${id}/record`);
  await network.request("POST", "/me", undefined, undefined); // a guest at once, where this browser is nobody there
  const { status, text } = await network.request("POST", "/tables/alone", JSON.stringify({ record, seat }), undefined);
  if (status >= 500 || status === 429) throw new Error(`${status}`);
  note(id);
  return status < 400 ? null : (JSON.parse(text) as Refusal["why"]);
}
