// Hourglass's part of the position editor: the pyramid, tiles and dice, and the consequences for rows and heaps.
import type { EditorParts } from "..";
import EditorDie from "./EditorDie.svelte";
import EditorPyramid from "./EditorPyramid.svelte";
import EditorTile from "./EditorTile.svelte";
import { followed, points, tileOf } from "./edit";
import { pretty } from "./operation";
import { ROWS } from "./tileArt";
import { tell } from "./words";

const parts: EditorParts<"hourglass"> = {
  layout: [["pyramid"], ["seats"]],
  own: ["round.tiles", "round.shown", "right", "wrong", "round.nothing", "round.done"],
  bare: ["pyramid"],
  seatWidth: 280,
  shown: ({ phase }, key) => (key === "round-nothing" ? phase !== "check" : key !== "round-done" || phase === "check"),
  points: ({ position, deck }, seat) => tell("board-score", { count: points(position, deck, seat) }),
  draw: { pyramid: EditorPyramid },
  sign: EditorDie,
  signs: ["dice"],
  kinds: ({ position }, [, seat]) => (position.round[Number(seat)]?.tiles ?? []).map(String),
  pretty,
  items: {
    kinds: ROWS,
    of: (colour, deck) => {
      const own = deck.card.filter((card) => card.colour === colour).map((card) => card.number);
      return own.sort((one, other) => one - other);
    },
    words: (number, deck) => {
      const { colour = "", scarabs = 0 } = tileOf(deck, number) ?? {};
      return tell("tile", { number: String(number), colour, scarabs });
    },
    draw: EditorTile,
    size: 72,
    small: true,
  },
  follow: (next, _, path, form) => followed(next, form.deck, path),
};

export default parts;
