// The lessons: optional, in a game's folder `lesson/`, discovered. A step is a position, what is asked for there, and words in both languages beside it.
import type { Look } from "../net/types";

/** A step: `accept` has one list for each move that is asked for, of the texts that will do; `?` stands for any word. */
export interface Step {
  name: string;
  /** The clause of the rules that it shows. */
  clause: string;
  position: { seats: number };
  accept: string[][];
  times?: Record<string, unknown>;
}

/** A look of a step, and what comes after the moves that it asks for (tools/lessons.py). */
export interface RecordedStep {
  look: Look;
  after: Record<string, RecordedStep>;
}

/** The name of a lesson's table: such tables are nobody's running games. */
export const LESSON_TABLE = "· lesson ·";

const found = import.meta.glob<{ default: Step[] }>("../games/*/lesson/steps.json");

const kept = import.meta.glob<Record<string, RecordedStep>>("../games/*/lesson/looks.json", { import: "default" });

/** Whether a game has a lesson. */
export const hasLesson = (game: string): boolean => `../games/${game}/lesson/steps.json` in found;

/** The steps of a game's lesson, if it has one. */
export async function lessonOf(game: string): Promise<Step[] | null> {
  return (await found[`../games/${game}/lesson/steps.json`]?.())?.default ?? null;
}

/** What is kept of a step for those who have no server. */
export async function recordedStepOf(game: string, step: Step): Promise<RecordedStep | null> {
  return (await kept[`../games/${game}/lesson/looks.json`]?.())?.[step.name] ?? null;
}

function does(move: string, wanted: string): boolean {
  const [words, asked] = [move.split(" "), wanted.split(" ")];
  return (
    words.length === asked.length &&
    asked.every((word, n) => word === words[n] || word === "?" || (word === "?:" && words[n]?.endsWith(":")))
  );
}

/** How far these moves of mine have come: still at it, all that was asked for, or something else. */
export function progress(step: Step, mine: string[]): "open" | "done" | "other" {
  const asked = step.accept;
  if (!mine.slice(0, asked.length).every((move, n) => asked[n]?.some((wanted) => does(move, wanted)))) return "other";
  return mine.length >= asked.length ? "done" : "open";
}
