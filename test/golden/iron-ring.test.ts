import { expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { goldenFiles } from './golden-files.ts';
import { goldenRun } from './golden-run.ts';
import { IRON_RING } from './iron-ring.ts';
import { keptFiles } from './kept-files.ts';
import { REARRANGED, WRITTEN_AND_READ } from './rearranged.ts';
import { SIEGE_KINDS } from './siege-kinds.ts';
import { wholeRun } from './whole-run.ts';

const turns = goldenRun(IRON_RING);
const files = goldenFiles(IRON_RING, turns);

test('Iron Ring has the golden files that were accepted, and no others', () => {
  expect([...files.keys()].sort(compareText)).toEqual([...keptFiles(IRON_RING).keys()]);
});

test.each([...files])('Iron Ring comes out as it was accepted: %s', (name, text) => {
  expect(text).toBe(keptFiles(IRON_RING).get(name));
});

test('Iron Ring is played by its own order files: no order in them is misread', () => {
  expect(turns.flatMap(({ refused }) => refused)).toEqual([]);
});

test('every kind of order of a siege is given at least once', () => {
  const orders = turns.flatMap((turn) => valuesById(turn.orders).flat());
  const used = new Set<string>(orders.map(({ order }) => order.kind));
  expect(SIEGE_KINDS.filter((kind) => !used.has(kind))).toEqual([]);
});

test('TURN-2: a JSON round trip between all phases of a siege changes nothing', () => {
  expect(wholeRun(goldenRun(IRON_RING, WRITTEN_AND_READ))).toEqual(wholeRun(turns));
});

test('TURN-2: the order of empires, rows and fields changes nothing in a siege', () => {
  expect(wholeRun(goldenRun(IRON_RING, REARRANGED))).toEqual(wholeRun(turns));
});

test('everything that must hold of a state holds after every phase', () => {
  const broken = turns.flatMap(({ turn, phases }) =>
    phases.flatMap(({ phase, state }) =>
      brokenInvariants(state).map((one) => ({ turn, phase, ...one })),
    ),
  );
  expect(broken).toEqual([]);
});

test.each([
  [1, 'SUP-4: a blockade', 'Comb is blockaded by Human Commonwealth'],
  [1, 'BOM-2: by hand', '36 points: anti troop 12: 1 hit, 0 double, 0 left, suppression 24: 3 hits'],
  [1, 'GND-2: a failed landing', 'Kili Republic at Wax: Aurora Brigade, 3rd Guard, 4th Guard: repelled'],
  [2, 'GND-3: a militia', 'Comb raises a militia'],
  [2, 'GND-6: a conquest', 'Human Commonwealth takes Comb from Loran Imperium: assault'],
  [2, 'GND-6: a shipyard', 'Human Commonwealth captures Shipyard Comb Loom of Loran Imperium'],
  [2, 'GND-6: a mothballed ship', 'Human Commonwealth captures Stercoralis Husk of Loran Imperium'],
  [2, 'CON-4: what is under construction', 'Human Commonwealth captures Chaete loran.w1 at Comb'],
  [2, 'COL-5: unrest after it', 'Morale of Wax 2 to 0:'],
  [3, 'COL-6: a rebellion', 'Wax in rebellion: 2, 4, 2, 4 against 2: 2 militias'],
  [4, 'BOM-3: collateral damage', 'Hive: capacity -1: collateral (d6 3)'],
  [4, 'BOM-4: points are carried', 'keeps 2 points at Hive for tactical support'],
  [4, 'GND-2: a beachhead', 'Human Commonwealth at Hive: 3rd Marines, 4th Marines: beachhead'],
  [4, 'COL-10: a rebellion that succeeds', 'Wax is independent with 1 militia, Morale 2'],
  [5, 'BOM-4: and used', 'tactical support 24 +2 carried: 2 hits'],
  [5, 'GND-1: by hand', '2 +3 +3 by others against 1 +0 +1 dug in: 6 damage [1d2: 2; 1d3: 1]'],
  [5, 'GND-6: retaken', 'Kili Republic takes Wax from Free Wax: assault'],
  [6, 'COL-6: a rebellion put down', 'Wax loses 1 militia of rebels: fighting; 0 left'],
  [6, 'COL-6: and Morale rises', 'Wax: morale +1: fighting'],
  [7, 'SUP-7: starved out', 'Thralls Hive Guard destroyed at Hive'],
  [7, 'GND-6: the end of the siege', 'Human Commonwealth takes Hive from Loran Imperium: assault'],
  [7, 'COL-7: martial law', 'martial law at Wax begins'],
  [8, 'CON-4: captured, and finished', 'Chaete Mandible enters service at Comb'],
  [9, 'CON-9: captured, and in service', 'Stercoralis Husk goes from mothballed to active'],
  [11, 'BOM-4: too few for an outpost', 'anti population 23: 1 hit, 0 double, 11 left'],
  [12, 'BOM-2: and enough', 'anti population 23 +11 carried: 2 hits, 1 double, 10 left'],
  [12, 'COL-9: an outpost is destroyed', 'nobody is left at Shoal'],
  [12, 'FOG-8: the end of an empire', 'Loran Imperium has lost everything in turn 12'],
  [12, 'COL-7: martial law lapses', 'martial law at Hive ends: too-few-troops'],
])('in turn %i happens %s', (turn, _, line) => {
  expect(files.get(`turn-${String(turn).padStart(2, '0')}/events.txt`)).toContain(line);
});
