import type { FleetStopped } from '#model/events/movement-events';
import { laneIdOf } from '#model/campaign/lane';
import { takeLeg } from '#rules/movement/take-leg';
import type { Move, Traveller } from './traveller.ts';
import type { Voyage } from './voyage.ts';

/** A fleet's next leg, or what ends its way before it. @rule MOV-1 @rule DIP-10 */
export function nextLeg(
  { lanes, borders, isStormy }: Voyage,
  traveller: Traveller,
): Readonly<{ move: Move }> | Readonly<{ because: FleetStopped['because'] }> {
  const { at: from, path, next, allowance, legs } = traveller;
  const to = path[next] ?? from;
  if (next > 0 && isStormy(from)) return { because: 'storm' };
  const taken = takeLeg(legs, lanes.classBetween(from, to), allowance);
  if (!taken.ok) return { because: 'lane-closed' };
  if (!borders(traveller, to)) return { because: 'not-admitted' };
  return { move: { traveller, lane: laneIdOf(from, to), from, to, legs: taken.legs } };
}
