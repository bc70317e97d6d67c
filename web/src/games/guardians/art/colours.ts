// The colours of the printed rooms, the same in light and dark: a strong one for the back, a light one for what is inside.
export type Back = "green" | "yellow" | "red";

export const INK = "#3a2a1c";
export const STONE = "#d9c49a";
export const PAPER = "#f7ecd2";
export const GOLD = "#f2c532";
export const STRONG: Record<Back, string> = { green: "#2c7a4b", yellow: "#a97c00", red: "#b3312a" };
export const DEEP: Record<Back, string> = { green: "#1d5734", yellow: "#7a5800", red: "#84201b" };
export const LIGHT: Record<Back, string> = { green: "#dbeedd", yellow: "#fbf0c4", red: "#f8dcd5" };
/** One room in so many has a guardian: what the back tells. */
export const ONE_IN: Record<Back, number> = { green: 4, yellow: 3, red: 2 };
/** The explorers' tokens, by seat; the number on them says it too. White reads on all of them. */
export const TOKENS = ["#2f5fa8", "#a4452c", "#2c7a4b", "#6b4a9b", "#14716f", "#8a6100"];
