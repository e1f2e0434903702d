import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, ForceListId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Order, RepairUnits } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { unitId } from '#test/support/campaign';
import {
  aboard,
  classId,
  type ClassName,
  type Crew,
  harbour,
  human,
  loran,
  unit,
} from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const ALIEN = { unconverted: true } as const;

/** Loran, of another list than all classes there are, is the partner of the humans by a Military treaty. */
function market(crew: Crew): CampaignState {
  const state = harbour({ crew, relation: 'military' });
  const other = { ...state.empires[loran]!, forceList: brandAs<ForceListId>('loran') };
  return { ...state, empires: { ...state.empires, [loran]: other } };
}

/** One gives units to another for nothing. */
const given = (state: CampaignState, [from, to]: readonly EmpireId[], ids: readonly string[]) =>
  runPhases([constructionPhase], state, {
    [from!]: [exchange(to!, ids, [])],
    [to!]: [
      exchange(
        from!,
        [],
        ids.map((id) => classOf(state, id)),
      ),
    ],
  });
const classOf = ({ units }: CampaignState, id: string): string => units[unitId(id)]!.design;
const exchange = (other: EmpireId, ids: readonly string[], classes: readonly string[]): Order => ({
  kind: 'ExchangeUnits',
  with: other,
  gives: { points: 0, units: ids.map(unitId) },
  takes: {
    points: 0,
    classes: classes.map((id) => ({ design: classId(id as ClassName), count: 1 })),
  },
});

test('TECH-6: what is sold to aliens comes unconverted, with what is aboard, and they alone are told', () => {
  const crew: Crew = { u1: ['carrier'], w1: ['wing', { place: aboard('u1') }] };
  const { state, events } = given(market(crew), [human, loran], ['human.u1']);
  expect(eventsOf(events, 'UnitCameUnconverted')).toMatchObject([
    { empire: loran, unit: 'loran.u1', witnesses: [{ empire: loran }] },
    { empire: loran, unit: 'loran.u2', witnesses: [{ empire: loran }] },
  ]);
  expect(Object.values(state.units).map((one) => one.unconverted)).toEqual([true, true]);
});

test('TECH-6, FOG-5: the seller sees the old ship as before, whether it is converted or not', () => {
  const { state } = given(market({ u1: ['cruiser'] }), [human, loran], ['human.u1']);
  const sold = state.units[unitId('loran.u1')]!;
  const converted = { ...state, units: { [sold.id]: { ...sold, unconverted: false } } };
  const seen = (of: CampaignState) =>
    empireViewOf(of, human, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
  expect(sold.unconverted).toBe(true);
  expect(seen(state)).toEqual(seen(converted));
});

test('TECH-6: the empire whose class it is has it back as it was', () => {
  const there = given(market({ u1: ['cruiser'] }), [human, loran], ['human.u1']);
  const back = given(there.state, [loran, human], ['loran.u1']);
  expect(eventsOf(back.events, 'UnitCameUnconverted')).toEqual([]);
  expect(Object.values(back.state.units)).toMatchObject([{ owner: human, unconverted: false }]);
});

const YARD: Crew = { y1: ['yard'] };
const repaired = (crew: Crew, where: RepairUnits['where']) =>
  runPhases([economicPhase, constructionPhase], harbour({ crew }), {
    [human]: [{ kind: 'RepairUnits', units: [unit('u1')], where }],
  });

test.each<readonly [string, Crew, number]>([
  ['a sound ship for a quarter of its price', { ...YARD, u1: ['cruiser', ALIEN] }, 2],
  [
    'a crippled ship for the same, once',
    { ...YARD, u1: ['cruiser', { ...ALIEN, condition: 'crippled' }] },
    2,
  ],
  ['a flight for half of it', { ...YARD, u1: ['wing', ALIEN] }, 1],
  ['a base at a colony', { u1: ['fort', ALIEN] }, 3],
])('TECH-6: a yard converts %s', (_what, crew, paid) => {
  const { state, events } = repaired(crew, 'yard');
  expect(state.empires[human]?.treasury).toBe(50 - paid);
  expect(eventsOf(events, 'UnitConverted')).toMatchObject([{ unit: 'human.u1' }]);
  expect(eventsOf(events, 'UnitRestored')).toEqual([]);
  expect(state.units[unit('u1')]).toMatchObject({ condition: 'sound', unconverted: false });
  expect(state.projects).toEqual({});
});

test('TECH-6: a repair in the field makes an alien unit sound and does not convert it', () => {
  const crew: Crew = { u1: ['cruiser', { ...ALIEN, condition: 'crippled' }], d1: ['depot'] };
  const { state, events } = repaired(crew, 'field');
  expect(eventsOf(events, 'UnitRestored')).toMatchObject([{ unit: 'human.u1' }]);
  expect(state.units[unit('u1')]).toMatchObject({ condition: 'sound', unconverted: true });
});

test.each<readonly [string, Crew, RepairUnits['where']]>([
  ['in the field while it is sound', { u1: ['cruiser', ALIEN], d1: ['depot'] }, 'field'],
  ['by itself', { u1: ['mender', { ...ALIEN, condition: 'crippled' }] }, 'field'],
  [
    'by an unconverted Supply ship',
    { u1: ['cruiser', { condition: 'crippled' }], h1: ['tender', ALIEN], h2: ['tender', ALIEN] },
    'field',
  ],
  [
    'at an unconverted Mobile Shipyard',
    { u1: ['cruiser', { condition: 'crippled' }], m1: ['dock', ALIEN] },
    'yard',
  ],
])('TECH-6: nothing is repaired %s', (_what, crew, where) => {
  const { state, events } = repaired(crew, where);
  expect(eventsOf(events, 'OrderFailed')).toHaveLength(1);
  expect(state.projects).toEqual({});
});

test('TECH-6, CON-6: a refit into another class is a new beginning', () => {
  const crew: Crew = { ...YARD, u1: ['cruiser', ALIEN] };
  const order: Order = { kind: 'RefitUnits', units: [unit('u1')], design: classId('carrier') };
  const state = harbour({ crew });
  const empires = { ...state.empires[human]!, unlocked: [classId('carrier')] };
  const { state: after } = runPhases(
    [economicPhase, constructionPhase],
    { ...state, empires: { ...state.empires, [human]: empires } },
    { [human]: [order] },
  );
  expect(after.units[unit('u1')]).toMatchObject({ design: 'carrier', unconverted: false });
});
