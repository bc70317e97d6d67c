// Several people around one screen: who sits where, and the table they sit at, stored as long as the tab is open.
import { readStoredJson, removeStored, store } from "../device/storage";

/** A seat: a person by the name they gave, which may be none, or a bot by its level. */
export type ScreenSeat = { name: string } | { bot: string };

/** The table of a screen: a token and a name for each person, in the order of their seats. */
export interface ScreenTable {
  table: string;
  tokens: string[];
  names: string[];
  seats: ScreenSeat[];
}

/** What the form asks: how many play, the names, and the levels of the bots ("" for a person), by seat. */
export interface ScreenForm {
  count: number;
  names: string[];
  bots: string[];
}

const keyOf = (game: string): string => `saqqara.screen.${game}`;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");

/** Return the seats that a form describes. The first is always a person's: the table is theirs. */
export function seatsOf({ count, names, bots }: ScreenForm): ScreenSeat[] {
  return Array.from({ length: count }, (_, seat) => {
    const bot = seat > 0 ? bots[seat] : "";
    return bot ? { bot } : { name: names[seat]?.trim() ?? "" };
  });
}

/** Return the form that describes these seats. */
export function formOf(seats: ScreenSeat[]): ScreenForm {
  return {
    count: seats.length,
    names: seats.map((seat) => ("bot" in seat ? "" : seat.name)),
    bots: seats.map((seat) => ("bot" in seat ? seat.bot : "")),
  };
}

/** Return the table at which this tab plays that game, or null where there is none that can be read. */
export function storedTable(game: string): ScreenTable | null {
  const found = readStoredJson(keyOf(game), "sessionStorage") as Partial<ScreenTable> | null;
  if (typeof found?.table !== "string" || !isTexts(found.tokens) || !isTexts(found.names)) return null;
  const { table, tokens, names } = found;
  if (!tokens.length || tokens.length !== names.length) return null;
  return { table, tokens, names, seats: Array.isArray(found.seats) ? found.seats : names.map((name) => ({ name })) };
}

/** Remember the table at which this tab plays a game. A device that keeps nothing forgets it with the page. */
export function storeTable(game: string, table: ScreenTable): void {
  store(keyOf(game), JSON.stringify(table), "sessionStorage");
}

/** Forget the table at which this tab plays a game. */
export function removeTable(game: string): void {
  removeStored(keyOf(game), "sessionStorage");
}
