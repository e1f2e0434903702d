import { expect, test } from 'vitest';
import { movementPhase } from '#engine/phases/movement/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { looked } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { unitId } from '#test/support/campaign';
import { B, FIRST, played, red, type Stand, standing } from './stands.ts';

const [SKY, LIGHT] = [unitId('red.u8'), unitId('red.u9')];

/** Red’s carrier at blue’s colony, with an Atmospheric flight aboard and another that isn’t. */
function carrierThere(stand: Stand) {
  const place = { kind: 'aboard', carrier: FIRST } as const;
  return looked(
    standing(stand, {
      fleets: { red: { f1: ['B', 'ca'] } },
      units: [ashore(SKY, 'sky', 'B', { place }), ashore(LIGHT, 'lf', 'B', { place })],
    }),
  );
}
const ashoreOrder = (unit: typeof SKY): Order => ({
  kind: 'AssignUnits',
  units: [unit],
  to: { kind: 'system' },
  at: 'movement',
});

test.each([
  ['military', SKY, []],
  ['alliance', SKY, []],
  ['trade', SKY, ['ASHORE_UNFIT']],
  ['war', SKY, ['ASHORE_UNFIT']],
  ['military', LIGHT, ['ASHORE_UNFIT']],
] as const)('DIP-10: at %s, %s is based at the colony of the other', (stand, unit, codes) => {
  const world = carrierThere(stand);
  const view = empireViewOf(world, red, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
  const { verdicts } = judgeOrders(view, [ashoreOrder(unit)]);
  expect(verdicts.flatMap(({ issues }) => issues.map(({ code }) => code))).toEqual(codes);
  const run = played(movementPhase, world, { red: [ashoreOrder(unit)] });
  expect(run.state.units[unit]!.place.kind).toBe(codes.length === 0 ? 'system' : 'aboard');
  if (codes.length === 0)
    expect(run.state.units[unit]!.place).toEqual({ kind: 'system', system: B });
});
