import { rowOf } from '#kernel/collections/row-of';
import type { CampaignState } from '#model/campaign/state';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import { powerOf } from './power-of.ts';
import { standingOf } from './standing-of.ts';

type Forces = Pick<CampaignState, 'empires' | 'fleets' | 'units'>;

/**
 * The standing orders of a single unit: those of its fleet, also when it is aboard, else those of its empire. A unit
 * that has lost its carrier has no fleet. @rule ENC-5
 */
export function standingOfUnit(
  state: Forces,
  { owner, place }: Pick<Unit, 'owner' | 'place'>,
): StandingOrders {
  const empire = powerOf(state, owner);
  if (place.kind === 'aboard') {
    const carrier: Unit | undefined = state.units[place.carrier];
    if (carrier === undefined) return empire.standing;
    return standingOfUnit(state, { owner, place: carrier.place });
  }
  return place.kind === 'fleet'
    ? standingOf(empire, rowOf(state.fleets, place.fleet))
    : empire.standing;
}
