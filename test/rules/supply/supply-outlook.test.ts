import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { LaneClass } from '#model/campaign/lane';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { supplyOutlook } from '#rules/supply/supply-outlook';
import { type FleetPlan, looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, systemId } from '#test/support/campaign';

/** What is foretold at a system of the line A–B–C–D, where A with a depot is red’s, and a base of red’s sees all. */
function outlookAt(at: string, lanes: string, fleets: FleetPlan): unknown {
  const classes: Readonly<Record<string, LaneClass>> = {
    '-': 'minor',
    '=': 'major',
    '.': 'restricted',
    '?': 'unexplored',
  };
  const ends = ['A-B', 'B-C', 'C-D'].map((lane, index) => [lane, classes[lanes.charAt(index)]!]);
  const state = voyageOf({
    lanes: Object.fromEntries(ends) as Readonly<Record<string, LaneClass>>,
    owners: { A: 'red', B: 'red', C: 'red', D: 'red' },
    fleets,
    units: ['A', 'B', 'C', 'D'].map((one) =>
      ashore(`red.base${one}`, one === 'A' ? 'depot' : 'base', one),
    ),
  });
  const info = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
  const view = empireViewOf(looked(state), empireId('red'), info);
  const system = systemId(at);
  return supplyOutlook(view)({ place: { kind: 'system', system }, together: system });
}

const NONE: FleetPlan = {};
const blueAt = (at: string, ...ships: readonly string[]): FleetPlan => ({
  blue: { f1: [at, ...ships] },
});

test.each<readonly [string, string, string, FleetPlan, object]>([
  ['its own depot', 'A', '---', NONE, { by: 'route', way: ['A'] }],
  ['the whole way', 'C', '-=-', NONE, { by: 'route', way: ['C', 'B', 'A'] }],
  [
    'the way of Supply ships',
    'D',
    '-.-',
    { red: { f1: ['D', 'supplier', 'supplier'] } },
    { by: 'ships', way: ['D', 'C', 'B', 'A'], lanes: 3 },
  ],
  [
    'a way past an enemy',
    'C',
    '---',
    { red: { f1: ['C', 'runner'] }, blue: { f1: ['B', 'dd'] } },
    { by: 'runners', way: ['C', 'B', 'A'], past: 'B' },
  ],
  [
    'a lane too many',
    'D',
    '---',
    NONE,
    { because: 'too-far', lanes: 3, way: ['D', 'C', 'B', 'A'] },
  ],
  [
    'a restricted lane',
    'C',
    '-.-',
    NONE,
    { because: 'lane', from: 'C', to: 'B', lane: 'restricted' },
  ],
  ['an unexplored one', 'B', '?--', NONE, { because: 'lane', from: 'B', to: 'A' }],
  [
    'an enemy fleet, whose, how many, and the runners that it takes',
    'C',
    '---',
    blueAt('B', 'dd', 'dd'),
    { because: 'enemy', at: 'B', by: ['blue'], ships: 2, runners: 2, way: ['C', 'B', 'A'] },
  ],
  [
    'a depot that is blockaded',
    'B',
    '---',
    blueAt('A', 'dd', 'dd', 'dd'),
    { because: 'depot-blockaded', at: 'A', by: ['blue'], ships: 3 },
  ],
  [
    'a blockade of the place',
    'B',
    '---',
    blueAt('B', 'dd', 'dd', 'dd'),
    { because: 'blockade', at: 'B', by: ['blue'], ships: 3 },
  ],
  ['no known depot at all', 'D', '--?', NONE, { because: 'no-depot' }],
])('SUP-5, SUP-6: what is foretold of supply names %s', (_name, at, lanes, fleets, outlook) => {
  expect(outlookAt(at, lanes, fleets)).toMatchObject(outlook);
});
