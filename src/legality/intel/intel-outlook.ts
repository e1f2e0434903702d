import type { EmpireView, SystemView } from '#fog/views/empire-view';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { INTEL_MISSIONS, type IntelMission, type RunMission } from '#model/orders/run-mission';
import { missionBarOf } from '#rules/intel/mission-bar';
import { missionCostOf } from '#rules/intel/mission-cost';
import { type MissionChances, missionChancesOf } from '#rules/intel/mission-result';
import { INTEL_MISSION_TABLE, type MissionFacts } from '#rules/intel/mission-table';
import { ownIntelOf } from './intel-source.ts';
import { intelAgainst, type KnownIntel } from './known-intel.ts';
import { knownForcesOf, knownJumpsOf, knownOwnerOf } from './mission-plan.ts';

/** An own system whose Intel reaches another system. */
export type IntelSource = Readonly<{
  system: SystemId;
  name: string;
  intel: number;
  jumps: number;
  cost: number;
}>;

/** A mission that could be run, and its chances against the least and the most Intel that the target can have. */
export type MissionOutlook = Readonly<{
  mission: IntelMission;
  facts: MissionFacts;
  /** Null: it depends on the class that the order names. */
  difficulty: number | null;
  /** The second is left out if the Intel against it is known. */
  chances: readonly MissionChances[];
}>;

const aimed = (mission: IntelMission, from: SystemId, at: SystemId): RunMission => ({
  ...{ kind: 'RunMission', mission, from, at, design: null, named: null, framing: null },
});

/** The own systems whose Intel reaches a system over known lanes, the one with the best chances first. @rule INT-1 @rule FOG-14 */
export function intelSourcesFor(view: EmpireView, at: SystemId): readonly IntelSource[] {
  const sources = valuesById(view.systems).flatMap(({ id, own }): readonly IntelSource[] => {
    const intel = ownIntelOf(view, id);
    const jumps = intel === 0 ? null : knownJumpsOf(view, aimed('espionage-system', id, at));
    if (own === null || jumps === null) return [];
    return [{ system: id, name: own.name, intel, jumps, cost: missionCostOf(intel, jumps) }];
  });
  return sortBy(sources, (a, b) => b.intel - b.jumps - (a.intel - a.jumps));
}

/** Whether a mission fits the owner of a system, as far as the player knows; who it is may be unknown. */
function isFit(view: EmpireView, system: SystemView, mission: IntelMission): boolean {
  const owner = knownOwnerOf(system, view);
  if (owner === undefined) return true;
  const isMet = owner !== null && owner !== 'unknown';
  const between = isMet ? (view.neighbours[owner]?.state ?? null) : null;
  return missionBarOf(mission, { by: view.empire.id, owner, between }) === null;
}

/** All missions that a source could run in a system, with their chances by what the player knows. @rule INT-2 @rule INT-3 @rule FOG-14 */
export function missionOutlooks(
  view: EmpireView,
  system: SystemView,
  source: Pick<IntelSource, 'system' | 'jumps'>,
): readonly MissionOutlook[] {
  const against: KnownIntel = intelAgainst(system);
  const targets = [...new Set([against.least, against.most ?? against.least])];
  return INTEL_MISSIONS.filter((mission) => isFit(view, system, mission)).map((mission) => {
    const order = aimed(mission, source.system, system.id);
    const { difficulty, ...forces } = knownForcesOf(view, order, source.jumps);
    const chances =
      difficulty === null
        ? []
        : targets.map((target) => missionChancesOf({ ...forces, difficulty, target }));
    return { mission, facts: INTEL_MISSION_TABLE[mission], difficulty, chances };
  });
}
