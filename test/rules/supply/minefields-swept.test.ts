import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { AbilityId } from '#model/forces/design';
import { designId } from '#test/support/campaign';
import { minefieldsSwept } from '#rules/supply/minefields-swept';

/** `2` is a minefield of DV 2, `2*` a Self-Replicating one; each is of the class of its text. */
const minefield = (text: string) => ({
  text,
  design: {
    id: designId(text),
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
  const sweeping = { functions, minesweeping, sweepFirst: [] };
  const swept = minefieldsSwept(lying.split(' ').map(minefield), sweeping);
  expect(swept.map(({ text }) => text).join(' ')).toBe(gone);
});

test.each([
  ['of the classes that the sweeper names', 5, ['4'], '2 3 4', '4'],
  ['in the order in which the owner names them', 7, ['4', '3'], '2 3 4', '4 3'],
  ['what is too dear for the rest is passed over', 6, ['4', '3'], '2 3 4', '4 2'],
  ['classes that do not lie there', 5, ['9'], '4 2 3', '2 3'],
] as const)('SUP-3: first: %s', (_name, functions, first, lying, gone) => {
  const sweeping = { functions, minesweeping: 'points', sweepFirst: first.map(designId) } as const;
  const swept = minefieldsSwept(lying.split(' ').map(minefield), sweeping);
  expect(swept.map(({ text }) => text).join(' ')).toBe(gone);
});
