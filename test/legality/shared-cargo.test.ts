import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { UnitId } from '#model/campaign/ids';
import type { UnitPlace } from '#model/forces/unit';
import type { Order, ReorganiseAt } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, unitId } from '#test/support/campaign';

const [FIRST, SECOND, LANDER, APART, BASE] = [
  'red.uf10',
  'red.uf11',
  'red.uf12',
  'red.uf20',
  'red.u1',
].map(unitId) as [UnitId, UnitId, UnitId, UnitId, UnitId];

const shared: UnitPlace = {
  kind: 'aboard',
  carrier: FIRST,
  shares: [{ carrier: SECOND, size: 2 }],
};

/** Two convoys and an Assault ship in one fleet at A, a convoy in another, a base of size 12 and a gropos of 4. */
function world(place?: UnitPlace): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', 'convoy', 'convoy', 'lander'], f2: ['A', 'convoy'] } },
    units: [
      ashore(BASE, 'base', 'A', place === undefined ? {} : { place }),
      ashore('red.u2', 'gropos', 'A'),
    ],
  });
  return { ...state, phase: 'economic' };
}

function codesOf(orders: readonly Order[], state = world(), loading = DEFAULT_RULE_SET.loading) {
  const info = { campaignName: 'Test', rules: { ...DEFAULT_RULE_SET, loading } };
  const view = empireViewOf(looked(state), empireId('red'), info);
  const { verdicts } = judgeOrders(view, orders);
  return verdicts.map(({ issues }) => issues.map(({ code }) => code));
}
const share = (carrier: UnitId, ...others: readonly UnitId[]): Order => ({
  kind: 'LoadCargo',
  carrier,
  cargo: { kind: 'shared', unit: BASE, others },
});
const unload = (carrier: UnitId): Order => ({
  kind: 'UnloadCargo',
  carrier,
  cargo: { kind: 'units', units: [BASE] },
});
const form = (at: ReorganiseAt, ...units: readonly UnitId[]): Order => ({
  kind: 'FormFleet',
  name: 'New',
  units,
  at,
});
const gropos: Order = {
  kind: 'LoadCargo',
  carrier: SECOND,
  cargo: { kind: 'units', units: [unitId('red.u2')] },
};
const trade: Order = { kind: 'SetTrade', convoys: [SECOND], trading: true };
const settle: Order = { kind: 'Colonize', convoy: SECOND, yieldsTo: null };

test.each<readonly [string, readonly Order[], readonly (readonly string[])[]]>([
  ['two convoys share it', [share(FIRST, SECOND)], [[]]],
  ['one is not enough', [share(FIRST, FIRST)], [['HOLD_FULL']]],
  ['nor is one of another fleet', [share(FIRST, APART)], [['CARRIERS_APART']]],
  ['unless it joins', [form('movement', FIRST, APART), share(FIRST, APART)], [[], []]],
  ['nor one without such a hold', [share(FIRST, LANDER)], [['HOLD_FULL']]],
  ['nor a unit of somebody else', [share(FIRST, unitId('red.u99'))], [['CARRIER_UNKNOWN']]],
  ['nor one that trades', [trade, share(FIRST, SECOND)], [[], ['CONVOY_TRADES']]],
  [
    'a carrier that is parted after Construction',
    [share(FIRST, SECOND), form('construction', FIRST)],
    [[], ['SHARERS_PARTED']],
  ],
  ['what fits beside the part', [share(FIRST, SECOND), gropos], [[], []]],
  ['not what does not', [gropos, share(SECOND, FIRST), gropos], [[], [], ['CARGO_UNFIT']]],
  ['it is shared once', [share(FIRST, SECOND), share(FIRST, SECOND)], [[], ['CARGO_UNFIT']]],
])('MOV-7: sharing: %s', (_name, orders, codes) => {
  expect(codesOf(orders)).toEqual(codes);
});

test('MOV-7: a carrier that is not needed for it is named', () => {
  const state = world();
  const small = { ...state.designs['base' as never]!, cost: 4 };
  const light = { ...state, designs: { ...state.designs, [small.id]: small } };
  expect(codesOf([share(FIRST, SECOND)], light)).toEqual([['SHARE_NEEDLESS']]);
});

test.each<readonly [string, readonly Order[], readonly (readonly string[])[]]>([
  ['the first unloads it', [unload(FIRST)], [[]]],
  ['the other does not', [unload(SECOND)], [['CARGO_NOT_ABOARD']]],
  ['nobody leaves', [form('movement', FIRST)], [['SHARERS_PARTED']]],
  ['nor the other one', [form('movement', SECOND, LANDER)], [['SHARERS_PARTED']]],
  ['but all together', [form('movement', FIRST, SECOND)], [[]]],
  ['one leaves after it is unloaded', [unload(FIRST), form('construction', FIRST)], [[], []]],
  ['or perhaps not', [form('construction', SECOND)], [['SHARERS_PARTED']]],
  ['no trade', [trade], [['CONVOY_UNFIT']]],
  ['scrapped with it', [{ kind: 'ScrapUnits', units: [SECOND] }], [['SCRAP_LADEN']]],
])('MOV-7: shared: %s', (_name, orders, codes) => {
  expect(codesOf(orders, world(shared))).toEqual(codes);
});

test('MOV-7, COL-1: a convoy that carries a part of something does not settle', () => {
  expect(codesOf([settle], world(shared))[0]).toContain('SETTLER_SHARES');
  expect(codesOf([share(FIRST, SECOND), settle])[1]).toContain('SETTLER_SHARES');
  expect(codesOf([unload(FIRST), settle], world(shared))[1]).not.toContain('SETTLER_SHARES');
});

test('MOV-7: loaded before movement it keeps its carriers from trade, and goes with them', () => {
  expect(codesOf([share(FIRST, SECOND), trade], world(), 'movement')).toEqual([
    [],
    ['CONVOY_UNFIT'],
  ]);
});
