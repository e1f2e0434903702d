import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, EncounterId, UnitId } from './ids.ts';

/** A place where an empire wants an encounter at the end of movement (MOV-2). It is resolved and removed in the Encounters Phase. */
export type PendingEncounter = Readonly<{
  id: EncounterId;
  place: BattlePlace;
  /** Everybody with units there that a scenario could touch. */
  present: readonly EmpireId[];
  /** The empires that generated it, and against which others. */
  generated: readonly Readonly<{ by: EmpireId; against: EmpireId }>[];
  /** Flights that are based elsewhere and come for one scenario (MOV-8). */
  strikers: readonly UnitId[];
}>;
