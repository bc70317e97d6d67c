// Setting up the board of Objective: each function takes a position and gives another. What adds up goes on adding up where there is one
// sensible way; whether the whole is possible is the server's to say. `pieces`: how many there are of a colour.
import type { ObjectivePosition as Position } from "../../net/types";
import type { Colour } from "./words";

export const COLOURS: Colour[] = ["red", "orange", "yellow", "green", "blue", "pink"];

type Stock = Partial<Record<Colour, number>>;

const held = (stock: Stock | undefined, colour: Colour): number => stock?.[colour] ?? 0;
const total = (stock: Stock): number => COLOURS.reduce((sum, colour) => sum + held(stock, colour), 0);

/** The colours in play. */
export function inPlay(p: Position): Colour[] {
  return COLOURS.filter((colour) => p.spots.some((spot) => spot.base === colour));
}

function withStock(p: Position, seat: number, colour: Colour, by: number): Position {
  const given = (stock: Stock): Stock => {
    const { [colour]: now = 0, ...others } = stock;
    return now + by > 0 ? { ...others, [colour]: now + by } : others;
  };
  return { ...p, stocks: p.stocks.map((stock, n) => (n === seat ? given(stock) : stock)) };
}

function withStack(p: Position, spot: number, stack: Colour[]): Position {
  return { ...p, spots: p.spots.map((one, n) => (n === spot ? { ...one, stack } : one)) };
}

/** How many pieces of a colour somebody can have. */
function most(p: Position, pieces: number): number {
  return p.mode === "fair" ? pieces / p.seats : pieces;
}

/** One seat gives a piece of a colour to another and gets one of another colour for it: both have as many as before. */
function traded(p: Position, from: number, to: number, colour: Colour, pieces: number): Position {
  const back = COLOURS.filter((one) => one !== colour && held(p.stocks[to], one) > 0)
    .sort((one, other) => held(p.stocks[to], other) - held(p.stocks[to], one))
    .find((one) => held(p.stocks[from], one) < most(p, pieces));
  const given = withStock(withStock(p, from, colour, -1), to, colour, 1);
  return back ? withStock(withStock(given, to, back, -1), from, back, 1) : given;
}

/** How many pieces of a colour are left in the stocks. */
export function left(p: Position, colour: Colour): number {
  return p.stocks.reduce((sum, stock) => sum + held(stock, colour), 0);
}

/** Put a piece on a spot (from 0). As in the game it comes from the stock of whoever is to act, who gets it from another if need be. */
export function stackOn(p: Position, spot: number, colour: Colour, pieces: number): Position {
  const owner = p.stocks.findIndex((stock) => held(stock, colour) > 0);
  if (owner < 0) return p;
  const own = held(p.stocks[p.turn], colour) > 0 || total(p.stocks[p.turn] ?? {}) === 0;
  const dealt = own ? p : traded(p, owner, p.turn, colour, pieces);
  const seat = held(dealt.stocks[p.turn], colour) > 0 ? p.turn : owner;
  const turn = seat === p.turn ? (p.turn + 1) % p.seats : p.turn;
  return withStack(withStock({ ...dealt, turn }, seat, colour, -1), spot, [...(p.spots[spot]?.stack ?? []), colour]);
}

/** Take the topmost piece off a spot: back to whoever acted last. */
export function lift(p: Position, spot: number, pieces: number): Position {
  const stack = p.spots[spot]?.stack ?? [];
  const colour = stack.at(-1);
  if (!colour) return p;
  const turn = (p.turn + p.seats - 1) % p.seats;
  let back = withStock({ ...p, turn }, turn, colour, 1);
  if (held(back.stocks[turn], colour) > most(p, pieces)) {
    const other = p.stocks.findIndex((stock, seat) => seat !== turn && held(stock, colour) < most(p, pieces));
    if (other >= 0) back = traded(back, turn, other, colour, pieces);
  }
  return withStack(back, spot, stack.slice(0, -1));
}

/** Give a spot another base. The base comes from another spot, a bare one if there is one; a colour that is not in play takes the place of the old one everywhere. */
export function setBase(p: Position, spot: number, colour: Colour): Position {
  const old = p.spots[spot]?.base;
  if (!old || old === colour) return p;
  if (!inPlay(p).includes(colour)) return recoloured(p, old, colour);
  const fits = (bare: boolean) => p.spots.findIndex((one, n) => n !== spot && one.base === colour && (!bare || !one.stack.length));
  const other = fits(true) >= 0 ? fits(true) : fits(false);
  return { ...p, spots: p.spots.map((one, n) => (n === spot ? { ...one, base: colour } : n === other ? { ...one, base: old } : one)) };
}

function recoloured(p: Position, from: Colour, to: Colour): Position {
  const of = (colour: Colour) => (colour === from ? to : colour);
  return {
    ...p,
    spots: p.spots.map(({ base, stack }) => ({ base: of(base), stack: stack.map(of) })),
    stocks: p.stocks.map(
      (stock): Stock => Object.fromEntries(COLOURS.flatMap((one) => (held(stock, one) ? [[of(one), held(stock, one)]] : []))),
    ),
    objectives: p.objectives.map(of),
  };
}

/** Secret colours after one was chosen: who had it gets the old one. */
export function swapped(next: Position, before: Position, seat: number): Position {
  const [colour, old] = [next.objectives[seat], before.objectives[seat]];
  return { ...next, objectives: next.objectives.map((one, n) => (n !== seat && one === colour && old ? old : one)) };
}

/** A bare board, and all pieces shared out alike. */
export function shared(p: Position, pieces: number): Position {
  const all = inPlay(p).flatMap((colour) => Array.from({ length: pieces }, () => colour));
  const stocks = p.stocks.map((_, seat): Stock => {
    const own = all.filter((_, n) => n % p.seats === seat);
    return Object.fromEntries([...new Set(own)].map((colour) => [colour, own.filter((one) => one === colour).length]));
  });
  return { ...p, stocks, spots: p.spots.map(({ base }) => ({ base, stack: [] })) };
}
