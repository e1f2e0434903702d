import { expect, test } from 'vitest';
import { choicesOf } from '#test/support/proof-choices';
import { fuzz } from './fuzz.ts';
import { type Data, dataMutated, jsonOf } from './mutate.ts';
import { TARGETS } from './targets.ts';

/** A short length: `npm run fuzz` goes on. */
const INPUTS = 120;

test.each(TARGETS.map((target) => [target.name, target] as const))(
  'anything that comes in as %s is taken or refused in our words',
  async (_name, target) => {
    const { faults } = await fuzz(target, { from: 1, inputs: target.short ?? INPUTS });
    expect(faults).toEqual([]);
  },
);

test('a fault is found, made small, and made again by its seed', async () => {
  const target = {
    name: 'planted',
    make: (choices: Parameters<typeof dataMutated>[1]) =>
      dataMutated({ a: [1, 2, { b: 'left' }], c: 'right' }, choices),
    read: (input: Data) => {
      if (!jsonOf(input).includes('left')) throw new Error('planted');
    },
  };
  const { faults } = await fuzz(target, { from: 1, inputs: 200 });
  const [first] = faults;
  expect(first?.what).toBe('Error: planted');
  expect(jsonOf(first?.input).length).toBeLessThan(20);
  expect(target.make(choicesOf(first!.seed))).toEqual(target.make(choicesOf(first!.seed)));
});
