import type { Fighter } from './fighter.ts';
import { overLimit } from './over-limit.ts';
import type { SideTerms } from './scenarios/scenario.ts';

type Host<F> = Readonly<{
  force: readonly F[];
  flagship: F | null;
  terms: SideTerms;
  /** The units that stay in any case. */
  included: ReadonlySet<F>;
}>;

/**
 * The units that leave a task force when others were drawn into it beyond its limit.
 * @rule CSC-5 @rule CSC-1
 * @ruling When a unit is drawn in beyond the limit, another unit leaves the task force, the cheapest first. If no other unit can leave, the
 *   unit that was drawn in fights beyond the limit.
 */
export function makesRoom<F extends Fighter>({
  force,
  flagship,
  terms,
  included,
}: Host<F>): readonly F[] {
  if (included.size === 0) return overLimit(force, flagship, terms);
  const names = new Set([...included].map(({ unit }) => unit));
  // As if nothing were dearer, they go last.
  const priced = force.map((one) => (included.has(one) ? { ...one, cost: Infinity } : one));
  const going = new Set(overLimit(priced, flagship, terms).map(({ unit }) => unit));
  return force.filter(({ unit }) => going.has(unit) && !names.has(unit));
}
