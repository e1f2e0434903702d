import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { openingPhase } from '#engine/phases/opening/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { CIVILIAN_BASES } from '#model/campaign/civilian-bases';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { findsStart } from '#test/engine/discovery/finds-world';
import { buildUnits } from '#test/support/build-units';
import { designId, unitId, unitOf } from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const [small, medium, large] = CIVILIAN_BASES;
const base = unitId('human.u90');
const upgrade: Order = { kind: 'UpgradeBase', base };

/** A civilian base of the humans at Sol, with a Treasury of 100. */
function world(part: Partial<Unit> = {}, treasury = 100): CampaignState {
  const { state } = findsStart({ settings: { civilianBases: 'on' } });
  const home = state.empires[human]!.homeworld;
  const place = { kind: 'system', system: home } as const;
  const unit = { ...unitOf({ id: base, owner: human, design: small!, place }), ...part };
  const empire = { ...state.empires[human]!, treasury };
  return {
    ...state,
    empires: { ...state.empires, [human]: empire },
    units: { ...state.units, [base]: unit },
    counters: { ...state.counters, [human]: { ...state.counters[human]!, units: 90 } },
  };
}

const pay = (state: CampaignState, ...orders: readonly Order[]) =>
  runPhases([economicPhase], state, { [human]: orders });

test.each([
  { from: small, to: medium, left: 60 },
  { from: medium, to: large, left: 40 },
])('OPT-21: $from becomes $to in the Construction Phase', ({ from, to, left }) => {
  const paid = pay(world({ design: from! }), upgrade);
  expect(paid.state.empires[human]?.treasury).toBe(left);
  expect(paid.state.units[base]?.design).toBe(from);
  const { state, events } = runPhases([constructionPhase], paid.state);
  expect(state.units[base]?.design).toBe(to);
  expect(state.projects).toEqual({});
  expect(eventsOf(events, 'BaseUpgraded')).toMatchObject([{ unit: base, design: from, to }]);
});

test.each([
  { what: 'the largest', part: { design: large! }, because: 'unit-unfit' },
  { what: 'a crippled one', part: { condition: 'crippled' }, because: 'unit-unfit' },
  { what: 'one of somebody else', part: { owner: 'loran' }, because: 'units-elsewhere' },
  { what: 'without points', treasury: 39, because: 'treasury-short' },
] as const)('OPT-21: not upgraded: $what', ({ because, ...row }) => {
  const part = 'part' in row ? (row.part as Partial<Unit>) : {};
  const { state, events } = pay(world(part, 'treasury' in row ? row.treasury : 100), upgrade);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because }]);
  expect(state.projects).toEqual({});
});

test('OPT-21, ECO-6: once in a turn, and spent is spent when the base is crippled', () => {
  const { state, events } = pay(world(), upgrade, upgrade);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ index: 1, because: 'resting' }]);
  const hurt = { ...state.units[base]!, condition: 'crippled' } as const;
  const built = runPhases([constructionPhase], {
    ...state,
    units: { ...state.units, [base]: hurt },
  });
  expect(eventsOf(built.events, 'UnitProjectFailed')).toMatchObject([
    { kind: 'upgrade', because: 'unit-crippled', paid: 40 },
  ]);
  expect(built.state.units[base]?.design).toBe(small);
});

test('OPT-21: a second civilian base of an empire in a system is not begun', () => {
  const state = world();
  const system = state.empires[human]!.homeworld;
  const found = buildUnits({ design: small!, system, source: 'convoy' });
  const { events } = pay(state, found);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'system-unfit' }]);
});

test.each([
  { setting: 'off', on: [false, false, false] },
  { setting: 'on', on: [true, true, false] },
] as const)('OPT-21: by civilianBases $setting everybody builds them or nobody', (row) => {
  const { forceLists } = findsStart({ settings: { civilianBases: row.setting } }).state;
  const opened = Object.entries(forceLists).map(([id, list]) => [id, list.universal] as const);
  const isOpen = new Map<string, boolean>(opened);
  expect(['civilian-bases', 'finds', 'institutes'].map((id) => isOpen.get(id))).toEqual(row.on);
});

/** Sol beside ruins with a science institute. */
function school(scienceInstitutes: 'off' | 'with' | 'instead', part: Partial<Unit> = {}) {
  const start = findsStart({ sol: { anomalies: ['Ruins'] }, settings: { scienceInstitutes } });
  const { state, rules } = start;
  const design = designId('institutes.science-institute');
  const place = { kind: 'system', system: state.empires[human]!.homeworld } as const;
  const unit = { ...unitOf({ id: base, owner: human, design, place }), ...part };
  const world = { ...state, phase: 'opening', units: { [base]: unit } } as const;
  const orders = {};
  const result = openingPhase.run({
    ...{ state: world, orders, rules, dice: scriptedDice([]) },
    decide: () => undefined,
  });
  return result.done ? result.events : [];
}

test.each([
  { setting: 'with', gained: ['ruins-studied', 'institute'] },
  { setting: 'instead', gained: ['institute'] },
  { setting: 'with', part: { condition: 'crippled' }, gained: ['ruins-studied'] },
  { setting: 'instead', part: { owner: 'loran' }, gained: [] },
  { setting: 'off', part: { condition: 'crippled' }, gained: ['ruins-studied'] },
] as const)('OPT-11: $setting, $part: $gained', ({ setting, gained, ...row }) => {
  const part = 'part' in row ? (row.part as Partial<Unit>) : {};
  const events = eventsOf(school(setting, part), 'TechGained');
  expect(events.map(({ source, points }) => [source, points])).toEqual(
    gained.map((source) => [source, 6]),
  );
});
