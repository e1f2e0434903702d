import { rowOf } from '#kernel/collections/row-of';
import { type ById, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { fitFunctionsOf } from '#rules/supply/fit-functions-of';
import { supplyLoss } from '#rules/supply/supply-loss';
import type { Hurt } from './attrition-regained.ts';
import type { PlaceFacts } from './stationed-at.ts';

type Forces = Readonly<{
  empire: EmpireId;
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Fleet>;
  isOwnColony: (system: SystemId) => boolean;
}>;

type Where = Pick<Forces, 'units' | 'fleets'>;

type HurtForces = Readonly<{
  hurt: readonly Hurt[];
  /** Hospital functions of the empire that reach there. */
  functionsAt: (together: string) => number;
}>;

/** A system, or in a lane the fleet; of what is aboard that of its carrier. */
function togetherOf({ units, fleets }: Where, { place }: Unit): string {
  if (place.kind === 'system') return place.system;
  if (place.kind === 'aboard') return togetherOf({ units, fleets }, rowOf(units, place.carrier));
  const fleet = rowOf(fleets, place.fleet);
  return fleet.place.kind === 'system' ? fleet.place.system : fleet.id;
}

function hurtOf(facts: PlaceFacts, forces: Forces, unit: Unit): readonly Hurt[] {
  const design = unit.damage > 0 ? facts.designOf(unit.design) : undefined;
  if (design === undefined) return [];
  const { id, damage, place, outOfSupply } = unit;
  const hunger = supplyLoss(design, outOfSupply).attrition;
  const isLanded = place.kind === 'system' && forces.isOwnColony(place.system);
  return [
    {
      unit: id,
      design: unit.design,
      damage,
      left: (design.ground?.attrition ?? 0) - hunger - damage,
      recovers: isLanded && facts.isSupplied(unit),
      together: togetherOf(forces, unit),
    },
  ];
}

/** The ground units of an empire that have lost Attrition, and the Hospitals that reach them. @rule CON-7 @rule ABL-2 */
export function groundForcesHurt(facts: PlaceFacts, forces: Forces): HurtForces {
  const own = valuesById(forces.units).filter(({ owner }) => owner === forces.empire);
  const functionsOf = (unit: Unit): number => {
    const design = facts.designOf(unit.design);
    if (design === undefined) return 0;
    return fitFunctionsOf({ unit, design, isResting: facts.isResting(unit.id) }, 'hospital');
  };
  return {
    hurt: own.flatMap((unit) => hurtOf(facts, forces, unit)),
    functionsAt: (together) =>
      sumOf(
        own.filter((unit) => togetherOf(forces, unit) === together),
        functionsOf,
      ),
  };
}
