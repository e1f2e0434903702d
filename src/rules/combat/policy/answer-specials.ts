import type { UnitId } from '#model/campaign/ids';
import type { SpecialOffers, SpecialOrders } from '#model/decisions/specials';
import type { StandingOrders } from '#model/forces/standing-orders';

type Told = Pick<StandingOrders, 'ram'>;

/**
 * What the standing orders dare in a round, of those who do not try to get away.
 * @rule CSC-11
 * @rule ENC-5
 * @ruling Flights ram ships where the enemy shows any, else flights.
 */
export function answerSpecials(
  { ramming = [], enemy = [] }: SpecialOffers,
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
  return ram.length === 0 ? {} : { ram };
}
