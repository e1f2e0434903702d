import type { BattlePlace } from '#model/battle/place';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { RevealReason } from '#model/events/causes';
import type { Seen } from './seen-fact.ts';

/** What the owner learns about its hidden ships. */
export type SeenStealth =
  | Seen<'UnitsDetected', { place: BattlePlace; units: readonly UnitId[] }>
  | Seen<'UnitsRevealed', { place: BattlePlace; units: readonly UnitId[]; because: RevealReason }>
  | Seen<'UnitsVeiled', { system: SystemId; units: readonly UnitId[] }>;
