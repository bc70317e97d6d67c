// Setting up a position of Expedition: each function takes one and gives another. A card lies in one place: it is taken from where it was.
// What follows from the rest (pile, boxes, who replaces) is kept; whether the whole is possible is the server's to say.
import type {
  ExpeditionDeck as Deck,
  ExpeditionCard,
  ExpeditionFace,
  ExpeditionPlayer as Player,
  ExpeditionPosition as Position,
} from "../../net/types";
import { type Colour, HUES, type PatternName } from "./cardShapes";
import { boxed } from "./editBoxes";

/** Where a card can be put: before somebody to dig through, on the display, among the completed or the dealt ones, or into the pile. */
export type Place = { card: [seat: number, place: number] } | { display: number } | { completed: number } | { dealt: number } | "pile";

export const TEN = 10;
export const ROUNDS = 4;
export const TURNS = 7;
const DISPLAY = 4;

export function faceOf(deck: Deck, number: number, marked: string[] = []): ExpeditionFace {
  const card = deck.card.find((one) => one.number === number);
  return { number, colour: card?.colour ?? "green", grid: card?.grid ?? [], marked };
}

const rising = (numbers: number[]) => [...numbers].sort((one, other) => one - other);
const changed = <T>(list: T[], at: number, to: (one: T) => T): T[] => list.map((one, n) => (n === at ? to(one) : one));

/** Where a card lies. */
export function whereIs(p: Position, number: number): Place {
  const display = p.display.indexOf(number);
  if (display >= 0) return { display };
  for (const [seat, player] of p.players.entries()) {
    if (player.completed.includes(number)) return { completed: seat };
    if (player.dealt.includes(number)) return { dealt: seat };
    const place = player.cards.findIndex((card) => card?.number === number);
    if (place >= 0) return { card: [seat, place] };
  }
  return "pile";
}

/** The cards of the pile, which nobody has seen. */
export function unseen(p: Position, deck: Deck): number[] {
  return deck.card.map((card) => card.number).filter((number) => whereIs(p, number) === "pile");
}

/** Nothing of this step is hidden from the others any more. */
function open({ before: _, ...player }: Player): Player {
  return player;
}

function withPlayer(p: Position, seat: number, to: (player: Player) => Player): Position {
  return { ...p, players: changed(p.players, seat, (player) => to(open(player))) };
}

/** The display without gaps that the pile would have filled. */
function filled(p: Position, deck: Deck): Position {
  const rest = unseen(p, deck);
  const allowed = p.phase === "replace" ? 1 : 0;
  const display = p.display.map((card) =>
    card === null && p.display.filter((one) => one === null).length > allowed ? (rest.shift() ?? null) : card,
  );
  return { ...p, display, pile: rest.length };
}

/** Empty places are replaced by the highest cards that their players have completed; without any, people mark. */
function replacing(p: Position): Position {
  const nothing = !p.pile && p.display.every((card) => card === null);
  const waiting = p.players.map((player) => (nothing ? 0 : player.cards.filter((card) => card === null).length));
  if (p.over || waiting.every((count) => !count)) {
    const again = p.phase === "replace";
    const players = again ? p.players.map((player) => ({ ...player, finished: false })) : p.players;
    return { ...p, phase: "mark", to_replace: [], players };
  }
  const due = waiting.flatMap((count, seat) => {
    const named = p.to_replace.filter((one) => one.seat === seat).map((one) => one.card);
    const own = p.players[seat]?.completed ?? [];
    const first = [...own.filter((card) => named.includes(card)), ...own.filter((card) => !named.includes(card)).reverse()];
    return first.slice(0, count).map((card) => ({ seat, card }));
  });
  return {
    ...p,
    phase: "replace",
    to_replace: due.sort((one, other) => one.card - other.card),
    players: p.players.map((player, seat) => ({ ...open(player), owed: 0, finished: !waiting[seat] })),
  };
}

