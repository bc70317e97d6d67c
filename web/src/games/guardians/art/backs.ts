// The backs of rooms. Their colours are in tokens.css: --guardians-green, its deep and its light shade, and so on.
export type Back = "green" | "yellow" | "red";

/** One room in so many has a guardian: what the back tells. */
export const ONE_IN: Record<Back, number> = { green: 4, yellow: 3, red: 2 };
