import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { buildUnits } from '#test/support/build-units';
import { classId, type Crew, harbour, human, sol, workId } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const HURT: Crew = { y1: ['yard', { condition: 'crippled' }] };

const cruiser = (part: Partial<Parameters<typeof buildUnits>[0]> = {}): Order =>
  buildUnits({ design: classId('cruiser'), system: sol, ...part });

/** A turn at Sol, where a shipyard builds 10 and the system 8; a cruiser costs 7. */
function turnOf(
  orders: readonly Order[],
  state: CampaignState = harbour({ crew: { y1: ['yard'] } }),
) {
  const after = runPhases([economicPhase, constructionPhase], state, { [human]: orders });
  const spent = eventsOf(after.events, 'WorkAdvanced').map((one) => [
    one.work,
    one.capacity,
    one.shared ?? 0,
  ]);
  return { ...after, spent, treasury: after.state.empires[human]?.treasury };
}

test('CON-1: the system builds a share of a ship beside the shipyard, and each point of it costs two', () => {
  const { events, spent, treasury } = turnOf([cruiser(), cruiser({ share: 4 })]);
  expect(eventsOf(events, 'WorkBegun').map(({ cost, paid }) => [cost, paid])).toEqual([
    [7, 7],
    [11, 11],
  ]);
  expect(spent).toEqual([
    ['human.w51', 7, 0],
    ['human.w52', 11, 8],
  ]);
  expect(eventsOf(events, 'UnitBuilt')).toHaveLength(2);
  expect(treasury).toBe(50 - 18);
});

test('CON-1, CON-4: the part that finds no capacity waits, and the other goes on', () => {
  const first = turnOf([cruiser({ count: 2 }), cruiser({ share: 4 })]);
  expect(first.spent).toEqual([
    ['human.w51', 7, 0],
    ['human.w52', 3, 0],
    ['human.w53', 8, 8],
  ]);
  expect(first.state.works[workId('w53')]).toMatchObject({
    built: 8,
    share: { capacity: 8, built: 8 },
  });
  const second = turnOf([cruiser({ source: 'system', pay: 9 })], { ...first.state, turn: 4 });
  expect(second.spent).toEqual([
    ['human.w52', 4, 0],
    ['human.w53', 3, 0],
    ['human.w54', 8, 0],
  ]);
  expect(Object.keys(second.state.works)).toEqual(['human.w54']);
});

test('CON-4: a part payment goes into the shipyard’s part first', () => {
  const first = turnOf([cruiser({ share: 4, pay: 5 })]);
  expect(first.spent).toEqual([['human.w51', 5, 2]]);
  const fund: Order = { kind: 'FundWork', work: workId('w51'), pay: 6 };
  const second = turnOf([fund], { ...first.state, turn: 4 });
  expect(second.spent).toEqual([['human.w51', 6, 6]]);
  expect(eventsOf(second.events, 'UnitBuilt')).toHaveLength(1);
});

test('ECO-6: a ship of shipyard and system that is given up brings back half of all that was paid', () => {
  const first = turnOf([cruiser({ count: 2 }), cruiser({ share: 4 })]);
  const cancel: Order = { kind: 'CancelWork', work: workId('w53') };
  const second = turnOf([cancel], { ...first.state, turn: 4 });
  expect(eventsOf(second.events, 'WorkRefunded')).toMatchObject([{ refund: 5 }]);
});

test.each([
  { name: 'at an outpost', crew: { y1: ['yard'] }, system: { census: 0, utilized: 0 }, spent: [3] },
  { name: 'where the shipyard is crippled', crew: HURT, system: {}, spent: [8] },
] satisfies readonly { name: string; crew: Crew; system: object; spent: readonly number[] }[])(
  'CON-1: $name one of the two builds alone',
  ({ crew, system, spent }) => {
    const share = { capacity: 8, built: 0 };
    const works = { w1: { cost: 11, paid: 11, built: 0, share } };
    const { events } = runPhases([constructionPhase], harbour({ crew, works, system }));
    expect(eventsOf(events, 'WorkAdvanced').map(({ capacity }) => capacity)).toEqual(spent);
  },
);

test('CON-1: no share where the system was lost before the order is carried out', () => {
  const crew: Crew = { m1: ['dock'] };
  const state = harbour({ crew, system: { owner: null, census: 0, morale: 0, utilized: 0 } });
  const { events } = turnOf([cruiser({ share: 4 }), cruiser()], state);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ index: 0, because: 'system-lost' }]);
  expect(eventsOf(events, 'WorkBegun')).toHaveLength(1);
});