/** What follows from the rest. */
function settled(p: Position, deck: Deck): Position {
  const players = p.players.map((player) => ({
    ...player,
    completed: rising(player.completed),
    dealt: rising(player.dealt),
    torches: player.torches.map((lit, round) => lit && round < p.round),
  }));
  const next = boxed({ ...p, players }, deck);
  if (p.phase === "keep") {
    const kept = next.players.map((player) => ({ ...player, finished: player.cards.length === 2 }));
    return { ...next, players: kept, pile: unseen(next, deck).length };
  }
  const last = next.round === (deck.rounds ?? ROUNDS) && next.turn === (deck.turns ?? TURNS);
  const over = next.over && last;
  const all = over ? next.players.map((player) => ({ ...open(player), owed: 0, finished: true })) : next.players;
  return replacing(filled({ ...next, over, players: all }, deck));
}

function without(p: Position, number: number): Position {
  const keep = p.phase === "keep";
  return {
    ...p,
    display: p.display.map((card) => (card === number ? null : card)),
    players: p.players.map((player) => {
      const there = player.cards.some((card) => card?.number === number);
      const cards = keep
        ? player.cards.filter((card) => card?.number !== number)
        : player.cards.map((card) => (card?.number === number ? null : card));
      const others = (numbers: number[]) => numbers.filter((one) => one !== number);
      return { ...(there ? open(player) : player), cards, completed: others(player.completed), dealt: others(player.dealt) };
    }),
  };
}

function withCard(p: Position, card: ExpeditionCard, to: Place): Position {
  if (to === "pile") return p;
  if ("display" in to) return { ...p, display: changed(p.display, to.display, () => card.number) };
  if ("completed" in to) return withPlayer(p, to.completed, (player) => ({ ...player, completed: [...player.completed, card.number] }));
  if ("dealt" in to) return withPlayer(p, to.dealt, (player) => ({ ...player, dealt: [...player.dealt, card.number] }));
  return withPlayer(p, to.card[0], (player) => ({ ...player, cards: changed(player.cards, to.card[1], () => card) }));
}

/** What lies on a place for one card. */
function on(p: Position, place: Place): ExpeditionCard | null {
  if (place === "pile") return null;
  if ("card" in place) return p.players[place.card[0]]?.cards[place.card[1]] ?? null;
  const number = "display" in place ? p.display[place.display] : null;
  return number ? { number, marked: [] } : null;
}

/** Put a card somewhere; what lay there goes where the card came from, if one card lies there. */
export function put(p: Position, deck: Deck, number: number, to: Place): Position {
  const from = whereIs(p, number);
  const [card, old] = [on(p, from) ?? { number, marked: [] }, on(p, to)];
  let next = without(p, number);
  if (old && old.number !== number) {
    next = without(next, old.number);
    if (from !== "pile" && ("card" in from || "display" in from)) next = withCard(next, old, from);
  }
  return settled(withCard(next, card, to), deck);
}

/** Mark a square of a card, or wipe the mark away. */
export function toggle(p: Position, seat: number, place: number, square: string): Position {
  const other = (marked: string[]) => (marked.includes(square) ? marked.filter((one) => one !== square) : [...marked, square].sort());
  return withPlayer(p, seat, (player) => ({
    ...player,
    cards: changed(player.cards, place, (card) => card && { ...card, marked: other(card.marked) }),
  }));
}

/** What is marked on somebody's score card, what they owe, and whether they are done with the step. */
export function setSheet(
  p: Position,
  deck: Deck,
  seat: number,
  sheet: Partial<Pick<Player, "red" | "green" | "skulls" | "torches" | "owed" | "finished">>,
): Position {
  return settled(
    withPlayer(p, seat, (player) => ({ ...player, ...sheet })),
    deck,
  );
}

/** While everybody chooses two of four: keep one of them, or do not. */
export function keep(p: Position, deck: Deck, seat: number, number: number): Position {
  const of = (cards: (ExpeditionCard | null)[]) => {
    const kept = cards.flatMap((card) => (card ? [card.number] : []));
    const next = kept.includes(number) ? kept.filter((one) => one !== number) : [...kept, number];
    return rising(next).map((one) => ({ number: one, marked: [] }));
  };
  return settled(
    withPlayer(p, seat, (player) => ({ ...player, cards: of(player.cards) })),
    deck,
  );
}

