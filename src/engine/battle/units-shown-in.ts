import type { BattleEvent, UnitEntry } from '#model/battle/battle-event';

/** The units that show themselves to the enemy by a step of a battle. @rule FOG-6 */
export function unitsShownIn(moment: BattleEvent): readonly UnitEntry[] {
  if (moment.type === 'TaskForceFormed' || moment.type === 'ReinforcementsEntered') {
    return moment.entered;
  }
  return moment.type === 'UnitHit' && moment.first !== null ? [moment.first] : [];
}
