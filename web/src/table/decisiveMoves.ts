// The moves of a finished game after which the points changed most.

export interface DecisiveMove {
  /** Its number in the history. */
  number: number;
  /** Whose lead changed most by it, and by how many points against the mean of the others. */
  seat: number;
  gain: number;
}

/** Return up to `count` of them, in the order of the game. `points`: each seat's, before the first move and after every move. */
export function decisiveMoves(points: readonly (readonly number[])[], count = 3): DecisiveMove[] {
  const found = points.slice(1).map((row, number): DecisiveMove => {
    const change = row.map((now, seat) => now - (points[number]?.[seat] ?? 0));
    const whole = change.reduce((sum, one) => sum + one, 0);
    const leads = change.map((own) => own - (whole - own) / Math.max(1, change.length - 1));
    const most = leads.reduce((best, lead, seat) => (Math.abs(lead) > Math.abs(leads[best] ?? 0) ? seat : best), 0);
    return { number, seat: most, gain: Math.round((leads[most] ?? 0) * 10) / 10 };
  });
  return found
    .filter(({ gain }) => gain !== 0)
    .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain) || one.number - other.number)
    .slice(0, count)
    .toSorted((one, other) => one.number - other.number);
}
