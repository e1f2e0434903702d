import { expect, test } from 'vitest';
import { economicPhase } from '#engine/phases/economic/phase';
import { judgeOrders } from '#legality/judge-orders';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Order } from '#model/orders/order';
import { fleetId } from '#test/support/campaign';
import { harbour, human } from '#test/support/harbour';
import { runPhases } from '#test/support/run-phases';
import { codesIn, viewOf } from './yard-orders.ts';

const fleet = fleetId('human.f1');
const standing = (part: Partial<StandingOrders>): Order => ({
  kind: 'SetStanding',
  fleet,
  standing: part,
});
const start = harbour({ crew: { u1: ['cruiser'] } });
const both = [
  standing({ refuseBelow: 40, pursue: false }),
  standing({ retreat: 'crippled' }),
  standing({ refuseBelow: 60 }),
];

test('TURN-4: of two orders for one fleet the later holds in what both say, and the rest stays', () => {
  const { state } = runPhases([economicPhase], start, { [human]: both });
  expect(state.fleets[fleet]?.standing).toEqual({
    refuseBelow: 60,
    pursue: false,
    retreat: 'crippled',
  });
});

test('TURN-4: only who says the same thing twice is warned', () => {
  expect(codesIn(judgeOrders(viewOf(start), both))).toEqual([[], [], ['STANDING_SCOPE']]);
});
