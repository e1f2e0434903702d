import { expect, test } from 'vitest';
import type { LaneClass } from '#model/campaign/lane';
import { INTEL_MISSIONS, type IntelMission } from '#model/orders/run-mission';
import { tensionOfMission } from '#rules/diplomacy/tension';
import { missionBarOf } from '#rules/intel/mission-bar';
import { missionCostOf } from '#rules/intel/mission-cost';
import { missionDifficultyOf } from '#rules/intel/mission-difficulty';
import { missionJumpsOf } from '#rules/intel/mission-jumps';
import {
  missionChancesOf,
  type MissionForces,
  missionModifierOf,
  missionResultOf,
} from '#rules/intel/mission-result';
import { INTEL_MISSION_TABLE, missionRankOf } from '#rules/intel/mission-table';
import { sabotageTargetsOf } from '#rules/intel/sabotage-targets';
import { designId, designOf, systemId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';

const DIFFICULTIES: { readonly [M in IntelMission]: number | 'command' | 'cost' | 'plans' } = {
  'espionage-system': 1,
  'espionage-convoy': 1,
  'espionage-fleet': 2,
  'espionage-troop': 2,
  'espionage-intel': 3,
  'espionage-tech': 4,
  'espionage-schematics': 'plans',
  'espionage-diplomacy': 6,
  'sabotage-raiding': 1,
  'sabotage-troop': 2,
  'sabotage-convoy': 2,
  'sabotage-ship': 'command',
  'sabotage-base': 'cost',
  'sabotage-counterintel': 3,
  'sabotage-productivity': 3,
  'sabotage-tech': 4,
  'sabotage-population': 5,
  'propaganda-labor-strike': 1,
  'propaganda-insurgency': 2,
  'propaganda-counter-insurgency': 2,
  'propaganda-diplomacy': 4,
  'propaganda-coup': 5,
};

test('INT-3: the printed difficulties', () => {
  const printed = INTEL_MISSIONS.map((one) => [one, INTEL_MISSION_TABLE[one].difficulty]);
  expect(Object.fromEntries(printed)).toEqual(DIFFICULTIES);
});

const cruiser = designOf({ id: designId('cruiser'), cc: 3, cost: 11 });
test.each([
  ['espionage-troop', null, false, 2],
  ['espionage-troop', null, true, 1],
  ['sabotage-ship', cruiser, false, 3],
  ['sabotage-ship', cruiser, true, 2],
  ['sabotage-base', cruiser, false, 6],
  ['espionage-schematics', cruiser, false, 5],
  ['espionage-schematics', cruiser, true, 4],
  ['sabotage-ship', { ...cruiser, cc: 0 }, true, 0],
] as const)(
  'INT-2, INT-3: %s, a class, trade %s: difficulty',
  (mission, design, hasRoute, wanted) => {
    expect(missionDifficultyOf(mission, { design, hasRoute })).toBe(wanted);
  },
);

test('INT-1: a mission costs the Intel of its system and a point for each jump', () => {
  expect(missionCostOf(7, 6)).toBe(13);
  expect(missionCostOf(4, 0)).toBe(4);
});

const [a, b, c, d] = [systemId('A'), systemId('B'), systemId('C'), systemId('D')];
const lane = (one: typeof a, other: typeof a, kind: LaneClass | 'unknown') => ({
  ...{ a: one, b: other, class: kind },
});
test.each([
  ['a way round restricted lanes', [lane(a, d, 'restricted'), lane(a, b, 'minor')], 3],
  ['the shorter way', [lane(a, c, 'major'), lane(a, b, 'minor')], 2],
  ['unexplored lanes carry none', [lane(a, d, 'unexplored'), lane(a, b, 'unknown')], null],
] as const)('INT-1: jumps by %s', (_, lanes, jumps) => {
  const all = [...lanes, lane(b, c, 'minor'), lane(c, d, 'major')];
  expect(missionJumpsOf(all, { from: a, at: d })).toBe(jumps);
  expect(missionJumpsOf(all, { from: a, at: a })).toBe(0);
});

test('INT-2: source Intel is for the mission; target Intel, difficulty and jumps are against it', () => {
  expect(missionModifierOf({ source: 4, target: 3, difficulty: 2, jumps: 5 })).toBe(-6);
});

test.each([
  [-3, false, true, false],
  [5, false, true, false],
  [6, false, false, false],
  [10, false, false, false],
  [11, true, true, false],
  [15, true, true, false],
  [16, true, false, false],
  [20, true, false, false],
  [21, true, false, true],
  [27, true, false, true],
])('INT-2: a modified %i', (total, success, discovered, frames) => {
  expect(missionResultOf(total)).toEqual({ success, discovered, frames });
});

const forces = (part: Partial<MissionForces>): MissionForces => ({
  ...{ source: 0, target: 0, difficulty: 0, jumps: 0, ...part },
});
test.each([
  ['even odds', forces({ source: 7, target: 4, difficulty: 2, jumps: 1 }), 50, 50, 0],
  ['far away', forces({ source: 1, target: 6, difficulty: 3, jumps: 9 }), 0, 100, 0],
  ['close at home', forces({ source: 8, difficulty: 2 }), 80, 25, 30],
])('INT-2: the chances of a mission with %s', (_, given, success, discovered, frames) => {
  expect(missionChancesOf(given)).toEqual({ success, discovered, frames });
});

test('18.4: Kili roll 12 with Intel 3 against 5, Senorians 17 with 7 against a shipyard at 10 and 5', () => {
  const kili = 12 + missionModifierOf(forces({ source: 3, target: 5 }));
  expect([kili, missionResultOf(kili)]).toEqual([
    10,
    { success: false, discovered: false, frames: false },
  ]);
  const shipyard = designOf({ id: designId('shipyard'), kind: 'base', cost: 20 });
  const difficulty = missionDifficultyOf('sabotage-base', { design: shipyard, hasRoute: false });
  const senorian = 17 + missionModifierOf(forces({ source: 7, target: 5, difficulty }));
  expect([difficulty, senorian, missionResultOf(senorian).success]).toEqual([10, 9, false]);
});

test.each([
  ['espionage-fleet', human, null, null],
  ['propaganda-counter-insurgency', human, null, null],
  ['espionage-tech', human, null, 'own-system'],
  ['sabotage-productivity', human, null, 'own-system'],
  ['espionage-intel', null, null, null],
  ['espionage-tech', null, null, 'no-owner'],
  ['sabotage-raiding', null, null, 'no-owner'],
  ['espionage-system', loran, null, 'no-contact'],
  ['espionage-system', 'unknown', null, 'no-contact'],
  ['espionage-system', loran, 'alliance', null],
  ['propaganda-insurgency', loran, 'war', null],
  ['propaganda-counter-insurgency', loran, 'non-intercourse', 'no-friend'],
  ['propaganda-counter-insurgency', loran, 'non-aggression', null],
] as const)('INT-1, INT-7: %s in a system of %s at %s', (mission, owner, between, bar) => {
  expect(missionBarOf(mission, { by: human, owner, between })).toBe(bar);
});

test('INT-4: Counter-Insurgency first, then Espionage, Sabotage and Propaganda', () => {
  const some: readonly IntelMission[] = [
    ...(['propaganda-insurgency', 'sabotage-tech', 'espionage-tech'] as const),
    ...(['propaganda-counter-insurgency', 'propaganda-coup'] as const),
  ];
  expect(some.map(missionRankOf)).toEqual([3, 2, 1, 0, 4]);
});

const hull = (id: string, cc: number, count = 1) =>
  Array.from({ length: count }, () => ({ design: designOf({ id: designId(id), cc }) }));
const names = (found: readonly { design: { id: string } }[]): readonly string[] =>
  found.map(({ design }) => design.id);
test('INT-8: the named class, else the next smaller one, and never a larger one', () => {
  const named = designOf({ id: designId('perseus'), cc: 3 });
  const here = [...hull('dreadnought', 6), ...hull('escort', 1, 3), ...hull('frigate', 2, 2)];
  expect(names(sabotageTargetsOf([...here, ...hull('perseus', 3)], named))).toEqual(['perseus']);
  expect(names(sabotageTargetsOf(here, named))).toEqual(['frigate', 'frigate']);
  expect(names(sabotageTargetsOf(hull('dreadnought', 6), named))).toEqual([]);
  const base = (id: string, cost: number) => ({
    design: designOf({ id: designId(id), kind: 'base', cost }),
  });
  const yards = [base('depot', 5), base('shipyard', 20), base('fort', 9)];
  expect(names(sabotageTargetsOf(yards, base('citadel', 12).design))).toEqual(['fort']);
});

test('DIP-4: espionage that is found out brings 10 points of tension, sabotage and propaganda 20', () => {
  expect([tensionOfMission('espionage'), tensionOfMission('sabotage')]).toEqual([10, 20]);
});
