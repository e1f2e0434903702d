import { expect, test } from 'vitest';
import { economicPhase } from '#engine/phases/economic/phase';
import { judgeOrders } from '#legality/judge-orders';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Order } from '#model/orders/order';
import { designId, fleetId } from '#test/support/campaign';
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

test('CSC-12: ships that are told to retreat tell their chances, and nobody else does', () => {
  const orders = [standing({ retreat: 'crippled' }), standing({ retreat: 'nobody' }), both[0]!];
  const { verdicts } = judgeOrders(viewOf(start), orders);
  expect(verdicts.map(({ forecast }) => forecast)).toEqual([
    'Chances to get away undamaged, without jump engines: 67\u00a0% by a major lane (crippled 50\u00a0%), 50\u00a0% by a minor lane (crippled 33\u00a0%) and 33\u00a0% by a restricted lane (crippled 17\u00a0%).',
    undefined,
    undefined,
  ]);
});

const follow = (whose: typeof fleet | null): Order => ({
  kind: 'SetStanding',
  fleet: whose,
  standing: {},
});
const bold = {
  ...start,
  fleets: { ...start.fleets, [fleet]: { ...start.fleets[fleet]!, standing: { pursue: false } } },
};

test.each([fleet, null])('TURN-4: a fleet gives its own standing orders back (%s)', (whose) => {
  // Of all at once the player is told how many lose theirs.
  const codes = whose === null ? ['STANDING_GIVEN_BACK'] : [];
  expect(codesIn(judgeOrders(viewOf(bold), [follow(whose)]))).toEqual([codes]);
  const { state } = runPhases([economicPhase], bold, { [human]: [follow(whose)] });
  expect(state.fleets[fleet]?.standing).toEqual({});
  expect(state.empires[human]?.standing).toEqual(start.empires[human]?.standing);
});

test('TURN-4: what an order after it says is all that the fleet has of its own', () => {
  const orders = [follow(fleet), standing({ ram: 'all' })];
  expect(codesIn(judgeOrders(viewOf(bold), orders))).toEqual([[], []]);
  const { state } = runPhases([economicPhase], bold, { [human]: orders });
  expect(state.fleets[fleet]?.standing).toEqual({ ram: 'all' });
});

test.each([fleet, null])(
  'TURN-4: a player who has nothing to give back, or takes back an order of the same sheet, is warned (%s)',
  (whose) => {
    const warned = ['STANDING_GIVEN_BACK'];
    expect(codesIn(judgeOrders(viewOf(start), [follow(whose)]))).toEqual([warned]);
    const orders = [standing({ ram: 'all' }), follow(whose), standing({ ram: 'nobody' })];
    expect(codesIn(judgeOrders(viewOf(start), orders))).toEqual([[], warned, []]);
  },
);

test.each([fleet, null])(
  'TURN-4: a player who gives back twice is warned of the second (%s)',
  (whose) => {
    const [, again] = judgeOrders(viewOf(bold), [follow(whose), follow(whose)]).verdicts;
    expect(again?.issues.map(({ text }) => text)).toEqual([
      whose === null
        ? 'No fleet has standing orders of its own.'
        : 'It has no standing orders of its own: it follows the empire already.',
    ]);
  },
);

test('CSC-14, FOG-14: of cargo classes are named that one knows, for a fleet too', () => {
  const keep = (...ids: readonly string[]) => standing({ cargoFirst: ids.map(designId) });
  const [known] = Object.keys(viewOf(start).designs);
  expect(codesIn(judgeOrders(viewOf(start), [keep(known!)]))).toEqual([[]]);
  expect(codesIn(judgeOrders(viewOf(start), [keep(known!, 'unheard-of')]))).toEqual([
    ['DESIGN_UNKNOWN'],
  ]);
});

test('FOG-14: nobody gives back the standing orders of a foreign fleet', () => {
  expect(codesIn(judgeOrders(viewOf(start), [follow(fleetId('loran.f1'))]))).toEqual([
    ['STANDING_SCOPE'],
  ]);
});
