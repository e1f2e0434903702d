import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import {
  aboard,
  type ClassName,
  type Crew,
  harbour,
  human,
  loran,
  unit,
  workId,
} from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const scrap = (...names: readonly string[]): Order => ({
  kind: 'ScrapUnits',
  units: names.map(unit),
});

const breakUp = (state: ReturnType<typeof harbour>, ...orders: readonly Order[]) => {
  const after = runPhases([constructionPhase], state, { [human]: orders });
  const treasury = after.state.empires[human]?.treasury ?? 0;
  return { ...after, gained: treasury - (state.empires[human]?.treasury ?? 0) };
};

test.each<Readonly<{ kind: ClassName; part: Partial<Unit>; gained: number }>>([
  { kind: 'cruiser', part: {}, gained: 3 },
  { kind: 'cruiser', part: { condition: 'crippled' }, gained: 3 },
  { kind: 'cruiser', part: { status: 'mothballed' }, gained: 3 },
  { kind: 'yard', part: {}, gained: 10 },
  { kind: 'troops', part: {}, gained: 1 },
])('CON-8: a $kind ($part) brings $gained', ({ kind, part, gained }) => {
  const played = breakUp(harbour({ crew: { u1: [kind, part] } }), scrap('u1'));
  expect(played.gained).toBe(gained);
  expect(played.state.units).toEqual({});
  expect(played.state.fleets).toEqual({});
});

test.each<Readonly<{ where: string; owner: typeof loran | null; extra: Crew; gained: number }>>([
  { where: 'in the system of another', owner: loran, extra: {}, gained: 0 },
  { where: 'where nobody is in control', owner: null, extra: {}, gained: 0 },
  { where: 'where bases give control', owner: null, extra: { b1: ['yard'] }, gained: 3 },
])('CON-8: a cruiser $where brings $gained', ({ owner, extra, gained }) => {
  const system = { owner, census: 0, morale: 0, utilized: 0 };
  const state = harbour({ crew: { u1: ['cruiser'], ...extra }, system });
  expect(breakUp(state, scrap('u1')).gained).toBe(gained);
});

test('CON-8: what is aboard is scrapped too, and for its own half', () => {
  const crew: Crew = {
    u1: ['carrier'],
    g1: ['wing', { place: aboard('u1') }],
    g2: ['wing', { place: aboard('u1') }],
  };
  const played = breakUp(harbour({ crew }), scrap('u1', 'g1'));
  expect(eventsOf(played.events, 'UnitScrapped').map((one) => one.unit)).toEqual([
    'human.g1',
    'human.g2',
    'human.u1',
  ]);
  expect(played.gained).toBe(5);
  expect(eventsOf(played.events, 'OrderFailed')).toEqual([]);
});

test('CON-8, CON-9: a flight that is mothballed this turn has come off its carrier and is not scrapped with it', () => {
  const crew: Crew = { y1: ['yard'], u1: ['carrier'], g1: ['wing', { place: aboard('u1') }] };
  const lay: Order = { kind: 'SetStatus', units: [unit('g1')], status: 'mothballed' };
  const phases = [economicPhase, constructionPhase];
  const played = runPhases(phases, harbour({ crew }), { [human]: [lay, scrap('u1')] });
  expect(eventsOf(played.events, 'UnitScrapped').map((one) => one.unit)).toEqual(['human.u1']);
  expect(played.state.units[unit('g1')]).toMatchObject({ status: 'mothballed' });
});

test('CON-8: what is lost already cannot be scrapped', () => {
  const { events } = breakUp(harbour({ crew: { u1: ['fort'] } }), scrap('u7'));
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'units-elsewhere' }]);
});

test('CON-4: works are lost with the last shipyard there, but not with one of two', () => {
  const works = { w1: { cost: 30 }, w2: { cost: 30, source: 'system' } } as const;
  const crew: Crew = { y1: ['yard'], y2: ['yard'] };
  const one = breakUp(harbour({ crew, works }), scrap('y1'));
  expect(eventsOf(one.events, 'WorkLost')).toEqual([]);
  const both = breakUp(harbour({ crew, works }), scrap('y1', 'y2'));
  expect(eventsOf(both.events, 'WorkLost')).toMatchObject([{ work: 'human.w1', paid: 30 }]);
  expect(Object.keys(both.state.works)).toEqual([workId('w2')]);
  const kept = breakUp(harbour({ crew: { ...crew, m1: ['dock'] }, works }), scrap('y1', 'y2'));
  expect(eventsOf(kept.events, 'WorkLost')).toEqual([]);
});

test('CON-8: a shipyard that is scrapped builds once more', () => {
  const state = harbour({ crew: { y1: ['yard'] }, works: { w1: { cost: 7 } } });
  const played = breakUp(state, scrap('y1'));
  expect(eventsOf(played.events, 'UnitBuilt')).toHaveLength(1);
  expect(eventsOf(played.events, 'WorkLost')).toEqual([]);
});
