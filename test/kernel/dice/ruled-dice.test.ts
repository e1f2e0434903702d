import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { RuledRoll } from '#kernel/dice/ruled-roll';

const seed = { secret: 's', turn: 1, attempt: 1, phase: 'encounters' };
const purpose = { kind: 'fire', text: 'fire of round 1' };
const twoOf = (ruled: readonly RuledRoll[]) => {
  const dice = seededDice(seed, ruled).stream('battle');
  return [1, 2].map(() => dice.roll({ count: 2, faces: 10 }, purpose, cite('CSC-7')));
};
const [plain, next] = twoOf([]);
const ruling = { id: plain!.id, purpose: purpose.text, faces: 10, values: [1, 2] };

test('a roll that is ruled shows what was said and says so; the next one falls as it would', () => {
  const [ruled, after] = twoOf([ruling]);
  expect(ruled).toEqual({ ...plain, values: [1, 2], total: 3, ruled: true });
  expect(after).toEqual(next);
});

test.each([
  ['for something else', { purpose: 'initiative' }],
  ['with other dice', { faces: 6 }],
  ['with another number of dice', { values: [1] }],
])('a roll of the same name that is made %s is not the one', (_name, other) => {
  expect(twoOf([{ ...ruling, ...other }])).toEqual([plain, next]);
});
