import fc from 'fast-check';
import type { SystemId } from '#model/campaign/ids';
import type { BidForConvoy } from '#model/orders/bid-for-convoy';
import { unit } from './names-of-a-player.ts';

/** Any bid for an independent convoy between some places, for Census or some units. */
export const anyBid = (
  place: fc.Arbitrary<SystemId>,
  number: fc.Arbitrary<number>,
): fc.Arbitrary<BidForConvoy> =>
  fc.record({
    kind: fc.constant('BidForConvoy' as const),
    points: number,
    from: place,
    to: place,
    cargo: fc.oneof(
      fc.constant({ kind: 'census' as const }),
      fc.record({
        kind: fc.constant('units' as const),
        units: fc.array(
          number.map((one) => unit(`human.u${one}`)),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    ),
  });
