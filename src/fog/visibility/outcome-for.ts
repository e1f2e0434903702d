import type { BattleSide } from '#model/battle/setup';

/** How a battle ended for a side; nobody lost more: equal. @rule CSC-14 */
export function outcomeFor(loser: BattleSide | null, side: BattleSide): 'won' | 'lost' | 'equal' {
  if (loser === null) return 'equal';
  return loser === side ? 'lost' : 'won';
}
