import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { OrdnancePackage } from '#model/forces/ordnance';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, unitId } from '#test/support/campaign';

const SHIP = unitId('red.uf10');
const arm = (ordnance: readonly OrdnancePackage[], unit: string = SHIP): Order => ({
  kind: 'SetOrdnance',
  units: [unitId(unit)],
  ordnance,
});

type World = Readonly<{ ship?: Partial<Unit>; list?: RuleSet['ordnanceList']; depot?: false }>;

/** What is said of orders; red.uf10, CC 4 with Missile, is at A, where its depot is unless there is none. */
function codesOf(orders: readonly Order[], { ship = {}, list = null, depot }: World = {}) {
  const base = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', 'missile', 'dd'] }, blue: { f1: ['B', 'missile'] } },
    units: depot === false ? [] : [ashore('red.u9', 'depot', 'A')],
  });
  const units = { ...base.units, [SHIP]: { ...base.units[SHIP]!, ...ship } };
  const rules = { ...DEFAULT_RULE_SET, ordnanceList: list };
  const info = { campaignName: 'Test', rules };
  const view = empireViewOf(looked({ ...base, units }), empireId('red'), info);
  return judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));
}

test.each<readonly [string, Order, readonly string[], World]>([
  ['by a unit with Missile, as much as its CC', arm(['heavy', 'heavy', 'jammer']), [], {}],
  ['not more', arm(['chaff', 'heavy', 'jammer']), ['ORDNANCE_SIZE'], {}],
  ['none at all', arm([]), [], {}],
  ['not by what has no Missile', arm([], 'red.uf11'), ['ORDNANCE_UNFIT'], {}],
  ['not by a unit of somebody else', arm([], 'blue.uf10'), ['UNIT_UNKNOWN'], {}],
  ['not while mothballed', arm([]), ['ORDNANCE_UNFIT'], { ship: { status: 'mothballed' } }],
  [
    'in vain while crippled',
    arm(['heavy']),
    ['ORDNANCE_IDLE'],
    { ship: { condition: 'crippled' } },
  ],
  ['in vain in reserve', arm(['heavy']), ['ORDNANCE_IDLE'], { ship: { status: 'reserve' } }],
  [
    'in vain unconverted',
    arm(['heavy']),
    ['ORDNANCE_UNCONVERTED'],
    { ship: { unconverted: true } },
  ],
  ['what the campaign has', arm(['heavy']), [], { list: ['heavy'] }],
  ['nothing else', arm(['jammer']), ['ORDNANCE_UNLISTED'], { list: ['heavy'] }],
])('SUP-9: ordnance is loaded %s', (_name, order, codes, world) => {
  expect(codesOf([order], world)).toEqual([codes]);
});

test('SUP-9: a player who gives two loads to a unit, or loads where no supply is expected, is warned', () => {
  expect(codesOf([arm(['heavy']), arm([])])).toEqual([[], ['ORDNANCE_TWICE']]);
  expect(codesOf([arm(['heavy'])], { depot: false })).toEqual([['ORDNANCE_NO_SUPPLY']]);
});
