import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { RevealReason } from './causes.ts';
import type { Fact } from './fact.ts';

/** MOV-4: Scouts of `by` have detected hidden ships of `empire`; `news`: the ships that no empire had detected before in this turn. */
export type UnitsDetected = Fact<
  'UnitsDetected',
  {
    empire: EmpireId;
    by: EmpireId;
    place: BattlePlace;
    units: readonly UnitId[];
    news: readonly UnitId[];
  }
>;
/** MOV-4: hidden ships show themselves until the turn ends. */
export type UnitsRevealed = Fact<
  'UnitsRevealed',
  { empire: EmpireId; place: BattlePlace; units: readonly UnitId[]; because: RevealReason }
>;
/** MAP-8: a Nebula hides ships until the turn ends. */
export type UnitsVeiled = Fact<
  'UnitsVeiled',
  { empire: EmpireId; system: SystemId; units: readonly UnitId[] }
>;

export type StealthEvent = UnitsDetected | UnitsRevealed | UnitsVeiled;
