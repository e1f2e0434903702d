import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import type { DesignId } from '#model/campaign/ids';
import type { ClassCount } from '#model/orders/exchange-units';

/** What one side gives or takes, by class. */
export type Lot = Readonly<{ points: number; classes: readonly ClassCount[] }>;
/** A sale as one of its parties has ordered it. */
export type Offer = Readonly<{ gives: Lot; takes: Lot }>;

const countsOf = ({ classes }: Lot): ReadonlyMap<DesignId, number> =>
  new Map(
    [...groupBy(classes, ({ design }) => design)].map(([design, some]) => [
      design,
      sumOf(some, ({ count }) => count),
    ]),
  );

function isSameLot(one: Lot, other: Lot): boolean {
  const [here, there] = [countsOf(one), countsOf(other)];
  const isSame = [...here].every(([design, count]) => there.get(design) === count);
  return one.points === other.points && here.size === there.size && isSame;
}

/** Whether two orders are the two sides of one sale: what each gives the other takes, no more and no less. @rule TECH-5 */
export const areOneSale = (one: Offer, other: Offer): boolean =>
  isSameLot(one.gives, other.takes) && isSameLot(one.takes, other.gives);
