import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { type LaneClass, laneIdOf } from '#model/campaign/lane';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { LaunchStrike, Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { launchStrikeForm } from '#http/forms/orders/launch-strike-form';
import { formBodyOf } from '#http/visits/form-body';
import { type FleetPlan, looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';

type World = Readonly<{
  units?: readonly Unit[];
  fleets?: FleetPlan;
  rules?: Partial<RuleSet>;
  lane?: LaneClass;
  between?: DiplomaticState;
  change?: (state: CampaignState) => CampaignState;
  depots?: readonly Unit[];
}>;
const DEPOTS = [ashore('red.u8', 'depot', 'A'), ashore('red.u9', 'depot', 'C')];

const flight = (id: string, part: Partial<Unit> = {}): Unit =>
  ashore(id, 'lf', 'A', { place: { kind: 'aboard', carrier: unitId('red.uf10') }, ...part });
const wing = [flight('red.u1'), flight('red.u2')];
const FLEETS = { red: { f1: ['A', 'ca'], f2: ['B', 'dd'] }, blue: { f1: ['B', 'dd'] } };

const shutIn = (state: CampaignState): CampaignState => ({
  ...state,
  systems: {
    ...state.systems,
    [systemId('A')]: { ...state.systems[systemId('A')]!, blockaded: true },
  },
});

/** What is said of orders on the line A–B–C–D: red.f1 is at A with two flights, and a scout of red sees blue at B. */
function codesOf(
  orders: readonly Order[],
  {
    units = wing,
    fleets = FLEETS,
    depots = DEPOTS,
    lane = 'minor',
    between = 'war',
    rules,
    change = (state) => state,
  }: World = {},
) {
  const state = voyageOf({
    lanes: { 'A-B': lane, 'B-C': 'major', 'C-D': 'minor' },
    owners: { A: 'red', C: 'red' },
    states: { 'red/blue': between },
    fleets,
    units: [...depots, ...units],
  });
  const info = {
    campaignName: 'Test',
    rules: { ...DEFAULT_RULE_SET, carrierStrikes: 'on', ...rules } as const,
  };
  const seen = looked(change(state));
  const view = empireViewOf(seen, empireId('red'), info);
  return judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));
}

const strike = (system: string, ...units: readonly string[]): LaunchStrike => ({
  kind: 'LaunchStrike',
  units: units.map(unitId),
  system: systemId(system),
});

test.each<readonly [string, Order, readonly string[], World]>([
  ['over a minor lane', strike('B', 'red.u1', 'red.u2'), [], {}],
  ['over a major lane', strike('B', 'red.u1'), [], { lane: 'major' }],
  [
    'not over a restricted lane',
    strike('B', 'red.u1'),
    ['STRIKE_OUT_OF_REACH'],
    { lane: 'restricted' },
  ],
  ['not farther', strike('C', 'red.u1'), ['STRIKE_OUT_OF_REACH'], {}],
  ['not where they are', strike('A', 'red.u1'), ['STRIKE_OUT_OF_REACH'], {}],
  ['not with ships', strike('B', 'red.uf10'), ['STRIKE_UNFIT'], {}],
  ['not where nobody has been', strike('X', 'red.u1'), ['SYSTEM_UNKNOWN'], {}],
  ['not with units that the empire does not have', strike('B', 'red.u77'), ['UNIT_UNKNOWN'], {}],
  [
    'not without the option',
    strike('B', 'red.u1'),
    ['STRIKE_OFF'],
    { rules: { carrierStrikes: 'off' } },
  ],
  [
    'not from a hold',
    strike('B', 'red.u1'),
    ['STRIKE_UNFIT'],
    {
      units: [flight('red.u1', { place: { kind: 'aboard', carrier: unitId('red.uf11') } })],
      fleets: { ...FLEETS, red: { ...FLEETS.red, f1: ['A', 'ca', 'supplier'] } },
    },
  ],
  [
    'not while in reserve',
    strike('B', 'red.u1'),
    ['STRIKE_UNFIT'],
    { units: [flight('red.u1', { status: 'reserve' })] },
  ],
  [
    'not while mothballed',
    strike('B', 'red.u1'),
    ['STRIKE_UNFIT'],
    { units: [flight('red.u1', { status: 'mothballed' })] },
  ],
  [
    'in doubt where nobody is in sight',
    strike('B', 'red.u1'),
    ['STRIKE_NO_PREY'],
    { fleets: { red: FLEETS.red } },
  ],
  [
    'in doubt where only neutrals are, whom the standing orders leave alone',
    strike('B', 'red.u1'),
    ['STRIKE_NO_PREY'],
    { between: 'non-intercourse' },
  ],
  [
    'in doubt from a blockaded system',
    strike('B', 'red.u1'),
    ['STRIKE_BLOCKADED'],
    { change: shutIn },
  ],
])('MOV-8: flights strike %s', (_name, order, codes, world) => {
  expect(codesOf([order], world)).toEqual([codes]);
});

