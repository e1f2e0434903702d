import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { plannedLandings } from '#legality/plan/planned-landings';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Cargo } from '#model/orders/cargo';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';
import { pulledBack } from '#test/support/pulled-back';

const [CONVOY, SUPPLIER, CARRIER, LAYER] = ['red.uf10', 'red.uf11', 'red.uf12', 'red.uf13'].map(
  unitId,
) as [Unit['id'], Unit['id'], Unit['id'], Unit['id']];
const A = systemId('A');
const census: Cargo = { kind: 'census' };
const cargo = (...ids: readonly string[]): Cargo => ({ kind: 'units', units: ids.map(unitId) });
const load = (what: Cargo, carrier = CONVOY): Order => ({
  kind: 'LoadCargo',
  carrier,
  cargo: what,
});
const unload = (what: Cargo): Order => ({ kind: 'UnloadCargo', carrier: CONVOY, cargo: what });
const trade = (trading: boolean): Order => ({ kind: 'SetTrade', convoys: [CONVOY], trading });
const go = move('red.f1', 'B');

/** At A, red's colony: a convoy, a Supply ship, a carrier with flights and a Minelayer with a minefield; C is red's too. */
function world(convoy: Partial<Unit> = {}): CampaignState {
  const aboard = (carrier: Unit['id']) => ({ place: { kind: 'aboard', carrier } as const });
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'major' },
    owners: { A: 'red', C: 'red' },
    fleets: { red: { f1: ['A', 'convoy', 'supplier', 'ca', 'layer'] } },
    units: [
      ashore('red.u1', 'gropos', 'A'),
      ashore('red.u2', 'lf', 'A', aboard(CARRIER)),
      ashore('red.u3', 'lf', 'A', { ...aboard(CARRIER), outOfSupply: 1 }),
      ashore('red.u4', 'cheapmine', 'A', aboard(LAYER)),
      ashore('red.u5', 'cheapmine', 'A'),
    ],
  });
  const changed = { ...state.units, [CONVOY]: { ...state.units[CONVOY]!, ...convoy } };
  return { ...state, phase: 'economic', units: changed };
}

type Circumstances = Readonly<{
  convoy?: Partial<Unit>;
  rules?: Partial<RuleSet>;
  effects?: CampaignState['effects'];
}>;

function judged(
  orders: readonly Order[],
  { convoy = {}, rules = {}, effects = {} }: Circumstances = {},
) {
  const all = { ...DEFAULT_RULE_SET, raiders: 'off', loading: 'movement', ...rules } as const;
  const info = { campaignName: 'Test', rules: all };
  const state = { ...looked(world(convoy)), effects };
  return judgeOrders(empireViewOf(state, empireId('red'), info), orders);
}
type Judged = ReturnType<typeof judged>;
const codesIn = ({ verdicts }: Judged) =>
  verdicts.map(({ issues }) => issues.map(({ code }) => code));
const textsIn = ({ verdicts }: Judged) =>
  verdicts.flatMap(({ issues }) => issues.map(({ text }) => text));

test.each([
  ['movement', []],
  ['landings', ['CARGO_UNFIT']],
] as const)(
  'MOV-7: loading = %s: what is at the start of the move is taken along: %j',
  (loading, codes) => {
    // The order may be anywhere in the sheet.
    const result = judged([go, load(cargo('red.u1'))], { rules: { loading } });
    expect(codesIn(result)[1]).toEqual(codes);
  },
);

test('MOV-7: before movement nothing is loaded where the carrier is only going', () => {
  expect(codesIn(judged([move('red.f1', 'B', 'C'), load(census)]))).toEqual([[], []]);
  const there = judged([move('red.f1', 'B', 'C'), load(census), load(cargo('red.u1'))]);
  expect(codesIn(there)[2]).toEqual(['HOLD_FULL']);
});

test.each<readonly [string, Cargo]>([
  ['a Census', census],
  ['units', cargo('red.u1')],
])('MOV-7: %s that this sheet loads is not unloaded in it', (_name, what) => {
  const result = judged([unload(what), load(what), move('red.f1', 'B', 'C')]);
  expect(codesIn(result)).toEqual([['CARGO_TWICE'], [], []]);
  expect(textsIn(result)).toEqual([
    'Cargo loaded this turn can’t be unloaded this turn. Order it next turn.',
  ]);
});

