import { sortBy } from '#kernel/collections/sort-by';
import type { TagId, UnitId } from '#model/campaign/ids';
import type { SpecialOffers, SpecialOrders } from '#model/decisions/specials';
import type { StandingOrders } from '#model/forces/standing-orders';
import { heldBy } from '#rules/combat/may-be-held';
import { isBurstTarget } from '#rules/combat/may-burst';
import { strengthOf } from '#rules/combat/strength-of';

type Told = Pick<StandingOrders, 'ram' | 'proximity' | 'missions'>;

/**
 * The risky actions that the standing orders choose in a round for units that don’t try to retreat.
 * @rule CSC-11
 * @rule CSC-18
 * @rule ABL-3
 * @rule ENC-5
 * @ruling By standing order, units ram flights only if the enemy shows nothing else. All minefields with Proximity are spent together, as
 *   soon as there is a target. With missions "best", Stasis holds the strongest enemies that its functions can pay for.
 */
export function answerSpecials(
  offers: SpecialOffers,
  standing: Told,
  leaving: ReadonlySet<UnitId>,
): SpecialOrders {
  const { spendable = [], enemy = [] } = offers;
  const hold = standing.missions === 'best' ? toHold(offers) : [];
  const ram = ramsIn(offers, standing, leaving);
  const isToSpend = standing.proximity === 'spend' && enemy.some(({ kind }) => isBurstTarget(kind));
  const spend = isToSpend ? spendable.map(({ unit }) => unit) : [];
  return {
    ...(ram.length === 0 ? {} : { ram }),
    ...(spend.length === 0 ? {} : { spend }),
    ...(hold.length === 0 ? {} : { hold }),
  };
}

function ramsIn(
  { ramming = [], enemy = [] }: SpecialOffers,
  { ram }: Told,
  leaving: ReadonlySet<UnitId>,
): NonNullable<SpecialOrders['ram']> {
  const wanted = enemy.some(({ kind }) => kind !== 'flight') ? 'as' : 'af';
  const isTold = (isMeant: boolean): boolean => (isMeant ? ram !== 'nobody' : ram === 'all');
  return ramming
    .filter(
      ({ unit, guns, isMeant }) => isTold(isMeant) && !leaving.has(unit) && guns.includes(wanted),
    )
    .map(({ unit }) => ({ unit, gun: wanted }));
}

/** The strongest first, as far as the functions go. */
function toHold({ stasis, enemy = [] }: SpecialOffers): readonly TagId[] {
  if (stasis === undefined) return [];
  const strength = new Map(
    enemy.map(({ tag, stats }) => [tag, stats === null ? 0 : strengthOf(stats)]),
  );
  const inOrder = sortBy(
    stasis.targets,
    (a, b) => (strength.get(b.tag) ?? 0) - (strength.get(a.tag) ?? 0),
  );
  return heldBy(stasis.functions, inOrder).map(({ tag }) => tag);
}
