import { otherSide } from '#model/battle/setup';
import type { SpecialOffers } from '#model/decisions/specials';
import { piecesToShow } from './ask-camps.ts';
import type { Camp, Fight } from './battlefield.ts';
import { spendableIn } from './burst.ts';
import { stasisOf } from './hold.ts';
import { rammersOf } from './ram.ts';
import { enemyToShow } from './show-enemy.ts';

/** What a side may dare in a round beside what all may, and the enemy whom it would meet; nothing, mostly. @rule CSC-11 @rule CSC-18 @rule ABL-3 */
export function specialsOf(fight: Fight, camp: Camp): SpecialOffers {
  const enemy = fight.camps[otherSide(camp.side)];
  if (enemy.force.length === 0) return {};
  const ramming = rammersOf(camp);
  const spendable = spendableIn(camp);
  const stasis = stasisOf(fight, camp);
  if (ramming.length + spendable.length === 0 && stasis === undefined) return {};
  return {
    ...(ramming.length === 0 ? {} : { ramming }),
    ...(spendable.length === 0 ? {} : { spendable: piecesToShow(spendable) }),
    ...(stasis === undefined ? {} : { stasis }),
    enemy: enemyToShow(fight, camp, enemy),
  };
}
