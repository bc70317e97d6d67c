// Studies as text: a start and a tree of moves (docs/formats.md, "Studies"), and links that contain the whole of one.

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

const PLAIN = "j";
const PACKED = "d";

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Where to go to see a study: at once, and long. The page makes the address short. */
export function studyLink(study: NewStudy): string {
  return `/analysis#${PLAIN}${toBase64(new TextEncoder().encode(JSON.stringify(whole(study))))}`;
}

/** The same for giving away: as short as it gets. */
export async function packedLink(study: Study): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(study));
  return `/analysis#${PACKED}${toBase64(await through(bytes, new CompressionStream("deflate-raw")))}`;
}

/** The study in the last part of an address; raises `BadStudy` where it was cut short. */
export async function unpacked(hash: string): Promise<Study> {
  const [kind, text] = [hash.charAt(1), hash.slice(2)];
  try {
    if (kind !== PLAIN && kind !== PACKED) throw new BadStudy();
    const bytes = fromBase64(text);
    return readStudy(new TextDecoder().decode(kind === PLAIN ? bytes : await through(bytes, new DecompressionStream("deflate-raw"))));
  } catch {
    throw new BadStudy();
  }
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
