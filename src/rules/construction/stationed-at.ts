import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId, EmpireId, FleetId, ProjectId, SystemId, UnitId } from '#model/campaign/ids';
import type { Project } from '#model/campaign/project';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { classNow } from '#rules/forces/class-now';
import { restingUnits } from '#rules/forces/resting-units';

/** What is known of the forces at places that build and repair. */
export type PlaceFacts = Readonly<{
  index: ForceIndex;
  /** Undefined: a class whose stats are not known. */
  designOf: (design: DesignId) => UnitDesign | undefined;
  isResting: (unit: UnitId) => boolean;
  isSupplied: (unit: Unit) => boolean;
  /** Whether a fleet moves this turn, as far as that is known. */
  isMoving: (fleet: Fleet) => boolean;
}>;

type Known = Readonly<{
  turn: number;
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Fleet>;
  projects: ById<ProjectId, Project>;
  unpaid: ReadonlySet<UnitId>;
  designOf: PlaceFacts['designOf'];
}>;

/** The facts in a state, or in what an empire sees of it. @rule CON-5 */
export function placeFactsOf(known: Known): PlaceFacts {
  const resting = restingUnits(valuesById(known.projects));
  return {
    index: forceIndexOf(known),
    designOf: known.designOf,
    isResting: (unit) => resting.has(unit),
    isSupplied: ({ id, outOfSupply }) => outOfSupply === 0 && !known.unpaid.has(id),
    isMoving: ({ lastMoved }) => lastMoved === known.turn,
  };
}

/** An own unit at a place with its class as it has it by now; `isIdle`: it is fit, and neither moves, withdraws nor rests this turn. */
export type Stationed = Readonly<{ unit: Unit; design: UnitDesign; isIdle: boolean }>;

/** What an empire has at a place that could work there; what is aboard others is left out. @rule CON-5 */
export function stationedAt(
  facts: PlaceFacts,
  empire: EmpireId,
  system: SystemId,
): readonly Stationed[] {
  const take = (units: readonly Unit[], isThere: boolean): readonly Stationed[] =>
    units.flatMap((unit) => {
      const design = unit.owner === empire ? facts.designOf(unit.design) : undefined;
      if (design === undefined) return [];
      const isFit = unit.condition === 'sound' && unit.status === 'active';
      return [
        {
          unit,
          design: classNow(unit, design),
          isIdle: isThere && isFit && !facts.isResting(unit.id),
        },
      ];
    });
  const afloat = facts.index.fleetsAt(system).flatMap((fleet) => {
    const stays = fleet.withdrawing === null && !facts.isMoving(fleet);
    return take(facts.index.inFleet(fleet.id), stays);
  });
  return [...take(facts.index.atSystem(system), true), ...afloat];
}
