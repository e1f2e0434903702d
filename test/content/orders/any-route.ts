import fc from 'fast-check';
import type { SystemId } from '#model/campaign/ids';
import type { Route } from '#model/forces/route';
import { fleet } from './names-of-a-player.ts';

/** A route of any kind through these systems, or the end of one. */
export const anyRoute = (
  place: fc.Arbitrary<SystemId>,
  number: fc.Arbitrary<number>,
): fc.Arbitrary<Route | null> =>
  fc.oneof(
    fc.constant(null),
    fc.constant({ kind: 'return' } as const),
    fc.record({ kind: fc.constantFrom('to', 'hold', 'trade'), system: place }),
    number.map((one) => ({ kind: 'escort', fleet: fleet(`human.f${String(one)}`) }) as const),
    fc.record({
      kind: fc.constant('patrol'),
      stops: fc.array(place, { minLength: 2, maxLength: 4 }),
    }),
  );
