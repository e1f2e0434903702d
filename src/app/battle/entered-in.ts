import type { BattleEvent, UnitEntry } from '#model/battle/battle-event';

/** The units that show themselves in a step of a battle: they enter, or are hit in the reinforcements. */
export function enteredIn(event: BattleEvent): readonly UnitEntry[] {
  if (event.type === 'TaskForceFormed' || event.type === 'ReinforcementsEntered') {
    return event.entered;
  }
  return event.type === 'UnitHit' && event.first !== null ? [event.first] : [];
}
