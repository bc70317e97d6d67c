// The mistakes of one's own games that one has found the better move for: this device remembers them.
import { readStoredJson, store } from "../device/storage";

const KEY = "saqqara.mistakes";
/** So many are remembered. */
const MOST = 400;

const mark = (table: string, at: number): string => `${table}/${at}`;

function solved(): string[] {
  const found = readStoredJson(KEY);
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

export const isSolved = (table: string, at: number): boolean => solved().includes(mark(table, at));

export function rememberSolved(table: string, at: number): void {
  store(KEY, JSON.stringify([mark(table, at), ...solved().filter((one) => one !== mark(table, at))].slice(0, MOST)));
}
