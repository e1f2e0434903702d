import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';

/** INT-3: what the Intel of a system can be used for. */
export const INTEL_MISSIONS = [
  'espionage-system',
  'espionage-convoy',
  'espionage-fleet',
  'espionage-troop',
  'espionage-intel',
  'espionage-tech',
  'espionage-schematics',
  'espionage-diplomacy',
  'sabotage-raiding',
  'sabotage-troop',
  'sabotage-convoy',
  'sabotage-ship',
  'sabotage-base',
  'sabotage-counterintel',
  'sabotage-productivity',
  'sabotage-tech',
  'sabotage-population',
  'propaganda-labor-strike',
  'propaganda-insurgency',
  'propaganda-counter-insurgency',
  'propaganda-diplomacy',
  'propaganda-coup',
] as const;
export type IntelMission = (typeof INTEL_MISSIONS)[number];

/** INT-1: a mission that the Intel of a system runs against another, or in a system of its own. */
export type RunMission = Readonly<{
  kind: 'RunMission';
  mission: IntelMission;
  /** The system that the mission is about. */
  at: SystemId;
  /** The own system whose Intel runs it. */
  from: SystemId;
  /** The class of units that it is about; null: any, where the mission can do without. */
  design: DesignId | null;
  /** The name of a ship of that class, the one that is meant; null: any of the class (INT-8). */
  named: string | null;
  /** The empire that is framed if the result is good enough; null: none (INT-9). */
  framing: EmpireId | null;
  /** A coup at the homeworld of a non-aligned world: the empire that it is to like better (INT-7); left out or null: none. */
  raising?: EmpireId | null;
  /** The same: the empire that it is to like less; one of the two at most. */
  lowering?: EmpireId | null;
}>;

/** Whom a coup moves a non-aligned world toward or away from; null: it is no such coup (INT-7). */
export function swayOf({
  raising = null,
  lowering = null,
}: Pick<RunMission, 'raising' | 'lowering'>): Readonly<{ other: EmpireId; by: 1 | -1 }> | null {
  if (raising !== null) return { other: raising, by: 1 };
  return lowering === null ? null : { other: lowering, by: -1 };
}
