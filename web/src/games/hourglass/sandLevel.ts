// The sand in the glass: how high it stands when so much of it is left, by volume, as in a real one.

/** The right half of the upper bulb, from its shoulder to the neck: a cubic curve in the glass's own units. */
export const GLASS = { shoulder: 26, neck: 100, foot: 174, centre: 60 };
const CURVE: [number, number][] = [
  [33, 26],
  [33, 66],
  [3, 82],
  [2.2, 100],
];
const FILLED = 0.8;

function curve(t: number): [number, number] {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const at = (axis: 0 | 1) => CURVE.reduce((sum, point, i) => sum + (weights[i] ?? 0) * point[axis], 0);
  return [at(0), at(1)];
}

// Heights above the neck and the share of the bulb's volume below each.
const STEPS = 80;
const LEVELS: { height: number; share: number }[] = [{ height: 0, share: 0 }];
{
  let volume = 0;
  let [width, y] = curve(1);
  for (let i = STEPS - 1; i >= 0; i -= 1) {
    const [w, next] = curve(i / STEPS);
    volume += ((w * w + w * width + width * width) / 3) * (y - next);
    LEVELS.push({ height: GLASS.neck - next, share: volume });
    [width, y] = [w, next];
  }
  for (const level of LEVELS) level.share /= volume;
}

function between(wanted: number, from: "height" | "share", to: "height" | "share"): number {
  const next = LEVELS.findIndex((level) => level[from] >= wanted);
  const [low, high] = [LEVELS[Math.max(0, next - 1)], LEVELS[Math.max(0, next)]];
  if (!low || !high || next < 0) return LEVELS.at(-1)?.[to] ?? 0;
  const span = high[from] - low[from];
  return span === 0 ? high[to] : low[to] + ((wanted - low[from]) / span) * (high[to] - low[to]);
}

/** The y of the sand above the neck when this share of all the sand is still there. */
export function above(left: number): number {
  return GLASS.neck - between(left * FILLED, "share", "height");
}

/** The y of the sand below when this share has fallen: the lower bulb is the upper one turned over. */
export function below(fallen: number): number {
  return GLASS.neck + between(1 - fallen * FILLED, "share", "height");
}

/** The outline of both bulbs. */
export const OUTLINE = (() => {
  const { centre, shoulder, neck, foot } = GLASS;
  return (
    `M${centre - 33} ${shoulder}H${centre + 33}C${centre + 33} 66 ${centre + 3} 82 ${centre + 2.2} ${neck}` +
    `C${centre + 3} 118 ${centre + 33} 134 ${centre + 33} ${foot}H${centre - 33}` +
    `C${centre - 33} 134 ${centre - 3} 118 ${centre - 2.2} ${neck}C${centre - 3} 82 ${centre - 33} 66 ${centre - 33} ${shoulder}Z`
  );
})();
