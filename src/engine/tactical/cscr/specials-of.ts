import { otherSide } from '#model/battle/setup';
import type { SpecialOffers } from '#model/decisions/specials';
import type { Camp, Fight } from './battlefield.ts';
import { rammersOf } from './ram.ts';
import { enemyToShow } from './show-enemy.ts';

/** What a side may dare in a round beside what all may, and the enemy whom it would meet; nothing, mostly. @rule CSC-11 */
export function specialsOf(fight: Fight, camp: Camp): SpecialOffers {
  const enemy = fight.camps[otherSide(camp.side)];
  const ramming = rammersOf(camp);
  if (ramming.length === 0 || enemy.force.length === 0) return {};
  return { ramming, enemy: enemyToShow(fight, camp, enemy) };
}
