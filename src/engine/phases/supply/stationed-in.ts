import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { MILITIA_CLASS } from '#model/campaign/militia';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { FleetPlace } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { unpaidUnits } from '#rules/economy/unpaid-units';

/** A unit with where it is, itself or with its carrier. */
export type Stationed = Readonly<{
  unit: Unit;
  place: FleetPlace;
  /** Those with the same one draw supply together: all in a system, in a lane those of one fleet. */
  together: string;
  isUnpaid: boolean;
}>;

/** Whether a unit is a militia in a colony of its owner. */
const isAtHome = ({ systems }: CampaignState, { owner, design, place }: Unit): boolean =>
  design === MILITIA_CLASS.id &&
  place.kind === 'system' &&
  rowOf(systems, place.system).owner === owner;

/**
 * Everything that needs supply: neither minefields nor what is mothballed, nor raiders.
 * @rule SUP-7 @rule SUP-1
 * @ruling A militia lives off its own colony: there it needs no supply route. Otherwise a colony that has become independent would lose its
 *   ground forces in two turns.
 */
export function stationedIn(state: CampaignState): readonly Stationed[] {
  const unpaid = unpaidUnits(valuesById(state.effects), state.turn);
  const stationOf = (unit: Unit): Omit<Stationed, 'unit'> => {
    const { place } = unit;
    const isUnpaid = unpaid.has(unit.id);
    if (place.kind === 'system') return { place, together: place.system, isUnpaid };
    if (place.kind === 'fleet') {
      const fleet = rowOf(state.fleets, place.fleet);
      const together = fleet.place.kind === 'lane' ? fleet.id : fleet.place.system;
      return { place: fleet.place, together, isUnpaid };
    }
    const carrier = stationOf(rowOf(state.units, place.carrier));
    return { ...carrier, isUnpaid: isUnpaid || carrier.isUnpaid };
  };
  return valuesById(state.units)
    .filter((unit) => {
      if (unit.owner === RAIDERS || isAtHome(state, unit)) return false;
      return unit.status !== 'mothballed' && rowOf(state.designs, unit.design).kind !== 'minefield';
    })
    .map((unit) => ({ unit, ...stationOf(unit) }));
}
