import { expect, test } from 'vitest';
import type { MoraleCondition } from '#model/campaign/morale';
import { moraleChancesOf } from '#rules/colony/morale-chances';

type Row = Readonly<{
  morale: number;
  by: readonly MoraleCondition[];
  falls: number;
  rises: number;
}>;

test.each<Row>([
  { morale: 3, by: [], falls: 0, rises: 0 },
  { morale: 3, by: ['blockade'], falls: 33, rises: 0 },
  { morale: 3, by: ['full-employment'], falls: 0, rises: 17 },
  // Full already: it can’t rise above the Census of 5; and it can’t fall below 0.
  { morale: 5, by: ['full-employment'], falls: 0, rises: 0 },
  { morale: 0, by: ['blockade'], falls: 0, rises: 0 },
  // 12 − 2 of 36 ways for the blockade alone; 6 − 2 for the garrison alone.
  { morale: 3, by: ['blockade', 'garrison'], falls: 28, rises: 11 },
])('COL-5: Morale $morale of Census 5 by $by', ({ morale, by, falls, rises }) => {
  expect(moraleChancesOf({ morale, census: 5 }, by)).toEqual({ falls, rises });
});
