import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { correct } from '#engine/turn/correct';
import { sumOf } from '#kernel/numbers/sum';
import { valuesById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import type { EffectId, EmpireId } from '#model/campaign/ids';
import type { Relation } from '#model/campaign/relation';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { PER_DEPOT } from '#rules/construction/depot-points';
import { HURT, repair } from '#test/legality/yard-orders';
import { fleetId } from '#test/support/campaign';
import { type Crew, harbour, human, inFleet, loran, sol, unit } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { withRules } from '#test/support/with-rules';
import { expect, test } from 'vitest';

const THEIRS = { owner: loran } as const;
const BASE: Crew = { u1: ['cruiser', HURT], d1: ['depot', THEIRS] };

/** A port of the Loran at which human ships lie. */
function port(crew: Crew = {}, relation: Relation['state'] = 'military'): CampaignState {
  const fleets = { f2: { at: sol, ...THEIRS } };
  const state = harbour({ crew: { ...BASE, ...crew }, fleets, relation, system: THEIRS });
  const rich = { ...state.empires[loran]!, treasury: 50 };
  return { ...state, empires: { ...state.empires, [loran]: rich } };
}

const pay = (state: CampaignState, ours: readonly Order[], theirs: readonly Order[] = []) =>
  runPhases([economicPhase], state, { [human]: ours, [loran]: theirs });
const finish = (state: CampaignState) => runPhases([constructionPhase], state);

const promised = (state: CampaignState) =>
  valuesById(state.projects).flatMap(({ id, subject }) =>
    subject.kind === 'unit' ? [[id, subject.helpers, subject.hosted ?? []]] : [],
  );
const failed = (events: Parameters<typeof eventsOf>[0]) =>
  eventsOf(events, 'OrderFailed').map(({ because, about }) => [because, about]);
const broken = ({ state, events }: ReturnType<typeof pay>) =>
  events.filter(({ type }) => type === 'UnitProjectFailed').length +
  valuesById(state.units).filter(({ condition }) => condition === 'crippled').length;

test('CON-5, DIP-10: the depot of a Military partner repairs in the field, and its owner is told', () => {
  const bought = pay(port(), [repair('field', 'u1')]);
  expect(bought.state.empires[human]?.treasury).toBe(46);
  expect(promised(bought.state)).toEqual([
    ['field-repair/human.u1', [], [{ owner: loran, system: sol, points: 4 }]],
  ]);
  expect(eventsOf(bought.events, 'DepotsLent')).toMatchObject([
    { empire: loran, partner: human, system: sol, points: 4, witnesses: [{ empire: loran }] },
  ]);
  const { state, events } = finish(bought.state);
  expect(eventsOf(events, 'UnitRestored')).toMatchObject([{ unit: unit('u1'), system: sol }]);
  expect(state.projects).toEqual({});
});

test.each([
  { name: 'the treaty is for Trade alone', relation: 'trade' },
  { name: 'the depot is crippled', crew: { d1: ['depot', { ...THEIRS, ...HURT }] } },
  { name: 'the depot is out of supply', crew: { d1: ['depot', { ...THEIRS, outOfSupply: 1 }] } },
  {
    name: 'a Supply ship alone is there',
    crew: {
      d1: ['fort', THEIRS],
      h1: ['tender', { ...THEIRS, place: { kind: 'system', system: sol } }],
    },
  },
] as const satisfies readonly Readonly<{
  name: string;
  relation?: Relation['state'];
  crew?: Crew;
}>[])('CON-5, DIP-10: a partner’s depot does not help when $name, and nothing is paid', (row) => {
  const crew = 'crew' in row ? row.crew : {};
  const relation = 'relation' in row ? row.relation : 'military';
  const { state, events } = pay(port(crew, relation), [repair('field', 'u1')]);
  expect(failed(events)).toEqual([['no-helper', 'human.u1']]);
  expect(state.empires[human]?.treasury).toBe(50);
  expect(eventsOf(events, 'DepotsLent')).toEqual([]);
});

test('CON-5: own helpers come first, and a partner gives what they have not', () => {
  const crew: Crew = { h1: ['tender'], u2: ['cruiser', HURT] };
  const { state, events } = pay(port(crew), [repair('field', 'u1', 'u2')]);
  expect(promised(state)).toEqual([
    ['field-repair/human.u1', ['human.h1'], [{ owner: loran, system: sol, points: 2 }]],
    ['field-repair/human.u2', [], [{ owner: loran, system: sol, points: 4 }]],
  ]);
  // The owner of the depot reads one line, which tells of no unit.
  expect(eventsOf(events, 'DepotsLent')).toMatchObject([{ points: 6 }]);
});

const OWN: Crew = {
  v1: ['cruiser', { ...THEIRS, ...HURT, place: { kind: 'system', system: sol } }],
  v2: ['cruiser', { ...THEIRS, ...HURT, place: { kind: 'system', system: sol } }],
};

test('CON-5: repairs of a depot’s owner come first, even if its sheet comes later', () => {
  const { state, events } = pay(
    port(OWN),
    [repair('field', 'u1')],
    [repair('field', 'v1'), repair('field', 'v2')],
  );
  expect(failed(events)).toEqual([['no-helper', 'human.u1']]);
  expect(state.empires[human]?.treasury).toBe(50);
  expect(promised(state).map(([id]) => id)).toEqual([
    'field-repair/human.v1',
    'field-repair/human.v2',
  ]);
});

const withState = (state: CampaignState, to: Relation['state']): CampaignState => {
  const id = relationIdOf(human, loran);
  return {
    ...state,
    relations: { ...state.relations, [id]: { ...state.relations[id]!, state: to } },
  };
};
const hurt = (state: CampaignState, name: string): CampaignState => {
  const row = state.units[unit(name)]!;
  return { ...state, units: { ...state.units, [row.id]: { ...row, ...HURT } } };
};

test.each([
  { name: 'the depot is crippled', change: (state: CampaignState) => hurt(state, 'd1') },
  { name: 'the treaty ends', change: (state: CampaignState) => withState(state, 'war') },
])('CON-5: a repair by a partner fails and its points are lost when $name', ({ change }) => {
  const { state, events } = finish(change(pay(port(), [repair('field', 'u1')]).state));
  expect(eventsOf(events, 'UnitProjectFailed')).toMatchObject([
    { because: 'helper-lost', unit: unit('u1'), paid: 4 },
  ]);
  expect(state.units[unit('u1')]?.condition).toBe('crippled');
});

test('CON-5: of two depots that are left as one, its owner is served first, then who comes first', () => {
  const crew: Crew = {
    ...OWN,
    u2: ['cruiser', HURT],
    u3: ['cruiser', HURT],
    d2: ['depot', THEIRS],
  };
  const ours = [repair('field', 'u1', 'u2', 'u3')];
  const { state } = pay(port(crew), ours, [repair('field', 'v1')]);
  const { events } = finish(hurt(state, 'd2'));
  expect(eventsOf(events, 'UnitRestored').map((one) => one.unit)).toEqual(['human.u1', 'human.v1']);
  expect(eventsOf(events, 'UnitProjectFailed').map((one) => one.unit)).toEqual([
    'human.u2',
    'human.u3',
  ]);
});

const AFLOAT = { ...THEIRS, ...HURT, place: inFleet('f2') };
const restored = (state: CampaignState) =>
  eventsOf(finish(state).events, 'UnitRestored').map((one) => one.unit);
const depart = (state: CampaignState): CampaignState => {
  const fleet = state.fleets[fleetId('human.f2')]!;
  return { ...state, fleets: { ...state.fleets, [fleet.id]: { ...fleet, lastMoved: state.turn } } };
};
const supplies = (state: CampaignState, name: string): CampaignState => {
  const id = brandAs<EffectId>(`supplying/${unit(name)}`);
  const subject = { kind: 'unit', unit: unit(name) } as const;
  const mark = { id, kind: 'supplying', owner: loran, subject, amount: 1 } as const;
  return { ...state, effects: { [id]: { ...mark, begins: state.turn, ends: state.turn } } };
};

test.each([
  { name: 'stays', change: (state: CampaignState) => state, done: ['u1', 'v1'] },
  { name: 'moved, and fails', change: depart, done: ['u1', 'u2'] },
])(
  'CON-5: what the owner of the depots repairs counts before partners only as it is served: it $name',
  ({ change, done }) => {
    const crew: Crew = { v1: ['cruiser', AFLOAT], u2: ['cruiser', HURT], d2: ['depot', THEIRS] };
    const ours = [repair('field', 'u1', 'u2')];
    const { state } = pay(port(crew), ours, [repair('field', 'v1')]);
    expect(restored(change(hurt(state, 'd2')))).toEqual(done.map(unit));
  },
);

test('CON-5, SUP-6: what a Supply ship that supplies others had to give goes to nobody', () => {
  const crew: Crew = {
    u1: ['lander', HURT],
    v1: ['cruiser', AFLOAT],
    v2: ['cruiser', AFLOAT],
    v3: ['lander', AFLOAT],
    h1: ['tender', { ...THEIRS, place: inFleet('f2') }],
    d2: ['depot', THEIRS],
  };
  // Theirs take 10, which is all that the depot that is left has; the ship has 2.
  const theirs = repair('field', 'v1', 'v2', 'v3');
  const bought = pay(port(crew), [repair('field', 'u1')], [theirs]);
  const state = hurt(bought.state, 'd2');
  expect(restored(state)).toEqual(['u1', 'v1', 'v2', 'v3'].map(unit));
  expect(restored(supplies(state, 'h1'))).toEqual(['v1', 'v2', 'v3'].map(unit));
});

test('CON-5: a depot never gives more than it has, even if many ask', () => {
  const many = ['u1', 'u2', 'u3', 'u4'];
  const crew: Crew = Object.fromEntries(many.map((name) => [name, ['cruiser', HURT] as const]));
  const bought = pay(
    port({ ...crew, ...OWN }),
    [repair('field', ...many)],
    [repair('field', 'v1')],
  );
  expect(failed(bought.events).map(([, about]) => about)).toEqual([
    'human.u2',
    'human.u3',
    'human.u4',
  ]);
  const given = sumOf(valuesById(bought.state.projects), ({ paid }) => paid);
  expect(given).toBeLessThanOrEqual(PER_DEPOT);
  expect(broken(finish(bought.state))).toBe(4);
});

test('TURN-3, CON-5: a depot that a repair leans on may be taken away, and the repair fails', () => {
  const { state } = pay(port(), [repair('field', 'u1')]);
  const begun: CampaignState = { ...state, phase: 'tech' };
  const edits = [{ kind: 'RemoveUnits', units: [unit('d1')] }] as const;
  const taken = correct(begun, { kind: 'correction', edits, reason: 'lost', tellReason: false });
  expect(taken.ok).toBe(true);
  if (!taken.ok) return;
  const { events } = finish(taken.value.state);
  expect(eventsOf(events, 'UnitProjectFailed')).toMatchObject([{ unit: unit('u1') }]);
});

const viewOf = (state: CampaignState, viewer: EmpireId) =>
  empireViewOf(state, viewer, { campaignName: 'Test', rules: DEFAULT_RULE_SET });

test('OPT-6: what a depot gives over several turns, its owner reads and cannot use', () => {
  const phase = withRules(economicPhase, { constructionTimes: 'extended' });
  const begun = runPhases([phase], port(OWN), { [human]: [repair('field', 'u1')] }).state;
  expect(viewOf(begun, loran).lent).toEqual([{ system: sol, partner: human, points: 4, ready: 4 }]);
  expect(viewOf(begun, human).lent).toEqual([]);
  const between = { ...finish(begun).state, turn: 4 };
  const { events, state } = pay(between, [], [repair('field', 'v1'), repair('field', 'v2')]);
  expect(failed(events)).toEqual([['no-helper', 'human.v2']]);
  const { events: later } = finish(state);
  expect(eventsOf(later, 'UnitRestored').map((one) => one.unit)).toEqual(['human.u1', 'human.v1']);
});

test('FOG-1: the owner of a depot learns of no unit of its partner', () => {
  const [one, other] = [port(), port({ u1: ['lander', HURT], u2: ['lander', HURT] })];
  const seen = [pay(one, [repair('field', 'u1')]), pay(other, [repair('field', 'u1', 'u2')])].map(
    ({ state, events }) => [viewOf(state, loran).lent, eventsOf(events, 'DepotsLent')],
  );
  expect(seen[0]).toEqual(seen[1]);
});