test('MOV-8: in neutrals there is prey when the sheet says so itself', () => {
  const engage = (against: 'neutrals' | 'enemies'): Order => {
    return { kind: 'SetStanding', fleet: null, standing: { engage: against } };
  };
  const world = { between: 'non-intercourse' } as const;
  const order = strike('B', 'red.u1');
  expect(codesOf([order, engage('neutrals')], world)[0]).toEqual([]);
  const attacks = {
    kind: 'SetStanding',
    fleet: null,
    standing: { attacks: [empireId('blue')] },
  } as const;
  expect(codesOf([order, attacks], world)[0]).toEqual([]);
  expect(codesOf([order, engage('neutrals'), engage('enemies')], world)[0]).toEqual([
    'STRIKE_NO_PREY',
  ]);
});

test('MOV-8, ENC-5: empires that the standing orders spare are not struck', () => {
  const spare: Order = {
    kind: 'SetStanding',
    fleet: null,
    standing: { spares: [empireId('blue')] },
  };
  expect(codesOf([strike('B', 'red.u1'), spare])[0]).toEqual(['STRIKE_NO_PREY']);
});

test('MOV-8, ENC-4: flights of a fleet that withdraws are in doubt until it is moved', () => {
  const withdrawing = { lane: laneIdOf(systemId('A'), systemId('B')), turn: 0 };
  const change = (state: CampaignState): CampaignState => {
    const id = fleetId('red.f1');
    const fleets = { ...state.fleets, [id]: { ...state.fleets[id]!, withdrawing } };
    return { ...state, fleets };
  };
  expect(codesOf([strike('B', 'red.u1')], { change })).toEqual([['STRIKE_WITHDRAWS']]);
  const moved = [strike('C', 'red.u1'), move('red.f1', 'B')];
  expect(codesOf(moved, { change })[0]).toEqual(['STRIKE_NO_PREY']);
});

test('MOV-8: all that is wrong is told at once', () => {
  const [codes] = codesOf([strike('C', 'red.u1', 'red.u77', 'red.uf10')]);
  expect(codes).toEqual(['UNIT_UNKNOWN', 'STRIKE_OUT_OF_REACH', 'STRIKE_UNFIT']);
});

test('MOV-8: where the moves of the sheet end counts', () => {
  const toC = move('red.f1', 'B', 'C');
  expect(codesOf([strike('B', 'red.u1'), toC], { lane: 'major' })[0]).toEqual([]);
  expect(codesOf([strike('D', 'red.u1'), toC], { lane: 'major' })[0]).toEqual(['STRIKE_NO_PREY']);
  expect(codesOf([strike('C', 'red.u1')])[0]).toEqual(['STRIKE_OUT_OF_REACH']);
});

test('MOV-8, SUP-7: no supply to be expected is a doubt', () => {
  expect(codesOf([strike('B', 'red.u1')], { depots: [] })).toEqual([['STRIKE_NO_SUPPLY']]);
});

test('MOV-8, SUP-10: a flight strikes once, and not when it is redeployed', () => {
  expect(codesOf([strike('B', 'red.u1'), strike('B', 'red.u1')])).toEqual([[], ['STRIKE_UNFIT']]);
  const away: Order = {
    kind: 'RedeployUnits',
    units: [unitId('red.u1')],
    to: { kind: 'fleet', fleet: fleetId('red.f3') },
  };
  const fleets = { ...FLEETS, red: { ...FLEETS.red, f3: ['C', 'ca'] } };
  expect(codesOf([strike('B', 'red.u1'), away], { fleets })[0]).toEqual(['STRIKE_UNFIT']);
});

test('MOV-8: the form names the flights and the system', () => {
  const read = (fields: object) => launchStrikeForm.read(formBodyOf(fields), {} as never);
  expect(read({ units: ['red.u1'], system: 'B' })).toEqual({
    json: { kind: 'LaunchStrike', units: ['red.u1'], system: 'B' },
  });
  expect(read({ system: 'B' })).toMatchObject({ field: 'units' });
});
