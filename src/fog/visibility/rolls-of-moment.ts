import type { RollId } from '#kernel/dice/dice';
import type { BattleEvent, BattleEventType } from '#model/battle/battle-event';
import type { BattleSide } from '#model/battle/setup';

/** Whose the dice of a step are: of the side that acts, of both, or nobody's to see. */
const DICE_OF: Readonly<Record<BattleEventType, 'side' | 'both' | 'nobody'>> = {
  TaskForceFormed: 'side',
  SurpriseRolled: 'side',
  LengthRolled: 'both',
  RoundBegan: 'nobody',
  FlagshipNamed: 'side',
  MissionsGiven: 'side',
  UnitsHeld: 'nobody',
  UnitsHid: 'nobody',
  UnitsCloaked: 'nobody',
  FireBoosted: 'nobody',
  ElectronicWarfareWaged: 'side',
  FireRolled: 'side',
  DamageDirected: 'side',
  UnitHit: 'nobody',
  DamageWasted: 'nobody',
  LuckyHitRolled: 'side',
  MinefieldsSpent: 'nobody',
  UnitsRammed: 'nobody',
  MinefieldsSwept: 'side',
  UnitsBoarded: 'nobody',
  RetreatRolled: 'side',
  UnitsSentBack: 'side',
  ReinforcementsEntered: 'side',
  FlightsRepaired: 'side',
  FlightsLost: 'side',
  BattleClosed: 'nobody',
  OutcomeEntered: 'nobody',
};

/** The rolls of a step that a side is shown. @rule FOG-1 @rule CSC-15 */
export function rollsOfMoment(moment: BattleEvent, side: BattleSide): readonly RollId[] {
  const whose = DICE_OF[moment.type];
  if (whose === 'both') return moment.rolls;
  return whose === 'side' && 'side' in moment && moment.side === side ? moment.rolls : [];
}
