// The options of a game as they are chosen before it begins: some values are for some numbers of players only.
import type { OptionInfo } from "../net/types";

export type Options = Record<string, string | boolean>;

/** What is chosen where nobody has chosen. */
export function usual(offered: OptionInfo[]): Options {
  return Object.fromEntries(offered.map((option) => [option.name, option.default]));
}

/** What was chosen, as far as it goes with so many players. */
export function fittingOptions(offered: OptionInfo[], chosen: Options, seats: number): Options {
  return Object.fromEntries(
    offered.map(({ name, values, default: usual }) => {
      const possible = values.filter((one) => one.seats.includes(seats));
      return [name, (possible.find((one) => one.value === chosen[name]) ?? possible[0])?.value ?? usual];
    }),
  );
}
