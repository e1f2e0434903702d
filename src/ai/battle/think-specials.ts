import type { Chance } from '#ai/plans/chance';
import type { UnitId } from '#model/campaign/ids';
import type { SpecialOffers, SpecialOrders } from '#model/decisions/specials';
import { heldBy } from '#rules/combat/may-be-held';
import { some } from './thinker.ts';

/** Ideas for specials in a round, for units that don't try to get away. */
export function thinkSpecials(
  { ramming = [], spendable = [], stasis }: SpecialOffers,
  leaving: ReadonlySet<UnitId>,
  chance: Chance,
): SpecialOrders {
  const ram = some(ramming, chance, 25).flatMap(({ unit, guns }) => {
    const gun = chance.pick(guns);
    return gun === null || leaving.has(unit) ? [] : [{ unit, gun }];
  });
  const spend = some(spendable, chance, 25).map(({ unit }) => unit);
  const hold =
    stasis === undefined
      ? []
      : heldBy(stasis.functions, some(stasis.targets, chance, 40)).map(({ tag }) => tag);
  return {
    ...(ram.length === 0 ? {} : { ram }),
    ...(spend.length === 0 ? {} : { spend }),
    ...(hold.length === 0 ? {} : { hold }),
  };
}
