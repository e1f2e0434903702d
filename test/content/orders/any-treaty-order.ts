import fc from 'fast-check';
import { AGREEMENTS } from '#model/campaign/dealings';
import type { SystemId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import { empire } from './names-of-a-player.ts';

/** Any order about treaties and wars with one of the numbered powers. */
export function anyTreatyOrder(
  number: fc.Arbitrary<number>,
  place: fc.Arbitrary<SystemId>,
): fc.Arbitrary<Order> {
  const other = number.map((one) => empire(`power${String(one)}`));
  const offer = fc.constantFrom(...AGREEMENTS);
  const support = fc.option(place);
  const [covert, keep] = [fc.boolean(), fc.boolean()];
  const inName = fc.record({ junior: other }, { requiredKeys: [] });
  const orders = fc.oneof(
    fc.record({ kind: fc.constant('OfferTreaty' as const), to: other, offer, covert, keep }),
    fc.record({ kind: fc.constant('RetractOffer' as const), to: other, offer }),
    fc.record({ kind: fc.constant('DeclineOffer' as const), from: other, offer }),
    fc.record({
      kind: fc.constant('BreakTreaty' as const),
      with: other,
      what: fc.constantFrom('treaty' as const, 'pact' as const),
      support,
    }),
    fc.record({
      kind: fc.constant('DeclareWar' as const),
      on: other,
      declare: fc.constantFrom('war' as const, 'hostilities' as const),
      covert,
      support,
    }),
    fc.record({ kind: fc.constant('RevealTreaty' as const), with: other }),
  );
  return fc.oneof(
    fc.tuple(orders, inName).map(([order, name]) => ({ ...order, ...name })),
    fc.record({
      kind: fc.constant('LendSupport' as const),
      to: other,
      against: other,
      support: place,
    }),
  );
}
