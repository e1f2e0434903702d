import { supplyPhase } from '#engine/phases/supply/phase';
import { valuesById } from '#kernel/collections/tables';
import type { RuleSet } from '#model/settings/rule-set';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { withRules } from '#test/support/with-rules';
import { expect, test } from 'vitest';

/** A–B–C–D: red owns all, with a depot at A and an outpost at B. */
function hungry(
  rules: Partial<RuleSet> = {},
  fleets: Parameters<typeof voyageOf>[0]['fleets'] = {},
) {
  const map = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor' },
    owners: { A: 'red', B: 'red', C: 'red', D: 'red' },
    fleets,
    units: [ashore('red.u9', 'depot', 'A')],
    states: { 'red/blue': 'war' },
  });
  const systems = valuesById(map.systems).map((system) => {
    const values = system.id === 'B' ? { census: 0, morale: 0 } : { census: 2, morale: 2 };
    return [system.id, { ...system, ...values }] as const;
  });
  const state = { ...map, systems: Object.fromEntries(systems), phase: 'supply' } as const;
  const phase = withRules(supplyPhase, { raiders: 'off', ...rules });
  return eventsOf(runPhases([phase], state).events, 'MoraleMarked');
}

test('COL-5, SUP-5: a colony three lanes from a depot remembers it for the check of this turn', () => {
  expect(hungry()).toMatchObject([{ system: 'D', mark: 'unsupplied', turn: 1, until: 1 }]);
});

test('COL-5, SUP-5: an enemy fleet on the way cuts off who is beyond it', () => {
  const marks = hungry({}, { blue: { f1: ['B', 'dd'] } });
  expect(marks.map(({ system }) => system)).toEqual(['C', 'D']);
});

test('COL-5: in a turn without a check nobody asks', () => {
  expect(hungry({ moraleInterval: 2 })).toEqual([]);
});
