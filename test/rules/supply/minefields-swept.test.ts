import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { AbilityId } from '#model/forces/design';
import { minefieldsSwept } from '#rules/supply/minefields-swept';

/** `2` is a minefield of DV 2, `2*` a Self-Replicating one. */
const minefield = (text: string) => ({
  text,
  design: {
    dv: Number.parseInt(text, 10),
    abilities: text.endsWith('*') ? [{ id: brandAs<AbilityId>('selfReplicating'), rating: 1 }] : [],
  },
});

test.each([
  ['18.17: 8 points clear four of DV 2', 8, 'points', '2 2 2 2 2 2', '2 2 2 2'],
  [
    '18.17: by the other setting 8 functions clear eight',
    8,
    'fields',
    '2 2 2 2 2 2 2 2 2',
    '2 2 2 2 2 2 2 2',
  ],
  ['the cheapest go first', 5, 'points', '4 2 3', '2 3'],
  ['what is left over is lost', 3, 'points', '2 2', '2'],
  ['a Self-Replicating one costs double', 5, 'points', '2* 3', '3'],
  ['and takes its turn by that price', 4, 'points', '2* 5', '2*'],
  ['but one function by the other setting', 1, 'fields', '2*', '2*'],
  ['nobody sweeps', 0, 'points', '2', ''],
] as const)('SUP-3: %s', (_name, functions, minesweeping, lying, gone) => {
  const swept = minefieldsSwept(functions, lying.split(' ').map(minefield), minesweeping);
  expect(swept.map(({ text }) => text).join(' ')).toBe(gone);
});
