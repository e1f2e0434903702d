import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId, FleetId, LaneId, ProjectId, SystemId, UnitId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { Project } from '#model/campaign/project';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import { forceIndexOf } from '#rules/forces/force-index';
import { restingUnits } from '#rules/forces/resting-units';
import { hasPlasmaStorm } from './has-plasma-storm.ts';
import { laneAllowanceOf, type MovingUnit } from './lane-allowance-of.ts';
import { type LaneFacts, laneMapOf } from './lane-map-of.ts';
import { MOVEMENT_MODELS } from './models/list.ts';
import { type Destination, reachableFrom } from './reachable-from.ts';
import { NO_LEGS, takeLeg } from './take-leg.ts';

/** What an empire knows that decides how far its fleets get. */
export type ReachKnowledge = Readonly<{
  systems: ById<
    SystemId,
    Readonly<{ visited: Readonly<{ facts: Readonly<{ anomalies: readonly string[] }> }> | null }>
  >;
  lanes: ById<LaneId, LaneFacts>;
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Fleet>;
  projects: ById<ProjectId, Project>;
  unpaid: readonly UnitId[];
  designs: ById<
    DesignId,
    Readonly<{ known: 'stats'; design: UnitDesign }> | Readonly<{ known: 'name' }>
  >;
  rules: Pick<RuleSet, 'movementModel'>;
}>;

/**
 * Where each fleet of an empire can go this turn, by lanes that it knows: whoever must leave first
 * begins with the lane that he chose, and a fleet in a lane cannot be ordered anywhere.
 * @rule MOV-1 @rule ENC-4
 */
export function reachOf(knowledge: ReachKnowledge): (fleet: Fleet) => readonly Destination[] {
  const { lanes, rules, designs, systems } = knowledge;
  const isStormy = (system: SystemId): boolean =>
    hasPlasmaStorm(systems[system]?.visited?.facts.anomalies ?? []);
  const map = laneMapOf(lanes);
  const index = forceIndexOf(knowledge);
  const unpaid = new Set(knowledge.unpaid);
  const resting = restingUnits(valuesById(knowledge.projects));
  const moving = (unit: Unit): readonly MovingUnit[] => {
    const row = designs[unit.design];
    if (row?.known !== 'stats') return [];
    const { id } = unit;
    return [{ unit, design: row.design, unpaid: unpaid.has(id), resting: resting.has(id) }];
  };
  return ({ id, place, withdrawing }) => {
    if (place.kind === 'lane') return [];
    const units = index.inFleet(id).flatMap(moving);
    const model = MOVEMENT_MODELS[rules.movementModel];
    const allowance = laneAllowanceOf(units, model);
    const all = reachableFrom(place.system, { lanes: map, allowance, isStormy });
    const lane = withdrawing === null ? undefined : lanes[withdrawing.lane];
    // A lane that it cannot take any more holds it no longer.
    if (lane === undefined || !takeLeg(NO_LEGS, lane.class, allowance).ok) return all;
    const first = farEndOf(lane, place.system);
    return all.filter(({ path }) => path[0] === first);
  };
}
