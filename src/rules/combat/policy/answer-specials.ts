import type { UnitId } from '#model/campaign/ids';
import type { SpecialOffers, SpecialOrders } from '#model/decisions/specials';
import type { StandingOrders } from '#model/forces/standing-orders';
import { isBurstTarget } from '#rules/combat/may-burst';

type Told = Pick<StandingOrders, 'ram' | 'proximity'>;

/**
 * What the standing orders dare in a round, of those who do not try to get away.
 * @rule CSC-11
 * @rule CSC-18
 * @rule ENC-5
 * @ruling Flights ram ships where the enemy shows any, else flights. Minefields are spent all at once, as soon as there is a target.
 */
export function answerSpecials(
  { ramming = [], spendable = [], enemy = [] }: SpecialOffers,
  standing: Told,
  leaving: ReadonlySet<UnitId>,
): SpecialOrders {
  const wanted = enemy.some(({ kind }) => kind !== 'flight') ? 'as' : 'af';
  const ram = ramming.flatMap(({ unit, guns, isMeant }) => {
    const isTold = standing.ram === 'all' || (standing.ram === 'kamikaze' && isMeant);
    return isTold && !leaving.has(unit) && guns.includes(wanted)
      ? [{ unit, gun: wanted } as const]
      : [];
  });
  const isToSpend = standing.proximity === 'spend' && enemy.some(({ kind }) => isBurstTarget(kind));
  const spend = isToSpend ? spendable.map(({ unit }) => unit) : [];
  return {
    ...(ram.length === 0 ? {} : { ram }),
    ...(spend.length === 0 ? {} : { spend }),
  };
}
