import fc from 'fast-check';
import type { DesignId, SystemId, UnitId } from '#model/campaign/ids';
import { GROUND_PLANS } from '#model/forces/ground-plan';
import { MISSIONS } from '#model/orders/bombard';
import type { Order } from '#model/orders/order';

/** Any order of a siege. */
export function anySiege(
  system: fc.Arbitrary<SystemId>,
  units: fc.Arbitrary<UnitId[]>,
  design: fc.Arbitrary<DesignId>,
): fc.Arbitrary<Order> {
  const unitsOrNone = fc.oneof(units, fc.constant([]));
  return fc.oneof(
    fc.record({
      kind: fc.constant('Bombard' as const),
      system,
      missions: fc.array(
        fc.record({
          mission: fc.constantFrom(...MISSIONS),
          points: fc.option(fc.integer({ min: 1, max: 1000 })),
        }),
        { maxLength: 3 },
      ),
      surrender: fc.boolean(),
      plunging: unitsOrNone,
    }),
    fc.record({ kind: fc.constant('Invade' as const), system, units, support: unitsOrNone }),
    fc.record({
      kind: fc.constant('PlanGround' as const),
      system,
      plan: fc.constantFrom(...GROUND_PLANS),
      militia: fc.boolean(),
    }),
    units.chain((some) =>
      fc.record({
        kind: fc.constant('PlanGround' as const),
        system,
        plan: fc.constantFrom(...GROUND_PLANS),
        aims: fc
          .array(fc.record({ target: design, place: fc.integer({ min: 1, max: 99 }) }), {
            minLength: some.length,
            maxLength: some.length,
          })
          .map((aims) => aims.map((aim, at) => ({ unit: some[at]!, ...aim }))),
        militia: fc.boolean(),
      }),
    ),
  );
}
