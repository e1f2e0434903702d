import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import { INDEPENDENTS_LIST, independentOf } from '#model/campaign/independents';
import type { Cargo } from '#model/orders/cargo';
import type { Order } from '#model/orders/order';
import { ashore } from '#test/support/ashore';
import { designOf, fleetId, unitId } from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { squadronOf } from '#test/support/squadron';
import { deneb, sol, vega, viewOf, wolf } from './human-view.ts';

const wing = (...ids: readonly string[]): Cargo => ({ kind: 'units', units: ids.map(unitId) });
const census: Cargo = { kind: 'census' };
type Bid = Extract<Order, { kind: 'BidForConvoy' }>;
const bid = (part: Partial<Bid> = {}): Bid => ({
  kind: 'BidForConvoy',
  points: 3,
  from: sol,
  to: wolf,
  cargo: wing('human.u4'),
  ...part,
});

const VIEW = viewOf();
const ON = { ...VIEW, rules: { ...VIEW.rules, independentConvoys: 'on' } } as const;
const codesOf = (view: typeof VIEW, ...orders: readonly Order[]) =>
  judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));

test('OPT-8: without the setting nobody bids', () => {
  expect(codesOf(VIEW, bid())).toEqual([['BIDS_OFF']]);
});

test.each<readonly [string, Partial<Bid>, readonly string[]]>([
  ['for a unit to a system where nobody knows who rules', {}, ['BID_LANDING']],
  ['less than the way asks', { points: 1 }, ['BID_LOW', 'BID_LANDING']],
  ['by a restricted lane', { to: vega }, ['BID_LANDING', 'BID_ESCORT']],
  ['to nowhere', { to: sol }, ['BID_NOWHERE']],
  [
    'to a system that the player has never heard of',
    { to: deneb },
    ['SYSTEM_UNKNOWN', 'BID_LANDING'],
  ],
  ['from somebody else’s', { from: wolf, to: sol }, ['BID_PLACE', 'CARGO_UNFIT']],
  ['of more than the Treasury', { points: 11 }, ['BID_LANDING', 'TREASURY_SHORT']],
  ['with a ship', { cargo: wing('human.u3') }, ['CARGO_KIND']],
  ['with a unit of somebody else', { cargo: wing('loran.u1') }, ['UNIT_UNKNOWN']],
  ['with a Census', { cargo: census }, ['BID_LANDING']],
])('OPT-8: a bid %s', (_name, part, codes) => {
  expect(codesOf(ON, bid(part))).toEqual([codes]);
});

test.each<readonly [string, 'on' | 'off', string]>([
  ['a Scout or an Explorer', 'off', 'an uncrippled Scout or Explorer'],
  ['a Jump ship, where that takes jump engines', 'on', 'an uncrippled Jump ship'],
])(
  'OPT-8, OPT-2: the text says which ships may lead it through a restricted lane: %s',
  (_name, jumpEngines, who) => {
    const view = { ...ON, rules: { ...ON.rules, jumpEngines } };
    const [verdict] = judgeOrders(view, [bid({ to: vega })]).verdicts;
    const told = verdict?.issues.find(({ code }) => code === 'BID_ESCORT');
    expect(told?.text).toContain(who);
  },
);

test('OPT-8: each bid is paid and carries something of its own', () => {
  const judged = judgeOrders(ON, [bid(), bid(), bid({ cargo: wing('human.u5') })]);
  expect(judged.verdicts.map(({ accepted }) => accepted)).toEqual([true, false, true]);
  expect(judged.treasuryAfter).toBe(4);
  const bids = [bid({ points: 2 }), bid({ points: 2 }), bid({ points: 2 }), bid({ points: 2 })];
  const settlers = bids.map((one) => ({ ...one, cargo: census }));
  expect(judgeOrders(ON, settlers).legal).toHaveLength(3);
});

test('OPT-8: a hired convoy takes no orders but to be unloaded', () => {
  const design = designOf({
    id: independentOf(10),
    list: INDEPENDENTS_LIST,
    kind: 'convoy',
    hull: null,
    civilian: true,
  });
  const fleet = { name: 'Independent 1-1' };
  const hired = squadronOf({ owner: human, at: sol, designs: [design.id], fleet });
  const [convoy] = hired.units;
  const own = {
    ...convoy!,
    id: unitId('human.u9'),
    place: { kind: 'fleet', fleet: fleetId('human.f9') },
  } as const;
  const load = ashore('human.u8', 'wing', sol, { place: { kind: 'aboard', carrier: own.id } });
  const view = {
    ...ON,
    designs: {
      ...ON.designs,
      [design.id]: { ...Object.values(ON.designs)[0]!, known: 'stats', design },
    },
    fleets: { ...ON.fleets, [fleetId('human.f9')]: { ...hired.fleet, id: fleetId('human.f9') } },
    units: { ...ON.units, [own.id]: own, [load.id]: load },
  } as typeof VIEW;
  const orders: readonly Order[] = [
    { kind: 'MoveFleet', fleet: fleetId('human.f9'), path: [wolf] },
    { kind: 'SetRoute', fleet: fleetId('human.f9'), route: null },
    { kind: 'ScrapUnits', units: [own.id] },
    { kind: 'SetTrade', convoys: [own.id], trading: true },
    { kind: 'Colonize', convoy: own.id, yieldsTo: null },
    { kind: 'LoadCargo', carrier: own.id, cargo: wing('human.u4') },
    {
      kind: 'AssignUnits',
      units: [own.id],
      to: { kind: 'fleet', fleet: fleetId('human.f1') },
      at: 'movement',
    },
  ];
  expect(codesOf(view, ...orders)).toEqual(orders.map(() => ['INDEPENDENT']));
  const unload: Order = { kind: 'UnloadCargo', carrier: own.id, cargo: wing('human.u8') };
  expect(codesOf(view, unload)).toEqual([[]]);
});
