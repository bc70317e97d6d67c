// Consequences of a change in a position of Expedition: pile, boxes, who replaces. Whether the whole is possible is
// the server's to say.
import type { Path } from "../../editor/positionFields";
import type { ExpeditionDeck as Deck, ExpeditionFace, ExpeditionPlayer as Player, ExpeditionPosition as Position } from "../../net/types";
import type { PatternName } from "./cardShapes";
import { boxed } from "./editBoxes";

const [DISPLAY, DEALT, KEPT] = [4, 4, 2];

export function faceOf(deck: Deck, number: number, marked: string[] = []): ExpeditionFace {
  const card = deck.card.find((one) => one.number === number);
  return { number, colour: card?.colour ?? "green", grid: card?.grid ?? [], marked };
}

const rising = (numbers: number[]) => [...numbers].sort((one, other) => one - other);

/** The cards of the pile, which nobody has seen. */
function unseen(p: Position, deck: Deck): number[] {
  const cards = p.players.flatMap((player) => [...player.cards.map((card) => card?.number), ...player.completed, ...player.dealt]);
  const lying = new Set([...p.display, ...cards]);
  return deck.card.map((card) => card.number).filter((number) => !lying.has(number));
}

/** Nothing of this step is hidden from the others any more. */
function open({ before: _, ...player }: Player): Player {
  return player;
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

/** Update the fields that follow from the others, in every phase. */
function settled(p: Position, deck: Deck): Position {
  const players = p.players.map((player) => ({ ...player, torches: player.torches.map((lit, round) => lit && round < p.round) }));
  const next = boxed({ ...p, players }, deck);
  if (p.phase === "keep") {
    const kept = next.players.map((player) => {
      const cards = player.cards.filter((card) => card && player.dealt.includes(card.number));
      return { ...player, cards, finished: cards.length === KEPT };
    });
    return { ...next, players: kept, pile: unseen({ ...next, players: kept }, deck).length };
  }
  const all = p.over ? next.players.map((player) => ({ ...open(player), owed: 0, finished: true })) : next.players;
  return replacing(filled({ ...next, players: all }, deck));
}

/** A position after something has been changed (`path`). Of players who were touched nothing is hidden from the others any more. */
export function followed(next: Position, before: Position, [field, seat, part]: Path, deck: Deck): Position {
  if (field === "phase") return phased(before, deck, next.phase === "keep" ? "keep" : "mark");
  const players = next.players.map((player, n) => {
    if (player === before.players[n]) return player;
    const done = n === seat && part === "finished" && player.finished;
    const owing = n === seat && part === "owed" && player.owed > 0;
    return { ...open(player), ...(done ? { owed: 0 } : {}), ...(owing ? { finished: false } : {}) };
  });
  return settled(field === "turn" ? turned(before, deck, next.turn) : { ...next, players }, deck);
}

/** While everybody chooses two of four: keep one of them, or do not. */
export function keep(p: Position, seat: number, number: number): Position {
  const kept = (p.players[seat]?.cards ?? []).flatMap((card) => (card ? [card.number] : []));
  const next = rising(kept.includes(number) ? kept.filter((one) => one !== number) : [...kept, number]);
  const cards = next.map((one) => ({ number: one, marked: [] }));
  return { ...p, players: p.players.map((player, n) => (n === seat ? { ...player, cards } : player)) };
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
function turned(p: Position, deck: Deck, turn: number): Position {
  let [now, left] = [p.pattern, p.expeditions_left];
  for (let at = p.turn; at < turn && now; at += 1) [now, left] = [left[0] ?? now, left.slice(1)];
  for (let at = p.turn; at > turn && now; at -= 1) {
    const back = gone({ ...p, pattern: now, expeditions_left: left }, deck).at(-1) ?? now;
    [now, left] = [back, sorted([...left, now], deck)];
  }
  return { ...p, turn, pattern: now, expeditions_left: left };
}

function blank(player: Player): Player {
  const boxes = Object.fromEntries(Object.keys(player.boxes).map((colour) => [colour, []]));
  const none = { red: 0, green: 0, skulls: 0, owed: 0, finished: false, completed: [] };
  return { ...open(player), ...none, torches: player.torches.map(() => false), boxes };
}

/** The beginning, where everybody chooses two of four cards, or the first turn after it. */
export function phased(p: Position, deck: Deck, phase: "keep" | "mark"): Position {
  if ((p.phase === "keep") === (phase === "keep")) return p;
  if (phase === "mark") {
    const players = p.players.map((player) => {
      const two = player.cards.length === KEPT ? player.cards : player.dealt.slice(0, KEPT).map((number) => ({ number, marked: [] }));
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
    return { ...blank(player), cards: [], dealt: rising([...dealt, ...rest.splice(0, DEALT - dealt.length)]) };
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
  const first = phased(phased(p, deck, "keep"), deck, "mark");
  return {
    ...first,
    players: first.players.map((player) => ({ ...player, cards: player.cards.map((card) => card && { ...card, marked: [] }) })),
  };
}
