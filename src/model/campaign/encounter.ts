import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, EncounterId, UnitId } from './ids.ts';

/** A place where at the end of movement somebody wants an encounter (MOV-2); resolved and removed in the Encounters Phase. */
export type PendingEncounter = Readonly<{
  id: EncounterId;
  place: BattlePlace;
  /** Everybody with units there that a scenario could touch. */
  present: readonly EmpireId[];
  /** Who generated it, and against whom. */
  generated: readonly Readonly<{ by: EmpireId; against: EmpireId }>[];
  /** Flights that are based elsewhere and come for one scenario (MOV-8). */
  strikers: readonly UnitId[];
}>;
