import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { IntelMission } from '#model/orders/run-mission';
import { stanceOf } from '#rules/movement/stance-of';
import { INTEL_MISSION_TABLE } from './mission-table.ts';

/** Who runs a mission, who owns the system, and how the two stand; null: they never met. */
export type MissionGroundFacts = Readonly<{
  by: EmpireId;
  owner: EmpireId | 'unknown' | null;
  between: DiplomaticState | null;
}>;

export type MissionBar = 'own-system' | 'no-owner' | 'no-contact' | 'no-friend';

/** In own systems only what tells of others there: the rest is known. */
const AT_HOME: readonly IntelMission[] = [
  'espionage-convoy',
  'espionage-fleet',
  'espionage-troop',
  'propaganda-counter-insurgency',
];

/** Why a mission can't be run in a system because of its owner; null: it can. @rule INT-1 @rule INT-7 */
export function missionBarOf(
  mission: IntelMission,
  { by, owner, between }: MissionGroundFacts,
): MissionBar | null {
  const { ground } = INTEL_MISSION_TABLE[mission];
  if (owner === by) return AT_HOME.includes(mission) ? null : 'own-system';
  if (owner === null) return ground === 'anywhere' ? null : 'no-owner';
  if (owner === 'unknown' || between === null) return 'no-contact';
  if (ground === 'friendly' && stanceOf(between) !== 'friend') return 'no-friend';
  return null;
}
