import { expect, test } from 'vitest';
import { MISSIONS, type Mission, type MissionShare } from '#model/orders/bombard';
import { dividePoints, usualShares } from '#rules/bombardment/divide-points';
import { MISSION_TABLE, missionHits } from '#rules/bombardment/mission-table';

const PRICES: Readonly<Record<Mission, number>> = {
  'anti-troop': 12,
  'anti-productivity': 12,
  'anti-population': 12,
  suppression: 8,
  general: 12,
  'tactical-support': 12,
};
/** What each 24 points do besides. */
const WOUNDS: Readonly<Record<Mission, string | null>> = {
  'anti-troop': 'utilized',
  'anti-productivity': 'productivity',
  'anti-population': 'census',
  suppression: null,
  general: null,
  'tactical-support': null,
};
const HITS: Readonly<Record<Mission, string>> = {
  'anti-troop': 'attrition',
  'anti-productivity': 'utilized',
  'anti-population': 'utilized',
  suppression: 'suppressed',
  general: 'die',
  'tactical-support': 'defense',
};

test.each(MISSIONS)('BOM-2: what %s costs and does', (mission) => {
  const { price, hit, wound, onRebels } = MISSION_TABLE[mission];
  expect({ price, hit, wound }).toEqual({
    price: PRICES[mission],
    hit: HITS[mission],
    wound: WOUNDS[mission],
  });
  // BOM-1: rebels in the bombarder's own system only feel these two.
  expect(onRebels).toBe(mission === 'anti-troop' || mission === 'tactical-support');
});

test.each(MISSIONS)('BOM-2, BOM-4: every full multiple of the price of %s counts', (mission) => {
  const price = PRICES[mission];
  const at = (points: number) => missionHits(mission, points);
  const wound = WOUNDS[mission] === null ? 0 : 1;
  expect(at(0)).toEqual({ hits: 0, wounds: 0, spent: 0, left: 0 });
  expect(at(price - 1)).toEqual({ hits: 0, wounds: 0, spent: 0, left: price - 1 });
  expect(at(price)).toEqual({ hits: 1, wounds: 0, spent: price, left: 0 });
  expect(at(2 * price - 1)).toMatchObject({ hits: 1, wounds: 0, left: price - 1 });
  expect(at(2 * price)).toMatchObject({ hits: 2, wounds: wound, spent: 2 * price, left: 0 });
  expect(at(5 * price + 3)).toEqual({ hits: 5, wounds: 2 * wound, spent: 5 * price, left: 3 });
});

const share = (mission: Mission, points: number | null): MissionShare => ({ mission, points });
const troops = (points: number | null) => share('anti-troop', points);
const people = (points: number | null) => share('anti-population', points);
const suppress = (points: number | null) => share('suppression', points);

test.each<readonly [string, number, readonly MissionShare[], string, number]>([
  ['as ordered', 40, [troops(24), suppress(16)], 'anti-troop 24, suppression 16', 0],
  ['the rest is unspent', 45, [troops(24), suppress(8)], 'anti-troop 24, suppression 8', 13],
  [
    'the last takes the rest',
    45,
    [suppress(8), people(null)],
    'suppression 8, anti-population 37',
    0,
  ],
  [
    'too few: the first are served first',
    30,
    [troops(24), people(24)],
    'anti-troop 24, anti-population 6',
    0,
  ],
  ['too few for the first', 10, [troops(24), people(24)], 'anti-troop 10', 0],
  ['nothing at all', 0, [troops(24), people(null)], '', 0],
])('BOM-2: points are divided by order: %s', (_name, total, shares, given, unused) => {
  const division = dividePoints(total, shares);
  const text = division.missions
    .filter(({ points }) => points > 0)
    .map(({ mission, points }) => `${mission} ${String(points)}`);
  expect(text.join(', ')).toBe(given);
  expect(division.unused).toBe(unused);
  const all = division.missions.reduce((sum, { points }) => sum + points, 0);
  expect(all).toBe(total - unused);
});

const target = { attrition: 3, productivity: 4, census: 5 };
test.each([
  ['usual', target, [troops(36), share('anti-productivity', null)]],
  ['usual', { ...target, attrition: 0 }, [share('anti-productivity', null)]],
  ['productivity', target, [share('anti-productivity', null)]],
  ['population', target, [people(null)]],
  ['suppress', target, [suppress(null)]],
  ['general', target, [share('general', null)]],
  ['none', target, []],
] as const)('BOM-2: what a fleet bombards by its standing orders: %s, %j', (plan, at, shares) => {
  expect(usualShares(plan, at)).toEqual(shares);
});
