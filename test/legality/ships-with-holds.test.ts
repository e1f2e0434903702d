import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Cargo } from '#model/orders/cargo';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { designId, empireId, fleetId, systemId, unitId } from '#test/support/campaign';

const [LANDER, SUPPLIER, CARRIER] = ['red.uf10', 'red.uf11', 'red.uf12'].map(unitId);
const units = (...ids: readonly string[]): Cargo => ({ kind: 'units', units: ids.map(unitId) });
const load = (carrier: typeof LANDER, cargo: Cargo): Order => ({
  kind: 'LoadCargo',
  carrier: carrier!,
  cargo,
});
const unload = (carrier: typeof LANDER, cargo: Cargo): Order => ({
  kind: 'UnloadCargo',
  carrier: carrier!,
  cargo,
});

/** At A, red's colony: an Assault ship of 5, a Supply ship of 2 with a flight in its hold, a carrier with another. */
function world(level = 0): CampaignState {
  const aboard = (carrier: typeof LANDER) => ({
    place: { kind: 'aboard', carrier: carrier! } as const,
  });
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', 'lander', 'supplier', 'ca'] } },
    units: [
      ashore('red.u1', 'gropos', 'A'),
      ashore('red.u2', 'gropos', 'A'),
      ashore('red.u3', 'lf', 'A', aboard(SUPPLIER)),
      ashore('red.u4', 'lf', 'A', aboard(CARRIER)),
      ashore('red.u5', 'lf', 'A', { ...aboard(SUPPLIER), outOfSupply: level }),
    ],
  });
  return { ...state, phase: 'economic' };
}

function judged(orders: readonly Order[], state = world()) {
  const info = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
  const view = empireViewOf(looked(state), empireId('red'), info);
  return judgeOrders(view, orders).verdicts.map(({ issues }) => issues);
}

const base: Order = {
  kind: 'AssignUnits',
  units: [unitId('red.u3')],
  to: { kind: 'aboard', carrier: CARRIER! },
  at: 'movement',
};
test.each<readonly [string, Order, readonly string[]]>([
  ['an Assault ship takes ground forces', load(LANDER, units('red.u1')), []],
  ['up to its rating', load(LANDER, units('red.u1', 'red.u2')), ['HOLD_FULL']],
  ['and nothing else', load(LANDER, units('red.u4')), ['HOLD_FULL']],
  ['a Supply ship no more than it holds', load(SUPPLIER, units('red.u4')), ['HOLD_FULL']],
  ['no Census', load(LANDER, { kind: 'census' }), ['CARGO_KIND']],
  ['a ship without a hold takes nothing', load(CARRIER, units('red.u1')), ['CARRIER_UNKNOWN']],
  ['what lies in a hold is unloaded', unload(SUPPLIER, units('red.u3')), []],
  ['and is not put elsewhere before', base, ['UNITS_IN_HOLD']],
  [
    'what is based on a ship is not unloaded',
    unload(CARRIER, units('red.u4')),
    ['CARRIER_UNKNOWN'],
  ],
])('MOV-7: %s', (_name, order, codes) => {
  expect(judged([order]).flatMap((issues) => issues.map(({ code }) => code))).toEqual(codes);
});

test('MOV-7: a hold that is too small says how much it holds of what', () => {
  expect(judged([load(LANDER, units('red.u1', 'red.u2'))])[0]).toMatchObject([
    { text: 'It takes 8 of the hold, and 5 is free: it holds 5 of ground forces.' },
  ]);
});

test('SUP-8, MOV-7: a player whose ship cripples itself is told which cargo it loses', () => {
  const order: Order = { kind: 'ResupplyUnits', ships: [SUPPLIER!] };
  expect(judged([order], world(1))[0]).toMatchObject([
    {
      code: 'RESUPPLY_OVERLOAD',
      text: 'supplier uf11 cripples itself so, and loses cargo that has no room any more: lf u5.',
    },
  ]);
});

const FLEET = fleetId('red.f1');
const [flight, hawk] = [designId('lf'), designId('hawk')];
/** In the hold of the Supply ship is a flight of another class beside the first, which is kept by default. */
function withHawk(own: Partial<StandingOrders> = {}): CampaignState {
  const state = world(1);
  const base = state.units[unitId('red.u3')]!;
  return {
    ...state,
    designs: { ...state.designs, [hawk]: { ...state.designs[flight]!, id: hawk, name: 'hawk' } },
    fleets: { ...state.fleets, [FLEET]: { ...state.fleets[FLEET]!, standing: own } },
    units: { ...state.units, [unitId('red.u5')]: { ...base, id: unitId('red.u5'), design: hawk } },
  };
}
const resupply: Order = { kind: 'ResupplyUnits', ships: [SUPPLIER!] };
const standing = (fleet: typeof FLEET | null, said: Partial<StandingOrders>): Order => {
  return { kind: 'SetStanding', fleet, standing: said };
};
const lostBy = (state: CampaignState, ...orders: readonly Order[]) =>
  judged([...orders, resupply], state).at(-1)?.[0]?.text;

test.each([
  ['for its fleet', FLEET],
  ['only for the whole empire', null],
])('CSC-14, SUP-8: what an order before it says %s is kept first counts there', (_name, fleet) => {
  expect(lostBy(withHawk())).toContain('hawk u5');
  expect(lostBy(withHawk(), standing(fleet, { cargoFirst: [hawk] }))).toContain('lf u3');
});

test.each([
  ['its fleet', FLEET],
  ['every fleet', null],
])(
  'CSC-14, TURN-4: where %s follows the empire again, what its fleet kept first counts no more',
  (_name, fleet) => {
    const [own, follow] = [withHawk({ cargoFirst: [hawk] }), standing(fleet, {})];
    expect(lostBy(own)).toContain('lf u3');
    expect(lostBy(own, follow)).toContain('hawk u5');
    expect(lostBy(own, standing(null, { cargoFirst: [hawk] }), follow)).toContain('lf u3');
    expect(lostBy(own, follow, standing(FLEET, { cargoFirst: [hawk] }))).toContain('lf u3');
  },
);

test('MOV-8, MOV-7: a flight that lies in the hold of a Supply ship does not strike', () => {
  const info = {
    campaignName: 'Test',
    rules: { ...DEFAULT_RULE_SET, carrierStrikes: 'on' } as const,
  };
  const view = empireViewOf(looked(world()), empireId('red'), info);
  const strike = (unit: string): Order => ({
    kind: 'LaunchStrike',
    units: [unitId(unit)],
    system: systemId('B'),
  });
  const accepted = judgeOrders(view, [strike('red.u3'), strike('red.u4')]).verdicts.map(
    (one) => one.accepted,
  );
  expect(accepted).toEqual([false, true]);
});
