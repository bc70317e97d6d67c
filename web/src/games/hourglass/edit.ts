// Setting up a position of Hourglass: each function takes one and gives another. A tile lies in one place: it is taken from where it was.
// The heaps have all the others; whether the whole is possible is the server's to say.
import type { HourglassDeck as Deck, HourglassTile, HourglassPosition as Position, HourglassSeat as Seat } from "../../net/types";
import { plain, spell, tokens } from "./operation";
import { type Colour, ROWS } from "./tileArt";

/** Where a tile can be put: on a spot of its row, on top of its heap, before somebody, or into its heap. */
export type Place = { spot: [Colour, number] } | { top: Colour } | { taken: number } | { right: number } | { wrong: number } | "heap";
export type Phase = Position["phase"];
export const FACES = [8, 10, 12];

export function tileOf(deck: Deck, number: number): HourglassTile | undefined {
  return deck.card.find((card) => card.number === number);
}

const colourOf = (deck: Deck, number: number) => tileOf(deck, number)?.colour as Colour | undefined;

/** Where a tile lies. */
export function whereIs(p: Position, number: number): Place {
  for (const colour of ROWS) {
    const spot = p.pyramid[colour].indexOf(number);
    if (spot >= 0) return { spot: [colour, spot] };
    if (p.heaps[colour].top === number) return { top: colour };
  }
  const seat = (lists: number[][]) => lists.findIndex((numbers) => numbers.includes(number));
  const [taken, right, wrong] = [seat(p.round.map((own) => own.tiles)), seat(p.right), seat(p.wrong)];
  return taken >= 0 ? { taken } : right >= 0 ? { right } : wrong >= 0 ? { wrong } : "heap";
}

/** The points somebody has. */
export function points(p: Position, deck: Deck, seat: number): number {
  const scarabs = (numbers: number[] | undefined) => (numbers ?? []).reduce((sum, number) => sum + (tileOf(deck, number)?.scarabs ?? 0), 0);
  return scarabs(p.right[seat]) - (deck.penalty ?? 1) * scarabs(p.wrong[seat]);
}

const changed = <T>(list: T[], at: number, to: (one: T) => T): T[] => list.map((one, n) => (n === at ? to(one) : one));
const rising = (numbers: number[]) => [...numbers].sort((one, other) => one - other);

/** Without a tile that lay somewhere. */
function without(p: Position, number: number): Position {
  const gone = (numbers: number[]) => numbers.filter((one) => one !== number);
  const pyramid = { ...p.pyramid };
  const heaps = { ...p.heaps };
  for (const colour of ROWS) {
    pyramid[colour] = pyramid[colour].map((one) => (one === number ? null : one));
    if (heaps[colour].top === number) heaps[colour] = { ...heaps[colour], top: null };
  }
  const round = p.round.map((own) => ({
    ...own,
    tiles: gone(own.tiles),
    shown: Object.fromEntries(Object.entries(own.shown).filter(([tile]) => tile !== String(number))),
  }));
  return { ...p, pyramid, heaps, round, right: p.right.map(gone), wrong: p.wrong.map(gone) };
}

function withTile(p: Position, number: number, to: Place): Position {
  if (to === "heap") return p;
  if ("spot" in to) {
    const [colour, at] = to.spot;
    return { ...p, pyramid: { ...p.pyramid, [colour]: changed(p.pyramid[colour], at, () => number) } };
  }
  if ("top" in to) return { ...p, heaps: { ...p.heaps, [to.top]: { ...p.heaps[to.top], top: number } } };
  if ("taken" in to) return { ...p, round: changed(p.round, to.taken, (own) => ({ ...own, tiles: [...own.tiles, number] })) };
  if ("right" in to) return { ...p, right: changed(p.right, to.right, (numbers) => rising([...numbers, number])) };
  return { ...p, wrong: changed(p.wrong, to.wrong, (numbers) => rising([...numbers, number])) };
}

