import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';

/** FOG-9: tells another empire what the sender knows of some systems. */
export type GiveMap = Readonly<{
  kind: 'GiveMap';
  to: EmpireId;
  systems: readonly SystemId[];
}>;

/** ECO-6: a gift, paid now and counted by the other at its next opening. */
export type GiveEp = Readonly<{ kind: 'GiveEp'; to: EmpireId; points: number }>;
/** TECH-5: schematics of a class that the giver has unlocked. */
export type GiveSchematics = Readonly<{ kind: 'GiveSchematics'; to: EmpireId; design: DesignId }>;
