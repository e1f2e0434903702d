import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { isIndependent } from './is-independent.ts';

type Hired = Readonly<{ unit: Unit; fleet: Fleet; isLaden: boolean }>;

/** The independent convoys that are there, with their fleets, and whether they carry anything. @rule OPT-8 */
export function hiredIn({
  units,
  designs,
  fleets,
}: Pick<CampaignState, 'units' | 'designs' | 'fleets'>): readonly Hired[] {
  const all = valuesById(units);
  return all.flatMap((unit) => {
    const { id, place, design } = unit;
    if (place.kind !== 'fleet' || !isIndependent(rowOf(designs, design))) return [];
    const isLaden =
      unit.census > 0 || all.some((one) => one.place.kind === 'aboard' && one.place.carrier === id);
    return [{ unit, fleet: rowOf(fleets, place.fleet), isLaden }];
  });
}
