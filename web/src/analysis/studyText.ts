// Studies as text: a start and a tree of moves (docs/formats.md, "Studies"), and links that contain the whole of one.

import { pack, unpack } from "../net/urlCodec";

export type Mover = number | null;

export interface StudyNode {
  move?: [seat: Mover, text: string];
  /** The number of the node before; the one before it in the list, where none is named. */
  parent?: number;
  name?: string;
  comment?: string;
  /** How often what comes with the move was drawn again. */
  draw?: number;
}

export type Start =
  | { position: unknown }
  | { record: unknown; at?: number }
  | { deal: { seats?: number; options?: Record<string, string | boolean> } };

export interface Study {
  format: 1;
  game: string;
  start: Start;
  seed: string;
  nodes: StudyNode[];
  title?: string;
  names?: string[];
  deck?: unknown;
  /** The node one stands at. */
  at?: number;
}

/** A study as somebody hands it over: what is left out is filled in. */
export type NewStudy = Pick<Study, "game" | "start"> & Partial<Omit<Study, "game" | "start">>;

/** A link longer than this is cut by many a messenger. */
export const LONGEST_LINK = 8000;

/** A study that is no study. */
export class BadStudy extends Error {}

function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** All of a study. One from a record has the whole game as its main line, and stands at the moment that was named. */
export function whole(study: NewStudy): Study {
  const rest = { ...study, format: 1 as const, seed: study.seed ?? newSeed() };
  if (study.nodes) return { ...rest, nodes: study.nodes };
  if (!("record" in study.start)) return { ...rest, nodes: [{}] };
  const { record, at = 0 } = study.start;
  const moves = ((record as { moves?: unknown }).moves ?? []) as [Mover, string, number?][];
  return {
    ...rest,
    start: { record },
    nodes: [{}, ...moves.map(([seat, text]) => ({ move: [seat, text] as [Mover, string] }))],
    at: Math.min(at, moves.length),
  };
}

/** Where to go to see a study: a link that contains the whole of it. */
export async function studyLink(study: NewStudy): Promise<string> {
  return `/analysis#${await pack(whole(study))}`;
}

/** The study in the last part of an address; raises `BadStudy` where it was cut short. */
export async function unpacked(hash: string): Promise<Study> {
  return readStudy(JSON.stringify(await unpack(hash.slice(1))));
}

/** A study from a text: a study itself, a record, or a position. What is wrong in it the server says. */
export function readStudy(text: string): Study {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadStudy();
  }
  if (typeof data !== "object" || data === null || !("game" in data) || typeof data.game !== "string") throw new BadStudy();
  const { game } = data;
  if ("start" in data && "nodes" in data && Array.isArray(data.nodes) && data.nodes.length) return whole(data as unknown as NewStudy);
  if ("moves" in data && Array.isArray(data.moves) && "commitment" in data) return whole({ game, start: { record: data } });
  if ("start" in data) throw new BadStudy();
  return whole({ game, start: { position: data } });
}
