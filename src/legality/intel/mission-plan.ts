import type { EmpireView, SystemView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { VisitedFacts } from '#model/campaign/knowledge';
import type { UnitDesign } from '#model/forces/design';
import type { RunMission } from '#model/orders/run-mission';
import { isTrading } from '#rules/economy/trade-routes';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { missionDifficultyOf } from '#rules/intel/mission-difficulty';
import { missionJumpsOf } from '#rules/intel/mission-jumps';
import type { MissionForces } from '#rules/intel/mission-result';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import { ownIntelOf } from './intel-source.ts';

/** The stats of a class, if the player knows them. */
export function statsIn(view: EmpireView, id: RunMission['design']): UnitDesign | null {
  const known = id === null ? undefined : view.designs[id];
  return known?.known === 'stats' ? known.design : null;
}

/** Whether a convoy of the player trades in a system, as far as they know. */
const tradesAt = (view: EmpireView, system: SystemId): boolean =>
  valuesById(view.units).some((unit) => {
    const design = view.designs[unit.design]?.design;
    return design !== undefined && isTrading(unit, design) && systemOfUnit(unit, view) === system;
  });

/** What counts in a mission, but the Intel against it. */
type KnownForces = Omit<MissionForces, 'target' | 'difficulty'> &
  Readonly<{ difficulty: number | null }>;

/** What a player knows of the forces in a mission; null: the difficulty depends on a class that they don't know. */
export function knownForcesOf(view: EmpireView, order: RunMission, jumps: number): KnownForces {
  const needsStats = INTEL_MISSION_TABLE[order.mission].design === 'must';
  const design = statsIn(view, order.design);
  const hasRoute = tradesAt(view, order.at);
  const difficulty =
    needsStats && design === null ? null : missionDifficultyOf(order.mission, { design, hasRoute });
  return { source: ownIntelOf(view, order.from), difficulty, jumps };
}

/** The jumps of a mission over the lanes that the player knows. @rule INT-1 @rule FOG-14 */
export const knownJumpsOf = (view: EmpireView, { from, at }: RunMission): number | null =>
  missionJumpsOf(valuesById(view.lanes), { from, at });

/** Whether the player met somebody after they saw that a stranger owns a system: it may be the owner. At the start all who are met are known. */
const mayBeMet = ({ neighbours }: EmpireView, seen: number): boolean =>
  valuesById(neighbours).some(({ since }) => since > 0 && since >= seen);

/** Who owns a system, as far as the player knows; undefined: they don’t know it, nor whether they have met the owner. @rule FOG-14 */
export function knownOwnerOf(
  { own, visited }: SystemView,
  view: EmpireView,
): VisitedFacts['owner'] | undefined {
  if (own !== null) return view.empire.id;
  if (visited?.facts.owner === 'unknown' && mayBeMet(view, visited.turn)) return undefined;
  return visited?.facts.owner;
}
