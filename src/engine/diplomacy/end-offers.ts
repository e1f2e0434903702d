import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { entriesById } from '#kernel/collections/tables';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { EmpireId } from '#model/campaign/ids';
import type { LegalOrder } from '#model/orders/order';
import { openOffers } from '#rules/diplomacy/dealings-after';
import { ruleOf } from '#rules/diplomacy/diplomatic-chances';
import { agreementFailed } from './agreement-failed.ts';
import { parties } from './end-pacts.ts';

type Ending = Readonly<{ by: EmpireId; given: LegalOrder }>;

function endOffer(record: Recorder, { by, given }: Ending): void {
  const { order, index } = given;
  if (order.kind !== 'RetractOffer' && order.kind !== 'DeclineOffer') return;
  const isOwn = order.kind === 'RetractOffer';
  const other = isOwn ? order.to : order.from;
  const { relations, turn } = record.state();
  const relation: Relation | undefined = relations[relationIdOf(by, other)];
  const maker = isOwn ? by : other;
  const isThere = openOffers(relation?.dealings, turn).some(
    (one) => one.by === maker && one.offer === order.offer,
  );
  if (!isThere) {
    const { kind, offer } = order;
    agreementFailed(record, { by, index, kind, other, offer }, 'offer-gone');
    return;
  }
  record.emit({
    type: 'OfferEnded',
    cite: ruleOf(order.offer),
    rolls: [],
    witnesses: parties(by, other),
    ...{ by, to: other, offer: order.offer, how: isOwn ? 'retracted' : 'declined' },
  });
}

/**
 * Takes back and declines offers, before anything is signed.
 * @rule DIP-5
 * @ruling An offer that is retracted in the turn in which the other accepts it is not signed.
 */
export function endOffers(record: Recorder, { orders }: Pick<PhaseInput, 'orders'>): void {
  for (const [by, sheet] of entriesById(orders)) {
    for (const given of sheet) endOffer(record, { by, given });
  }
}
