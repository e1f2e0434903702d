import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { buildUnits } from '#test/support/build-units';
import { classId, harbour, human, sol, workId, wolf } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const rank = (...works: readonly string[]): Order => ({
  kind: 'RankWorks',
  works: works.map(workId),
});

/** Three ships of 7, 8 and 9 at Sol, whose shipyard builds 10 a turn. */
const start = harbour({
  crew: { y1: ['yard'] },
  works: { w1: { cost: 7 }, w2: { cost: 8 }, w3: { cost: 9 } },
});

/** What the shipyard spends on each in a turn. */
function turnOf(orders: readonly Order[], from: CampaignState = start) {
  const after = runPhases([economicPhase, constructionPhase], from, { [human]: orders });
  const spent = eventsOf(after.events, 'WorkAdvanced').map(
    ({ work, capacity }) => [work.replace('human.', ''), capacity] as const,
  );
  return { ...after, spent: Object.fromEntries(spent) };
}

test('CON-1: without an order of priority the oldest unit is built first', () => {
  expect(turnOf([]).spent).toEqual({ w1: 7, w2: 3 });
});

test('CON-1: what the owner ranks first is built first, and the rest keep their order', () => {
  expect(turnOf([rank('w3')]).spent).toEqual({ w3: 9, w1: 1 });
  expect(turnOf([rank('w3', 'w2')]).spent).toEqual({ w3: 9, w2: 1 });
});

test('CON-1: an order of priority stays in the next turns, until the owner gives another one', () => {
  const first = turnOf([rank('w2', 'w3')]);
  expect(first.spent).toEqual({ w2: 8, w3: 2 });
  expect(turnOf([], first.state).spent).toEqual({ w3: 7, w1: 3 });
  expect(turnOf([rank('w1')], first.state).spent).toEqual({ w1: 7, w3: 3 });
});

test('CON-1: units that are begun later come last', () => {
  const cruiser = buildUnits({ design: classId('cruiser'), system: sol });
  for (const orders of [
    [cruiser, rank('w3')],
    [rank('w3'), cruiser],
  ]) {
    const { state } = turnOf(orders);
    expect(turnOf([], { ...state, turn: 4 }).spent).toEqual({ w1: 6, w2: 4 });
  }
});

test('CON-1: units that a build order puts first come before everything else at the place', () => {
  const cruiser = buildUnits({ design: classId('cruiser'), system: sol, first: true });
  for (const orders of [[cruiser], [rank('w3'), cruiser]]) {
    expect(turnOf(orders).spent).toEqual({ w51: 7, [orders.length === 1 ? 'w1' : 'w3']: 3 });
  }
  const { state, spent } = turnOf([cruiser, rank('w3')]);
  expect(spent).toEqual({ w3: 9, w51: 1 });
  expect(turnOf([], { ...state, turn: 4 }).spent).toEqual({ w51: 6, w1: 4 });
});

test('CON-1: units of one build order that come first keep their order among themselves', () => {
  const two = buildUnits({ design: classId('cruiser'), system: sol, count: 2, first: true });
  expect(turnOf([two]).spent).toEqual({ w51: 7, w52: 3 });
});

test('CON-1: units that could not all be paid still come first', () => {
  const two = buildUnits({ design: classId('cruiser'), system: sol, count: 2, first: true });
  const poor = { ...start.empires[human]!, treasury: 7 };
  const { events, spent } = turnOf([two], {
    ...start,
    empires: { ...start.empires, [human]: poor },
  });
  expect(eventsOf(events, 'WorkBegun')).toHaveLength(1);
  expect(spent).toEqual({ w51: 7, w1: 3 });
});

test('CON-1: the last of two orders for a place puts its units before those of the first', () => {
  expect(turnOf([rank('w2'), rank('w3')]).spent).toEqual({ w3: 9, w2: 1 });
});

test('CON-1: one that was cancelled before the order is carried out is left out of it', () => {
  const cancel: Order = { kind: 'CancelWork', work: workId('w3') };
  const view = { ...start, systems: start.systems };
  const state = {
    ...view,
    works: { ...view.works, [workId('w3')]: { ...view.works[workId('w3')]!, cancelled: true } },
  };
  const { events, spent } = turnOf([rank('w3', 'w2')], state);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([
    { kind: 'RankWorks', because: 'work-gone' },
  ]);
  expect(spent).toEqual({ w2: 8, w1: 2 });
  expect(eventsOf(turnOf([cancel, rank('w2')]).events, 'OrderFailed')).toEqual([]);
});

test('CON-1: what an earlier order of the sheet cancels is not listed in the order of priority', () => {
  const { events } = turnOf([{ kind: 'CancelWork', work: workId('w1') }, rank('w3')]);
  expect(eventsOf(events, 'WorksRanked')).toMatchObject([{ works: ['human.w3', 'human.w2'] }]);
});

test('CON-1: an order of priority at one place changes nothing at another', () => {
  const moved = { ...start.works[workId('w1')]!, system: wolf };
  const { events } = turnOf([rank('w3')], {
    ...start,
    works: { ...start.works, [moved.id]: moved },
  });
  expect(eventsOf(events, 'WorksRanked')).toMatchObject([
    { system: sol, works: ['human.w3', 'human.w2'] },
  ]);
});
