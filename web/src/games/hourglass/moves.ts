// Moves of Hourglass as texts: `take 33`, `show 33 = (5 - 2) * 11`, `nothing`, `done`; the clock says `sand` and `time`.
import { after, readMove } from "../../play/moveText";

/** The moves on offer: the numbers that can be taken, those whose operation is still to be shown, and the words that can be said. */
export interface Offered {
  take: string[];
  show: string[];
  nothing: boolean;
  done: boolean;
}

export function offered(moves: string[]): Offered {
  return {
    take: after("take", moves),
    show: after("show", moves).map((rest) => rest.replace(/ = \.\.\.$/, "")),
    nothing: moves.includes("nothing"),
    done: moves.includes("done"),
  };
}

/** What a move does, to which number, and with which operation. */
export function read(text: string): { verb: string; number: string | null; operation: string } {
  const { verb, rest } = readMove(text);
  return { verb, number: rest[0] ?? null, operation: rest.slice(2).join(" ") };
}

export function showing(number: string, operation: string): string {
  return `show ${number} = ${operation}`;
}

/** What people type, without accents, and how the notation has it. */
export const TYPED: Record<string, string> = {
  prendre: "take",
  montrer: "show",
  rien: "nothing",
  trouve: "",
  found: "",
  fini: "done",
  termine: "done",
};
