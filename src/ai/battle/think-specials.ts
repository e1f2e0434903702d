import type { Chance } from '#ai/plans/chance';
import type { UnitId } from '#model/campaign/ids';
import type { SpecialOffers, SpecialOrders } from '#model/decisions/specials';
import { some } from './thinker.ts';

/** What comes to mind to dare in a round, of those who do not try to get away. */
export function thinkSpecials(
  { ramming = [] }: SpecialOffers,
  leaving: ReadonlySet<UnitId>,
  chance: Chance,
): SpecialOrders {
  const ram = some(ramming, chance, 25).flatMap(({ unit, guns }) => {
    const gun = chance.pick(guns);
    return gun === null || leaving.has(unit) ? [] : [{ unit, gun }];
  });
  return ram.length === 0 ? {} : { ram };
}
