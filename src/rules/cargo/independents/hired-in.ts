import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { isIndependent } from './is-independent.ts';

type Hired = Readonly<{ unit: Unit; fleet: Fleet }>;

/** The independent convoys that are there, with their fleets. @rule OPT-8 */
export const hiredIn = ({
  units,
  designs,
  fleets,
}: Pick<CampaignState, 'units' | 'designs' | 'fleets'>): readonly Hired[] =>
  valuesById(units).flatMap((unit) => {
    const { place, design } = unit;
    if (place.kind !== 'fleet' || !isIndependent(rowOf(designs, design))) return [];
    return [{ unit, fleet: rowOf(fleets, place.fleet) }];
  });
