import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { checkDesign } from '#rules/design/check-design';
import { techLevelOf } from '#rules/design/tech-level-of';
import { expect, test } from 'vitest';
import { sketchOf } from './sketch.ts';

/** The construction points of a Heavy Cruiser, 20 for Starting Forces. */
function pointsOf(
  eraScheme: typeof DEFAULT_RULE_SET.eraScheme,
  era: number,
  inService: number | null = null,
): number {
  const sketch = sketchOf({ hull: 'CA', tech: era + 1, values: [6] });
  const { bill } = checkDesign(sketch, techLevelOf({ era, inService }, { eraScheme }));
  return ledgerTotal(bill!.available);
}

test.each([
  // Worked example 19: a cruiser of 3014, Era IV.
  { scheme: 'eraIBase', era: 4, points: 26 },
  { scheme: 'eraIBase', era: 1, points: 20 },
  { scheme: 'eraIBase', era: 0, points: 20 },
  { scheme: 'startingPlus', era: 1, points: 22 },
  { scheme: 'startingPlus', era: 4, points: 28 },
  // By years: 2 % for each after 3000.
  { scheme: 'perTechYear', era: 0, points: 20 },
  { scheme: 'perTechYear', era: 1, points: 20 },
  { scheme: 'perTechYear', era: 4, points: 25 },
  { scheme: 'perTechYear', era: 4, inService: 3014, points: 26 },
  { scheme: 'perTechYear', era: 1, inService: 2995, points: 20 },
] as const)('U-1: by $scheme a class of era $era has $points points', (row) => {
  const { scheme, era, points } = row;
  expect(pointsOf(scheme, era, 'inService' in row ? row.inService : null)).toBe(points);
});

test('U-1: a date far away is still calculated', () => {
  expect(pointsOf('perTechYear', 1, 99_999)).toBe(420);
});
