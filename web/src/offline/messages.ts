// What the page and the worker that holds its tables say to each other.
import type { Solved, Sums } from "../engine/moduleSearch";
import type { Question } from "../net/types";

/** A file of the site that the worker loads; all are packed with gzip. `size`: its bytes as they are loaded. */
export interface Part {
  name: string;
  file: string;
  size: number;
}

/** A search that a bot asks for; `seed`: 32 bytes as base64. */
export interface BotSearch {
  question: Question;
  tries: number;
  seed: string;
}
export type BotFound = { solved: Solved } | Pick<Sums, "moves" | "visits" | "values">;

/** Why there are no tables in this page: no WebAssembly, too little memory, no files, a browser that keeps nothing, data that was deleted
 * meanwhile, or something else. */
export type Failure = "old" | "memory" | "files" | "storage" | "cleared" | "other";

export type ToWorker =
  | { kind: "start"; base: string; parts: Part[] }
  | { kind: "request"; id: number; method: string; path: string; body: string; token: string }
  | { kind: "open"; socket: number; table: string }
  | { kind: "hear"; socket: number; text: string }
  | { kind: "close"; socket: number }
  | { kind: "found"; id: number; result: string | null; problem: string };

export type ToPage =
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "message"; socket: number; text: string }
  | { kind: "search"; id: number; task: string }
  | { kind: "progress"; loaded: number; total: number; step: "load" | "start" }
  | { kind: "ready" }
  | { kind: "failed"; why: Failure; text: string };
