export type Point = Readonly<{ x: number; y: number }>;

/** What lies further aside than ahead comes last, and what lies further than this is in no such direction. */
const WIDEST = 3;
const LAST = 1e6;
/** A step aside counts as one and a half ahead: of hexes in a row, the one beside comes before the one beyond it. */
const ASIDE = 1.5;
/** Of two that are equally near, the one to the left as one looks: the way back leads to where one was. */
const TO_THE_LEFT = 0.001;

/** How far a place lies in a direction; infinitely far: it lies elsewhere. */
function distance(from: Point, direction: Point, place: Point): number {
  const [x, y] = [place.x - from.x, place.y - from.y];
  const ahead = x * direction.x + y * direction.y;
  const toTheRight = direction.x * y - direction.y * x;
  const aside = Math.abs(toTheRight);
  if (ahead <= 0 || aside > WIDEST * ahead) return Infinity;
  return ahead + ASIDE * aside + TO_THE_LEFT * toTheRight + (aside > ahead ? LAST : 0);
}

/** The nearest of some places in a direction from a point; undefined: there is none. */
export function nearestToward(
  from: Point,
  direction: Point,
  places: readonly Point[],
): number | undefined {
  let nearest: number | undefined;
  let least = Infinity;
  for (const [at, place] of places.entries()) {
    const far = distance(from, direction, place);
    if (far >= least) continue;
    least = far;
    nearest = at;
  }
  return nearest;
}
