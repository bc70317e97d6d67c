// The figures of the rules pages: optional, in a game's folder `figures/`, discovered. Each is drawn from looks of real tables (tools/figures.py), when it comes in sight.
import type { Component } from "svelte";
import type { Game, Look } from "../net/types";

/** What the figures of a game are given: which one, and its looks. */
export interface FigureProps<G extends Game = Game> {
  name: string;
  looks: Look<G>[];
}

const places = import.meta.glob<Record<string, string>>("../games/*/figures/places.json", { import: "default", eager: true });
const drawings = import.meta.glob<{ default: Component<FigureProps> }>("../games/*/figures/Drawing.svelte");
const looks = import.meta.glob<Look[]>("../games/*/figures/*.json", { import: "default" });

/** The figure that stands after each clause of a game. */
export const placesOf = (game: string): Record<string, string> => places[`../games/${game}/figures/places.json`] ?? {};

/** A figure, ready to be drawn. */
export async function load(game: string, name: string): Promise<{ drawing: Component<FigureProps>; looks: Look[] } | null> {
  const [drawing, found] = await Promise.all([
    drawings[`../games/${game}/figures/Drawing.svelte`]?.(),
    looks[`../games/${game}/figures/${name}.json`]?.(),
  ]);
  return drawing && found ? { drawing: drawing.default, looks: found } : null;
}
