import { brandAs } from '#kernel/brand/brand';
import type { WorkId } from '#model/campaign/ids';
import { DOCTRINES } from '#model/forces/doctrines';
import { ORDNANCE_PACKAGES } from '#model/forces/ordnance';
import { ALL_STANDING_ORDERS, STANDING_FIELDS } from '#model/forces/standing-orders';
import type { Order, OrderKind, OrderOf } from '#model/orders/order';
import { standingTexts } from '#http/forms/standing/standing-inputs';
import { dark, loran, sol, vega, wolf } from '#test/report/reports/sample-campaign';
import type { Sent } from '#test/report/sections/order-sample';
import { ORDER_SAMPLES } from '#test/report/sections/order-samples';
import { apollo, home, saber, valiant, work } from '#test/report/sections/sample-terms';
import { fleetId, unitId } from '#test/support/campaign';
import { otherwise } from '#test/support/standing-sample';

type Filled = readonly [order: Order, sent: Sent];

export const secondWork = brandAs<WorkId>('human.w2');
const CONVOY = unitId('human.u8');
const BUILD = { design: apollo, count: '2', system: sol, source: 'shipyard' };

const route = (said: OrderOf<'SetRoute'>['route'], sent: Sent): Filled => [
  { kind: 'SetRoute', fleet: home, route: said },
  { fleet: home, ...sent },
];

/** A coup that sways a non-aligned world. */
const coup = (sway: Readonly<Record<string, typeof loran>>): Filled => {
  const aim = { mission: 'propaganda-coup', at: wolf, from: sol } as const;
  const order = { kind: 'RunMission', ...aim, design: null, named: null, framing: null } as const;
  return [
    { ...order, ...sway },
    { ...aim, design: '', named: '', framing: '', ...sway },
  ];
};

/** What the samples don't say. */
const OTHERS: readonly Filled[] = [
  route(
    { kind: 'patrol', stops: [sol, wolf, vega, dark] },
    { route: 'patrol', system: sol, second: wolf, third: vega, fourth: dark },
  ),
  route({ kind: 'escort', fleet: fleetId('human.f2') }, { route: 'escort', escorted: 'human.f2' }),
  route({ kind: 'hold', system: wolf }, { route: 'hold', system: wolf }),
  route({ kind: 'return' }, { route: 'return' }),
  route(null, { route: 'ends' }),
  coup({ raising: loran }),
  coup({ lowering: loran }),
  [
    { kind: 'SetTrade', convoys: [saber], trading: false },
    { convoys: saber, what: 'stop' },
  ],
  [
    {
      kind: 'LoadCargo',
      carrier: valiant,
      cargo: { kind: 'shared', unit: saber, others: [CONVOY] },
    },
    { carrier: valiant, cargo: saber, others: CONVOY },
  ],
  [
    {
      ...{ kind: 'BuildUnits', design: apollo, count: 2, system: sol, source: 'shipyard' },
      ...{ names: [], pay: null, first: true },
    },
    { ...BUILD, names: '', pay: '', first: 'yes' },
  ],
  [
    {
      ...{ kind: 'DesignUnit', name: 'Legion', unit: 'ground', hull: 'HG', abilities: [] },
      ...{ dv: 0, as: 0, af: 0, cv: 5, cr: 0 },
      ground: { attrition: 1, attack: 2, defense: 3, dieFaces: 4 },
    },
    {
      ...{ name: 'Legion', unit: 'ground', hull: 'HG', cv: '5' },
      ...{ attrition: '1', attack: '2', defense: '3', dieFaces: '4' },
    },
  ],
  [
    {
      kind: 'ExchangeUnits',
      with: loran,
      gives: { points: 7, units: [] },
      takes: { points: 0, classes: [] },
    },
    { with: loran, paid: '7', design: '', count: '1', price: '0' },
  ],
  [
    { kind: 'SetOrdnance', units: [valiant], ordnance: ORDNANCE_PACKAGES },
    {
      units: valiant,
      ...Object.fromEntries(ORDNANCE_PACKAGES.map((one) => [`ordnance.${one}`, '1'])),
    },
  ],
  [
    {
      kind: 'Bombard',
      system: wolf,
      missions: [
        { mission: 'suppression', points: 16 },
        { mission: 'anti-troop', points: 12 },
        { mission: 'tactical-support', points: 36 },
      ],
      surrender: false,
      plunging: [],
    },
    {
      ...{ system: wolf, 'missions.first': 'suppression', 'missions.first.points': '16' },
      ...{ 'missions.second': 'anti-troop', 'missions.second.points': '12' },
      ...{ 'missions.third': 'tactical-support', 'missions.third.points': '36' },
    },
  ],
  [
    { kind: 'RankWorks', works: [secondWork, work] },
    { [`works.${work}`]: '2', [`works.${secondWork}`]: '1' },
  ],
  [
    { kind: 'RedeployUnits', units: [saber], to: { kind: 'fleet', fleet: home } },
    { units: saber, to: `fleet ${home}` },
  ],
  [
    {
      kind: 'AssignUnits',
      units: [saber],
      to: { kind: 'aboard', carrier: valiant },
      at: 'movement',
    },
    { units: saber, to: `aboard ${valiant}`, at: 'movement' },
  ],
  [
    { kind: 'SetStanding', fleet: home, standing: DOCTRINES.cautious.standing },
    { fleet: home, doctrine: 'cautious' },
  ],
  [
    { kind: 'SetStanding', fleet: home, standing: {} },
    { fleet: home, doctrine: 'follow' },
  ],
  ...STANDING_FIELDS.map((field): Filled => {
    const texts = standingTexts(field, { ...ALL_STANDING_ORDERS, ...otherwise(field) });
    return [
      { kind: 'SetStanding', fleet: null, standing: otherwise(field) },
      { fleet: 'empire', [field]: texts },
    ];
  }),
];

function filledSample(kind: OrderKind): Filled {
  const [order, , sent] = ORDER_SAMPLES[kind];
  return [order, sent];
}

/** Forms as a player fills them in, each with the order that it says; together they use every field. */
export const filledForms = (kind: OrderKind): readonly Filled[] => [
  filledSample(kind),
  ...OTHERS.filter(([order]) => order.kind === kind),
];
