import { ledgerTotal } from '#kernel/reasons/ledger';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { LaneClass } from '#model/campaign/lane';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import { commerceOf, STRATEGIC_RESOURCE } from '#rules/economy/commerce-of';
import { barsPath } from '#rules/economy/bars-path';
import { laneNetworkOf, openRoutesOf, type TradeFacts } from '#rules/economy/trade-routes';
import { civilianTradeIn } from '#rules/economy/civilian-trade-in';
import { isTradePartner } from '#rules/economy/is-trade-partner';
import {
  designId,
  designOf,
  empireId,
  fleetId,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { idsOf } from '#test/support/ids-of';
import { expect, test } from 'vitest';

const market = (utilized: number, anomalies: readonly string[] = [], posts = 0) => ({
  ...systemOf({ id: systemId(`H${String(utilized)}`), utilized, anomalies }),
  ...{ posts, bases: 0 },
});

const foreign = (one: StarSystem) => ({ market: one, trader: 'Loran Imperium' });

test('ECO-2: five own routes and two foreign ones earn 16 + 2', () => {
  const own = [6, 4, 1, 3, 2].map((utilized) => market(utilized));
  expect(ledgerTotal(commerceOf(own, []))).toBe(16);
  expect(ledgerTotal(commerceOf(own, [foreign(market(6)), foreign(market(6))]))).toBe(18);
});

test('FOG-10: a trader reads the Utilized Productivity where it trades, the host whose routes run there', () => {
  const sol = { ...market(6), name: 'Sol' };
  expect(commerceOf([sol], [])).toMatchObject([{ label: 'Trade route at Sol', amount: 6 }]);
  const hosted = commerceOf([], [foreign(sol)]);
  expect(hosted).toMatchObject([{ label: 'Trade route of Loran Imperium at Sol', amount: 1 }]);
});

test('ECO-2: one convoy in Sol alone earns 6', () => {
  expect(commerceOf([market(6)], [])).toMatchObject([{ amount: 6 }]);
});

test('ECO-2: a strategic resource counts its Utilized Productivity twice', () => {
  expect(ledgerTotal(commerceOf([market(6, [STRATEGIC_RESOURCE])], []))).toBe(12);
});

test('ECO-2: each trading post earns a route 1 more, after the doubling, and its host nothing', () => {
  expect(ledgerTotal(commerceOf([market(6, [STRATEGIC_RESOURCE], 2)], []))).toBe(14);
  expect(ledgerTotal(commerceOf([], [{ market: market(6, [], 2), trader: 'Loran' }]))).toBe(1);
});

test.each([
  ['one that works', {}, 1],
  ['none that is crippled', { condition: 'crippled' }, 0],
  ['none that is mothballed', { status: 'mothballed' }, 0],
  ['none in a hold', { place: { kind: 'aboard', carrier: unitId('human.u2') } }, 0],
] as const)('OPT-21: of trading posts counts %s', (_, part, count) => {
  const place = { kind: 'system', system: systemId('H0101') } as const;
  const design = designId('finds.trading-post');
  const post = {
    ...unitOf({ id: unitId('human.u1'), owner: empireId('human'), design, place }),
    ...part,
  };
  const trade = civilianTradeIn([post], () => ({ role: 'trading-post', cost: 10 }));
  expect(trade.get(systemId('H0101'))?.posts ?? 0).toBe(count);
  expect(civilianTradeIn([post], () => ({ role: 'depot', cost: 20 })).size).toBe(0);
});

test.each([
  ['a small base', ['human:20'], 2],
  ['a medium one', ['human:40'], 4],
  ['a large one', ['human:60'], 6],
  ['those of two empires together', ['human:20', 'loran:60'], 8],
  ['but the largest of one empire', ['human:20', 'human:40', 'human:20'], 4],
] as const)('OPT-21: civilian bases bring each route there: %s', (_, built, value) => {
  const place = { kind: 'system', system: systemId('H0101') } as const;
  const bases = built.map((text, index) => {
    const [owner = '', cost = ''] = text.split(':');
    const id = unitId(`${owner}.u${String(index)}`);
    return unitOf({ id, owner: empireId(owner), design: designId(cost), place });
  });
  const trade = civilianTradeIn(bases, (id) => ({ role: 'civilian-base', cost: Number(id) }));
  expect(trade.get(systemId('H0101'))).toEqual({ posts: 0, bases: value });
  const there = { ...market(6, [STRATEGIC_RESOURCE], 1), bases: value };
  expect(ledgerTotal(commerceOf([there], []))).toBe(12 + 1 + value);
});

test('OPT-10: a route in a system with lanes off the map earns 5 more', () => {
  const off = { ...market(6), offMapLanes: 2 };
  expect(ledgerTotal(commerceOf([off], []))).toBe(11);
  expect(commerceOf([off], [])).toMatchObject([{ cite: 'ECO-2' }, { cite: 'OPT-10', amount: 5 }]);
  expect(ledgerTotal(commerceOf([], [foreign(off)]))).toBe(1);
  const rolled = { ...off, offMapTrade: 2 };
  expect(commerceOf([rolled], [])).toMatchObject([{ amount: 6 }, { cite: 'OPT-10', amount: 2 }]);
});

const human = empireId('human');
const [SOL, WOLF, KILI, TIRE] = idsOf(systemId, 'H0101', 'H0102', 'H0103', 'H0104');

/** Sol, Wolf, Kili and Tire in a row; the human depot is at Sol. */
function facts(part: Partial<TradeFacts> & { owners?: Record<string, string>; class?: LaneClass }) {
  const owners: Record<string, string> = { [SOL]: 'human', [KILI]: 'human', ...part.owners };
  return {
    empire: human,
    convoys: [KILI],
    depots: [SOL],
    network: laneNetworkOf([
      { a: SOL, b: WOLF, class: part.class ?? 'minor' },
      { a: WOLF, b: KILI, class: 'restricted' },
      { a: KILI, b: TIRE, class: 'major' },
    ]),
    controllerOf: (system: SystemId): EmpireId | null =>
      owners[system] === undefined ? null : empireId(owners[system]),
    isPartner: (owner: EmpireId) => owner === empireId('kili'),
    hasEnemyFleet: () => false,
    ...part,
  };
}

test.each([
  { name: 'through an unowned system', part: {}, open: [KILI] },
  { name: 'where the depot is', part: { convoys: [SOL] }, open: [SOL] },
  { name: 'not without a depot', part: { depots: [] }, open: [] },
  { name: 'not over an unexplored lane', part: { class: 'unexplored' }, open: [] },
  { name: 'not through systems of others', part: { owners: { [WOLF]: 'loran' } }, open: [] },
  { name: 'through a partner’s systems', part: { owners: { [WOLF]: 'kili' } }, open: [KILI] },
  { name: 'in a partner’s system', part: { owners: { [KILI]: 'kili' } }, open: [KILI] },
  { name: 'not in an unowned system', part: { convoys: [WOLF] }, open: [] },
  { name: 'one for each system', part: { convoys: [KILI, SOL, KILI] }, open: [KILI, SOL] },
  ...[SOL, WOLF, KILI].map((at) => ({
    name: `not past an enemy fleet at ${at}`,
    part: { hasEnemyFleet: (system: SystemId) => system === at },
    open: [],
  })),
  {
    name: 'an enemy fleet beside the way does no harm',
    part: { hasEnemyFleet: (system: SystemId) => system === TIRE },
    open: [KILI],
  },
] as const)('MOV-6: a route is open $name', ({ part, open }) => {
  expect(openRoutesOf(facts(part))).toEqual(open);
});

test('MOV-6: trade needs a Trade treaty or better', () => {
  expect(DIPLOMATIC_STATES.filter(isTradePartner)).toEqual([
    'trade',
    'military',
    'mutual-defense',
    'alliance',
    'partnership',
    'unification',
  ]);
});

test.each([
  { name: 'a military ship', unit: {}, design: {}, bars: true },
  { name: 'a ship in reserve', unit: { status: 'reserve' }, design: {}, bars: true },
  { name: 'a mothballed ship', unit: { status: 'mothballed' }, design: {}, bars: false },
  { name: 'a convoy', unit: {}, design: { kind: 'convoy', civilian: true }, bars: false },
  { name: 'a base', unit: {}, design: { kind: 'base' }, bars: false },
  {
    name: 'a flight in a fleet',
    unit: { place: inFleet(fleetId('f')) },
    design: { kind: 'flight' },
    bars: true,
  },
  { name: 'a flight of a colony', unit: {}, design: { kind: 'flight' }, bars: false },
] as const)('MOV-6: $name makes an enemy fleet: $bars', ({ unit, design, bars }) => {
  const id = designId('some');
  const one = unitOf({ id: unitId('u'), owner: human, design: id, ...unit });
  expect(barsPath(one, designOf({ id, ...design }))).toBe(bars);
});
