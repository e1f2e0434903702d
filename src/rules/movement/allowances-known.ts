import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId, FleetId, ProjectId, UnitId } from '#model/campaign/ids';
import type { Project } from '#model/campaign/project';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { isTowedOn } from '#rules/cargo/is-towed-on';
import { forceIndexOf } from '#rules/forces/force-index';
import { restingUnits } from '#rules/forces/resting-units';
import {
  type LaneAllowance,
  type MovementRules,
  type MovingUnit,
  laneAllowanceOf,
} from './lane-allowance-of.ts';

/** What an empire knows of its own forces that decides how far they get. */
export type ForcesKnown = Readonly<{
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Fleet>;
  projects: ById<ProjectId, Project>;
  unpaid: readonly UnitId[];
  designs: ById<
    DesignId,
    Readonly<{ known: 'stats'; design: UnitDesign }> | Readonly<{ known: 'name' }>
  >;
  rules: MovementRules;
}>;

/** What each fleet of an empire may do on its way. @rule MOV-1 @rule MOV-9 */
export function allowancesKnown(known: ForcesKnown): (fleet: FleetId) => LaneAllowance {
  const index = forceIndexOf(known);
  const unpaid = new Set(known.unpaid);
  const resting = restingUnits(valuesById(known.projects));
  const moving = (unit: Unit): readonly MovingUnit[] => {
    const row = known.designs[unit.design];
    if (row?.known !== 'stats') return [];
    const { id } = unit;
    const { design } = row;
    const tows = index.aboard(id).some((one) => {
      const base = known.designs[one.design];
      return base?.known === 'stats' && isTowedOn(design, base.design);
    });
    return [{ unit, design, unpaid: unpaid.has(id), resting: resting.has(id), tows }];
  };
  return (fleet) => laneAllowanceOf(index.inFleet(fleet).flatMap(moving), known.rules);
}
