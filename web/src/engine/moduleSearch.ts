// One search in a game's module: it lays out the module's memory and calls its functions as compiled Python expects to be called. No rule is here.
import type { Question } from "../net/types";
import type { ModuleFacts } from "./gameModules";

/** Sums over the games that were tried: of each of the seat's moves, and (`overall`) of all. */
export interface Sums {
  moves: number[];
  visits: number[];
  wins: number[];
  points: number[];
  values: number[];
  squares: number[];
  everyone: number[][];
  overall: number[];
  games: number;
}

/** A moment that was solved: after each of the seat's moves everybody's chances and its points; everybody's chances with the best. */
export interface Solved {
  everyone: number[][];
  points: number[];
  chances: number[];
}

type Value = number | bigint;
type Run = (...values: Value[]) => number;

/** Where an array begins in the module's memory, the bytes of one of its items, and its shape. */
interface Place {
  at: number;
  item: number;
  shape: number[];
}

const LINE = 64;
/** Where a style says that nothing is hidden. */
const OPEN = 5;
/** How good a move looks at first sight that is to be tried whatever comes of it. */
const INSISTING = 1e9;
const count = (shape: number[]): number => shape.reduce((all, one) => all * one, 1);
const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** An array as compiled Python takes it: owner and parent (none), items, bytes of one, where they are, shape, strides. */
function spread({ at, item, shape }: Place): Value[] {
  const strides = shape.map((_, place) => BigInt(item * count(shape.slice(place + 1))));
  return [0, 0, BigInt(count(shape)), BigInt(item), at, ...shape.map(BigInt), ...strides];
}

/** An instance of a game's module. Its memory takes megabytes: one serves search after search. */
export class Engine {
  readonly run: Record<string, Run>;
  readonly memory: WebAssembly.Memory;
  /** Where the module's own memory ends. */
  readonly end: number;
  readonly #first: Uint8Array;

  constructor(module: WebAssembly.Module) {
    const { memory, __heap_base, ...run } = new WebAssembly.Instance(module, {}).exports;
    this.memory = memory as WebAssembly.Memory;
    this.run = run as Record<string, Run>;
    this.end = Number((__heap_base as WebAssembly.Global).value);
    this.#first = new Uint8Array(this.memory.buffer, 0, this.end).slice();
  }

  /** Set the memory back to what it was at first. */
  reset(): void {
    const bytes = new Uint8Array(this.memory.buffer);
    bytes.set(this.#first);
    bytes.fill(0, this.end);
  }
}

/** A search of one question; the engine's search before it ends with it. */
export class Search {
  readonly #run: Record<string, Run>;
  readonly #memory: WebAssembly.Memory;
  readonly #tree: Record<string, Place> = {};
  readonly #worlds: Place;
  readonly #words: Place;
  readonly #deck: Place;
  readonly #weights: Place;
  readonly #told: Place;
  readonly #style: Place;
  readonly #likeliness: Place;
  readonly #rng: Place;
  readonly #line: Place;
  readonly #scratch: Record<string, Place> = {};
  readonly #wins: Place;
  readonly #points: Place;
  readonly #chances: Place;
  readonly #result: Place;
  readonly #question: Question;
  #end: number;