/** A row with a hole for each of its tiles that was taken in this round, and its heap with all that lie nowhere else. */
function settledRow(p: Position, deck: Deck, colour: Colour): Position {
  const own = deck.card.filter((card) => card.colour === colour).map((card) => card.number);
  const taken = p.round.flatMap(({ tiles }) => tiles).filter((number) => own.includes(number)).length;
  const row = [...p.pyramid[colour]];
  let top = p.heaps[colour].top;
  const rest = own.filter((number) => whereIs(p, number) === "heap");
  const holes = () => row.filter((number) => number === null).length;
  while (!p.over && holes() > taken && (top !== null || rest.length)) {
    row[row.indexOf(null)] = top ?? rest.shift() ?? null;
    top = null;
  }
  while (!p.over && holes() < taken && holes() < row.length) {
    const last = row.findLastIndex((number) => number !== null);
    rest.push(row[last] ?? 0);
    row[last] = null;
  }
  top ??= rest.length ? Math.min(...rest) : null;
  const count = rest.length + (top !== null && !rest.includes(top) ? 1 : 0);
  return { ...p, pyramid: { ...p.pyramid, [colour]: row }, heaps: { ...p.heaps, [colour]: { count, top } } };
}

/** What somebody can have said by the phase. */
function settledSeat(p: Position, own: Seat): Seat {
  const all = Object.keys(own.shown).length === own.tiles.length;
  return {
    ...own,
    nothing: own.nothing && p.phase !== "check" && (p.advanced || !own.tiles.length),
    done: own.done && p.phase === "check" && !all,
  };
}

/** What follows from the rest. What was known of the last check, and of which tile lay where, holds no more once tiles have moved. */
function settled(p: Position, deck: Deck): Position {
  const { last: _last, emptied: _emptied, ...rest } = p;
  const rows = ROWS.reduce((so, colour) => settledRow(so, deck, colour), rest as Position);
  return { ...rows, round: rows.round.map((own) => settledSeat(rows, own)) };
}

/** Put a tile somewhere; what lay there goes where the tile came from, if it can lie there. Other colours' places are not for it. */
export function put(p: Position, deck: Deck, number: number, to: Place): Position {
  const from = whereIs(p, number);
  const spot = to !== "heap" && "spot" in to ? to.spot : null;
  const colour = spot?.[0] ?? (to !== "heap" && "top" in to ? to.top : null);
  if (colour && colour !== colourOf(deck, number)) return p;
  const old = spot ? (p.pyramid[spot[0]][spot[1]] ?? null) : colour ? p.heaps[colour].top : null;
  let next = without(p, number);
  if (old !== null && old !== number) {
    next = without(next, old);
    if (from !== "heap" && ("spot" in from || "top" in from)) next = withTile(next, old, from);
  }
  next = withTile(next, number, to);
  const some = next.round.some((own) => own.tiles.length);
  const phase = next.over ? next.phase : !some ? "search" : next.phase === "search" ? "sand" : next.phase;
  return settled({ ...next, phase }, deck);
}

/** Another phase; before the first take nobody has a tile: they go back to where they can have lain. */
export function setPhase(p: Position, deck: Deck, phase: Phase): Position {
  if (phase !== "search") return settled({ ...p, phase }, deck);
  const taken = p.round.flatMap((own) => own.tiles);
  const back = taken.reduce((so, number) => {
    const colour = colourOf(deck, number) ?? "yellow";
    const hole = so.pyramid[colour].indexOf(null);
    return withTile(without(so, number), number, hole >= 0 ? { spot: [colour, hole] } : "heap");
  }, p);
  return settled({ ...back, phase }, deck);
}

export function setDie(p: Position, die: number, value: number): Position {
  return { ...p, dice: changed(p.dice, die, () => value) };
}

export function setActive(p: Position, active: number): Position {
  return { ...p, active };
}

/** What somebody has said: that they find nothing, or that they are done. */
export function setSaid(p: Position, seat: number, said: Partial<Pick<Seat, "nothing" | "done">>): Position {
  return { ...p, round: changed(p.round, seat, (own) => ({ ...own, ...said })) };
}

/** The operation that somebody has shown for a tile, spelled as positions do; without one it has not been shown. */
export function setShown(p: Position, seat: number, tile: number, text: string): Position {
  const operation = spell(tokens(plain(text)));
  return {
    ...p,
    round: changed(p.round, seat, (own) => {
      const { [String(tile)]: _old, ...others } = own.shown;
      return { ...own, shown: operation ? { ...others, [tile]: operation } : others };
    }),
  };
}

export function setAdvanced(p: Position, deck: Deck, advanced: boolean): Position {
  return settled({ ...p, advanced }, deck);
}

/** Nobody has a tile, and the pyramid is full. */
export function emptied(p: Position, deck: Deck): Position {
  const bare = {
    ...p,
    over: false,
    phase: "search" as const,
    round: p.round.map(() => ({ tiles: [], shown: {}, nothing: false, done: false })),
    right: p.right.map(() => []),
    wrong: p.wrong.map(() => []),
  };
  return settled(bare, deck);
}
