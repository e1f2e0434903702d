import type { BattleEvent, UnitEntry } from '#model/battle/battle-event';

/** Who shows himself in a step of a battle: whoever enters, or is hit in the reinforcements. */
export function enteredIn(event: BattleEvent): readonly UnitEntry[] {
  if (event.type === 'TaskForceFormed' || event.type === 'ReinforcementsEntered') {
    return event.entered;
  }
  return event.type === 'UnitHit' && event.first !== null ? [event.first] : [];
}