  constructor(engine: Engine, facts: ModuleFacts, question: Question, seed: Uint8Array) {
    engine.reset();
    this.#memory = engine.memory;
    this.#run = engine.run;
    this.#end = engine.end;
    this.#question = question;
    this.#result = this.#room(8, [4]);
    this.#worlds = this.#room(facts.state, [5]);
    this.#words = { at: this.#worlds.at, item: facts.word, shape: [5, facts.state / facts.word] };
    this.#deck = this.#room(facts.deck, [1]);
    this.#weights = this.#room(8, [facts.weights]);
    this.#told = this.#room(8, facts.memory);
    this.#style = this.#room(8, [facts.style]);
    this.#likeliness = this.#room(8, [3]);
    this.#rng = this.#room(8, [4]);
    this.#line = this.#room(8, [facts.steps, 2]);
    for (const [name, item, shape] of facts.tree) this.#tree[name] = this.#room(item, shape);
    for (const [name, item, shape] of facts.scratch ?? [])
      this.#scratch[name] = name === "bytes_of" ? { at: this.#scratch.states?.at ?? 0, item, shape } : this.#room(item, shape);
    this.#wins = this.#room(8, [facts.moves, facts.seats]);
    this.#points = this.#room(8, [facts.moves]);
    this.#chances = this.#room(8, [facts.seats]);
    this.#memory.grow(Math.max(0, Math.ceil((this.#end - this.#memory.buffer.byteLength) / 65536)));
    const state = bytesOf(question.state);
    for (let world = 0; world < 5; world++) this.#write({ ...this.#worlds, at: this.#worlds.at + world * facts.state }, state);
    this.#write(this.#deck, bytesOf(question.deck));
    const weights = Float64Array.from(new Float32Array(bytesOf(question.weights).buffer));
    this.#write(this.#weights, new Uint8Array(weights.buffer));
    this.#write(this.#told, bytesOf(question.memory));
    this.#write(this.#style, bytesOf(question.style));
    this.#write(this.#rng, seed);
    const found = this.#part("found");
    new Uint8Array(this.#memory.buffer, found.at, found.item * count(found.shape)).fill(255); // nothing was found yet: -1
  }

  /** Try that many games more. */
  search(games: number): void {
    const { seat, seats, alone, tries } = this.#question;
    this.#call(
      "search",
      [this.#worlds, this.#words].flatMap(spread),
      [this.#deck.at],
      [this.#weights, this.#told].flatMap(spread),
      [BigInt(seat), BigInt(seats), Number(alone), BigInt(tries)],
      spread(this.#style),
      [BigInt(games)],
      this.#grown(),
      [this.#likeliness, this.#rng].flatMap(spread),
    );
  }

  /** The moment solved, if the game can do that within about so many seconds. */
  solve(seconds: number): Solved | null {
    const { states } = this.#scratch;
    if (!states) return null;
    const { seat, seats, moves } = this.#question;
    this.#write(states, bytesOf(this.#question.state));
    this.#call(
      "solve",
      Object.values(this.#scratch).flatMap(spread),
      [this.#deck.at],
      [this.#weights, this.#told].flatMap(spread),
      [BigInt(seat), Number((this.#reals(this.#style)[OPEN] ?? 0) > 0), seconds],
      [this.#wins, this.#points, this.#chances].flatMap(spread),
    );
    if (!this.#bigs(this.#result)[0]) return null;
    const wins = this.#reals(this.#wins);
    const across = this.#wins.shape[1] ?? 0;
    return {
      everyone: moves.map((_, place) => Array.from(wins.subarray(place * across, place * across + seats))),
      points: Array.from(this.#reals(this.#points).subarray(0, moves.length)),
      chances: Array.from(this.#reals(this.#chances).subarray(0, seats)),
    };
  }

  /** What was learnt so far. */
  sums(): Sums {
    const { seat, seats, moves } = this.#question;
    const overall = this.#floats("overall");
    const sums: Sums = {
      moves: [],
      visits: [],
      wins: [],
      points: [],
      values: [],
      squares: [],
      everyone: [],
      overall: Array.from(overall.subarray(0, seats)),
      games: overall[seats] ?? 0,
    };
    if (!moves.length) return sums;
    this.#call("root", spread(this.#worlds), [this.#deck.at], [BigInt(seat)], this.#grown());
    const node = Number(this.#bigs(this.#result)[0]);
    if (node < 0) return sums;
    const [first = 0, n = 0] = this.#whole("node").subarray(3 * node, 3 * node + 2);
    const of = (values: ArrayLike<number>, from = first): number[] => Array.from({ length: n }, (_, place) => values[from + place] ?? 0);
    const everyone = this.#floats("everyone");
    const across = this.#part("everyone").shape[1] ?? 0;
    return {
      ...sums,
      moves: of(this.#whole("move")),
      visits: of(this.#whole("visits")),
      wins: of(this.#floats("wins")),
      points: of(this.#floats("points")),
      values: of(this.#floats("value")),
      squares: of(this.#floats("squares"), 0),
      everyone: Array.from({ length: n }, (_, place) => Array.from(everyone.subarray(place * across, place * across + seats))),
    };
  }

  /** Try one of the seat's moves from now on, whatever is thought of it. */
  insist(move: number): void {
    const { seat } = this.#question;
    this.#call("root", spread(this.#worlds), [this.#deck.at], [BigInt(seat)], this.#grown());
    const node = Number(this.#bigs(this.#result)[0]);
    const [first = 0, n = 0] = node < 0 ? [] : this.#whole("node").subarray(3 * node, 3 * node + 2);
    const place = this.#whole("move")
      .subarray(first, first + n)
      .indexOf(move);
    const { at, shape } = this.#part("prior");
    if (place >= 0) new Float32Array(this.#memory.buffer, at, count(shape))[first + place] = INSISTING;
  }

  /** How the game would go on after one of the seat's moves, by what was tried most: seat and move of each step. */
  line(move: number): [seat: number, number: number][] {
    const { seat, alone } = this.#question;
    const kept = this.#bigs(this.#rng).slice(); // asking does not change what is thought next
    this.#call(
      "follow",
      [this.#worlds, this.#words].flatMap(spread),
      [this.#deck.at, BigInt(seat), Number(alone)],
      this.#grown(),
      [BigInt(move)],
      [this.#line, this.#rng].flatMap(spread),
    );
    this.#bigs(this.#rng).set(kept);
    const steps = Number(this.#bigs(this.#result)[0]);
    const line = this.#bigs(this.#line);
    return Array.from({ length: steps }, (_, step) => [Number(line[2 * step]), Number(line[2 * step + 1])]);
  }

  /** The four words of the generator, to compare with other machines. */
  chance(): bigint[] {
    return Array.from(new BigUint64Array(this.#memory.buffer, this.#rng.at, 4));
  }

  #call(name: string, ...values: Value[][]): void {
    const run = this.#run[name];
    if (!run) throw new Error(`the module has no ${name}`);
    const status = run(this.#result.at, this.#result.at + 16, ...values.flat());
    if (status !== 0) throw new Error(`${name}: status ${status}`);
  }
  #room(item: number, shape: number[]): Place {
    const at = Math.ceil(this.#end / LINE) * LINE;
    this.#end = at + item * count(shape);
    return { at, item, shape };
  }
  #write({ at, item, shape }: Place, bytes: Uint8Array): void {
    if (bytes.length > item * count(shape)) throw new Error("the question is not for this module");
    new Uint8Array(this.#memory.buffer).set(bytes, at);
  }
  #part(name: string): Place {
    const place = this.#tree[name];
    if (!place) throw new Error(`no ${name} in the tree`);
    return place;
  }
  #grown(): Value[] {
    return Object.values(this.#tree).flatMap(spread);
  }
  #bigs({ at, shape }: Place): BigInt64Array {
    return new BigInt64Array(this.#memory.buffer, at, count(shape));
  }
  #whole(name: string): Int32Array {
    const { at, shape } = this.#part(name);
    return new Int32Array(this.#memory.buffer, at, count(shape));
  }
  #floats(name: string): Float64Array {
    return this.#reals(this.#part(name));
  }
  #reals({ at, shape }: Place): Float64Array {
    return new Float64Array(this.#memory.buffer, at, count(shape));
  }
}
