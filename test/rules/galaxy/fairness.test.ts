import { expect, test } from 'vitest';
import { fairnessOf } from '#rules/galaxy/fairness-of';
import { spreadOf } from '#rules/galaxy/spread-of';
import type { LaneClass } from '#model/campaign/lane';
import type { Importance } from '#model/campaign/system';
import { systemId } from '#test/support/campaign';

const system = (id: string, importance: Importance, part: object = {}) => ({
  id: systemId(id),
  importance,
  capacity: 6,
  raw: 2,
  anomalies: [] as readonly string[],
  ...part,
});
const lane = (a: string, b: string, kind: LaneClass) => ({
  a: systemId(a),
  b: systemId(b),
  class: kind,
});

/** One – A – B – C – D – Two, with E behind A. */
const facts = {
  systems: [
    system('One', 'major', { capacity: 10, raw: 5 }),
    system('A', 'minor', { anomalies: ['Ruins', 'Nebula'] }),
    system('B', 'unimportant', { capacity: 4, raw: 1 }),
    system('C', 'major', { capacity: 8, raw: 4 }),
    system('D', 'minor'),
    system('E', 'unimportant', { capacity: 5, raw: 1, anomalies: ['Derelict'] }),
    system('Two', 'major', { capacity: 10, raw: 5 }),
  ],
  lanes: [
    lane('One', 'A', 'major'),
    lane('A', 'B', 'minor'),
    lane('B', 'C', 'restricted'),
    lane('C', 'D', 'unexplored'),
    lane('D', 'Two', 'minor'),
    lane('A', 'E', 'minor'),
  ],
  homes: [systemId('One'), systemId('Two')],
};

test('MAP-2: what lies within two, three and four jumps is counted without the homeworld itself', () => {
  const [one] = fairnessOf(facts);
  expect(one!.nearestRival).toBe(5);
  expect(one!.within[0]).toEqual({
    jumps: 2,
    systems: { unimportant: 2, minor: 1, major: 0 },
    capacity: 15,
    raw: 4,
    potential: 21,
    anomalies: ['Derelict', 'Nebula', 'Ruins'],
    lanes: { unexplored: 0, restricted: 0, minor: 2, major: 1 },
  });
  expect(one!.within.map(({ jumps, systems, lanes }) => [jumps, systems.major, lanes])).toEqual([
    [2, 0, { unexplored: 0, restricted: 0, minor: 2, major: 1 }],
    [3, 1, { unexplored: 0, restricted: 1, minor: 2, major: 1 }],
    [4, 1, { unexplored: 1, restricted: 1, minor: 2, major: 1 }],
  ]);
});

test('MAP-2: the spread names the least and the most that a player has', () => {
  const spread = spreadOf(fairnessOf(facts));
  const two = spread.filter(({ jumps }) => jumps === 2);
  expect(two).toEqual([
    { what: 'systems', jumps: 2, least: 2, most: 3 },
    { what: 'Capacity', jumps: 2, least: 14, most: 15 },
    { what: 'RAW', jumps: 2, least: 4, most: 6 },
    { what: 'potential output', jumps: 2, least: 21, most: 44 },
    { what: 'anomalies', jumps: 2, least: 0, most: 3 },
    { what: 'lanes', jumps: 2, least: 2, most: 3 },
  ]);
  const rivals = spread.at(-1);
  expect(rivals).toEqual({ what: 'jumps to the nearest rival', jumps: null, least: 5, most: 5 });
});

test('MAP-2: a homeworld from which no way leads to another has no rival; one alone has none either', () => {
  const cut = { ...facts, lanes: facts.lanes.filter((one) => one.class !== 'unexplored') };
  expect(fairnessOf(cut).map(({ nearestRival }) => nearestRival)).toEqual([null, null]);
  const alone = fairnessOf({ ...facts, homes: facts.homes.slice(0, 1) });
  expect(alone.map(({ nearestRival }) => nearestRival)).toEqual([null]);
  expect(spreadOf(alone).every(({ least, most }) => least === most)).toBe(true);
});
