import { expect, test } from 'vitest';
import { riotChanceOf, uprisingChanceOf } from '#rules/colony/riot-chance';
import type { MoraleCondition } from '#model/campaign/morale';

test.each<Readonly<{ morale: number; by: readonly MoraleCondition[]; chance: number }>>([
  { morale: 1, by: [], chance: 0 },
  { morale: 0, by: [], chance: 100 },
  { morale: 1, by: ['unemployment'], chance: 17 },
  { morale: 1, by: ['blockade'], chance: 34 },
  { morale: 2, by: ['blockade'], chance: 0 },
  // Both come true in 2 of 36 ways.
  { morale: 2, by: ['blockade', 'unemployment'], chance: 6 },
  // The blockade alone: 12 of 36 ways, less the 2 in which the garrison makes up for it.
  { morale: 1, by: ['blockade', 'garrison'], chance: 28 },
  { morale: 1, by: ['garrison', 'full-employment'], chance: 0 },
])('COL-6: Morale $morale with $by may be gone by $chance %', ({ morale, by, chance }) => {
  expect(riotChanceOf({ morale }, by)).toBe(chance);
});

test.each<
  Readonly<{
    system: Parameters<typeof uprisingChanceOf>[0];
    by: readonly MoraleCondition[];
    chance: number;
  }>
>([
  // Nobody rises in 4 of 9 cases.
  { system: { morale: 0, census: 2, rebels: 0 }, by: [], chance: 56 },
  { system: { morale: 0, census: 2, rebels: 1 }, by: [], chance: 100 },
  // Full employment brings Morale back in 1 of 6 cases.
  { system: { morale: 0, census: 2, rebels: 1 }, by: ['full-employment'], chance: 84 },
  { system: { morale: 0, census: 1, rebels: 0 }, by: ['full-employment'], chance: 28 },
  { system: { morale: 1, census: 3, rebels: 0 }, by: ['blockade'], chance: 24 },
  { system: { morale: 0, census: 40, rebels: 0 }, by: [], chance: 100 },
])('COL-6, COL-10: militias stand at $system by $chance %', ({ system, by, chance }) => {
  expect(uprisingChanceOf(system, by)).toBe(chance);
});
