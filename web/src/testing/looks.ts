// Looks for unit tests: those of the figures are looks of real tables, and are kept fresh.
import type { Game, Look } from "../net/types";

/** The looks of a figure's file. */
export function looksOf<G extends Game>(_: G, file: unknown): [Look<G>, ...Look<G>[]] {
  return file as [Look<G>, ...Look<G>[]];
}

/** A look with some of its view changed. */
export function seeing<G extends Game>(look: Look<G>, changed: Partial<Look<G>["view"]>): Look<G> {
  return { ...look, view: { ...look.view, ...changed } };
}
