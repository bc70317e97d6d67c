// Positions by the description of their fields (`net/positions.json`, from the games' declarations): values by path, and where cards lie.
import type { PositionField } from "../net/types";

/** The path of a value in a position: `["players", 1, "cards", 0]`. */
export type Path = readonly (string | number)[];
type Value = unknown;
type Entries = Record<string | number, Value>;

/** A path as the server writes it: `players[1].cards[0]`. */
export function pathText(path: Path): string {
  return path.map((step, n) => (typeof step === "number" ? `[${step}]` : n ? `.${step}` : step)).join("");
}

/** The field that is in another one by that name or number. */
export function inside(field: PositionField, step: string | number): PositionField | undefined {
  return field.of ?? field.parts?.[step];
}

export function valueAt(whole: Value, path: Path): Value {
  return path.reduce((value, step) => (value as Entries | null | undefined)?.[step], whole);
}

/** A bound or a length, for so many seats. */
export function bySeats(told: PositionField["most"], seats: number): number | undefined {
  return (typeof told === "object" ? told?.[seats] : told) ?? undefined;
}

/** A position with another value somewhere. A list that was null begins empty, and of a map what there is none of is left out. */
export function withValue(field: PositionField, whole: Value, path: Path, value: Value): Value {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const part = inside(field, step);
  const made = part ? withValue(part, (whole as Entries | null)?.[step], rest, value) : value;
  if (typeof step === "number") {
    const list = (whole as Value[] | null) ?? Array.from({ length: Number(field.length) }, () => null);
    return list.map((one, n) => (n === step ? made : one));
  }
  const { [step]: _, ...others } = whole as Entries;
  return field.kind === "map" && (made === 0 || made === "") ? others : { ...(whole as Entries), [step]: made };
}

/** A place for cards: a list (`many`), or a place for one, whose value may hold more than the card's number. */
interface Place {
  path: Path;
  field: PositionField;
  many: boolean;
  numbers: number[];
}

/** The name of the part that is a card's number, where a place has more to it. */
function numberPart(field: PositionField): string | undefined {
  return Object.entries(field.parts ?? {}).find(([, part]) => part.kind === "item")?.[0];
}

/** Return the value at a path; undefined if there is none yet. */
export function entries(field: PositionField, value: Value, seats = 0): [string | number, Value][] {
  if (field.kind === "parts") return Object.keys(field.parts ?? {}).map((name) => [name, (value as Entries | null)?.[name] ?? null]);
  if (field.kind === "map") return Object.entries((value as Entries | null) ?? {});
  const list = (value as Value[] | null) ?? Array.from({ length: bySeats(field.length, seats) ?? 0 }, () => null);
  return field.kind === "list" ? [...list.entries()] : [];
}

/** All places for cards. */
export function* places(field: PositionField, value: Value, path: Path = []): Generator<Place> {
  const part = field.none ? numberPart(field) : undefined;
  if (field.kind === "item") yield { path, field, many: false, numbers: value === null ? [] : [value as number] };
  else if (part) yield { path, field, many: false, numbers: value ? [(value as Entries)[part] as number] : [] };
  else if (field.kind === "list" && field.of?.kind === "item" && !field.of.none)
    yield { path, field, many: true, numbers: (value ?? []) as number[] };
  else
    for (const [step, one] of entries(field, value)) {
      const next = inside(field, step);
      if (next) yield* places(next, one, [...path, step]);
    }
}

/** The path of the place where a card lies; null for one that lies nowhere: in a pile that nobody looks into. */
export function whereIs(field: PositionField, position: Value, number: number): Path | null {
  for (const place of places(field, position)) if (place.numbers.includes(number)) return place.path;
  return null;
}

/** Put a card somewhere, or (null) nowhere: it is taken from where it was. What lay on a place for one goes where the card came from, if
 * that is such a place too. */
export function put<P>(field: PositionField, position: P, number: number, to: Path | null): P {
  let next: Value = position;
  let [card, old, from]: [Value, Value, Path | null] = [null, null, null];
  const all = [...places(field, position)];
  const target = to && all.find((place) => pathText(place.path) === pathText(to));
  if (target && !target.many && target.numbers[0] !== number) old = valueAt(position, target.path) ?? null;
  for (const place of all) {
    if (!place.numbers.includes(number)) continue;
    if (!place.many) [card, from] = [valueAt(position, place.path), place.path];
    next = withValue(field, next, place.path, place.many ? place.numbers.filter((one) => one !== number) : null);
  }
  if (!target) return next as P;
  if (from) next = withValue(field, next, from, old);
  const part = target.many ? undefined : numberPart(target.field);
  const bare = part && (blank({ ...target.field, none: false }, null) as unknown as Entries);
  const placed = part ? { ...bare, ...(card as Entries | null), [part]: number } : number;
  if (!target.many) return withValue(field, next, target.path, placed) as P;
  const list = [...(valueAt(next, target.path) as number[]), number];
  return withValue(field, next, target.path, target.field.rising ? list.sort((one, other) => one - other) : list) as P;
}

/** With as little as can be: no cards, the least numbers, nothing said or marked. What has no least is left as it is. */
export function blank<P>(field: PositionField, value: P): P {
  if (field.kind === "flag") return false as P;
  if (field.kind === "item" || (field.none && field.kind !== "choice")) return null as P;
  if (field.kind === "number") return (typeof field.least === "number" ? field.least : value) as P;
  if (field.kind === "map" && !field.values) return {} as P;
  if (field.kind === "list" && !field.seats && !field.length) return [] as P;
  if (!["parts", "list", "map"].includes(field.kind)) return value;
  const made = entries(field, value).map(([step, one]) => [step, blank(inside(field, step) as PositionField, one)] as const);
  return (field.kind === "list" ? made.map(([, one]) => one) : Object.fromEntries(made)) as P;
}
