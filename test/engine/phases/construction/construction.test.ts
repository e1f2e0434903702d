import { brandAs } from '#kernel/brand/brand';
import { constructionPhase } from '#engine/phases/construction/phase';
import type { WorkId } from '#model/campaign/ids';
import type { Work } from '#model/campaign/work';
import type { UnitCondition } from '#model/forces/unit';
import { ashore } from '#test/support/ashore';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetId,
  systemId,
  systemOf,
  unitId,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const sol = systemId('H0101');
const [skiff, yard] = [designId('skiff'), designId('yard')];
const workId = (text: string): WorkId => brandAs<WorkId>(text);

const work = (id: string, part: Partial<Work> = {}): Work => ({
  id: workId(id),
  owner: human,
  design: skiff,
  name: '',
  system: sol,
  source: 'shipyard',
  cost: 6,
  paid: 6,
  built: 0,
  begun: 3,
  share: null,
  ready: null,
  cancelled: false,
  ...part,
});

type Place = Readonly<{
  yards?: readonly UnitCondition[];
  yardOwner?: typeof human;
  owner?: typeof human;
}>;

function construct(
  works: readonly Work[],
  { yards = ['sound'], yardOwner = human, owner = human }: Place = {},
) {
  const state = campaignOf({
    turn: 3,
    empires: [empireOf({ id: human, treasury: 10 }), empireOf({ id: loran })],
    designs: [
      designOf({ id: skiff, cost: 6 }),
      designOf({ id: yard, kind: 'base', role: 'shipyard' }),
    ],
    systems: [systemOf({ id: sol, owner, census: 4, morale: 4, utilized: 4 })],
    units: yards.map((condition, index) =>
      ashore(`${yardOwner}.u${String(index + 1)}`, yard, sol, { condition }),
    ),
  });
  const rows = Object.fromEntries(works.map((one) => [one.id, one]));
  return runPhases([constructionPhase], { ...state, works: rows });
}

test('CON-11: a unit that is paid and built enters service where it was built', () => {
  const { state } = construct([work('human.w1', { name: 'Argo' })]);
  expect(state.works).toEqual({});
  expect(state.units[unitId('human.u2')]).toEqual({
    id: 'human.u2',
    owner: human,
    design: skiff,
    name: 'Argo',
    place: { kind: 'fleet', fleet: fleetId('human.f1') },
    condition: 'sound',
    status: 'active',
    trading: false,
    unconverted: false,
    census: 0,
    outOfSupply: 0,
    damage: 0,
    ordnance: [],
    since: 3,
  });
});

test('CON-1: what finds no capacity waits with its points', () => {
  const { state, events } = construct([work('human.w1'), work('human.w2'), work('human.w3')]);
  expect(
    eventsOf(events, 'WorkAdvanced').map((one) => [one.work, one.capacity, one.built]),
  ).toEqual([
    ['human.w1', 6, 6],
    ['human.w2', 4, 4],
  ]);
  expect(state.works[workId('human.w2')]).toMatchObject({ paid: 6, built: 4 });
  expect(state.works[workId('human.w3')]).toMatchObject({ paid: 6, built: 0 });
});

test('CON-1: shipyards and the system build side by side', () => {
  const { events } = construct([
    work('human.w1'),
    work('human.w2'),
    work('human.w3', { source: 'system', cost: 12, paid: 12 }),
  ]);
  expect(eventsOf(events, 'WorkAdvanced').map((one) => one.capacity)).toEqual([6, 4, 8]);
});

test('CON-4: nothing is built beyond what is paid', () => {
  const { state } = construct([work('human.w1', { paid: 2 })]);
  expect(state.works[workId('human.w1')]).toMatchObject({ built: 2 });
  expect(Object.keys(state.units)).toHaveLength(1);
});

test.each([
  { name: 'at crippled shipyards', place: { yards: ['crippled'] } },
  { name: 'at shipyards of another', place: { yardOwner: loran } },
  { name: 'in a system that its owner lost', place: { owner: loran } },
] as const)('CON-1: works wait $name', ({ place }) => {
  const { state, events } = construct([work('human.w1')], place);
  expect(eventsOf(events, 'WorkAdvanced')).toEqual([]);
  expect(state.works[workId('human.w1')]).toEqual(work('human.w1'));
});

test('ECO-6: a work that was given up ends, and half of what was paid comes back', () => {
  const { state, events } = construct([
    work('human.w1', { cancelled: true, paid: 5 }),
    work('human.w2'),
  ]);
  expect(eventsOf(events, 'WorkRefunded')).toMatchObject([{ work: 'human.w1', refund: 2 }]);
  expect(state.works).toEqual({});
  expect(state.empires[human]?.treasury).toBe(12);
  expect(eventsOf(events, 'UnitBuilt').map((one) => one.work)).toEqual(['human.w2']);
});

test('ECO-6: a work that was given up before anything was paid ends too', () => {
  const { state, events } = construct([work('human.w1', { cancelled: true, paid: 0 })]);
  expect(eventsOf(events, 'WorkRefunded')).toMatchObject([{ work: 'human.w1', refund: 0 }]);
  expect(state.works).toEqual({});
});

test('CON-4: part payments build a unit over several turns, in turn with what was begun later', () => {
  const first = work('human.w1', { cost: 24, paid: 14, built: 0, begun: 1 });
  const second = work('human.w2', { cost: 6, paid: 6, begun: 3 });
  const one = construct([second, first]);
  expect(one.state.works[workId('human.w1')]).toMatchObject({ paid: 14, built: 10 });
  expect(one.state.works[workId('human.w2')]).toMatchObject({ built: 0 });
  const two = runPhases([constructionPhase], { ...one.state, turn: 4 });
  expect(two.state.works[workId('human.w1')]).toMatchObject({ built: 14 });
  expect(eventsOf(two.events, 'UnitBuilt').map((event) => event.work)).toEqual(['human.w2']);
  const paid = { ...two.state.works[workId('human.w1')]!, paid: 24 };
  const three = runPhases([constructionPhase], {
    ...two.state,
    turn: 5,
    works: { [paid.id]: paid },
  });
  expect(eventsOf(three.events, 'UnitBuilt').map((event) => event.work)).toEqual(['human.w1']);
});
