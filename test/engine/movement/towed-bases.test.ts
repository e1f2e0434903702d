import { expect, test } from 'vitest';
import { constructionPhase } from '#engine/phases/construction/phase';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { AssignUnits, Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import {
  eventsOf,
  inputOf,
  looked,
  move,
  ordersOf,
  sail,
  sightsOf,
  voyageOf,
  whereAre,
} from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { systemId, unitId } from '#test/support/campaign';

const TUG = unitId('red.uf10');
const SAT = unitId('red.u1');
const ON: Partial<RuleSet> = { towBases: 'on' };
const behind: Partial<Unit> = { place: { kind: 'aboard', carrier: TUG } };

/** Red's A and D, nobody's B, blue's C; at A a fleet that begins with a tug, and a base that costs 2. */
const world = (
  ships: readonly string[] = ['tug'],
  units: readonly Unit[] = [ashore('red.u1', 'sat', 'A')],
): CampaignState =>
  voyageOf({
    lanes: { 'A-B': 'major', 'B-D': 'major', 'A-C': 'major' },
    owners: { A: 'red', C: 'blue', D: 'red' },
    states: { 'red/blue': 'non-aggression' },
    fleets: { red: { f1: ['A', ...ships] } },
    units,
  });

const put = (to: AssignUnits['to'], at: AssignUnits['at'] = 'movement', unit = SAT): Order => ({
  kind: 'AssignUnits',
  units: [unit],
  to,
  at,
});
const take = put({ kind: 'aboard', carrier: TUG });
const down = put({ kind: 'system' });

const failures = (result: ReturnType<typeof sail>) =>
  eventsOf(result, 'OrderFailed').map(({ because }) => because);

test('MOV-10: a tug takes a base along, and puts it down where it is then', () => {
  const late = put({ kind: 'system' }, 'construction');
  const sheets = { red: [take, move('red.f1', 'B'), late] };
  const sailed = sail(world(), sheets, ON);
  expect(whereAre(sailed.state)).toEqual(['red.f1 in B']);
  expect(sailed.state.units[SAT]!.place).toEqual(behind.place);
  const after: CampaignState = { ...sailed.state, phase: 'construction' };
  const rules = { ...DEFAULT_RULE_SET, ...ON };
  const built = constructionPhase.run(inputOf(after, ordersOf(sheets), rules));
  expect(built.done && built.state.units[SAT]!.place).toEqual({
    kind: 'system',
    system: systemId('B'),
  });
});

test('MOV-10: by default no base is taken in tow', () => {
  const result = sail(world(), { red: [take] });
  expect(failures(result)).toEqual(['no-room-aboard']);
  expect(result.state.units[SAT]!.place.kind).toBe('system');
});

test.each<readonly [string, readonly string[], readonly Unit[]]>([
  ['beyond its rating', ['tug'], [ashore('red.u1', 'base', 'A')]],
  ['while it is crippled', ['tug!'], [ashore('red.u1', 'sat', 'A')]],
  ['without Towing', ['dd'], [ashore('red.u1', 'sat', 'A')]],
  ['when it has a hold for bases', ['hauler'], [ashore('red.u1', 'sat', 'A')]],
  ['beside another', ['tug'], [ashore('red.u1', 'sat', 'A'), ashore('red.u2', 'sat', 'A', behind)]],
  [
    'with something aboard',
    ['tug'],
    [
      ashore('red.u1', 'sat', 'A'),
      ashore('red.u2', 'lf', 'A', { place: { kind: 'aboard', carrier: SAT } }),
    ],
  ],
])('MOV-10: no ship takes a base in tow %s', (_name, ships, units) => {
  const result = sail(world(ships, units), { red: [take] }, ON);
  expect(failures(result)).toEqual(['no-room-aboard']);
  expect(result.state.units[SAT]!.place.kind).toBe('system');
});

test('MOV-10: two bases are not towed as one', () => {
  const other = unitId('red.u2');
  const units = [ashore('red.u1', 'sat', 'A'), ashore('red.u2', 'sat', 'A')];
  const both: Order = { ...take, units: [SAT, other] } as AssignUnits;
  expect(failures(sail(world(['tug'], units), { red: [both] }, ON))).toEqual(['no-room-aboard']);
});

test('MOV-10: a base goes from tug to tug, and never into a fleet', () => {
  const second = unitId('red.uf11');
  const state = world(['tug', 'tug'], [ashore('red.u1', 'sat', 'A', behind)]);
  const over = put({ kind: 'aboard', carrier: second });
  const into = put({ kind: 'fleet', fleet: 'new:X' });
  const result = sail(state, { red: [into, over] }, ON);
  expect(failures(result)).toHaveLength(1);
  expect(result.state.units[SAT]!.place).toEqual({ kind: 'aboard', carrier: second });
});

test.each([
  ['nobody’s system', 'B', [], 'system'],
  ['an own system', 'D', [], 'system'],
  ['not a stranger’s', 'C', ['no-landing-here'], 'aboard'],
] as const)('MOV-10, MOV-7: it is put down in %s', (_name, at, because, place) => {
  const state = world(['tug'], [ashore('red.u1', 'sat', 'A', behind)]);
  const there: CampaignState = {
    ...state,
    fleets: Object.fromEntries(
      Object.entries(state.fleets).map(([id, fleet]) => [
        id,
        { ...fleet, place: { kind: 'system', system: systemId(at) } },
      ]),
    ),
  };
  // A towed base is put down even if the setting is off now.
  const result = sail(there, { red: [down] });
  expect(failures(result)).toEqual(because);
  expect(result.state.units[SAT]!.place.kind).toBe(place);
});

test('MOV-10: a tug that was crippled keeps what it tows and is slow', () => {
  const units = [ashore('red.u1', 'sat', 'A', behind)];
  const result = sail(world(['tug!'], units), { red: [move('red.f1', 'B', 'D')] }, ON);
  expect(whereAre(result.state)).toEqual(['red.f1 in B']);
  expect(result.state.units[SAT]!.place).toEqual(behind.place);
});

test('MOV-10, FOG-12: a viewer that watches loses sight of a base in tow, and sees it again when it is down', () => {
  const watch = (state: CampaignState): CampaignState => ({
    ...state,
    units: { ...state.units, [unitId('blue.u9')]: ashore('blue.u9', 'base', 'A') },
  });
  const before = looked(watch(world()));
  const taken = sail(before, { red: [take] }, ON);
  expect(sightsOf(taken, 'blue').some((line) => line.startsWith('lost'))).toBe(true);
  const put2 = sail(taken.state, { red: [down] }, ON);
  expect(sightsOf(put2, 'blue').some((line) => line.includes('1 sat'))).toBe(true);
});
