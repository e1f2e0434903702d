import type { PhaseInput } from '#engine/record/phase';
import { orderFailed } from '#engine/record/order-failed';
import { type Ordered, ordersOfKind } from '#engine/record/orders-of-kind';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { EmpireId } from '#model/campaign/ids';
import { openOffers } from '#rules/diplomacy/dealings-after';
import { ruleOf } from '#rules/diplomacy/diplomatic-chances';
import { partyOf } from './own-dealings.ts';
import { parties } from './public-news.ts';

/** An order that ends an offer: whose offer it is, and who else is party to it. */
type Ending = Readonly<{
  given: Ordered<'RetractOffer'> | Ordered<'DeclineOffer'>;
  other: EmpireId;
  maker: EmpireId;
  how: 'retracted' | 'declined';
}>;

function endOffer(record: Recorder, { given, other, maker, how }: Ending): void {
  const { order } = given;
  const by = partyOf(given);
  const { offer } = order;
  const { relations, empires, turn } = record.state();
  const relation: Relation | undefined = relations[relationIdOf(by, other)];
  const isThere = openOffers(relation?.dealings, turn).some(
    (one) => one.by === maker && one.offer === offer,
  );
  if (!isThere) {
    const { name } = rowOf(empires, other);
    record.emit(orderFailed(order, { ...given, rule: ruleOf(offer) }, 'offer-gone', name));
    return;
  }
  record.emit({
    type: 'OfferEnded',
    cite: ruleOf(offer),
    rolls: [],
    witnesses: parties(by, other),
    ...{ by, to: other, offer, how },
  });
}

/**
 * Takes back and declines offers, before anything is signed.
 * @rule DIP-5
 * @ruling An offer that is retracted in the turn in which the other accepts it is not signed.
 */
export function endOffers(record: Recorder, { orders }: Pick<PhaseInput, 'orders'>): void {
  for (const given of ordersOfKind(orders, 'RetractOffer')) {
    endOffer(record, { given, other: given.order.to, maker: partyOf(given), how: 'retracted' });
  }
  for (const given of ordersOfKind(orders, 'DeclineOffer')) {
    const { from } = given.order;
    endOffer(record, { given, other: from, maker: from, how: 'declined' });
  }
}
