import type { RollId } from '#kernel/dice/dice';
import type { BattleEvent, BattleEventType } from '#model/battle/battle-event';
import type { Fighter } from './tagged-units.ts';

/** The fighters that see the dice of a step: the side that acts, only its leader, or nobody. */
const DICE_OF: Readonly<Record<BattleEventType, 'side' | 'leader' | 'nobody'>> = {
  TaskForceFormed: 'side',
  SurpriseRolled: 'leader',
  LengthRolled: 'nobody',
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
  UnitsExcluded: 'nobody',
  UnitsIncluded: 'nobody',
  UnitsSentBack: 'side',
  ReinforcementsEntered: 'side',
  FlightsRepaired: 'side',
  FlightsLost: 'side',
  BattleClosed: 'nobody',
  OutcomeEntered: 'nobody',
};

type Eye = Pick<Fighter, 'side' | 'leads'>;

/**
 * The rolls of a step that a fighter is shown.
 * @rule FOG-6 @rule FOG-1 @rule CSC-15
 * @ruling Both sides see the number of rounds, but not the dice of a battle's length: together with both readiness values these would
 *   reveal the other side's Intel. In a side of several empires, only the leader sees its Intel and the die that it was added to.
 */
export function rollsOfMoment(moment: BattleEvent, { side, leads }: Eye): readonly RollId[] {
  const whose = DICE_OF[moment.type];
  if (whose === 'nobody' || !('side' in moment) || moment.side !== side) return [];
  return whose === 'side' || leads ? moment.rolls : [];
}
