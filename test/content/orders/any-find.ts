import fc from 'fast-check';
import type { DesignId, SystemId } from '#model/campaign/ids';
import { FIND_KINDS } from '#model/campaign/open-find';
import type { TakeFind } from '#model/orders/take-find';

/** Any units of some classes that are taken of a find at some place. */
export const anyFind = (
  system: fc.Arbitrary<SystemId>,
  design: fc.Arbitrary<DesignId>,
  count: fc.Arbitrary<number>,
): fc.Arbitrary<TakeFind> =>
  fc.record({
    kind: fc.constant('TakeFind' as const),
    find: fc.constantFrom(...FIND_KINDS),
    system,
    design,
    count,
  });