export function setRound(p: Position, deck: Deck, round: number): Position {
  return settled({ ...p, round }, deck);
}

/** The patterns of a round that have been revealed before the present one. */
export function gone(p: Position, deck: Deck): PatternName[] {
  const left = [...p.expeditions_left, ...(p.pattern ? [p.pattern] : [])];
  return deck.patterns.filter((pattern) => {
    const at = left.indexOf(pattern);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const sorted = (patterns: PatternName[], deck: Deck) =>
  [...patterns].sort((one, other) => deck.patterns.indexOf(one) - deck.patterns.indexOf(other));
function less(patterns: PatternName[], pattern: PatternName): PatternName[] {
  const at = patterns.indexOf(pattern);
  return patterns.filter((_, n) => n !== at);
}

/** Another pattern for this turn: that one comes from those left, or from those gone, where the old one goes. */
export function setPattern(p: Position, deck: Deck, pattern: PatternName): Position {
  if (!p.pattern || p.pattern === pattern) return p;
  if (!p.expeditions_left.includes(pattern)) return { ...p, pattern };
  return { ...p, pattern, expeditions_left: sorted([...less(p.expeditions_left, pattern), p.pattern], deck) };
}

/** Another turn of the round: the patterns of the turns before it are gone. */
export function setTurn(p: Position, deck: Deck, turn: number): Position {
  let [now, left] = [p.pattern, p.expeditions_left];
  for (let at = p.turn; at < turn && now; at += 1) [now, left] = [left[0] ?? now, left.slice(1)];
  for (let at = p.turn; at > turn && now; at -= 1) {
    const back = gone({ ...p, pattern: now, expeditions_left: left }, deck).at(-1) ?? now;
    [now, left] = [back, sorted([...left, now], deck)];
  }
  return settled({ ...p, turn, pattern: now, expeditions_left: left }, deck);
}

const BLANK = { red: 0, green: 0, skulls: 0, owed: 0, finished: false, completed: [] };
function blank(player: Player): Player {
  const boxes = Object.fromEntries(HUES.map((colour) => [colour, []])) as Partial<Record<Colour, number[]>>;
  return { ...open(player), ...BLANK, torches: player.torches.map(() => false), boxes };
}

/** The beginning, where everybody chooses two of four cards, or the first turn after it. */
export function setPhase(p: Position, deck: Deck, phase: "keep" | "mark"): Position {
  if ((p.phase === "keep") === (phase === "keep")) return p;
  if (phase === "mark") {
    const players = p.players.map((player) => {
      const two = player.cards.length === 2 ? player.cards : player.dealt.slice(0, 2).map((number) => ({ number, marked: [] }));
      return { ...player, dealt: [], cards: two, finished: false };
    });
    const [pattern = null, ...left] = p.expeditions_left;
    const display = Array.from({ length: DISPLAY }, () => null);
    return settled({ ...p, phase, turn: 1, pattern, expeditions_left: left, display, players }, deck);
  }
  const own = p.players.map((player) => player.cards.flatMap((card) => (card ? [card.number] : [])));
  const rest = deck.card.map((card) => card.number).filter((number) => !own.flat().includes(number));
  const players = p.players.map((player, seat) => {
    const dealt = own[seat] ?? [];
    return { ...blank(player), cards: [], dealt: rising([...dealt, ...rest.splice(0, 4 - dealt.length)]) };
  });
  const begin = {
    over: false,
    round: 1,
    turn: 0,
    pattern: null,
    expeditions_left: sorted(deck.patterns, deck),
    display: [],
    to_replace: [],
  };
  return settled({ ...p, ...begin, phase, players }, deck);
}

/** The first turn, with nothing marked and nothing completed. */
export function emptied(p: Position, deck: Deck): Position {
  const first = setPhase(setPhase(p, deck, "keep"), deck, "mark");
  return {
    ...first,
    players: first.players.map((player) => ({ ...player, cards: player.cards.map((card) => card && { ...card, marked: [] }) })),
  };
}