describe('MOV-6, MOV-7: trade', () => {
  test('a convoy that is to stop trading loads from next turn', () => {
    const orders = [trade(false), load(census)];
    const result = judged(orders, { convoy: { trading: true } });
    expect(codesIn(result)).toEqual([[], ['CONVOY_TRADES']]);
    expect(textsIn(result)).toEqual([
      'It trades: order it to stop trading, and let it load from next turn.',
    ]);
    const after = judged(orders, { convoy: { trading: true }, rules: { loading: 'landings' } });
    expect(codesIn(after)).toEqual([[], []]);
  });

  test.each<readonly [string, Cargo]>([
    ['a Census', census],
    ['units', cargo('red.u1')],
  ])('one that loads %s does not begin to trade', (_name, what) => {
    expect(codesIn(judged([trade(true), load(what)]))).toEqual([['CONVOY_UNFIT'], []]);
  });
});

test.each([
  ['movement', ['CARRIER_PULLED_BACK']],
  ['landings', []],
] as const)(
  'ENC-3, MOV-7: loading = %s: a fleet that pulled back last turn loads when that movement is over: %j',
  (loading, codes) => {
    const given = { rules: { loading }, effects: pulledBack(CONVOY, world().turn - 1) };
    const result = judged([load(cargo('red.u1')), load(cargo('red.u5'), SUPPLIER)], given);
    expect(codesIn(result)).toEqual([codes, []]);
    expect(codesIn(judged([unload(census)], { ...given, convoy: { census: 1 } }))).toEqual([[]]);
  },
);

test('ENC-3, MOV-7: nor does it share what others load before movement', () => {
  const effects = pulledBack(SUPPLIER, world().turn - 1);
  const shared = { kind: 'shared', unit: unitId('red.u1'), others: [SUPPLIER] } as const;
  const order: Order = { kind: 'LoadCargo', carrier: CONVOY, cargo: shared };
  const result = judged([order], { effects });
  expect(codesIn(result)).toEqual([['CARRIER_PULLED_BACK']]);
  expect(textsIn(result)[0]).toContain('It pulled back before an Interception');
});

test.each<readonly [string, readonly Order[], string]>([
  [
    'a flight in a hold does not strike',
    [
      { kind: 'LaunchStrike', units: [unitId('red.u2')], system: systemId('B') },
      load(cargo('red.u2')),
    ],
    'STRIKE_UNFIT',
  ],
  [
    'nor is it redeployed',
    [
      { kind: 'RedeployUnits', units: [unitId('red.u2')], to: { kind: 'system', system: A } },
      load(cargo('red.u2')),
    ],
    'REDEPLOY_UNFIT',
  ],
  [
    'a minefield in a hold is not laid',
    [{ kind: 'LayMinefields', minefields: [unitId('red.u4')] }, load(cargo('red.u4'))],
    'MINELAYER_UNFIT',
  ],
  [
    'nor recovered',
    [
      { kind: 'RecoverMinefields', carrier: LAYER, minefields: [unitId('red.u5')] },
      load(cargo('red.u5')),
    ],
    'MINEFIELD_ELSEWHERE',
  ],
  [
    'a convoy settles with nothing that it loads',
    [{ kind: 'Colonize', convoy: CONVOY, yieldsTo: null }, load(census), go],
    'SETTLER_LOADS',
  ],
  [
    'a ship that cripples itself loses cargo, and the player is told which',
    [{ kind: 'ResupplyUnits', ships: [SUPPLIER] }, load(cargo('red.u5'), SUPPLIER), go],
    'RESUPPLY_OVERLOAD',
  ],
  [
    'what is scrapped is scrapped with it',
    [{ kind: 'ScrapUnits', units: [CONVOY] }, load(census)],
    'SCRAP_LADEN',
  ],
])('MOV-7: loaded before movement: %s', (_name, orders, code) => {
  const result = judged(orders, { rules: { carrierStrikes: 'on' } });
  expect(codesIn(result)[0]).toContain(code);
  expect(codesIn(result)[1]).toEqual([]);
});

test('MOV-7: berths that flights leave for a hold are free for others', () => {
  const to = { kind: 'fleet', fleet: fleetId('red.f1') } as const;
  const orders: readonly Order[] = [
    load(cargo('red.u2', 'red.u3')),
    { kind: 'RedeployUnits', units: [unitId('red.u2')], to },
  ];
  expect(codesIn(judged(orders))[1]).toContain('REDEPLOY_UNFIT');
});

test.each([
  ['movement', 3, 2],
  ['landings', 2, 3],
] as const)(
  'MOV-7: loading = %s: the sheet foretells where Census is taken',
  (loading, atC, atA) => {
    const result = judged([move('red.f1', 'B', 'C'), load(census)], { rules: { loading } });
    const landings = plannedLandings(
      result.plan,
      result.legal.map(({ order }) => order),
    );
    const after = (id: string) =>
      landings.after(result.plan.view.systems[systemId(id)]!.own!).census;
    expect([after('C'), after('A'), landings.aboard(CONVOY)]).toEqual([atC, atA, 1]);
  },
);
