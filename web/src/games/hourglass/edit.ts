// Consequences of a change in a position of Hourglass. Whether the whole is possible is the server's to say.
import type { Path } from "../../editor/positionFields";
import type { HourglassDeck as Deck, HourglassTile, HourglassPosition as Position, HourglassSeat as Seat } from "../../net/types";
import { plain, spell, tokens } from "./operation";
import { type Colour, ROWS } from "./tileArt";

export function tileOf(deck: Deck, number: number): HourglassTile | undefined {
  return deck.card.find((card) => card.number === number);
}

/** The points somebody has. */
export function points(p: Position, deck: Deck, seat: number): number {
  const scarabs = (numbers: number[] | undefined) => (numbers ?? []).reduce((sum, number) => sum + (tileOf(deck, number)?.scarabs ?? 0), 0);
  return scarabs(p.right[seat]) - (deck.penalty ?? 1) * scarabs(p.wrong[seat]);
}

/** A row with a hole for each of its tiles that was taken in this round, and its heap with all that lie nowhere else. */
function settledRow(p: Position, deck: Deck, colour: Colour): Position {
  const own = deck.card.filter((card) => card.colour === colour).map((card) => card.number);
  const taken = p.round.flatMap(({ tiles }) => tiles).filter((number) => own.includes(number)).length;
  const row = [...p.pyramid[colour]];
  let top = p.heaps[colour].top;
  const lying = new Set([...row, top, ...p.round.flatMap(({ tiles }) => tiles), ...p.right.flat(), ...p.wrong.flat()]);
  const rest = own.filter((number) => !lying.has(number));
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

/** Return what a player may have declared in this phase, and the operations shown for their tiles, as positions spell them. */
function settledSeat(p: Position, own: Seat): Seat {
  const shown = Object.fromEntries(
    own.tiles.flatMap((tile) => {
      const text = spell(tokens(plain(own.shown[tile] ?? "")));
      return text ? [[tile, text]] : [];
    }),
  );
  const all = Object.keys(shown).length === own.tiles.length;
  return {
    ...own,
    shown,
    nothing: own.nothing && p.phase !== "check" && (p.advanced || !own.tiles.length),
    done: own.done && p.phase === "check" && !all,
  };
}

/** Before the first take nobody has a tile: they go back to where they can have lain. */
function untaken(p: Position, deck: Deck): Position {
  const taken = p.round.flatMap((own) => own.tiles);
  const pyramid = { ...p.pyramid };
  for (const colour of ROWS) {
    const back = taken.filter((number) => tileOf(deck, number)?.colour === colour);
    pyramid[colour] = pyramid[colour].map((number) => number ?? back.shift() ?? null);
  }
  return { ...p, pyramid, round: p.round.map((own) => ({ ...own, tiles: [] })) };
}

/** Rows and heaps, phase and words go with the tiles. What was known of the last check, and of which tile lay where, holds no more once tiles
 * have moved. `path`: what has been changed. */
export function followed(p: Position, deck: Deck, [field, , part]: Path): Position {
  if (field === "dice" || field === "active") return p;
  const { last: _last, emptied: _emptied, ...rest } = p;
  const still = ["shown", "nothing", "done"].includes(String(part));
  let next: Position = still ? p : rest;
  const some = next.round.some((own) => own.tiles.length);
  if (field === "phase" && p.phase === "search") next = untaken(next, deck);
  else if (field !== "phase" && !p.over) next = { ...next, phase: !some ? "search" : p.phase === "search" ? "sand" : p.phase };
  next = ROWS.reduce((so, colour) => settledRow(so, deck, colour), next);
  return { ...next, round: next.round.map((own) => settledSeat(next, own)) };
}
