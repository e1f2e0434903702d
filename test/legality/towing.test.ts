import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { AssignUnits, Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, unitId } from '#test/support/campaign';

const [TUG, SECOND, LAME, FREIGHTER, CONVOY] = [0, 1, 2, 3, 4].map((index) =>
  unitId(`red.uf1${String(index)}`),
) as [Unit['id'], Unit['id'], Unit['id'], Unit['id'], Unit['id']];
const SAT = unitId('red.u1');
const ON: Partial<RuleSet> = { raiders: 'off', towBases: 'on' };

/** At A, red's: tugs of 2 (the third crippled), a Supply ship with Towing, a convoy, and bases; C is blue's, with whom red is at peace. */
function world(units: readonly Unit[] = []): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-D': 'major', 'A-C': 'major', 'D-E': 'minor' },
    owners: { A: 'red', C: 'blue', D: 'red' },
    states: { 'red/blue': 'non-aggression' },
    fleets: { red: { f1: ['A', 'tug', 'tug', 'tug!', 'hauler', 'convoy'], f2: ['A', 'fasttug'] } },
    units: [
      ashore('red.u1', 'sat', 'A'),
      ashore('red.u2', 'sat', 'A'),
      ashore('red.u3', 'base', 'A'),
      ashore('red.u4', 'yard', 'A'),
      ashore('red.u5', 'lf', 'A'),
      ...units,
    ],
  });
  return { ...state, phase: 'economic' };
}

const put = (unit: string, to: AssignUnits['to'], at: AssignUnits['at'] = 'movement'): Order => ({
  kind: 'AssignUnits',
  units: [unitId(unit)],
  to,
  at,
});
const behind = (unit: string, carrier: Unit['id'], at?: AssignUnits['at']): Order =>
  put(unit, { kind: 'aboard', carrier }, at);
const DOWN = { kind: 'system' } as const;

function codesOf(
  orders: readonly Order[],
  state = world(),
  rules: Partial<RuleSet> = ON,
): readonly (readonly string[])[] {
  const info = { campaignName: 'Test', rules: { ...DEFAULT_RULE_SET, ...rules } };
  const view = empireViewOf(looked(state), empireId('red'), info);
  const { verdicts } = judgeOrders(view, orders);
  return verdicts.map(({ issues }) => issues.map(({ code }) => code));
}

test.each<readonly [string, readonly Order[], readonly (readonly string[])[]]>([
  ['a tug takes a base in tow', [behind('red.u1', TUG)], [[]]],
  ['one base', [behind('red.u1', TUG), behind('red.u2', TUG)], [[], ['TUG_TAKEN']]],
  [
    'in a line of its own',
    [{ ...behind('red.u1', TUG), units: [SAT, unitId('red.u2')] } as AssignUnits],
    [['TOW_ONE']],
  ],
  ['up to its rating', [behind('red.u3', TUG)], [['TOW_TOO_DEAR']]],
  ['not when it is crippled', [behind('red.u1', LAME)], [['TUG_UNFIT']]],
  ['though it may be repaired by then', [behind('red.u1', LAME, 'construction')], [[]]],
  ['not with Supply', [behind('red.u1', FREIGHTER)], [['TUG_NONE']]],
  ['not a convoy', [behind('red.u1', CONVOY)], [['TUG_NONE']]],
  ['not into a fleet', [put('red.u1', { kind: 'fleet', fleet: 'new:X' })], [['FLEET_UNKNOWN']]],
  ['it goes to another tug', [behind('red.u1', TUG), behind('red.u1', SECOND)], [[], []]],
  ['and is put down again', [behind('red.u1', TUG), put('red.u1', DOWN)], [[], []]],
  ['only what is in tow is put down', [put('red.u1', DOWN)], [['ASHORE_UNFIT']]],
  [
    'it is put down where the tug goes, unless a stranger is in control',
    [behind('red.u1', TUG), move('red.f1', 'C'), put('red.u1', DOWN, 'construction')],
    [[], [], ['TOW_PLACE_UNKNOWN']],
  ],
  [
    'nothing goes aboard a base in tow',
    [behind('red.u1', TUG), behind('red.u5', SAT)],
    [[], ['CARRIER_ABOARD']],
  ],
  [
    'nor does it go into a hold',
    [
      behind('red.u1', TUG),
      { kind: 'LoadCargo', carrier: CONVOY, cargo: { kind: 'units', units: [SAT] } },
    ],
    [[], ['CARGO_UNFIT']],
  ],
])('MOV-10: %s', (_name, orders, codes) => {
  expect(codesOf(orders)).toEqual(codes);
});

test('MOV-10: by default only flights and minefields go aboard', () => {
  expect(codesOf([behind('red.u1', TUG)], world(), {})).toEqual([['UNITS_NOT_FLIGHTS']]);
});

test('MOV-10: a base with something aboard is not towed', () => {
  const laden = ashore('red.u6', 'lf', 'A', { place: { kind: 'aboard', carrier: SAT } });
  expect(codesOf([behind('red.u1', TUG)], world([laden]))).toEqual([['TOW_LADEN']]);
});

test('MOV-10: a tug with a base in tow is never Fast', () => {
  const far = move('red.f2', 'B', 'D', 'E');
  const tow = behind('red.u1', unitId('red.uf20'));
  expect(codesOf([far])).toEqual([[]]);
  expect(codesOf([tow, far])).toEqual([[], ['PATH_UNFIT']]);
  expect(codesOf([tow, move('red.f2', 'B', 'D')])).toEqual([[], []]);
});

test('MOV-10: a player who takes a shipyard in tow is told that it does nothing then', () => {
  const state = world();
  const yard = { ...state.designs, yard: { ...state.designs['yard' as never]!, cost: 2 } };
  const cheap = { ...state, designs: yard } as CampaignState;
  expect(codesOf([behind('red.u4', TUG)], cheap)).toEqual([['TOW_IDLE']]);
});
