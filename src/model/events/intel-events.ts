import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Fact } from './fact.ts';

/** INT-1: an empire pays to use the Intel of a system in this turn, for a mission or for a diplomatic action. */
export type IntelCommitted = Fact<
  'IntelCommitted',
  { empire: EmpireId; system: SystemId; points: number; turn: number }
>;

export type IntelEvent = IntelCommitted;
